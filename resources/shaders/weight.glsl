// What makes weights of a row's scores.

struct Scale {
    float largest;  // score of the row
    float weight;   // of the key that has it
};

layout(std430, binding = 6) buffer Scales { Scale scales[]; };

float weight_of(float score, Row row, Scale scale) {
    return score == MASKED ? 0.0 : scale.weight * power_of_2(row.rate * (score - scale.largest));
}
