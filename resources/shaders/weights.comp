// Turns scores into weights; keys that a row does not see have the weight 0.

layout(local_size_x = 64) in;

void main() {
    int key = int(gl_GlobalInvocationID.x), place = int(gl_WorkGroupID.y);
    if (key >= key_count)
        return;
    Row row = rows[first_place + place];
    int at = place * key_count + key;
    scores[at] = sees(row, key) ? weight_of(scores[at], row, scales[place]) : 0.0;
}
