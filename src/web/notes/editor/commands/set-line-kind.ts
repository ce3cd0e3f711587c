import type { EditorState, Line } from '@codemirror/state';
import { replaceStarts, selectedLines } from './edit-lines.ts';
import { columnsOf, type LineKind, type MarkdownLine, parseLine } from './markdown-line.ts';
import { type Edit, toggling } from './toggling.ts';

type ListKind = 'bullet' | 'ordered' | 'task';

/** A heading of that level, 1–6; 0, or the level it has already, makes plain text. */
export const toggleHeading = (level: number) =>
  toggling(`heading/${level}`, (state) =>
    setKind(state, {
      has: (kind) => (level === 0 ? kind.is === 'plain' : kind.is === 'heading' && kind.level === level),
      mark: () => (level === 0 ? '' : `${'#'.repeat(level)} `),
      keepsIndent: false,
    }),
  );

/** What one button does: the first level, the second, the third, none. */
export const cycleHeading = ({ state, dispatch }: Parameters<ReturnType<typeof toggleHeading>>[0]): boolean => {
  const [line] = selectedLines(state);
  const kind = line === undefined ? null : parseLine(line.text).kind;
  const level = kind?.is === 'heading' ? kind.level : null;
  const next = level === null ? 1 : level < 3 ? level + 1 : 0;
  return toggleHeading(next)({ state, dispatch });
};

export const toggleBulletList = toggleList('bullet');
export const toggleOrderedList = toggleList('ordered');
export const toggleTaskList = toggleList('task');

function toggleList(kind: ListKind) {
  return toggling(kind, (state) => {
    const count = counting();
    return setKind(state, {
      has: ({ is }) => is === kind,
      mark: (line) => (kind === 'ordered' ? `${count(line)}. ` : kind === 'task' ? '- [ ] ' : '- '),
      keepsIndent: true,
    });
  });
}

interface Wanted {
  readonly has: (kind: LineKind) => boolean;
  readonly mark: (line: MarkdownLine) => string;
  /** A heading does not stand in; the item of a list does. */
  readonly keepsIndent: boolean;
}

function setKind(state: EditorState, { has, mark, keepsIndent }: Wanted): ReturnType<Edit> {
  const lines = selectedLines(state).map((line) => ({ line, parsed: parseLine(line.text) }));
  const filled = lines.filter(({ parsed }) => parsed.text !== '' || parsed.mark !== '');
  const chosen = filled.length === 0 ? lines : filled;
  const isSet = chosen.every(({ parsed }) => has(parsed.kind));
  return replaceStarts(
    state,
    chosen.map(({ line, parsed }) => startOf(line, parsed, keepsIndent, isSet ? '' : mark(parsed))),
  );
}

function startOf(line: Line, { quote, indent, mark }: MarkdownLine, keepsIndent: boolean, wanted: string) {
  const from = line.from + quote.length + (keepsIndent ? indent.length : 0);
  return { from, to: line.from + quote.length + indent.length + mark.length, insert: wanted };
}

/** Numbers items from 1, those that stand deeper for themselves. */
function counting(): (line: MarkdownLine) => number {
  const open: { readonly columns: number; number: number }[] = [];
  return ({ indent }) => {
    const columns = columnsOf(indent);
    while ((open.at(-1)?.columns ?? -1) > columns) open.pop();
    const last = open.at(-1);
    if (last?.columns !== columns) {
      open.push({ columns, number: 1 });
      return 1;
    }
    last.number += 1;
    return last.number;
  };
}
