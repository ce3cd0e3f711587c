import { type ChangeSpec, EditorSelection, type EditorState, type SelectionRange } from '@codemirror/state';
import { parseLine, textStart } from '../text/markdown-line.ts';
import { linesIn, type Span } from '../text/span.ts';
import { enclosing, treeAt } from '../text/tree-at.ts';
import { markableSpan } from './mark-ends.ts';
import { markedAround, marksOf, unmarkPart, wrapOver } from './marked-parts.ts';
import { type Edit, toggling } from './toggling.ts';
import { wordAround } from './word-around.ts';

interface Mark {
  readonly sign: string;
  /** The number of characters in the delimiter on each side. */
  readonly times: number;
  /** The grammar's node name for the enclosed text. */
  readonly node: string;
}

const strong: Mark = { sign: '*', times: 2, node: 'StrongEmphasis' };
const emphasis: Mark = { sign: '*', times: 1, node: 'Emphasis' };
const code: Mark = { sign: '`', times: 1, node: 'InlineCode' };
const strike: Mark = { sign: '~', times: 2, node: 'Strikethrough' };
const highlight: Mark = { sign: '=', times: 2, node: 'Highlight' };

export const toggleStrong = toggling('strong', markEdit(strong));
export const toggleEmphasis = toggling('emphasis', markEdit(emphasis));
export const toggleCode = toggling('code', markEdit(code));
export const toggleStrike = toggling('strike', markEdit(strike));
export const toggleHighlight = toggling('highlight', markEdit(highlight));

function markEdit(mark: Mark): Edit {
  return (state) => {
    const ranges = state.selection.ranges.map((range) => ({ range, spans: spansOf(state, range, mark) }));
    const filled = ranges.flatMap(({ spans }) => spans).filter(({ from, to }) => to > from);
    const isMarked = filled.length > 0 && filled.every((span) => isWithinMarks(state, span, mark));
    const isOff = (span: Span) => (span.from === span.to ? isWithinMarks(state, span, mark) : isMarked);
    const changes: ChangeSpec[] = [];
    const placed = ranges.map(({ range, spans }) => {
      const across = range.empty && spans.length === 0 ? acrossMark(state, range.head, mark) : null;
      if (across !== null) return () => EditorSelection.cursor(across);
      const [only] = spans;
      if (only === undefined) return mapped(range);
      for (const span of spans) changes.push(...(isOff(span) ? unwrap(state, span, mark) : wrap(state, span, mark)));
      if (only.from === only.to && !isOff(only)) return between(only.from, signsFor(state, only, mark).length);
      return range.empty ? mapped(range) : inside(range, only.from, spans.at(-1)?.to ?? only.to);
    });
    const set = state.changes(changes);
    const selected = placed.map((place) => place((at, side) => set.mapPos(at, side)));
    return { changes: set, selection: EditorSelection.create(selected, state.selection.mainIndex) };
  };
}

type MapPosition = (at: number, side: number) => number;

const mapped = (range: SelectionRange) => (map: MapPosition) =>
  EditorSelection.range(map(range.anchor, 1), map(range.head, 1));

const between = (at: number, signs: number) => (map: MapPosition) => EditorSelection.cursor(map(at, 1) - signs);

const inside = (range: SelectionRange, from: number, to: number) => (map: MapPosition) => {
  const [start, end] = [map(from, 1), map(to, -1)];
  return range.anchor <= range.head ? EditorSelection.range(start, end) : EditorSelection.range(end, start);
};

/** Returns the spans to format, without line ends, list markers, outer spaces or split surrogate pairs. */
function spansOf(state: EditorState, range: SelectionRange, mark: Mark): readonly Span[] {
  if (range.empty) {
    const at = wholeAt(state, range.head, -1);
    const place = { from: at, to: at };
    // if the cursor is between two delimiters that enclose no text, the command removes them
    if (isWithinMarks(state, place, mark)) return [place];
    return acrossMark(state, range.head, mark) === null ? [wordAround(state, range.head) ?? place] : [];
  }
  return linesIn(state.doc, range).flatMap((line) => {
    const start = line.from + textStart(parseLine(line.text));
    return tidied(state, Math.max(range.from, start), Math.min(range.to, line.to), mark) ?? [];
  });
}

