import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Returns whether the client accepts this encoding, that is, lists it with a weight other than 0. */
export function takesEncoding(headers: Headers, encoding: Encoding): boolean {
  const accepted = headers.get('accept-encoding') ?? '';
  return new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`, 'i').test(accepted);
}

const compress: { readonly [E in Encoding]: (page: Buffer) => Buffer } = {
  br: (page) => brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (page) => gzipSync(page),
};

/**
 * Compresses a page of a few kilobytes in well below a millisecond. The page repeats nothing from the request, so its
 * length reveals no secret.
 */
export function compressed(page: Buffer, encoding: Encoding): Buffer {
  return compress[encoding](page);
}

/** Returns the encoding in which to answer; null for none. */
export function encodingFor(headers: Headers): Encoding | null {
  return encodings.find((each) => takesEncoding(headers, each)) ?? null;
}
