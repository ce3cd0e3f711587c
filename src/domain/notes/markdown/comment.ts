import type { Input } from '@lezer/common';
import { tags } from '@lezer/highlight';
import type { BlockContext, Element, InlineContext, Line, MarkdownConfig } from '@lezer/markdown';
import { commentBlockLength } from './comment-block.ts';

/**
 * `%%a comment%%`, as in Obsidian: for whoever edits the note. It is shown nowhere else. A comment that starts a line
 * can have any lines, up to one that ends with `%%`; it then holds no blocks.
 */
export const comments: MarkdownConfig = {
  defineNodes: [
    { name: 'NoteComment', style: { 'NoteComment/...': tags.comment } },
    { name: 'NoteCommentBlock', block: true, style: { 'NoteCommentBlock/...': tags.comment } },
    { name: 'NoteCommentMark', style: tags.comment },
  ],
  parseInline: [{ name: 'NoteComment', before: 'Emphasis', parse: parseComment }],
  parseBlock: [
    {
      name: 'NoteCommentBlock',
      before: 'FencedCode',
      parse: parseBlock,
      endLeaf: (cx, line) => linesOfComment(cx, line) !== null,
    },
  ],
};

function parseComment(cx: InlineContext, next: number, pos: number): number {
  if (next !== percent) return -1;
  const end = commentEnd(cx.text, pos - cx.offset);
  if (end < 0) return -1;
  const to = end + cx.offset;
  const inner = cx.parser.parseInline(cx.slice(pos + 2, to - 2), pos + 2);
  const marks = [cx.elt('NoteCommentMark', pos, pos + 2), ...inner, cx.elt('NoteCommentMark', to - 2, to)];
  return cx.addElement(cx.elt('NoteComment', pos, to, marks));
}

/**
 * Returns the end of the comment that starts at a position, or -1. Signs beside a number or a word, as in `50%%`, start
 * and end none.
 */
export function commentEnd(text: string, at: number): number {
  if (!text.startsWith('%%', at) || ofWord.test(text.charAt(at - 1)) || text.charAt(at + 2) === '%') return -1;
  const close = text.indexOf('%%', at + 2);
  if (close <= at + 2 || ofWord.test(text.charAt(close + 2))) return -1;
  return close + 2;
}

function parseBlock(cx: BlockContext, line: Line): boolean {
  const count = linesOfComment(cx, line);
  if (count === null) return false;
  const from = cx.lineStart + line.pos;
  const parts = [cx.elt('NoteCommentMark', from, from + 2), ...inlineOf(cx, line, line.pos + 2, line.text.length)];
  let read = 1;
  while (read < count && cx.nextLine() && isWithin(cx, line)) {
    read += 1;
    const end = read === count ? line.text.trimEnd().length - 2 : line.text.length;
    parts.push(...line.markers, ...inlineOf(cx, line, line.pos, end));
    if (read === count) parts.push(cx.elt('NoteCommentMark', cx.lineStart + end, cx.lineStart + end + 2));
  }
  if (read === count) cx.nextLine();
  cx.addElement(cx.elt('NoteCommentBlock', from, cx.prevLineEnd(), parts));
  return true;
}

function inlineOf(cx: BlockContext, { text }: Line, from: number, to: number): readonly Element[] {
  return from < to ? cx.parser.parseInline(text.slice(from, to), cx.lineStart + from) : [];
}

/** Returns whether a line belongs to the innermost quote or list item. */
function isWithin(cx: BlockContext, line: Line): boolean {
  return (line as unknown as { readonly depth: number }).depth >= cx.depth;
}

const unclosed = new WeakSet<object>();

/**
 * Returns whether a parser has read the start of a comment without an end, which any edit behind it can end.
 *
 * @param cx the context of the parser, whose type differs between the layers
 */
export function hasUnclosedComment(cx: object): boolean {
  return unclosed.has(cx);
}

/** Returns the number of lines of the comment that starts with the current line; null if none does. */
function linesOfComment(cx: BlockContext, line: Line): number | null {
  if (line.next !== percent || line.indent >= line.baseIndent + 4) return null;
  const length = commentBlockLength(linesFrom(cx, line));
  if (length === 'unclosed') unclosed.add(cx);
  return typeof length === 'number' ? length : null;
}

/** Returns the current line and the lines below it in the same quote and list item, without their prefixes. */
function* linesFrom(cx: BlockContext, line: Line): Generator<string> {
  yield line.text.slice(line.pos);
  const { input } = cx as unknown as { readonly input: Input };
  const start = line.text.slice(0, line.pos);
  const quotes = new RegExp(`^(?:[ \\t]*>[ \\t]?){${start.split('>').length - 1}}`);
  const inset = Math.max(0, line.baseIndent - (quotes.exec(start)?.[0].length ?? 0));
  for (const below of linesOf(input, cx.lineStart + line.text.length + 1)) {
    const prefix = quotes.exec(below)?.[0];
    if (prefix === undefined) return;
    const content = below.slice(prefix.length);
    const indent = content.slice(0, content.length - content.trimStart().length).replaceAll('\t', '    ');
    if (content.trim() !== '' && indent.length < inset) return;
    yield content;
  }
}

/** Reads lines from a position on in parts, because a note can be long and a comment is mostly short. */
function* linesOf(input: Input, from: number): Generator<string> {
  let rest = '';
  for (let at = from; at < input.length; at += partLength) {
    const lines = (rest + input.read(at, Math.min(at + partLength, input.length))).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (from <= input.length) yield rest;
}

const partLength = 4096;
const ofWord = /[\p{L}\p{N}%]/u;
const percent = 37;
