// Inner products of queries and keys: a group makes a square tile of them, and each invocation
// EACH x EACH of its products. Stretches of both are brought to shared memory, DEPTH dimensions at a
// time. Tiles that no row sees are left undefined.

// Without unrolled loops, NVIDIA's compiler keeps the sums in memory instead of registers, and a tile
// takes three to five times as long. Other drivers unroll them anyway and ignore the line.
#pragma optionNV(unroll all)

#define SIDE 16
#define TILE (SIDE * EACH)
#define DEPTH 16

layout(local_size_x = SIDE, local_size_y = SIDE) in;
layout(std430, binding = 1) readonly buffer Queries { float queries[]; };
layout(std430, binding = 2) readonly buffer Keys { float keys[]; };

uniform int first_query, query_count;  // rows of the matrix that the queries are
uniform int first_key, keys_here;      // the keys of the matrix
uniform int dim;                       // of the vectors
uniform int first_dim, last_dim;       // those that are multiplied now; one past the last
uniform int first_distance, last_distance;  // of i - j, where these products are the scores

shared float some_queries[DEPTH][TILE + 1];
shared float some_keys[DEPTH][TILE + 1];
shared int starts[TILE];  // where each row's query begins; -1 where it has none here
shared int needed;

int thread = int(gl_LocalInvocationIndex);
int tile_row = int(gl_WorkGroupID.y) * TILE;
int tile_key = int(gl_WorkGroupID.x) * TILE;

int start_of(int place) {
    if (place >= row_count)
        return -1;
    int query = rows[first_place + place].number - first_query;
    return query >= 0 && query < query_count ? query * dim : -1;
}

// Whether a row of the tile has one of its scores here.
bool needs_some(int place) {
    Row row = rows[first_place + place];
    int from = max(first_key + tile_key, row.number - last_distance + 1);
    int to = min(first_key + min(tile_key + TILE, keys_here), row.number - first_distance + 1);
    return sees_some(row, from, to);
}

void look() {
    if (thread == 0)
        needed = 0;
    barrier();
    if (thread < TILE) {
        starts[thread] = start_of(tile_row + thread);
        if (starts[thread] >= 0 && needs_some(tile_row + thread))
            needed = 1;
    }
    barrier();
}

void bring(int from) {
    for (int i = thread; i < TILE * DEPTH; i += SIDE * SIDE) {
        int at = i / DEPTH, k = i % DEPTH, key = tile_key + at;
        bool within = from + k < last_dim;
        some_queries[k][at] = within && starts[at] >= 0 ? queries[starts[at] + from + k] : 0.0;
        some_keys[k][at] = within && key < keys_here ? keys[key * dim + from + k] : 0.0;
    }
}

void main() {
    look();
    if (needed == 0)
        return;
    int x = int(gl_LocalInvocationID.x), y = int(gl_LocalInvocationID.y);
    float sums[EACH][EACH];
    for (int a = 0; a < EACH; ++a)
        for (int b = 0; b < EACH; ++b)
            sums[a][b] = 0.0;
    for (int from = first_dim; from < last_dim; from += DEPTH) {
        bring(from);
        barrier();
        for (int k = 0; k < DEPTH; ++k) {
            float query[EACH], key[EACH];
            for (int a = 0; a < EACH; ++a) {
                query[a] = some_queries[k][y + SIDE * a];
                key[a] = some_keys[k][x + SIDE * a];
            }
            for (int a = 0; a < EACH; ++a)
                for (int b = 0; b < EACH; ++b)
                    sums[a][b] += query[a] * key[b];
        }
        barrier();
    }
    for (int a = 0; a < EACH; ++a)
        for (int b = 0; b < EACH; ++b) {
            int place = tile_row + y + SIDE * a, key = tile_key + x + SIDE * b;
            if (starts[y + SIDE * a] < 0 || key >= keys_here)
                continue;
            int distance = rows[first_place + place].number - (first_key + key);
            if (distance < first_distance || distance >= last_distance)
                continue;
            int at = place * key_count + first_key + key;
            scores[at] = (first_dim == 0 ? 0.0 : scores[at]) + sums[a][b];
        }
}
