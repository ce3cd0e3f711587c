import { noteMarkdownParser, plainTextOf } from '../../notes/markdown/index.ts';

/** A text without the line that is its title. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/**
 * Moves the first line with text into the title, for apps whose notes have no other title. The line stays in the text if
 * it is longer than a title, or if it contains markup that a title cannot have.
 *
 * @param isTitleLine returns the title on a line, or null if the line is none
 */
export function withTitleOfFirstLine(text: string, isTitleLine: (line: string) => string | null): TitledText {
  const start = text.search(/\S/);
  if (start < 0) return { title: '', text };
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const found = text.indexOf('\n', start);
  const lineEnd = found < 0 ? text.length : found;
  const title = isTitleLine(text.slice(lineStart, lineEnd).trim())?.trim() ?? '';
  if (title === '') return { title: '', text };
  if (title.length > maxTitleLength) return { title: `${shortened(title)}…`, text };
  if (markup.test(title)) return { title: withoutMarkup(title), text };
  return { title, text: text.slice(lineEnd).replace(/^\n(?:[ \t]*\n)?/, '') };
}

/** Cuts a line before the word that is too long for a title. */
function shortened(line: string): string {
  const cut = line.slice(0, maxTitleLength);
  const space = cut.lastIndexOf(' ');
  return withoutMarkup(space > maxTitleLength / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, ''));
}

function withoutMarkup(line: string): string {
  return plainTextOf(line, noteMarkdownParser.parse(line).topNode).trim() || line;
}

const maxTitleLength = 200;
/** What a line of Markdown could be besides plain text. */
const markup = /[\\`*_[\]<>#~^|]|==|https?:|^[-+] |^\d+[.)] /;
