import { check, leaf, type RecordOf, recordType } from '../kernel/index.ts';

export type Attachment = RecordOf<typeof attachment>;

/** The id is the SHA-256 of the content, which is stored outside the document. */
export const attachment = recordType('attachments', {
  bytes: leaf(check.wholeFrom(0)),
  mime: leaf(check.text),
  name: leaf(check.text),
  widthPx: leaf(check.wholeFrom(1)),
  heightPx: leaf(check.wholeFrom(1)),
});

export const attachmentMaxBytes = 25 * 1024 * 1024;

/** SHA-256 of a file's content: 64 hexadecimal digits in lower case. */
export type AttachmentHash = string & { readonly attachmentHash: true };

/** @returns null unless the text is a digest in exactly this format, which is safe as a file name */
export function attachmentHash(text: string): AttachmentHash | null {
  return /^[0-9a-f]{64}$/.test(text) ? (text as AttachmentHash) : null;
}
