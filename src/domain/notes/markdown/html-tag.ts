/** A tag of an HTML element as it is written in a note. Its attributes have no effect, except for `open`. */
export interface HtmlTag {
  /** In lower case. */
  readonly name: string;
  readonly isClosing: boolean;
  readonly attributes: string;
  /** Whether it ends in `/>`. Only `<br/>` is written so; HTML ignores it elsewhere, and here it is text. */
  readonly isSelfClosing: boolean;
  readonly end: number;
}

/** The elements within a line that are drawn. The tags of all other elements are text. */
export const styledElements = [
  'b',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  's',
  'small',
  'strong',
  'sub',
  'sup',
  'u',
] as const;
export type StyledElement = (typeof styledElements)[number];

/** Returns the element whose tag starts at a position; null if it is not drawn. */
export function styledElementAt(text: string, at: number): StyledElement | null {
  const name = htmlTagAt(text, at)?.name;
  return styledElements.find((each) => each === name) ?? null;
}

/** Returns the HTML tag that starts at a position; null if there is none. Takes the same time for any text. */
export function htmlTagAt(text: string, at: number): HtmlTag | null {
  if (text.charCodeAt(at) !== lessThan) return null;
  const [whole, slash, name = '', attributes = ''] = tag.exec(text.slice(at, at + maxTagLength)) ?? [];
  if (whole === undefined || (slash === '/' && attributes !== '')) return null;
  return {
    name: name.toLowerCase(),
    isClosing: slash === '/',
    attributes,
    isSelfClosing: whole.endsWith('/>'),
    end: at + whole.length,
  };
}

/** Returns the end of the line break `<br>` that starts at a position; null if there is none. */
export function writtenBreakEnd(text: string, at: number): number | null {
  const found = htmlTagAt(text, at);
  return found === null || found.name !== 'br' || found.isClosing ? null : found.end;
}

/** Returns whether a line consists of the tag of an element within a line, which therefore starts no block of HTML. */
export function isStyledTagLine(line: string): boolean {
  const found = htmlTagAt(line, 0);
  if (found === null || line.slice(found.end).trim() !== '') return false;
  return found.name === 'br' || styledElementAt(line, 0) !== null;
}

const tag = /^<(\/?)([a-z]+)((?:\s+[a-z_:][\w:.-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^'<>]*'|"[^"<>]*"))?)*)\s*\/?>/i;
const maxTagLength = 1000;
const lessThan = 60;
