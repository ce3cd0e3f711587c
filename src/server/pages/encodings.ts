export type Encoding = 'br' | 'gzip';

/** Returns whether the client accepts this encoding, that is, lists it with a weight other than 0. */
export function takesEncoding(headers: Headers, encoding: Encoding): boolean {
  const accepted = headers.get('accept-encoding') ?? '';
  return new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`, 'i').test(accepted);
}
