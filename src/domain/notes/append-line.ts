/**
 * Returns what to insert at the end of a note to add a line. A line that Markdown would read as a part of the block
 * before it, such as text below a list, gets a blank line in between.
 *
 * @param text the whole note
 * @param line one line, with text; or several, of which the first decides
 */
export function lineToAppend(text: string, line: string): string {
  const written = text.trimEnd();
  if (written === '') return line;
  const above = blockOf(written.slice(written.lastIndexOf('\n') + 1));
  const isSameBlock = above !== 'other' && above === blockOf(line);
  const wanted = isSameBlock ? 1 : 2;
  const here = text.slice(written.length).split('\n').length - 1;
  return '\n'.repeat(Math.max(wanted - here, 0)) + line;
}

function blockOf(line: string): 'list' | 'paragraph' | 'other' {
  if (/^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(line)) return 'list';
  return /^(?:[\s>|#]|```|~~~|[-=*_ ]+$)/.test(line) ? 'other' : 'paragraph';
}
