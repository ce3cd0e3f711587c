import type { At } from '../../../history/index.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  backToNote: 'Back to the note',
  supersededTitle: ({ value, day, time }: At & { readonly value: string }) =>
    `The title “${value}” was written apart from another one, and gave way to it on ${day}, ${time}.`,
  supersededTag: ({ value, day, time }: At & { readonly value: string }) =>
    `The tag “${value}” was set or taken off on two devices apart; one of the two gave way on ${day}, ${time}.`,
  show: 'Show',
  whole: 'Whole',
  sinceBefore: 'What it changed',
  untilNow: 'What changed since',
  first: 'There is no version before this one, so there is nothing to compare it with.',
  same: 'The text is the same in both.',
  titleWas: ({ was, became }: { readonly was: string; readonly became: string }) =>
    `The title was “${was}”, replaced by “${became}”.`,
  titleSet: ({ became }: { readonly became: string }) => `The title “${became}” was new.`,
  titleGone: ({ was }: { readonly was: string }) => `The title “${was}” was taken away.`,
  tagsAdded: ({ tags, count }: { readonly tags: string; readonly count: number }) =>
    plural(count, { one: `Tag added: ${tags}.`, other: `Tags added: ${tags}.` }),
  tagsGone: ({ tags, count }: { readonly tags: string; readonly count: number }) =>
    plural(count, { one: `Tag taken off: ${tags}.`, other: `Tags taken off: ${tags}.` }),
  textBefore: 'Text before',
  textAfter: 'Text after',
  changes: 'Text with what was added and what was deleted',
  legend: 'Deleted text is struck through, added text is underlined.',
  emptyVersion: 'This version had no text.',
  copy: 'Copy text',
  copied: 'The text of this version is copied',
  notCopied: 'The browser did not allow copying. Select the text and copy it by hand.',
  restore: 'Restore this version',
  restoreText: 'It becomes the newest version; what stands now is kept here. Nothing is lost.',
  restored: ({ day, time }: At) => `The version of ${day}, ${time} is restored`,
  restoreInTrash: 'The note is in the trash. Bring it back to restore a version.',
};
