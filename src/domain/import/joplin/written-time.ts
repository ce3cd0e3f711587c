import { isInstant, isLocalDay } from '../../kernel/index.ts';
import type { DraftTime } from '../draft/index.ts';

/** Reads `2026-01-02 03:04:05Z`, which Joplin writes, and the same without a zone or a time; null for anything else. */
export function writtenTime(text: string): DraftTime | null {
  const [, day = '', time = '00:00:00', zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?)?$/.exec(text.trim()) ?? [];
  const at = Date.parse(`${day}T${time}${zone ?? 'Z'}`);
  if (!isLocalDay(day) || !isInstant(at)) return null;
  return zone === undefined ? { wall: `${day}T${time}` } : at;
}
