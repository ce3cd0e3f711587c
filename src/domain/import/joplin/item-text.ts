/** An item of Joplin's RAW format: a note, a notebook, a tag, or the metadata of a file. */
export interface JoplinItem {
  /** Empty for items without a title, such as the relation of a note and a tag. */
  readonly title: string;
  /** Exactly as written. */
  readonly body: string;
  /** The metadata, with line breaks in values restored. */
  readonly values: ReadonlyMap<string, string>;
}

/**
 * Parses an item: title, blank line, body, blank line, and `key: value` lines up to the end. The metadata is read from
 * the end upwards to the first blank line, because the body can contain anything, including such lines.
 *
 * @returns null unless the text is an item
 */
export function parseItem(text: string): JoplinItem | null {
  const values = new Map<string, string>();
  let end = text.trimEnd().length;
  let written = '';
  while (end > 0) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end).trim();
    if (line === '') {
      const hasCarriageReturn = text[start] === '\r';
      written = text.slice(0, Math.max(0, start - (hasCarriageReturn ? 2 : 1)));
      break;
    }
    const colon = line.indexOf(':');
    if (colon <= 0 || values.size >= maxValues) return null;
    values.set(line.slice(0, colon).trim(), unescaped(line.slice(colon + 1).trim()));
    end = start - 1;
  }
  return values.has('type_') ? { ...titleAndBody(written), values } : null;
}

/** Joplin writes about 30. */
const maxValues = 200;

/** A title can contain line breaks, which are not escaped, so it ends at the first blank line. */
function titleAndBody(written: string): Pick<JoplinItem, 'title' | 'body'> {
  const text = written.startsWith('\ufeff') ? written.slice(1) : written;
  const blank = /\r?\n\r?\n/.exec(text);
  const title = blank === null ? text : text.slice(0, blank.index);
  const body = blank === null ? '' : text.slice(blank.index + blank[0].length);
  const lines = title.split('\n').map((line) => line.trim());
  return { title: lines.join(' ').trim(), body };
}

/** A line break is written `\n`, and the two characters `\n` are written `\\n`. */
function unescaped(value: string): string {
  return value.replaceAll(/\\(\\?)([nr])/g, (_, secondSign: string, letter: string) => {
    if (secondSign !== '') return `\\${letter}`;
    return letter === 'n' ? '\n' : '\r';
  });
}
