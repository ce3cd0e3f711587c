import { signEndUntil } from '../../kernel/index.ts';
import { noteMarkdownParser } from './note-markdown.ts';
import { plainTextOf } from './plain-text.ts';

/**
 * Returns the start of a note as one plain line for a list.
 *
 * @param length the maximum in UTF-16 code units; longer text ends in `…`, never inside a grapheme cluster
 * @param isName whether a note has this name, see {@link PartOfNode}
 */
export function previewOf(text: string, length: number, isName?: (name: string) => boolean): string {
  const beginning = beginningOf(text, length);
  const tree = noteMarkdownParser.parse(beginning);
  const plain = plainTextOf(beginning, tree.topNode, { enough: length + 1, ...(isName && { isName }) });
  if (plain.length <= length)
    return beginning.length < text.length && plain !== '' ? `${cut(plain, length - 1)}…` : plain;
  return `${cut(plain, length - 1)}…`;
}

/** Returns as much of the text as a preview needs, with an allowance for markup and addresses. */
function beginningOf(text: string, length: number): string {
  const wanted = 200 + 3 * length;
  if (text.length <= wanted) return text;
  const end = text.lastIndexOf('\n', wanted);
  return text.slice(0, end < length ? wanted : end);
}

function cut(text: string, length: number): string {
  return text.slice(0, signEndUntil(text, Math.max(length, 0))).trimEnd();
}
