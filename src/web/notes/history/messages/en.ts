import type { At } from '../../../history/index.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  backToNote: 'Back to note',
  supersededTitle: ({ value, day, time }: At & { readonly value: string }) =>
    `The title was changed on two devices. “${value}” was replaced on ${day}, ${time}.`,
  supersededTag: ({ value, day, time }: At & { readonly value: string }) =>
    `The tag “${value}” was changed on two devices. One of the changes was replaced on ${day}, ${time}.`,
  show: 'Show',
  whole: 'Full text',
  sinceBefore: 'Changes made',
  untilNow: 'Changes since',
  first: 'There’s no earlier version to compare with.',
  same: 'The text didn’t change.',
  titleWas: ({ was, became }: { readonly was: string; readonly became: string }) =>
    `Title changed from “${was}” to “${became}”.`,
  titleSet: ({ became }: { readonly became: string }) => `Title added: “${became}”.`,
  titleGone: ({ was }: { readonly was: string }) => `Title removed: “${was}”.`,
  tagsAdded: ({ tags, count }: { readonly tags: string; readonly count: number }) =>
    plural(count, { one: `Tag added: ${tags}.`, other: `Tags added: ${tags}.` }),
  tagsGone: ({ tags, count }: { readonly tags: string; readonly count: number }) =>
    plural(count, { one: `Tag removed: ${tags}.`, other: `Tags removed: ${tags}.` }),
  textBefore: 'Text before the changes',
  textAfter: 'Text after the changes',
  changes: 'Text with changes marked',
  legend: 'Deleted text is struck through, added text is underlined.',
  emptyVersion: 'This version has no text.',
  copy: 'Copy text',
  copied: 'Text copied',
  notCopied: 'Your browser didn’t allow copying. Select the text and copy it yourself.',
  restore: 'Restore this version',
  restoreText: 'This becomes the current version. The text you have now stays in the version history.',
  restored: ({ day, time }: At) => `Version from ${day}, ${time} restored`,
  restoreInTrash: 'This note is in the trash. Restore the note before you restore a version.',
};
