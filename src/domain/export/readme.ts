import type { ExportOptions } from './exported-account.ts';

/** Returns five lines for someone who finds the export without the app. */
export function readme({ appVersion, exportedAt }: Pick<ExportOptions, 'appVersion' | 'exportedAt'>): string {
  const day = new Date(exportedAt).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return [
    `This is an export of notes and training from Mensana ${appVersion}, made on ${day}.`,
    'notes: one Markdown file for each note, in a folder for each notebook; trash: the notes in the trash.',
    'attachments: the pictures and other files in the notes; training: tables for any spreadsheet program.',
    'data.jsonl: everything, complete, one record per line in JSON; manifest.json: all files with their SHA-256.',
    'Mensana reads it back: choose Import, and this zip with all its parts, or the unpacked folder.',
    '',
  ].join('\n');
}
