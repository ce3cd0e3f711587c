export type { LineAction, LineReader, LineSign, LineText, OutsideChange } from './line-signs.ts';
export { smallestChange } from './smallest-change.ts';
