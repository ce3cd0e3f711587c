import { tags } from '@lezer/highlight';
import type { BlockContext, InlineContext, Line, MarkdownConfig } from '@lezer/markdown';

/**
 * `[^label]` within text and `[^label]: …` at the start of a line. A label can have spaces between its words.
 *
 * Lines below a definition that are indented by four columns belong to it, even after an empty line.
 */
export const footnotes: MarkdownConfig = {
  defineNodes: [
    { name: 'FootnoteReference', style: tags.link },
    { name: 'FootnoteDefinition', block: true, composite: continuesDefinition },
    { name: 'FootnoteMark', style: tags.processingInstruction },
    { name: 'FootnoteLabel', style: tags.labelName },
  ],
  parseInline: [{ name: 'FootnoteReference', before: 'Link', parse: parseReference }],
  parseBlock: [
    {
      name: 'FootnoteDefinition',
      after: 'OrderedList',
      parse: parseDefinition,
      endLeaf: (_, line) => definitionMark(line) !== null,
    },
  ],
};

function parseReference(cx: InlineContext, next: number, pos: number): number {
  if (next === bang) return endsSentence(cx, pos) ? pos + 1 : -1;
  const name = referredFootnote(cx.text, pos - cx.offset);
  if (name === null) return -1;
  const end = pos + 2 + name.length;
  const parts = [
    cx.elt('FootnoteMark', pos, pos + 2),
    cx.elt('FootnoteLabel', pos + 2, end),
    cx.elt('FootnoteMark', end, end + 1),
  ];
  return cx.addElement(cx.elt('FootnoteReference', pos, end + 1, parts));
}

/** Returns the label of the `[^label]` at a position, or null. */
export function referredFootnote(text: string, at: number): string | null {
  if (text.charCodeAt(at) !== openBracket || text.charCodeAt(at + 1) !== caret) return null;
  label.lastIndex = at + 2;
  const name = label.exec(text)?.[0];
  return name !== undefined && text.charCodeAt(at + 2 + name.length) === closeBracket ? name : null;
}

/** Returns whether a `!` before a footnote reference is punctuation: in `so much![^1]` it does not start an image. */
function endsSentence({ text, offset }: InlineContext, pos: number): boolean {
  const at = pos - offset;
  const name = referredFootnote(text, at + 1);
  return name !== null && text.charAt(at + name.length + 4) !== '(';
}

function parseDefinition(cx: BlockContext, line: Line): boolean | null {
  const mark = definitionMark(line);
  if (mark === null) return false;
  const from = cx.lineStart + line.pos;
  const to = from + mark.length;
  cx.startComposite('FootnoteDefinition', line.pos);
  cx.addElement(cx.elt('FootnoteMark', from, from + 2));
  cx.addElement(cx.elt('FootnoteLabel', from + 2, to - 2));
  cx.addElement(cx.elt('FootnoteMark', to - 2, to));
  line.moveBase(line.skipSpace(line.pos + mark.length));
  return null;
}

function definitionMark(line: Line): string | null {
  if (line.next !== openBracket || line.indent >= line.baseIndent + 4) return null;
  const name = definedFootnote(line.text, line.pos);
  return name === null ? null : `[^${name}]:`;
}

/** Returns the label of the `[^label]:` at a position, or null. */
export function definedFootnote(text: string, at: number): string | null {
  const name = referredFootnote(text, at);
  return name !== null && text.charAt(at + name.length + 3) === ':' ? name : null;
}

function continuesDefinition(_: BlockContext, line: Line): boolean {
  const empty = line.next < 0;
  if (empty) return true;
  if (line.indent < line.baseIndent + 4) return false;
  line.moveBaseColumn(line.baseIndent + 4);
  return true;
}

// as long as the label of a link reference can be
const label = /[^\s[\]^](?:[^\n[\]^]{0,997}[^\s[\]^])?/y;
const bang = 33;
const openBracket = 91;
const closeBracket = 93;
const caret = 94;
