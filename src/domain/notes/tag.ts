import { check, leaf, type RecordOf, recordType } from '../kernel/index.ts';

export type Tag = RecordOf<typeof tag>;

/** The user's settings for a tag; the tags of a note are leaves of the note. */
export const tag = recordType('tags', {
  colour: leaf(check.text),
  /**
   * The display name of the tag with its parent levels, which overrides the spelling in notes. Its normalised form
   * equals the record's.
   */
  name: leaf(check.text),
  /** The normalised name to which the tag was renamed. */
  renamedTo: leaf(check.text),
});
