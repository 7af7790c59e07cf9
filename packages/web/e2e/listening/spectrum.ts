/** The strongest frequency of something that sounded several times, and where the middle of its energy lies, in hertz. */
export function spectrum(
  times: readonly Float32Array[],
  rate: number,
): { strongest: number; middle: number } {
  const energies = energiesOf(times[0]);
  for (const samples of times.slice(1)) {
    const more = energiesOf(samples);
    for (let bin = 0; bin < energies.length; bin++) energies[bin] += more[bin];
  }
  let [sum, weighted, most, strongest] = [0, 0, 0, 0];
  for (let bin = 1; bin < energies.length; bin++) {
    const hz = (bin * rate) / (2 * energies.length);
    sum += energies[bin];
    weighted += energies[bin] * hz;
    if (energies[bin] > most) [most, strongest] = [energies[bin], hz];
  }
  return { strongest, middle: weighted / sum };
}

/** The energy at each frequency, up to half of the rate. */
function energiesOf(samples: Float32Array): Float64Array {
  const size = 2 ** Math.ceil(Math.log2(samples.length));
  const real = new Float64Array(size);
  real.set(samples);
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  return Float64Array.from({ length: size / 2 }, (_, bin) => real[bin] ** 2 + imaginary[bin] ** 2);
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
    for (let k = 0; k < length / 2; k++) {
      const cos = Math.cos(angle * k);
      const sin = Math.sin(angle * k);
      for (let start = 0; start < size; start += length) {
        const a = start + k;
        const b = a + length / 2;
        const re = real[b] * cos - imaginary[b] * sin;
        const im = real[b] * sin + imaginary[b] * cos;
        real[b] = real[a] - re;
        imaginary[b] = imaginary[a] - im;
        real[a] += re;
        imaginary[a] += im;
      }
    }
  }
}
