import type { FileMarks } from '../../notes/index.ts';
import type { DraftTime, TextPart } from '../draft/index.ts';
import type { PropertyValue } from '../properties/index.ts';
import type { NoteProperties } from './property-values.ts';

/** What a page contains, whichever format it was exported in. */
export interface PageContent {
  /** Empty if the page does not say it. */
  readonly title: string;
  readonly text: readonly TextPart[];
  readonly marks: FileMarks;
  readonly properties: Readonly<Record<string, PropertyValue>>;
  readonly tags: readonly string[];
  readonly createdAt: DraftTime | null;
  readonly editedAt: DraftTime | null;
  /** What has no place in a note, in one line; empty if there is nothing. */
  readonly leftOut: string;
}

/** Adds properties to the text of a page. Those that refer to files or pages follow the text, each in a paragraph. */
export function pageContent(
  { title, text }: Pick<PageContent, 'title' | 'text'>,
  { properties, tags, createdAt, editedAt, lines }: NoteProperties,
  more: { readonly marks?: FileMarks; readonly leftOut?: string } = {},
): PageContent {
  const last = text.at(-1);
  const gap = last === undefined ? '' : typeof last === 'string' && last.endsWith('\n') ? '\n' : '\n\n';
  const added = lines.flatMap((line, at) => [at === 0 ? gap : '\n\n', ...line]).filter((part) => part !== '');
  return {
    title,
    text: [...text, ...added],
    marks: more.marks ?? {},
    properties,
    tags,
    createdAt,
    editedAt,
    leftOut: more.leftOut ?? '',
  };
}
