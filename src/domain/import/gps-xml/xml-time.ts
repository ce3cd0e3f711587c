import type { Instant } from '../../kernel/index.ts';
import { isoTime } from '../times/index.ts';

/** Reads a time of GPX or TCX. Both are in UTC by definition, so a time without a zone is too. */
export function xmlTime(text: string): Instant | undefined {
  const time = isoTime(text);
  if (time === null || typeof time === 'number') return time ?? undefined;
  return Date.parse(`${time.wall}Z`) as Instant;
}
