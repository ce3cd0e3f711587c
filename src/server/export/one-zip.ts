import { defaultZipLimits, type ZipLimits } from '#domain/export/index.ts';

/** Of one zip, whose sizes have 32 bits. A file may be larger than what is left, so some room remains. */
export const oneZip: ZipLimits = { fullBytes: 3.75 * 2 ** 30, entries: defaultZipLimits.entries };

/** The limits that are checked before an export starts: notes and training compress into what the attachments leave. */
export const exportLimits = { maxFiles: 65_000, maxAttachmentBytes: 3 * 2 ** 30 } as const;
