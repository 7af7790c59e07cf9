/** The strongest frequency of samples, and where the middle of their energy lies, in hertz. */
export function spectrum(samples: Float32Array, rate: number): { strongest: number; middle: number } {
  const size = 2 ** Math.ceil(Math.log2(samples.length));
  const real = new Float64Array(size);
  real.set(samples);
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  let [sum, weighted, most, strongest] = [0, 0, 0, 0];
  for (let bin = 1; bin < size / 2; bin++) {
    const energy = real[bin] ** 2 + imaginary[bin] ** 2;
    const hz = (bin * rate) / size;
    sum += energy;
    weighted += energy * hz;
    if (energy > most) [most, strongest] = [energy, hz];
  }
  return { strongest, middle: weighted / sum };
}

/** The fast Fourier transform, in place; the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j)
      [real[i], real[j], imaginary[i], imaginary[j]] = [real[j], real[i], imaginary[j], imaginary[i]];
  }
  for (let length = 2; length <= size; length *= 2) {
    const angle = (-2 * Math.PI) / length;
    for (let start = 0; start < size; start += length) {
      for (let k = 0; k < length / 2; k++) {
        const [cos, sin] = [Math.cos(angle * k), Math.sin(angle * k)];
        const a = start + k;
        const b = a + length / 2;
        const re = real[b] * cos - imaginary[b] * sin;
        const im = real[b] * sin + imaginary[b] * cos;
        [real[b], imaginary[b]] = [real[a] - re, imaginary[a] - im];
        real[a] += re;
        imaginary[a] += im;
      }
    }
  }
}
