/** What is longer is no list of properties, UTF-16 code units. */
export const longestFrontMatter = 16_384;

/**
 * Where the text begins behind the properties at the top; 0 without them. They stand between two lines of `---`, of which
 * the second may be `...`, and read as properties: names with their values, or JSON. Words between two dividing lines are
 * text.
 */
export function frontMatterEnd(text: string): number {
  if (!mayBegin.test(text.slice(0, 4))) return 0;
  const [whole = '', written = ''] = frontMatter.exec(text.slice(0, longestFrontMatter)) ?? [];
  return readsAsProperties(written) ? whole.length : 0;
}

/** Texts that were stored before line ends had a leaf of their own may have others. */
const mayBegin = /^\ufeff?---/;
const frontMatter = /^\ufeff?---[ \t]*\r?\n((?:[^\n]*\n)*?)(?:---|\.\.\.)[ \t]*\r?(?:\n|$)/;

function readsAsProperties(written: string): boolean {
  const lines = written.split('\n').map((line) => line.trimEnd());
  const isEmpty = written === '';
  return isEmpty || isJson(written) || areNamed(lines.filter((line) => line !== '' && !comment.test(line)));
}

function areNamed(lines: readonly string[]): boolean {
  let isUnderName = false;
  for (const line of lines) {
    if (task.test(line)) return false;
    if (named.test(line)) isUnderName = true;
    else if (!isUnderName || !ofValue.test(line)) return false;
  }
  return isUnderName;
}

/** `name:` or `"name": value`. */
const named = /^(?:"[^"]*"|'[^']*'|[^\s#\-"'[\]{}|>&*!%@`,?:][^:]*|-[^\s:][^:]*|[^\s:]+:[^\s:]+)[ \t]*:(?:[ \t]|$)/;
/** What goes on with the value of a name: what stands further in, the items of a list, the end of brackets. */
const ofValue = /^(?:[ \t]|-(?:[ \t]|$)|[\]}])/;
const comment = /^[ \t]*#/;
/** A box to tick is none of the values that properties have. */
const task = /^[ \t]*- \[.?\](?:[ \t]|$)/;

function isJson(written: string): boolean {
  if (!written.trimStart().startsWith('{')) return false;
  try {
    return JSON.parse(written) !== null;
  } catch {
    return false;
  }
}
