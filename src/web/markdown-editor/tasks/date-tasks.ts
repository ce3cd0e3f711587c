import {
  type ChangeSpec,
  type EditorState,
  type Extension,
  Facet,
  type Line,
  type Transaction,
} from '@codemirror/state';
import { EditorView, type PluginValue, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { ySyncAnnotation } from 'y-codemirror.next';
import type { Instant } from '#domain/kernel/index.ts';
import { isInCode } from '../text/block-at.ts';
import { linesIn, type Span } from '../text/span.ts';
import { treeAt } from '../text/tree-at.ts';
import { onPageGone } from '../view/on-page-gone.ts';

export interface TaskDating {
  readonly now: () => Instant;
  /**
   * Returns the edit that replaces the time of a task by its full date; null if it needs none.
   *
   * @param task its text, with a list marker
   */
  readonly dateTask: (task: string, writtenAt: Instant) => (Span & { readonly insert: string }) | null;
}

/**
 * Gives the times of tasks their full dates when the cursor leaves a line that was typed or pasted here: words such as
 * `tomorrow` would mean another day after each later edit of the note. Lines that another device wrote keep theirs.
 */
export function dateTasks(dating: () => TaskDating): Extension {
  return [
    taskDating.of(dating),
    typedTimes,
    EditorView.updateListener.of((update) => update.view.plugin(typedTimes)?.after(update)),
  ];
}

/** Acts as if the cursor left its line, because the editor is about to close. */
export function leaveTasks(view: EditorView): void {
  view.plugin(typedTimes)?.leaveAll();
}

const taskDating = Facet.define<() => TaskDating, (() => TaskDating) | null>({ combine: ([dating]) => dating ?? null });

class TypedTimes implements PluginValue {
  readonly destroy: () => void;
  readonly #view: EditorView;
  /** When each line that may state a time was last typed in, by the start of the line. */
  #typedAt: ReadonlyMap<number, Instant> = new Map();

  constructor(view: EditorView) {
    this.#view = view;
    this.destroy = onPageGone(this.leaveAll);
  }

  update({ transactions }: ViewUpdate): void {
    const now = this.#view.state.facet(taskDating)?.().now();
    if (now === undefined) return;
    for (const each of transactions) if (each.docChanged) this.#typedAt = typedAfter(each, this.#typedAt, now);
  }

  /** Dates the tasks that the cursor has left. A window that goes to the background keeps it in its line. */
  after({ focusChanged, state }: ViewUpdate): void {
    const { hasFocus, root, contentDOM } = this.#view;
    if (focusChanged && root.activeElement !== contentDOM) this.leaveAll();
    else if (hasFocus)
      this.#leave(({ from, to }) => state.selection.ranges.every((range) => range.to < from || range.from > to));
  }

  readonly leaveAll = (): void => this.#leave(() => true);

  #leave(isLeft: (line: Line) => boolean): void {
    const { state, composing } = this.#view;
    if (this.#typedAt.size === 0 || composing || state.readOnly) return;
    const lines = Array.from(this.#typedAt, ([from, typedAt]) => ({ line: state.doc.lineAt(from), typedAt }));
    const left = lines.filter(({ line }) => isLeft(line));
    if (left.length === 0) return;
    const kept = new Map(this.#typedAt);
    for (const { line } of left) kept.delete(line.from);
    this.#typedAt = kept;
    const changes = left.flatMap(({ line, typedAt }) => datedTime(state, line, typedAt) ?? []);
    if (changes.length > 0) this.#view.dispatch({ changes, userEvent: 'input.accept' });
  }
}

const typedTimes = ViewPlugin.fromClass(TypedTimes);

/** Returns the typed lines after a change. A line that was changed elsewhere or by undo is no longer one. */
function typedAfter(
  transaction: Transaction,
  before: ReadonlyMap<number, Instant>,
  now: Instant,
): ReadonlyMap<number, Instant> {
  const { startState, newDoc, changes } = transaction;
  const isOwn = transaction.annotation(ySyncAnnotation) === undefined;
  const typed = new Map<number, Instant>();
  for (const [from, typedAt] of before) {
    const touched = changes.touchesRange(from, startState.doc.lineAt(from).to);
    const isGone = isOwn ? touched === 'cover' : touched !== false;
    if (!isGone) typed.set(newDoc.lineAt(changes.mapPos(from, 1)).from, typedAt);
  }
  if (isOwn && isTyping(transaction)) for (const { from } of linesChanged(transaction)) typed.set(from, now);
  return typed;
}

function isTyping(transaction: Transaction): boolean {
  const has = (event: string) => transaction.isUserEvent(event);
  return (has('input') || has('delete')) && !changesOfCommands.some(has);
}

/** Commands that change how a line is marked or indented, but not what it says. */
const changesOfCommands = ['input.accept', 'input.format', 'input.indent', 'input.task', 'delete.dedent'];

/** Returns the lines that may state a time and have another text than before. Enter beside a line does not change it. */
function linesChanged({ startState, newDoc, changes }: Transaction): readonly Line[] {
  const lines: Line[] = [];
  changes.iterChanges((fromA, toA, fromB, toB) => {
    const former = [startState.doc.lineAt(fromA).text, startState.doc.lineAt(toA).text];
    const written = linesIn(newDoc, { from: fromB, to: toB });
    lines.push(...written.filter(({ text }) => text.includes('@') && !former.includes(text)));
  });
  return lines;
}

/** Returns the change that dates the time in a line of a task. */
function datedTime(state: EditorState, line: Line, typedAt: Instant): ChangeSpec | null {
  const task = taskAround(state, line);
  if (task === null) return null;
  const marker = '- ';
  const edit =
    state
      .facet(taskDating)?.()
      .dateTask(marker + state.sliceDoc(task.from, task.to), typedAt) ?? null;
  if (edit === null) return null;
  const from = task.from - marker.length + edit.from;
  const to = task.from - marker.length + edit.to;
  // a time in another line of the task is dated when that line is left
  return from < line.from || to > line.to || isInCode(state, to) ? null : { from, to, insert: edit.insert };
}

/** Returns the task to which a line belongs; null if it belongs to none. */
function taskAround(state: EditorState, { from, to }: Line): Span | null {
  const tasks: Span[] = [];
  treeAt(state, to).iterate({
    from,
    to,
    enter: (node) => {
      if (node.name === 'Task') tasks.push({ from: node.from, to: node.to });
    },
  });
  return tasks.at(-1) ?? null;
}
