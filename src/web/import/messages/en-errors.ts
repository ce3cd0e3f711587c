import type { ImportErrorCode, KindOfFile } from '#domain/import/files/index.ts';

/** Why a file, an item or a row was not read, and what can be done. */
export const errors: { readonly [C in ImportErrorCode]: string } = {
  'import/damaged': 'The file is damaged or incomplete. Export it again and import the new file.',
  'import/cut-short': 'The end of the file is damaged or missing. What comes before it was read.',
  'import/encrypted':
    'It’s encrypted. Decrypt it in the app it comes from, export it without a password and import that file.',
  'import/locked':
    'Locked with a password in the other app. Remove the lock there, export again and import the new file.',
  'import/too-large': 'It’s too large to import.',
  'import/large-inside':
    'This archive is too large to open inside another one. Unpack the outer archive, then import this one by itself.',
  'import/too-many-files': 'There are too many files in this archive. Unpack it and import fewer at a time.',
  'import/bomb': 'This archive unpacks to far more than it should, so it wasn’t opened.',
  'import/unsupported': 'This kind of file or item can’t be imported.',
  'import/unsafe-name': 'Its name isn’t safe to use.',
  'import/missing-part': 'Part of a split archive. Choose all of its parts together.',
  'import/missing-file': 'A note or an activity refers to this file, but it’s not among the files you chose.',
  'import/missing-note': 'A note refers to this note, but it’s not among the files you chose.',
  'import/ambiguous-link':
    'Several notes have this title, so the link stays as it is. Open the note and choose which one it means.',
  'import/lone-superset': 'A superset of one exercise is no superset. The exercise is imported without it.',
  'import/short-remark': 'The same one or two letters are the note of many sets. They were left out.',
  'import/refused-tag': 'This tag is too long, or has characters that a tag can’t have.',
  'import/no-date': 'The date or time is missing or can’t be read.',
  'import/not-a-number': 'A number can’t be read.',
  'import/empty': 'There’s nothing to import in it.',
  'import/repeated': 'The same item was already in the files.',
  'import/other-device': 'Another device measured the same day, and its value is used.',
  'import/implausible': 'Probably wrong, and you didn’t confirm it.',
};

/** What helps with a file of a kind that is not read. */
export const kindsOfFiles: { readonly [K in KindOfFile]: string } = {
  recording: 'This recording can’t be read. Export it again as GPX, TCX or FIT and import that file.',
  document: 'Documents can’t be imported. Save it as Markdown, HTML or plain text and import that file.',
  sheet: 'Spreadsheets can’t be imported. Save the sheet as CSV and import that file.',
  archive: 'This kind of archive can’t be opened. Unpack it and import the folder.',
  media:
    'Images, recordings and PDFs come with the notes that contain them. To add one by itself, attach it to a note.',
  calendar: 'Calendars and contacts can’t be imported.',
};

/** Why an import ended before anything was imported. */
export const failures = {
  ...errors,
  'import/unsupported': 'None of these files can be imported. The list below shows what can be.',
  'import/empty': 'There’s nothing to import in these files.',
  'import/worker-failed':
    'The import stopped, perhaps because this device ran out of memory. Close other tabs, or import fewer files at a time.',
  'import/files-unreadable':
    'One of the files couldn’t be read. It may have been moved or changed. Choose the files again.',
  'storage/full': 'This device’s storage is full. Free up some space and try again.',
  'storage/unavailable': 'This device’s storage isn’t responding. Try again.',
  'attachment/too-large': 'One of the attachments is too large. Remove it from the files and try again.',
  'attachment/unreadable': 'One of the attachments couldn’t be read. Choose the files again.',
  'attachment/no-room': 'There’s not enough space for the attachments on the server.',
};
