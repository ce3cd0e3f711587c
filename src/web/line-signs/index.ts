export type { LineAction, LineReader, LineSign, LineText, OutsideChange } from './line-signs.ts';
export { minChange } from './smallest-change.ts';
