// Pools the rows of pixels.comp into rows of pixels.

layout(local_size_x = 64) in;
layout(std430, binding = 7) readonly buffer Pooled { float pooled[]; };
layout(std430, binding = 8) readonly buffer Bands { ivec2 bands[]; };  // rows of each row of pixels
layout(std430, binding = 9) writeonly buffer Picture { float picture[]; };

uniform int width;
uniform int first_band;

void main() {
    int pixel = int(gl_GlobalInvocationID.x), y = first_band + int(gl_WorkGroupID.y);
    if (pixel >= width)
        return;
    float value = 0.0;
    for (int place = bands[y].x; place < bands[y].y; ++place) {
        float next = pooled[place * width + pixel];
        value = MAXIMUM != 0 ? max(value, next) : value + next;
    }
    picture[y * width + pixel] = value;
}
