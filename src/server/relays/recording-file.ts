import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { attachmentMaxBytes } from '#domain/notes/index.ts';

const unzip = promisify(gunzip);

export interface RecordingFile {
  readonly content: Uint8Array;
  readonly format: 'fit' | 'gpx' | 'tcx';
}

/**
 * Returns the recording in a file, unpacked if it is compressed. Null if it is none, for example a page with an error, or
 * if it is cut off or too large once unpacked.
 */
export async function recordingIn(file: Uint8Array): Promise<RecordingFile | null> {
  const content = isGzip(file) ? await unpacked(file) : file;
  const format = content && formatOf(content);
  return content && format && { content, format };
}

function isGzip(file: Uint8Array): boolean {
  return file[0] === 0x1f && file[1] === 0x8b;
}

async function unpacked(file: Uint8Array): Promise<Uint8Array | null> {
  return unzip(file, { maxOutputLength: attachmentMaxBytes }).catch(() => null);
}

const headBytes = 4096;

/** Recognises a format by its beginning. The import on the device looks at the rest. */
function formatOf(content: Uint8Array): RecordingFile['format'] | null {
  const head = Buffer.from(content.subarray(0, headBytes)).toString('latin1');
  if (head.slice(8, 12) === '.FIT') return 'fit';
  const text = head.replaceAll('\0', ''); // UTF-16
  if (/<(?:[\w.-]+:)?gpx[\s>]/.test(text)) return 'gpx';
  return /<(?:[\w.-]+:)?TrainingCenterDatabase[\s>]/.test(text) ? 'tcx' : null;
}
