import type { Recording } from '../../track/index.ts';
import { bytesOf, decodeText, headOf, type ImportFile, maxTextBytes } from '../files/index.ts';
import { isFit, isFitActivity, readFit } from '../fit/index.ts';
import { readGpx, readTcx } from '../gps-xml/index.ts';

/** The format with the most detail first. */
const formats = ['fit', 'tcx', 'gpx'] as const;

/** Devices also write their settings, courses and the steps of a day as FIT. */
export type RecordingFormat = (typeof formats)[number] | 'fit-without-activity';

export interface RecordingsInFile {
  readonly recordings: readonly Recording[];
  /** Whether something is missing after them. */
  readonly isDamaged: boolean;
}

const headBytes = 4096;

/** Returns where a format comes if an activity is in several: the one with the most detail first, other files last. */
export function rankOfFormat(format: RecordingFormat | null): number {
  const at = (formats as readonly unknown[]).indexOf(format);
  return at < 0 ? formats.length : at;
}

/** Returns the format of a recording, by its content; null for another file. Throws if the file cannot be read. */
export async function recordingFormatOf(file: ImportFile): Promise<RecordingFormat | null> {
  return formatOf(await headOf(file, headBytes));
}

function formatOf(head: Uint8Array): RecordingFormat | null {
  if (isFit(head)) return isFitActivity(head) ? 'fit' : 'fit-without-activity';
  const text = decodeText(head);
  if (/<(?:[\w.-]+:)?gpx[\s>]/.test(text)) return 'gpx';
  return /<(?:[\w.-]+:)?TrainingCenterDatabase[\s>]/.test(text) ? 'tcx' : null;
}

/**
 * Reads a file as far as it is not damaged. Throws if it cannot be read at all.
 *
 * @returns null if it is no recording
 */
export async function recordingsIn(file: ImportFile): Promise<RecordingsInFile | null> {
  const bytes = await bytesOf(file, maxTextBytes);
  const format = formatOf(bytes.subarray(0, headBytes));
  if (format === null) return null;
  if (format === 'fit-without-activity') return { recordings: [], isDamaged: false };
  if (format === 'gpx') return readGpx(decodeText(bytes));
  if (format === 'tcx') return readTcx(decodeText(bytes));
  const reading = readFit(bytes);
  return { recordings: reading?.recordings ?? [], isDamaged: reading === null || reading.faults.length > 0 };
}
