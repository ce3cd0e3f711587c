import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  ...common,
  copyMarkdown: 'Copy as Markdown',
  saveMarkdown: 'Export as Markdown',
  saveHtml: 'Export as web page',
  copied: 'Note copied as Markdown',
  copyRefused: 'Your browser didn’t allow copying. Export the note as Markdown instead.',
  failed: 'Something went wrong. Your note hasn’t changed. Try again.',
  preparing: 'Preparing images',
  images: 'Images',
  doneOf: ({ done, of }: { readonly done: number; readonly of: number }) => `${done} of ${of}`,
  skipRest: 'Skip the rest',
  missing: ({ count }: { readonly count: number }) =>
    plural(count, { one: '# image is missing from the export', other: '# images are missing from the export' }),
  absent: 'Not on this device, and can’t be downloaded right now:',
  notShown: 'File types that can’t be shown as images:',
  namesInstead: 'Only their names are exported.',
  continueWithout: ({ count }: { readonly count: number }) =>
    plural(count, { one: 'Continue without it', other: 'Continue without them' }),
  unnamed: 'Untitled image',
};
