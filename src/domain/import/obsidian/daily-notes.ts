import { compareText, type LocalDay } from '../../kernel/index.ts';
import { stemOf } from '../files/index.ts';
import type { FolderFile } from '../note-files/index.ts';
import { dayPattern } from '../times/index.ts';
import type { VaultSettings } from './settings.ts';

/**
 * Finds the daily notes of a vault: those in the folder and with the names of its settings, and those whose name is a
 * day, `2026-11-26`. Each day has one note; other notes with its name stay as they are.
 *
 * @returns days by the `sourceId` of their note
 */
export function dailyNotes(
  notes: readonly FolderFile[],
  settings: Pick<VaultSettings, 'dailyFolder' | 'dailyFormat'>,
): ReadonlyMap<string, LocalDay> {
  const daysById = new Map<string, LocalDay>();
  const taken = new Set<LocalDay>();
  const take = (note: FolderFile, day: LocalDay | null) => {
    if (day === null || taken.has(day) || daysById.has(note.sourceId)) return;
    taken.add(day);
    daysById.set(note.sourceId, day);
  };
  const sorted = [...notes].sort((a, b) => a.path.length - b.path.length || compareText(a.path, b.path));
  const bySettings = dayBySettings(settings);
  const byName = dayPattern('YYYY-MM-DD');
  for (const note of sorted) take(note, bySettings(note.path));
  for (const note of sorted) take(note, byName(stemOf(note.path)));
  return daysById;
}

function dayBySettings({ dailyFolder, dailyFormat }: Pick<VaultSettings, 'dailyFolder' | 'dailyFormat'>) {
  const dayOf = dayPattern(dailyFormat ?? 'YYYY-MM-DD');
  const prefix = dailyFolder === null ? '' : `${dailyFolder}/`;
  return (path: string) => (path.startsWith(prefix) ? dayOf(path.slice(prefix.length).replace(/\.[^./]+$/, '')) : null);
}
