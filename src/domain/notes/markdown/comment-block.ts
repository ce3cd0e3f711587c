/**
 * Returns the number of lines of a comment that starts on the first line, with those that are empty.
 *
 * The first line starts with `%%` and has no other; the last one ends with `%%`. Fenced code does not end a comment.
 *
 * @param lines the lines of one quote, list item or text, without the prefixes of these; only as many as needed are read
 * @returns `unclosed` without such a last line, and null if the first line can start no comment of several lines
 */
export function commentBlockLength(lines: Iterable<string>): number | 'unclosed' | null {
  let count = 0;
  let isAlone = false;
  let fence = '';
  for (const line of lines) {
    const text = line.trim();
    count += 1;
    if (count === 1) {
      if (!startsComment(text)) return null;
      isAlone = text === '%%';
      continue;
    }
    const mark = fenceMark.exec(text)?.[0] ?? '';
    if (fence === '' ? mark !== '' : mark.startsWith(fence) && mark === text) fence = fence === '' ? mark : '';
    else if (fence === '' && endsComment.test(text)) return count;
    else if (fence === '' && !isAlone && text.includes('%%')) return 'unclosed';
  }
  return 'unclosed';
}

function startsComment(text: string): boolean {
  return text.startsWith('%%') && text.charAt(2) !== '%' && !text.includes('%%', 2);
}

const fenceMark = /^(?:`{3,}|~{3,})/;
const endsComment = /(?:^|[^%])%%$/;

/** A comment of several lines in a text. */
export interface CommentBlock {
  readonly from: number;
  /** Where its last line ends. */
  readonly to: number;
}

/**
 * Returns what may be the comments of several lines that touch a part of a text. It does not parse the text, so that
 * some may be code, or end outside of the quote or list item in which they begin.
 */
export function commentBlocksIn(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): readonly CommentBlock[] {
  if (!text.includes('%%')) return [];
  const found: CommentBlock[] = [];
  let read = 0;
  let fence = '';
  for (const { 0: line, 1: sign = '', index } of text.slice(0, to).matchAll(beginning)) {
    if (index < read) continue;
    if (fence !== '') fence = sign.startsWith(fence) ? '' : fence;
    else if (sign !== '%%') fence = sign;
    else {
      const end = commentEndIn(text, index + line.length - sign.length);
      if (end === null) continue;
      read = end;
      if (end >= from) found.push({ from: index, to: end });
    }
  }
  return found;
}

function commentEndIn(text: string, start: number): number | null {
  let end = start - 1;
  const lines = function* () {
    while (end < text.length) {
      const at = end + 1;
      const next = text.indexOf('\n', at);
      end = next < 0 ? text.length : next;
      yield text.slice(at, end).replace(prefix, '');
    }
  };
  return typeof commentBlockLength(lines()) === 'number' ? end : null;
}

const beginning = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)?(%%|`{3,}|~{3,})/gm;
const prefix = /^[ \t>]+/;
