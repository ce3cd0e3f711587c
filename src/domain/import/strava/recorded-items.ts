import type { Sport } from '../../exercise/index.ts';
import type { Instant } from '../../kernel/index.ts';
import { itemOfRecording, recordingsIn } from '../activity-files/index.ts';
import type { ActivityDraft, WorkoutDraft } from '../draft/index.ts';
import { ImportError, type ImportErrorCode, type ImportFile } from '../files/index.ts';

export type RecordedItem = ActivityDraft | WorkoutDraft;

export interface RecordedItems {
  /** Several for a multisport recording. */
  readonly items: readonly RecordedItem[];
  /** What is wrong with the file; null for nothing. */
  readonly problem: ImportErrorCode | null;
}

/**
 * Reads what was recorded, as far as the file is not damaged.
 *
 * @param stated when it began, for a file that does not say, and its sport, by which its figures are computed; null if
 * nothing says so
 */
export async function recordedItems(
  file: ImportFile,
  { startedAt, sport }: { readonly startedAt: Instant | null; readonly sport: Sport | null },
): Promise<RecordedItems> {
  try {
    const found = await recordingsIn(file);
    if (found === null) return { items: [], problem: 'import/unsupported' };
    const { recordings, isDamaged } = found;
    const items = recordings.flatMap((recording, at) => {
      // a multisport recording has a sport for each part
      const isAsStated = sport !== null && recordings.length === 1;
      const known = {
        ...recording,
        ...{ startedAt: recording.startedAt ?? startedAt, sport: isAsStated ? sport : recording.sport },
      };
      return itemOfRecording(known, file, at) ?? [];
    });
    if (items.length > 0) return { items, problem: isDamaged ? 'import/cut-short' : null };
    return { items, problem: isDamaged ? 'import/damaged' : 'import/empty' };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { items: [], problem: error.code };
  }
}
