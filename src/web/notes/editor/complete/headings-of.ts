import { readNote } from '#domain/notes/markdown/index.ts';

/** The headings of a text without their marks, as a link to one of them is read. */
export function headingsOf(text: string): readonly string[] {
  return readNote(text).headings.flatMap((heading) => (heading.text === '' ? [] : heading.text));
}
