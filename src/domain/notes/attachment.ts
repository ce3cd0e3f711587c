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
