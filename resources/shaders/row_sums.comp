// What a row's part of CHUNK keys adds to its statistics, by a group for each: the largest score, where
// it is, the next one, and sums over all keys but the one with the largest, relative to the next, so
// that they keep their digits where nearly all the weight is on one key.

#define THREADS 128

layout(local_size_x = THREADS) in;

shared float first[THREADS], second[THREADS];
shared int places[THREADS];
shared vec3 sums[THREADS];

int thread = int(gl_LocalInvocationIndex);
int chunk = int(gl_WorkGroupID.x);
int place = int(gl_WorkGroupID.y);
Row row = rows[first_place + place];
// The row's keys in the chunk: those of the first interval, then those of the second.
int from = chunk * CHUNK, to = min(from + CHUNK, key_count);
int begin = max(row.begin, from), next = max(row.next, from);
int size = max(min(row.end, to) - begin, 0);
int total = size + max(min(row.next_end, to) - next, 0);

int key_of(int i) {
    return i < size ? begin + i : next + (i - size);
}

float score_of(int key) {
    return scores[place * key_count + key];
}

// Of two threads' largest scores: the lower key wins where they are equal.
void take_larger(int other) {
    bool wins = first[other] > first[thread] ||
                (first[other] == first[thread] && places[other] >= 0 &&
                 (places[thread] < 0 || places[other] < places[thread]));
    float low = wins ? first[thread] : first[other];
    second[thread] = max(max(second[thread], second[other]), low);
    if (wins) {
        first[thread] = first[other];
        places[thread] = places[other];
    }
}

void find_largest() {
    float top = MASKED, after = MASKED;
    int at = -1;
    for (int i = thread; i < total; i += THREADS) {
        int key = key_of(i);
        float score = score_of(key);
        if (score > top) {
            after = top;
            top = score;
            at = key;
        } else {
            after = max(after, score);
        }
    }
    first[thread] = top;
    second[thread] = after;
    places[thread] = at;
    for (int half_way = THREADS / 2; half_way > 0; half_way /= 2) {
        barrier();
        if (thread < half_way)
            take_larger(thread + half_way);
    }
    barrier();
}

void sum_others() {
    float base = second[0];
    int top = places[0];
    vec3 sum = vec3(0.0);
    for (int i = thread; i < total; i += THREADS) {
        int key = key_of(i);
        float score = score_of(key);
        if (key == top || score == MASKED)
            continue;
        float x = max(row.rate * (score - base), -150.0);
        float power = power_of_2(x);
        sum += vec3(power, x * power, power * power);
    }
    sums[thread] = sum;
    for (int half_way = THREADS / 2; half_way > 0; half_way /= 2) {
        barrier();
        if (thread < half_way)
            sums[thread] += sums[thread + half_way];
    }
}

void main() {
    find_largest();
    sum_others();
    if (thread == 0)
        parts[(first_place + place) * chunks + chunk] =
            Part(first[0], places[0], second[0], sums[0].x, sums[0].y, sums[0].z);
}
