/** The maximum length in UTF-16 code units. A longer block is not front matter. */
export const maxFrontMatterLength = 16_384;

/**
 * Returns where the text starts after the front matter; 0 without one. Front matter is enclosed in two lines of `---`
 * (the second can be `...`) and consists of names with values, or of JSON. Anything else between two thematic breaks is
 * ordinary Markdown.
 */
export function frontMatterEnd(text: string): number {
  if (!mayBegin.test(text.slice(0, 4))) return 0;
  const [whole = '', written = ''] = frontMatter.exec(text.slice(0, maxFrontMatterLength)) ?? [];
  return readsAsProperties(written) ? whole.length : 0;
}

/** Accepts other line endings, because older notes were stored before line endings had a separate leaf. */
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
/** Continuation lines of a value: indented lines, list items, closing brackets. */
const ofValue = /^(?:[ \t]|-(?:[ \t]|$)|[\]}])/;
const comment = /^[ \t]*#/;
/** A task checkbox is not a value of front matter. */
const task = /^[ \t]*- \[.?\](?:[ \t]|$)/;

function isJson(written: string): boolean {
  if (!written.trimStart().startsWith('{')) return false;
  try {
    return JSON.parse(written) !== null;
  } catch {
    return false;
  }
}
