import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  ...common,
  copyMarkdown: 'Copy as Markdown',
  saveMarkdown: 'Save as Markdown',
  saveHtml: 'Save as a web page',
  print: 'Print',
  copied: 'The note is copied as Markdown',
  copyRefused: 'The browser did not let the note be copied. Save it as Markdown instead.',
  failed: 'That did not work, and the note is as it was. Try again.',
  getting: 'Getting the images ready',
  images: 'Images',
  doneOf: ({ done, of }: { readonly done: number; readonly of: number }) => `${done} of ${of}`,
  leaveOutRest: 'Leave out the rest',
  missing: ({ count }: { readonly count: number }) =>
    plural(count, { one: '# image will be missing', other: '# images will be missing' }),
  absent: 'Not on this device, and not to be had from the server now:',
  notShown: 'Of a kind that is only ever saved as a file:',
  namesInstead: 'In the place of each stands its name.',
  goOnWithout: ({ count }: { readonly count: number }) =>
    plural(count, { one: 'Go on without it', other: 'Go on without them' }),
  unnamed: 'Image without a name',
};
