// A row of the matrix that is computed, and the keys that it sees.

// What takes the place of a score that does not count.
#define MASKED (-3.0e38)

struct Row {
    int number;             // in the matrix
    int begin, end;         // keys that it sees
    int next, next_end;     // and those of a second interval
    float lambda;           // makes logits of scores
    float rate;             // times a difference of what is stored, the power of 2 that weights follow
    float share;            // what divides squared weights, or a sink's logit as a power of 2
};

layout(std430, binding = 0) readonly buffer Rows { Row rows[]; };

// Rows are computed some at a time: the first of those, counted in rows[], and how many.
uniform int first_place;
uniform int row_count;

// Their scores, or the logits that these become, with all keys.
layout(std430, binding = 3) buffer Scores { float scores[]; };
uniform int key_count;

bool sees(Row row, int key) {
    return (key >= row.begin && key < row.end) || (key >= row.next && key < row.next_end);
}

// Whether it sees any of the keys from `from` to before `to`.
bool sees_some(Row row, int from, int to) {
    return max(row.begin, from) < min(row.end, to) || max(row.next, from) < min(row.next_end, to);
}
