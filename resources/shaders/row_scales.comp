// Joins the parts of each row: what makes weights of its scores.

layout(local_size_x = 64) in;

void main() {
    int place = int(gl_GlobalInvocationID.x);
    if (place >= row_count)
        return;
    Row row = rows[first_place + place];
    int from = (first_place + place) * chunks;
    float largest = MASKED;
    for (int i = from; i < from + chunks; ++i)
        largest = max(largest, parts[i].largest);
    float sum = 0.0;
    for (int i = from; i < from + chunks; ++i) {
        Part part = parts[i];
        if (part.place >= 0)
            sum += power_of_2(row.rate * (part.largest - largest)) +
                   power_of_2(row.rate * (part.next - largest)) * part.sum;
    }
#if SQUARES
    // The largest square over what squares are divided by.
    float power = row.rate * largest;
    float square = power > 0.0 ? 1.0 / power_of_2(-power) : power_of_2(power);
    float weight = largest == MASKED ? 0.0 : square / row.share;
#elif SINK
    // The sink adds a power of 2, which may be the largest of all, to the sum.
    float power = row.share - row.rate * largest;
    float share = power_of_2(-abs(power));
    float weight = sum <= 0.0 ? 0.0 : power > 0.0 ? share / (sum * share + 1.0) : 1.0 / (sum + share);
#else
    float weight = sum > 0.0 ? 1.0 / sum : 0.0;
#endif
    scales[place] = Scale(largest, weight);
}
