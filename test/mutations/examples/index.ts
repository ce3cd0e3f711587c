import type { Example } from './example.ts';
import { jsonExports } from './json-exports.ts';
import { ownExports } from './own-exports.ts';
import { recordings } from './recordings.ts';
import { tableExports } from './table-exports.ts';
import { textExports } from './text-exports.ts';

export type { Contents, Example } from './example.ts';

/** One or more exports of each source. */
export const examples: readonly Example[] = [
  ...tableExports,
  ...jsonExports,
  ...textExports,
  ...ownExports,
  ...recordings,
];
