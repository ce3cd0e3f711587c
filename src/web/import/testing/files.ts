import { strToU8, zipSync } from 'fflate';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { tableText } from '#domain/import/testing/tables.ts';

/** A table of Strong, one row per set, without units. */
export function strongFile(rows: readonly StrongSet[]): File {
  const header =
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
  const text = tableText(
    rows.map(({ at, workout, exercise, load, reps, note = '' }, row) => [
      at,
      workout,
      '45m',
      exercise,
      row + 1,
      load,
      reps,
      0,
      0,
      note,
      '',
      null,
    ]),
  );
  return new File([`${header}\n${text}`], 'strong.csv', { type: 'text/csv' });
}

export interface StrongSet {
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly at: string;
  readonly workout: string;
  readonly exercise: string;
  readonly load: number;
  readonly reps: number;
  /** Empty by default. */
  readonly note?: string;
}

export function markdownFile(name: string, text: string): File {
  return new File([text], name, { type: 'text/markdown' });
}

export function zipOf(name: string, files: Readonly<Record<string, string | Uint8Array>>): File {
  const entries = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  const bytes = zipSync(Object.fromEntries(entries), { mtime: '2026-03-01T12:00:00' });
  return new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'application/zip' });
}

/** Chooses files on the import screen. */
export async function chooseFiles(...files: readonly File[]): Promise<void> {
  const field = await vi.waitUntil(
    () => document.querySelector<HTMLInputElement>('input[type=file]:not([webkitdirectory])'),
    { timeout: 30_000 },
  );
  await userEvent.upload(field, [...files]);
}
