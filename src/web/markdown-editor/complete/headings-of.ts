import { readNote } from '#domain/notes/markdown/index.ts';

/** Returns the headings of a note without markup, as links name them. */
export function headingsOf(text: string): readonly string[] {
  return readNote(text).headings.flatMap((heading) => (heading.text === '' ? [] : heading.text));
}
