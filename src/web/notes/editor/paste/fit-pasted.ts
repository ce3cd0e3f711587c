import { readTable } from '#domain/notes/markdown/table/index.ts';
import { insetUnder, isListItem, type MarkdownLine, parseLine } from '../commands/markdown-line.ts';

/**
 * What is pasted as it goes on with its line: within a quote its further lines are quoted too, an item that has no words
 * yet becomes the first of a list, and code or a table stands in the item whole.
 *
 * @param before what stands in the line before it
 * @param pasted with `\n` between its lines
 */
export function fitPasted(before: string, pasted: string): string {
  const line = parseLine(before);
  const [first = '', ...others] = pasted.split('\n');
  const isBlock = openingFence.test(first) || readTable(`${first}\n${others[0] ?? ''}`) !== null;
  if (line.text === '' && isBlock) {
    const inset = insetUnder(parseLine(before + first));
    // no block begins behind the box of a task
    const begin = line.kind.is === 'task' ? `\n${inset}` : '';
    return [begin + first, ...setIn(others, inset)].join('\n');
  }
  const begun = wordsInItem(line, parseLine(first));
  const prefix = begun === null ? line.quote : line.quote + line.indent;
  return [begun ?? first, ...setIn(others, prefix)].join('\n');
}

const openingFence = /^(?:`{3,}[^`]*|~{3,}.*)$/;

function setIn(lines: readonly string[], prefix: string): readonly string[] {
  return lines.map((line) => (line === '' ? prefix.trimEnd() : prefix + line));
}

/**
 * Markdown whose blocks stand apart from the words of the line that it is put into: a heading, a list, a table or code
 * behind words would be more of them, and words right behind it more of the block.
 *
 * @param before what stands in the line before it
 * @param after and behind it
 */
export function blocksApart(before: string, markdown: string, after: string): string {
  const [first = ''] = markdown.split('\n', 1);
  const [last = ''] = (markdown.split('\n\n').at(-1) ?? '').split('\n', 1);
  const start = beginsBlock(first) && parseLine(before).text.trim() !== '' ? '\n\n' : '';
  const endsInBlock = beginsBlock(last) || /^ /.test(last) || markdown.endsWith('```');
  const end = endsInBlock && after.trim() !== '' ? '\n\n' : last.startsWith('|') ? '\n' : '';
  return start + markdown + end;
}

function beginsBlock(line: string): boolean {
  const { quote, mark } = parseLine(line);
  return quote !== '' || mark !== '' || /^(?:\||```|---$)/.test(line);
}

/** What an item adds to one that has no words yet; null where they are no two of one list. */
function wordsInItem({ text, ...line }: MarkdownLine, item: MarkdownLine): string | null {
  if (text !== '' || !isListItem({ ...line, text }) || !isListItem(item)) return null;
  const isOneList = (line.kind.is === 'ordered') === (item.kind.is === 'ordered');
  if (!isOneList || (line.kind.is === 'task' && item.kind.is === 'task' && item.kind.isDone)) return null;
  const box = line.kind.is !== 'task' && item.kind.is === 'task' ? item.mark.slice(item.kind.item.length) : '';
  return box + item.text;
}
