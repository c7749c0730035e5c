// SHA-256, because the browser's own is missing on plain http addresses of a home network.
const prime_roots = (() => {
  const constants: number[] = [];
  for (let n = 2; constants.length < 64; n++) {
    if (constants_prime(n)) constants.push(Math.floor((Math.cbrt(n) % 1) * 2 ** 32) >>> 0);
  }
  return constants;
})();

function constants_prime(n: number): boolean {
  for (let factor = 2; factor * factor <= n; factor++) if (n % factor === 0) return false;
  return true;
}

const start = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  out.set(bytes);
  out[bytes.length] = 0x80;
  new DataView(out.buffer).setUint32(out.length - 4, bytes.length * 8);
  return out;
}

function schedule(block: DataView): number[] {
  const words: number[] = [];
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      words.push(block.getUint32(i * 4));
      continue;
    }
    const a = words[i - 15]!,
      b = words[i - 2]!;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words.push((words[i - 16]! + s0 + words[i - 7]! + s1) | 0);
  }
  return words;
}

function mix(state: number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + prime_roots[i]! + words[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0);
}

export function sha256(bytes: Uint8Array): string {
  const message = padded(bytes);
  let state = start;
  for (let at = 0; at < message.length; at += 64) state = mix(state, schedule(new DataView(message.buffer, at, 64)));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
