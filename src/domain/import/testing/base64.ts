const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Encodes bytes as Base64, for fixtures. */
export function base64Of(bytes: Uint8Array): string {
  const groups: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const digits = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63];
    const written = Math.min(3, bytes.length - at) + 1;
    groups.push(digits.map((digit, place) => (place < written ? signs[digit] : '=')).join(''));
  }
  return groups.join('');
}
