import type { Instant } from '../../kernel/index.ts';
import { instantIn } from './iso-time.ts';

/** Reads seconds since 1970 as an instant; null for anything else, and for 0, which apps write for none. */
export function unixTimeIn(text: string): Instant | null {
  const plain = text.trim();
  return /^\d{1,12}$/.test(plain) ? instantIn(Number(plain) * 1000) : null;
}
