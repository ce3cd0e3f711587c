import { numberIn } from '../../csv/index.ts';
import type { SqlValue } from '../../sqlite/index.ts';

/** Returns a number; null for anything else. SQLite can store any value in any column. */
export function numberOf(value: SqlValue): number | null {
  if (typeof value === 'string') return numberIn(value);
  if (typeof value !== 'number' && typeof value !== 'bigint') return null;
  return Number.isFinite(Number(value)) ? Number(value) : null;
}

/** Returns a text, trimmed, or a number in words; empty for anything else. */
export function wordOf(value: SqlValue): string {
  return textOf(value).trim();
}

/** Returns a text as it is, for what the user wrote, or a number in words; empty for anything else. */
export function textOf(value: SqlValue): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}
