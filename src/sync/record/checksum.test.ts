import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checksumOf, crc32c } from './checksum.ts';

it.each([
  ['32 bytes of zero', new Uint8Array(32), 0x8a9136aa],
  ['32 bytes of ones', new Uint8Array(32).fill(255), 0x62a8ab43],
  ['0 to 31', Uint8Array.from({ length: 32 }, (_, at) => at), 0x46dd794e],
  ['31 to 0', Uint8Array.from({ length: 32 }, (_, at) => 31 - at), 0x113fdb5c],
  ['the digits 1 to 9', new TextEncoder().encode('123456789'), 0xe3069283],
  ['nothing', new Uint8Array(0), 0],
])('SY21a CRC-32C of %s is as in RFC 3720', (_, bytes, expected) => {
  expect(crc32c(bytes)).toBe(expected);
});

it('SY21a the checksum of an update covers key and bytes, so that no update fits another record', () => {
  const bytes = Uint8Array.of(1, 2, 3);
  expect(checksumOf('12345', new TextEncoder().encode('6789'))).toBe(0xe3069283);
  expect(checksumOf('notes/a', bytes)).not.toBe(checksumOf('notes/b', bytes));
});

it('SY21a any flipped bit changes the checksum', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), fc.nat(), (bytes, at) => {
      const flipped = bytes.slice();
      const bit = at % (bytes.length * 8);
      flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7));
      expect(checksumOf('notes/a', flipped)).not.toBe(checksumOf('notes/a', bytes));
    }),
  );
});
