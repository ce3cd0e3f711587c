import { readTable } from '#domain/notes/markdown/table/index.ts';
import { insetUnder, isListItem, type MarkdownLine, parseLine } from '../text/markdown-line.ts';

/**
 * Adapts pasted text to the line it is pasted into. In a quote, the further lines are quoted too. In an empty list
 * item, the first pasted item fills it, and code or a table is nested in it. In an empty heading, a pasted heading fills
 * it. Items that begin below an item become its siblings.
 *
 * @param before the part of the line before the cursor
 * @param pasted text with `\n` line breaks
 */
export function fitPasted(before: string, pasted: string): string {
  const line = parseLine(before);
  const [first = '', ...others] = pasted.split('\n');
  const isBlock = openingFence.test(first) || readTable(`${first}\n${others[0] ?? ''}`) !== null;
  if (line.text === '' && isBlock) {
    const inset = insetUnder(parseLine(before + first));
    // a block cannot start on the line of a task's checkbox
    const begin = line.kind.is === 'task' ? `\n${inset}` : '';
    return [begin + first, ...setIn(others, inset)].join('\n');
  }
  const begun = wordsInHeading(line, parseLine(first)) ?? wordsInItem(line, parseLine(first));
  const goesOn = begun !== null || (first === '' && isOneList(line, parseLine(others[0] ?? '')));
  const prefix = goesOn ? line.quote + line.indent : line.quote;
  return [begun ?? first, ...setIn(others, prefix)].join('\n');
}

const openingFence = /^(?:`{3,}[^`]*|~{3,}.*)$/;

function setIn(lines: readonly string[], prefix: string): readonly string[] {
  return lines.map((line) => (line === '' ? prefix.trimEnd() : prefix + line));
}

/**
 * Separates Markdown from the line it is inserted into. A heading, list, table or code block directly after text would
 * be part of that text, and text directly after such a block would be part of the block. Items behind an item go on with
 * its list.
 *
 * @param before the part of the line before the cursor
 * @param after the part of the line after the cursor
 */
export function separateBlocks(before: string, markdown: string, after: string): string {
  const [first = ''] = markdown.split('\n', 1);
  const [last = ''] = (markdown.split('\n\n').at(-1) ?? '').split('\n', 1);
  const line = parseLine(before);
  const start = !beginsBlock(first) || line.text.trim() === '' ? '' : isOneList(line, parseLine(first)) ? '\n' : '\n\n';
  const endsInBlock = beginsBlock(last) || /^ /.test(last) || markdown.endsWith('```');
  const end = endsInBlock && after.trim() !== '' ? '\n\n' : last.startsWith('|') ? '\n' : '';
  return start + markdown + end;
}

function beginsBlock(line: string): boolean {
  const { quote, mark } = parseLine(line);
  return quote !== '' || mark !== '' || /^(?:\||```|(?:---|\*\*\*)$)/.test(line);
}

/** Returns the words with which a pasted heading fills an empty one; null if the two are none. */
function wordsInHeading(line: MarkdownLine, pasted: MarkdownLine): string | null {
  return line.kind.is === 'heading' && line.text === '' && pasted.kind.is === 'heading' ? pasted.text : null;
}

/**
 * Returns the text, and the checkbox if needed, with which a pasted item fills an empty one; null if the two would not
 * belong to the same list.
 */
function wordsInItem(line: MarkdownLine, item: MarkdownLine): string | null {
  if (line.text !== '' || !isOneList(line, item)) return null;
  if (line.kind.is === 'task' && item.kind.is === 'task' && item.kind.isDone) return null;
  const box = line.kind.is !== 'task' && item.kind.is === 'task' ? item.mark.slice(item.kind.item.length) : '';
  return box + item.text;
}

/** Returns whether two lines are items that can belong to the same list. */
function isOneList(line: MarkdownLine, item: MarkdownLine): boolean {
  return isListItem(line) && isListItem(item) && (line.kind.is === 'ordered') === (item.kind.is === 'ordered');
}
