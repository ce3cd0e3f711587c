import { messages as common } from '../../common/messages/en.ts';
import { pluralIn } from '../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  ...common,
  exportText:
    'Download all your notes, files and training as one zip file: notes as Markdown, training as tables, and a complete copy that Mensana can import. It’s created on this device.',
  exportAll: 'Export everything',
  readingRecords: 'Reading notes and training',
  writingFiles: 'Writing files',
  progress: ({ done, total }: { readonly done: string; readonly total: string }) => `${done} of ${total}`,
  written: ({ files, size }: { readonly files: number; readonly size: string }) =>
    `Export downloaded: ${plural(files, { one: '# file', other: '# files' })}, ${size}.`,
  writtenInParts: ({ files, size, parts }: { readonly files: number; readonly size: string; readonly parts: number }) =>
    `Export complete: ${plural(files, { one: '# file', other: '# files' })}, ${size}, in ${plural(parts, { one: '# part', other: '# parts' })}. Save all parts under Profile, Data.`,
  parts: 'This export has several parts. Save all of them, and choose them together when you import.',
  savePart: ({ number, total }: { readonly number: number; readonly total: number | null }) =>
    total === null ? `Save part ${number}` : `Save part ${number} of ${total}`,
  savePartAgain: ({ number, total }: { readonly number: number; readonly total: number | null }) =>
    total === null ? `Save part ${number} again` : `Save part ${number} of ${total} again`,
  savedPart: ({ size }: { readonly size: string }) => `${size}, saved`,
  missing: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: '# attached file isn’t on this device and couldn’t be downloaded, so it’s not in the export. Try again when you’re online.',
      other:
        '# attached files aren’t on this device and couldn’t be downloaded, so they’re not in the export. Try again when you’re online.',
    }),
  failed: 'Couldn’t export. Nothing was changed. Try again.',
  oneAtATime: 'Wait until the current export is finished.',
  notHere: 'Your data is still being downloaded to this device. You can export it once that’s finished.',
};
