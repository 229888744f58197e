// The functions of C for small numbers, each with its own name.
import Foundation

let part: Float = 0.4
for function in [
  sqrtf, cbrtf, sinf, cosf, tanf, asinf, acosf, atanf, sinhf, coshf, tanhf, fabsf, expf, exp2f,
  logf, log2f, log10f, floorf, ceilf, roundf, truncf,
] {
  print(String(format: "%.4f", function(part)))
}
print(powf(2, 3), fmodf(7, 4), fmaxf(1, 2), fminf(1, 2), copysignf(1, -2))
print(String(format: "%.4f %.4f", atan2f(1, 2), hypotf(3, 4)))
print(lroundf(2.5), lroundf(-0.6))
func byte(_ part: Float) -> String { String(format: "%02lX", lroundf(part * 255)) }
print([Float(1), 0.5, 0].map(byte).joined())