function tidied(state: EditorState, from: number, to: number, { sign }: Mark): Span | null {
  if (from >= to) return null;
  const start = wholeAt(state, from, -1);
  const text = state.sliceDoc(start, wholeAt(state, to, 1));
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const first = start + text.indexOf(trimmed);
  // Delimiters selected along with the text are not part of the span.
  const signs = Math.min(runFrom(trimmed, 0, 1, sign), runFrom(trimmed, trimmed.length - 1, -1, sign));
  const outer = signs * 2 < trimmed.length ? signs : 0;
  const span = { from: first + outer, to: first + trimmed.length - outer };
  return sign === '`' ? span : markableSpan(state, span, sign);
}

/**
 * Returns the far side of a delimiter next to the cursor. The same command can thus end formatting that it started, and
 * resume formatting that it ended.
 */
function acrossMark(state: EditorState, at: number, { node: name }: Mark): number | null {
  for (const side of [-1, 1] as const) {
    const node = enclosing(treeAt(state, at).resolveInner(at, side), name);
    const marked = node === null ? null : marksOf(node);
    const mark = side === -1 ? marked?.closing : marked?.opening;
    if (mark?.from === at) return mark.to;
    if (mark?.to === at) return mark.from;
  }
  return null;
}

/** Returns whether the whole span has the format, whether its delimiters are directly around it or further out. */
function isWithinMarks(state: EditorState, span: Span, mark: Mark): boolean {
  return marksAround(state, span, mark) > 0 || markedAround(state, span, mark.node) !== null;
}

function wrap(state: EditorState, span: Span, mark: Mark): readonly ChangeSpec[] {
  if (span.to > span.from && isWithinMarks(state, span, mark)) return [];
  const insert = signsFor(state, span, mark);
  if (span.to > span.from && mark !== code) return wrapOver(state, span, { node: mark.node, sign: insert });
  return [
    { from: span.from, insert },
    { from: span.to, insert },
  ];
}

function unwrap(state: EditorState, span: Span, mark: Mark): readonly ChangeSpec[] {
  const signs = marksAround(state, span, mark);
  const around = signs === 0 ? markedAround(state, span, mark.node) : null;
  if (around !== null) return unmarkPart(state, span, around);
  return [
    { from: span.from - signs, to: span.from },
    { from: span.to, to: span.to + signs },
  ];
}

/** Returns the delimiter for a span. Code that contains backticks needs a longer run of them. */
function signsFor(state: EditorState, { from, to }: Span, { sign, times }: Mark): string {
  if (sign !== '`') return sign.repeat(times);
  const longest = Math.max(0, ...Array.from(state.sliceDoc(from, to).matchAll(/`+/g), ([run]) => run.length));
  return '`'.repeat(longest + 1);
}

/**
 * Returns the length of this delimiter around a span; 0 if the span is not directly enclosed by it. `***` is both bold
 * and italic.
 */
function marksAround(state: EditorState, { from, to }: Span, { sign, times }: Mark): number {
  const line = state.doc.lineAt(from);
  const before = runFrom(line.text, from - line.from - 1, -1, sign);
  const after = runFrom(line.text, to - line.from, 1, sign);
  const signs = Math.min(before, after);
  if (sign === '`') return signs;
  if (sign === '*') return (Math.min(signs, 3) & times) === 0 ? 0 : times;
  return signs >= times ? times : 0;
}

function runFrom(text: string, at: number, step: 1 | -1, sign: string): number {
  let length = 0;
  while (text[at + step * length] === sign) length += 1;
  return length;
}

/** Returns the position, or the next one that does not split a surrogate pair. */
function wholeAt(state: EditorState, at: number, side: 1 | -1): number {
  return /[\ud800-\udbff][\udc00-\udfff]/.test(state.sliceDoc(Math.max(0, at - 1), at + 1)) ? at + side : at;
}
