import { check, leaf, type RecordOf, recordType } from '../kernel/index.ts';

export type Attachment = RecordOf<typeof attachment>;

/** Its id is the SHA-256 of the content, which lies outside the document. */
export const attachment = recordType('attachments', {
  bytes: leaf(check.wholeFrom(0)),
  mime: leaf(check.text),
  name: leaf(check.text),
  widthPx: leaf(check.wholeFrom(1)),
  heightPx: leaf(check.wholeFrom(1)),
});

/** The largest file that a note can hold, in bytes. */
export const attachmentMaxBytes = 25 * 1024 * 1024;

/** SHA-256 of a file's content: 64 hexadecimal digits in lower case. */
export type AttachmentHash = string & { readonly attachmentHash: true };

/** @returns null for what is no such digest, in exactly that writing: it is safe as the name of a file */
export function attachmentHash(text: string): AttachmentHash | null {
  return /^[0-9a-f]{64}$/.test(text) ? (text as AttachmentHash) : null;
}
