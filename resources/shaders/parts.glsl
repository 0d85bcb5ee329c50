// What CHUNK keys of a row leave of it.

struct Part {
    float largest;   // score
    int place;       // the lowest key that has it; -1 where none counts
    float next;      // the largest score of the others; MASKED where there is none
    float sum;       // of 2^x, x = rate (score - next), over all keys but that one
    float weighted;  // of x 2^x
    float squares;   // of 4^x
};

layout(std430, binding = 5) buffer Parts { Part parts[]; };  // those of a row side by side
uniform int chunks;  // of a row
