import { type Instant, isInstant } from '../../kernel/index.ts';
import type { DraftTime } from '../draft/index.ts';
import { stemOf } from '../files/index.ts';
import type { KeepNote } from './note-json.ts';

/**
 * Returns when a note was created and edited. Exports of 2021 do not contain the creation, and some contain a zero; then
 * each one stands in for the other, else the time in the name of the file does, which notes without a title have.
 */
export function noteTimes(
  note: Pick<KeepNote, 'createdTimestampUsec' | 'userEditedTimestampUsec'>,
  path: string,
): { readonly createdAt: DraftTime | null; readonly editedAt: DraftTime | null } {
  const created = instantOfMicroseconds(note.createdTimestampUsec);
  const edited = instantOfMicroseconds(note.userEditedTimestampUsec);
  const named = created === null && edited === null ? timeInName(path) : null;
  return { createdAt: created ?? edited ?? named, editedAt: edited ?? created ?? named };
}

/** Returns null for zero, which means an unknown time, and for anything that is no time. */
export function instantOfMicroseconds(value: unknown): Instant | null {
  const microseconds = typeof value === 'string' && /^\d{1,20}$/.test(value) ? Number(value) : value;
  if (typeof microseconds !== 'number' || !(microseconds > 0)) return null;
  const at = Math.floor(microseconds / 1000);
  return isInstant(at) && at > 0 ? at : null;
}

/** Reads `2026-01-02T03_04_05.678+01_00`, in which a colon is written `_`, because file names cannot contain it. */
function timeInName(path: string): DraftTime | null {
  const [, wall, fraction = '', zone] =
    /^(\d{4}-\d{2}-\d{2}T\d{2}[_:]\d{2}[_:]\d{2})(\.\d{1,6})?(Z|[+-]\d{2}[_:]?\d{2})?(?:\(\d+\))?$/.exec(
      stemOf(path),
    ) ?? [];
  if (wall === undefined) return null;
  const written = wall.replaceAll('_', ':');
  const offset = zone?.replace(/^([+-]\d{2})[_:]?(\d{2})$/, '$1:$2');
  const at = Date.parse(`${written}${fraction}${offset ?? 'Z'}`);
  if (!isInstant(at)) return null;
  return offset === undefined ? { wall: written } : at;
}
