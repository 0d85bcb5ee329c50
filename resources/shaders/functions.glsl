// Functions that a driver may round as it likes, written out so that they are the same everywhere.

// 2^x for x <= 0, from -150 on as if that were x. Taylor in x - round(x), whose size is at most 1/2:
// relative error below 2e-7; 0 where the result is no normal number.
float power_of_2(float x) {
    x = max(x, -150.0);
    float whole = floor(x + 0.5);
    float y = (x - whole) * 0.69314718056;
    float power = 1.0 + y * (1.0 + y * (0.5 + y * (0.16666666667 + y * (0.041666666667
                + y * (0.0083333333333 + y * (0.0013888888889 + y * 0.00019841269841))))));
    return whole < -126.0 ? 0.0 : power * intBitsToFloat((int(whole) + 127) << 23);
}

// log x for normal x > 0. With x = 2^k m, m from sqrt(1/2) to sqrt(2), and t = (m - 1)/(m + 1), it is
// k log 2 + 2 atanh t, |t| < 0.172. Absolute error below 2e-7 (1 + |log x|).
float logarithm(float x) {
    int bits = floatBitsToInt(x);
    int k = ((bits - 0x3f3504f3) >> 23);
    float m = intBitsToFloat(bits - (k << 23));
    float t = (m - 1.0) / (m + 1.0), u = t * t;
    float series = t * (2.0 + u * (0.66666666667 + u * (0.4 + u * (0.28571428571 + u * 0.22222222222))));
    return float(k) * 0.69314718056 + series;
}

// tanh x; by its series near 0, where a difference would lose digits. Relative error below 4e-7.
float hyperbolic_tangent(float x) {
    float size = abs(x);
    float power = power_of_2(-2.885390082 * size);
    float far = (1.0 - power) / (1.0 + power);
    float u = size * size;
    float near = size * (1.0 + u * (-0.33333333333 + u * (0.13333333333 + u * (-0.053968253968
               + u * (0.021869488536 + u * (-0.0088632355299 + u * 0.0035921280366))))));
    float value = size < 0.35 ? near : far;
    return x < 0.0 ? -value : value;
}
