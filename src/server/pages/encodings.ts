export type Encoding = 'br' | 'gzip';

/** Whether whoever asks takes an answer in this encoding: named, and not with a weight of 0. */
export function takesEncoding(headers: Headers, encoding: Encoding): boolean {
  const accepted = headers.get('accept-encoding') ?? '';
  return new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`, 'i').test(accepted);
}
