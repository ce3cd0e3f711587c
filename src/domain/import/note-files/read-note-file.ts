import { maxBodyBytes } from '../../kernel/index.ts';
import { type FileText, readFileText } from '../../notes/index.ts';
import type { SkippedItem } from '../draft/index.ts';
import { ImportError, type ImportFile, textOf } from '../files/index.ts';
import { isLockedText } from '../text/index.ts';

export type NoteReading = FileText | SkippedItem;

/** Reads the text of a note, or says why it cannot be read. */
export async function readNoteFile(file: ImportFile): Promise<NoteReading> {
  try {
    const text = await textOf(file, maxNoteBytes);
    if (isLockedText(text)) return skipped(file.path, new ImportError('import/locked'));
    // A binary file with the extension of a text.
    return text.includes('\0') ? skipped(file.path, new ImportError('import/damaged')) : readFileText(text);
  } catch (error) {
    return skipped(file.path, error);
  }
}

/** A file that cannot be read at all counts as damaged. */
export function skipped(origin: string, error: unknown): SkippedItem {
  return { kind: 'skipped', origin, code: error instanceof ImportError ? error.code : 'import/damaged' };
}

/** Far above what a note can hold, because links become shorter and UTF-16 becomes UTF-8. */
const maxNoteBytes = 4 * maxBodyBytes;
