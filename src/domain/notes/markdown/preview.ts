import { signEndUntil } from '../../kernel/index.ts';
import { codeSpansIn } from '../code-spans.ts';
import { noteMarkdownParser } from './note-markdown.ts';
import { hasDatedTime, plainTextOf } from './plain-text.ts';

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

/** Code with a dated time that is cut gets its backticks back, so that readers of times leave it as it is. */
function cut(text: string, length: number): string {
  const end = endOfCut(text, length);
  const code = codeSpansIn(text).find(({ from, to }) => from < end && end < to);
  const written = text.slice(code?.from, code?.to);
  if (code === undefined || !hasDatedTime(written)) return text.slice(0, end).trimEnd();
  const [marks = ''] = /^`+/.exec(written) ?? [];
  const codeEnd = endOfCut(text, length - marks.length);
  const isCodeLeft = codeEnd > code.from + marks.length;
  return isCodeLeft ? `${text.slice(0, codeEnd).trimEnd()}${marks}` : text.slice(0, code.from).trimEnd();
}

function endOfCut(text: string, length: number): number {
  return signEndUntil(text, Math.max(length, 0));
}
