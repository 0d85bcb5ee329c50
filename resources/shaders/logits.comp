// Turns scores into logits where these are more than lambda times a score.

layout(local_size_x = 64) in;
layout(std430, binding = 4) readonly buffer Bias { float bias[]; };  // of i - j = 1 - keys, ...

uniform float softcap;  // none where 0

// Beyond it a logit would be no finite number once a bias is added.
const float largest_logit = 1e38;

float logit(float score, Row row, int key) {
    float x = clamp(row.lambda * score, -largest_logit, largest_logit);
    if (softcap > 0.0)
        x = softcap * hyperbolic_tangent(x / softcap);
#if HAS_BIAS
    x += bias[row.number - key + key_count - 1];
#endif
#if SQUARES
    // Weights x^2 are those of a softmax of 2 log x; where x is not positive the key has none.
    x = x >= 1.1754943508222875e-38 ? 2.0 * logarithm(x) : MASKED;
#endif
    return x;
}

void main() {
    int key = int(gl_GlobalInvocationID.x), place = int(gl_WorkGroupID.y);
    if (key >= key_count)
        return;
    Row row = rows[first_place + place];
    if (!sees(row, key))
        return;
    int at = place * key_count + key;
    scores[at] = logit(scores[at], row, key);
}
