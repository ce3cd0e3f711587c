/** The first bits of a value, which say what it is (RFC 8949, 3.1), and the whole bytes of those without content. */
export const major = {
  count: 0x00,
  negative: 0x20,
  bytes: 0x40,
  string: 0x60,
  list: 0x80,
  map: 0xa0,
  false: 0xf4,
  true: 0xf5,
  null: 0xf6,
  half: 0xf9,
  single: 0xfa,
  double: 0xfb,
} as const;
