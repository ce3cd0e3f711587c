import { type Block, type Inline, type Line, marks } from './block.ts';

/** Splits inline content at its line breaks, and collapses white space as a browser does. Empty lines stay. */
export function linesIn(inlines: Line): readonly Line[] {
  const lines: Line[] = [];
  let line: Inline[] = [];
  for (const inline of inlines) {
    if (inline.kind !== 'break') line.push(inline);
    else {
      lines.push(collapsed(line));
      line = [];
    }
  }
  lines.push(collapsed(line));
  return lines;
}

/** Groups lines into paragraphs, which empty lines separate. */
export function paragraphsIn(
  lines: readonly Line[],
): readonly { readonly lines: readonly Line[]; readonly hasGapBefore: boolean }[] {
  const paragraphs: { lines: Line[]; hasGapBefore: boolean }[] = [];
  let isAfterGap = true;
  for (const line of lines) {
    if (line.length > 0) {
      if (isAfterGap) paragraphs.push({ lines: [], hasGapBefore: paragraphs.length > 0 });
      paragraphs.at(-1)?.lines.push(line);
    }
    isAfterGap = line.length === 0;
  }
  return paragraphs;
}

/** Headings and header cells are bold anyway. */
export function withoutBold(line: Line): Line {
  return line.map((inline) => ('marks' in inline ? { ...inline, marks: inline.marks & ~marks.strong } : inline));
}

/** Adds a block. The items of a bullet list that directly follows another one belong to that list. */
export function addBlock(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && block.kind === 'list' && last.start === null && block.start === null) {
    for (const item of block.items) last.items.push(item);
  } else blocks.push(block);
}

function collapsed(line: Line): Line {
  const result: Inline[] = [];
  let isAfterSpace = true;
  for (const inline of line) {
    if (inline.kind !== 'text' && inline.kind !== 'code') {
      result.push(inline);
      isAfterSpace = false;
      continue;
    }
    const text = inline.text.replaceAll(blank, ' ');
    const from = isAfterSpace && text.startsWith(' ') ? 1 : 0;
    if (text.length === from) continue;
    for (const piece of inline.kind === 'code' ? spacesOutside(text.slice(from)) : [text.slice(from)]) {
      const isBlank = piece === ' ';
      result.push(isBlank ? { ...inline, kind: 'text', text: piece } : { ...inline, text: piece });
    }
    isAfterSpace = text.endsWith(' ');
  }
  return withoutLastSpace(result);
}

function withoutLastSpace(line: Inline[]): Line {
  for (let last = line.at(-1); last?.kind === 'text'; last = line.at(-1)) {
    const text = last.text.endsWith(' ') ? last.text.slice(0, -1) : last.text;
    line.pop();
    if (text === '') continue;
    line.push({ ...last, text });
    break;
  }
  return line;
}

/** Moves the spaces at the ends of code out of it. */
function spacesOutside(code: string): readonly string[] {
  const [before, after] = [code.startsWith(' ') ? ' ' : '', code.endsWith(' ') && code !== ' ' ? ' ' : ''];
  return [before, code.trim(), after].filter((piece) => piece !== '');
}

/** White space of HTML, and the non-breaking spaces that editors insert between words. */
const blank = /[ \t\n\r\f\u00a0]+/g;
