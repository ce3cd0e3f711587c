import type { EditorState, Line, Range } from '@codemirror/state';
import { Decoration, type DecorationSet, type WidgetType } from '@codemirror/view';
import type { Container } from '../text/line-prefix.ts';
import { linesIn, type Span } from '../text/span.ts';

/** Result of a decorator: whether to visit the children of the node; undefined if the decorator does not handle it. */
export type Drawn = boolean | undefined;

/** Collects the decorations of the visible text. The text itself is never changed. */
export class Drawing {
  readonly state: EditorState;
  /** The containers of each line by its start, outermost first. */
  readonly containersByLine = new Map<number, Container[]>();
  /** Starts of code lines, which are always left-to-right. */
  readonly codeLines = new Set<number>();
  /** The positions of list items in their lists, by the start of their signs. */
  readonly listPositions = new Map<number, number>();
  readonly #visible: readonly Span[];
  readonly #touched: readonly Span[];
  readonly #ranges: Range<Decoration>[] = [];

  constructor(state: EditorState, visible: readonly Span[], touched: readonly Span[]) {
    this.state = state;
    this.#visible = visible;
    this.#touched = touched;
  }

  /** Returns the visible lines of a span. Text between the visible ranges is folded or far away, and may be long. */
  linesOf({ from, to }: Span): readonly Line[] {
    const lines: Line[] = [];
    for (const range of this.#visible) {
      const part = { from: Math.max(from, range.from, (lines.at(-1)?.to ?? -1) + 1), to: Math.min(to, range.to) };
      lines.push(...linesIn(this.state.doc, part));
    }
    return lines;
  }

  /** Returns whether a cursor or selection is in or next to a span, so that its markup is shown. */
  isTouched({ from, to }: Span): boolean {
    return this.#touched.some((span) => span.from <= to && span.to >= from);
  }

  /** Returns whether a cursor is in a span, excluding its end, which is where the text after it starts. */
  isEntered({ from, to }: Span): boolean {
    return this.#touched.some((span) => span.from === span.to && span.from >= from && span.from < to);
  }

  mark(from: number, to: number, decoration: Decoration): void {
    if (from < to) this.#ranges.push(decoration.range(from, to));
  }

  line(at: number, decoration: Decoration): void {
    this.#ranges.push(decoration.range(at));
  }

  widget(at: number, widget: WidgetType, side: number): void {
    this.#ranges.push(Decoration.widget({ widget, side }).range(at));
  }

  /** Replaces a span, which must be within one line, by a widget. */
  replace(from: number, to: number, widget: WidgetType): void {
    this.#ranges.push(Decoration.replace({ widget }).range(from, to));
  }

  /** Hides a span except for its line breaks, which only block decorations may replace. */
  hide(from: number, to: number): void {
    for (const line of linesIn(this.state.doc, { from, to })) {
      const [start, end] = [Math.max(from, line.from), Math.min(to, line.to)];
      if (end > start) this.#ranges.push(hidden.range(start, end));
    }
  }

  /** Hides markup, or dims it while the cursor touches its construct. */
  recede(from: number, to: number, isShown: boolean): void {
    if (isShown) this.mark(from, to, quiet);
    else this.hide(from, to);
  }

  text(from: number, to: number): string {
    return this.state.sliceDoc(from, to);
  }

  finish(): DecorationSet {
    return Decoration.set(this.#ranges, true);
  }
}

const hidden = Decoration.replace({});

export const quiet = Decoration.mark({ class: 'md-mark' });
