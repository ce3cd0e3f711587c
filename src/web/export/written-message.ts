import { fileSize } from '../attachments/index.ts';
import type { WrittenState } from './export-session.ts';
import type { messages } from './messages/en.ts';

/** Returns what the user reads when an export is complete. */
export function writtenMessage(
  m: Pick<typeof messages, 'written' | 'writtenInParts'>,
  { files, bytes, parts }: WrittenState,
  locale: string,
): string {
  const size = fileSize(bytes, locale);
  return parts.length === 0 ? m.written({ files, size }) : m.writtenInParts({ files, size, parts: parts.length });
}
