// Pools the weights of each row into pixels, by maximum or sum: PIXELS of them by a group, LANES
// invocations to each.

layout(local_size_x = LANES, local_size_y = PIXELS) in;
layout(std430, binding = 7) writeonly buffer Pooled { float pooled[]; };  // row by row

uniform int first_pixel;  // of the whole side, that the picture begins with
uniform int width;
uniform int cells;        // that a pixel pools

shared float values[PIXELS][LANES];

int lane = int(gl_LocalInvocationID.x), at = int(gl_LocalInvocationID.y);

float pool(Row row, Scale scale, int place, int from) {
    float value = MAXIMUM != 0 ? MASKED : 0.0;
    for (int key = from + lane; key < from + cells; key += LANES)
        if (sees(row, key)) {
            float score = scores[place * key_count + key];
            value = MAXIMUM != 0 ? max(value, score) : value + weight_of(score, row, scale);
        }
    return value;
}

void main() {
    int pixel = int(gl_WorkGroupID.x) * PIXELS + at, place = int(gl_WorkGroupID.y);
    Row row = rows[first_place + place];
    Scale scale = scales[place];
    int from = min((first_pixel + pixel) * cells, key_count - cells);
    bool counts = pixel < width && sees_some(row, from, from + cells);
    values[at][lane] = counts ? pool(row, scale, place, from) : MAXIMUM != 0 ? MASKED : 0.0;
#if LANES > 1
    for (int half_way = LANES / 2; half_way > 0; half_way /= 2) {
        barrier();
        if (lane < half_way) {
            float other = values[at][lane + half_way];
            values[at][lane] = MAXIMUM != 0 ? max(values[at][lane], other) : values[at][lane] + other;
        }
    }
#endif
    if (lane == 0 && pixel < width)
        pooled[place * width + pixel] =
            MAXIMUM != 0 ? weight_of(values[at][0], row, scale) : values[at][0];
}
