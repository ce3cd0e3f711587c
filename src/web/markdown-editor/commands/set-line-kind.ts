import type { EditorState, Line } from '@codemirror/state';
import { columnsOf, type LineKind, type MarkdownLine, parseLine } from '../text/markdown-line.ts';
import type { Span } from '../text/span.ts';
import { enclosing, treeAt } from '../text/tree-at.ts';
import { replaceStarts, selectedLines } from './edit-lines.ts';
import { type Edit, toggling } from './toggling.ts';

type ListKind = 'bullet' | 'ordered' | 'task';

/** Toggles a heading of level 1–6. Level 0, or the level that the line already has, turns the line into plain text. */
export const toggleHeading = (level: number) =>
  toggling(`heading/${level}`, (state) =>
    setKind(state, chosenLines(state), {
      has: (kind) => (level === 0 ? kind.is === 'plain' : kind.is === 'heading' && kind.level === level),
      mark: () => (level === 0 ? '' : `${'#'.repeat(level)} `),
      keepsIndent: false,
    }),
  );

/** Cycles through heading levels 1, 2 and 3, then plain text. */
export const cycleHeading = ({ state, dispatch }: Parameters<ReturnType<typeof toggleHeading>>[0]): boolean => {
  const kind = chosenLines(state)[0]?.parsed.kind;
  const level = kind?.is === 'heading' ? kind.level : null;
  const next = level === null ? 1 : level < 3 ? level + 1 : 0;
  return toggleHeading(next)({ state, dispatch });
};

export const toggleBulletList = toggleList('bullet');
export const toggleOrderedList = toggleList('ordered');
export const toggleTaskList = toggleList('task');

function toggleList(kind: ListKind) {
  return toggling(kind, (state) => {
    const lines = chosenLines(state);
    const count = counting(numberedAbove(state, lines[0]));
    return setKind(state, lines, {
      has: ({ is }) => is === kind,
      mark: (line) => (kind === 'ordered' ? `${count(line)}. ` : kind === 'task' ? '- [ ] ' : '- '),
      keepsIndent: true,
    });
  });
}

interface Wanted {
  readonly has: (kind: LineKind) => boolean;
  readonly mark: (line: MarkdownLine) => string;
  /** True for list items; headings lose their indent. */
  readonly keepsIndent: boolean;
}

function setKind(
  state: EditorState,
  lines: readonly ChosenLine[],
  { has, mark, keepsIndent }: Wanted,
): ReturnType<Edit> {
  const isSet = lines.every(({ parsed }) => has(parsed.kind));
  const starts = lines.map(({ line, parsed }) => startOf(line, parsed, keepsIndent, isSet ? '' : mark(parsed)));
  const underlines = new Map(
    lines.flatMap(({ underline }) => (underline === null ? [] : [[underline.from, underline]])),
  );
  return replaceStarts(state, [...starts, ...Array.from(underlines.values(), (span) => ({ ...span, insert: '' }))]);
}

interface ChosenLine {
  readonly line: Line;
  readonly parsed: MarkdownLine;
  /** The underline of a setext heading, removed together with the heading. */
  readonly underline: Span | null;
}

/**
 * Returns the selected lines with text, or the empty ones if no selected line has text. If the underline of a heading
 * is selected, returns the heading.
 */
function chosenLines(state: EditorState): readonly ChosenLine[] {
  const lines = new Map<number, ChosenLine>();
  for (const selected of selectedLines(state)) {
    const heading = underlinedHeading(state, selected);
    const isUnderline = heading !== null && selected.from > heading.underline.from;
    const line = isUnderline ? state.doc.lineAt(heading.from) : selected;
    const parsed = parseLine(line.text);
    const kind: LineKind =
      heading !== null && parsed.kind.is === 'plain' ? { is: 'heading', level: heading.level } : parsed.kind;
    lines.set(line.number, { line, parsed: { ...parsed, kind }, underline: heading?.underline ?? null });
  }
  const filled = [...lines.values()].filter(({ parsed }) => parsed.text !== '' || parsed.mark !== '');
  return filled.length === 0 ? [...lines.values()] : filled;
}

function startOf(line: Line, { quote, indent, mark }: MarkdownLine, keepsIndent: boolean, wanted: string) {
  const from = line.from + quote.length + (keepsIndent ? indent.length : 0);
  return { from, to: line.from + quote.length + indent.length + mark.length, insert: wanted };
}

interface Numbered {
  readonly columns: number;
  readonly number: number;
}

/** Returns the ordered list item directly above a line if the line could continue its numbering. */
function numberedAbove(state: EditorState, first: ChosenLine | undefined): Numbered | null {
  if (first === undefined || first.line.number === 1) return null;
  const { quote, indent, mark } = parseLine(state.doc.line(first.line.number - 1).text);
  const number = /^(\d+)\./.exec(mark)?.[1];
  return number === undefined || quote !== first.parsed.quote
    ? null
    : { columns: columnsOf(indent), number: Number(number) };
}

/**
 * Returns a function that numbers items from 1, or continues the numbering of the item above. Nested items are numbered
 * separately.
 */
function counting(above: Numbered | null): (line: MarkdownLine) => number {
  const open = above === null ? [] : [above];
  return ({ indent }) => {
    const columns = columnsOf(indent);
    while ((open.at(-1)?.columns ?? -1) > columns) open.pop();
    const last = open.at(-1)?.columns === columns ? open.pop() : undefined;
    const number = (last?.number ?? 0) + 1;
    open.push({ columns, number });
    return number;
  };
}

interface UnderlinedHeading {
  readonly from: number;
  readonly level: 1 | 2;
  /** The line of `===` or `---` below the heading, with the line break before it. */
  readonly underline: Span;
}

/**
 * Returns the setext heading to which a line belongs, as its text or its underline; null if there is none or it has an
 * ATX marker.
 */
function underlinedHeading(state: EditorState, { from, text }: Line): UnderlinedHeading | null {
  const end = from + text.trimEnd().length;
  const node = treeAt(state, end).resolve(end, -1);
  const heading = enclosing(node, 'SetextHeading1') ?? enclosing(node, 'SetextHeading2');
  if (heading === null) return null;
  const last = state.doc.lineAt(heading.to);
  const level = heading.name === 'SetextHeading1' ? 1 : 2;
  return { from: heading.from, level, underline: { from: last.from - 1, to: last.to } };
}
