/**
 * Returns what to insert at the end of a note to add a line. A line that Markdown would read as a part of the block
 * before it, such as text below an item of a list, gets a blank line in between.
 *
 * @param text the whole note
 * @param line one line, with text; or several, of which the first decides
 */
export function lineToAppend(text: string, line: string): string {
  const written = text.trimEnd();
  if (written === '') return line;
  const above = blockAtEnd(written);
  const isSameBlock = above !== 'other' && above === blockOf(line);
  const wanted = isSameBlock ? 1 : 2;
  const here = text.slice(written.length).split('\n').length - 1;
  return '\n'.repeat(Math.max(wanted - here, 0)) + line;
}

/** A list is named by the sign that all its items have. */
type Block = 'paragraph' | 'other' | `list ${string}`;

/** Returns the block in which a text ends. A line without marks below an item, a quote or a table belongs to it. */
function blockAtEnd(text: string): Block {
  const [lastBlock = ''] = text.split(/\n\s*\n/).slice(-1);
  const lines = lastBlock.split('\n');
  const last = lines.at(-1) ?? '';
  const opening = lines.findLast((line) => /^\S/.test(line) && blockOf(line) !== 'paragraph') ?? last;
  return blockOf(isOfOneLine(opening) ? last : opening);
}

function blockOf(line: string): Block {
  const sign = /^\s*(?:[-*+]|\d{1,9}[.)])(?=\s)/.exec(line)?.[0].at(-1);
  if (sign !== undefined && !isOfOneLine(line)) return `list ${sign}`;
  return isOfOneLine(line) || /^(?:[\s>|]|[ :|-]+$)/.test(line) ? 'other' : 'paragraph';
}

/** Returns whether a line is a heading, a rule or a fence, which no line below continues. */
function isOfOneLine(line: string): boolean {
  return /^(?:#|```|~~~|[-=*_ ]+$)/.test(line);
}

/** Returns a typed line as an open task; one that is a task already stays as it is. */
export function asTask(line: string): string {
  return /^[-*+] \[[ xX]\] /.test(line) ? line : `- [ ] ${line}`;
}
