import { StateEffect } from '@codemirror/state';
import { type EditorView, type PluginValue, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Span } from '../text/span.ts';

/** How many characters of a long line are drawn above and below the view. */
const margin = 2000;

/** Longer lines are drawn in part. CodeMirror draws all of the lines in view, up to 20,000 characters of each. */
const maxLineLength = 3 * margin;

/**
 * Returns the visible ranges without the parts of long lines that are far from the view: browsers need seconds for a
 * line with thousands of elements. These parts are shown as plain text, so that they keep about their height.
 */
export function drawnRanges(view: EditorView): readonly Span[] {
  return view.plugin(drawnPart)?.ranges ?? view.visibleRanges;
}

/** Tells plugins that other ranges are to be drawn. */
const scrolled = StateEffect.define<Span>();

class DrawnPart implements PluginValue {
  ranges: readonly Span[];
  readonly #view: EditorView;
  /** From the first to the last position on the screen when it was last measured; null before that. */
  #onScreen: Span | null = null;
  /** While the text is drawn around another place, the scroll position is not what the person sees. */
  #isMoving = false;

  constructor(view: EditorView) {
    this.#view = view;
    estimateGapsByLength(view);
    this.ranges = rangesToDraw(view, null);
    queueMicrotask(this.measure);
  }

  update({
    view,
    docChanged,
    viewportChanged,
    geometryChanged,
    selectionSet,
    changes,
    transactions,
  }: ViewUpdate): void {
    if (this.#onScreen !== null && docChanged) {
      const { from, to } = this.#onScreen;
      this.#onScreen = { from: changes.mapPos(from), to: changes.mapPos(to) };
    }
    const moved = transactions.flatMap(({ effects }) => effects.filter((effect) => effect.is(scrolled)));
    this.#onScreen = moved.at(-1)?.value ?? this.#onScreen;
    if (docChanged || viewportChanged || moved.length > 0) this.ranges = rangesToDraw(view, this.#onScreen);
    // not as a part of the measurement that may have caused this update, which would never end
    if (viewportChanged || geometryChanged || selectionSet) queueMicrotask(this.measure);
  }

  readonly measure = (): void => {
    if (this.ranges === this.#view.visibleRanges || !this.#view.dom.isConnected) return;
    this.#view.requestMeasure({
      key: this,
      read: (view) => this.#hasLeft(onScreen(view)),
      // the view must not be changed while it measures, but before it is painted
      write: (hasLeft) => hasLeft && queueMicrotask(this.#follow),
    });
  };

  readonly #follow = (): void => {
    const view = this.#view;
    const span = view.dom.isConnected ? onScreen(view) : null;
    if (span === null || !this.#hasLeft(span)) return;
    this.#isMoving = true;
    try {
      drawAround(view, span);
    } finally {
      this.#isMoving = false;
    }
    this.measure();
  };

  #hasLeft(span: Span | null): boolean {
    if (span === null || this.#isMoving) return false;
    return this.#onScreen === null || !isWithin(span, around(this.#onScreen, margin / 2));
  }
}

export const drawnPart = ViewPlugin.fromClass(DrawnPart, {
  eventObservers: {
    scroll() {
      this.measure();
    },
  },
});

/** What CodeMirror has of the parts of lines of more than 20,000 characters that it leaves out, the gaps. */
interface WithGaps {
  readonly viewState: {
    readonly heightOracle: { readonly lineLength: number; readonly lineHeight: number };
    gapSize: (line: unknown, from: number, to: number) => number;
  };
}

/**
 * CodeMirror takes the rows of a line for equally full and estimates its gaps by the height of the whole line, of which
 * they are a part. Here drawn rows hold more than others, and such estimates change with each measurement.
 */
function estimateGapsByLength(view: EditorView): void {
  const { viewState } = view as unknown as WithGaps;
  const { heightOracle } = viewState;
  viewState.gapSize = (_, from, to) => ((to - from) / heightOracle.lineLength) * heightOracle.lineHeight;
}

function rangesToDraw(view: EditorView, onScreen: Span | null): readonly Span[] {
  const { visibleRanges, viewportLineBlocks } = view;
  const long = viewportLineBlocks.filter(({ length, type }) => length > maxLineLength && !Array.isArray(type));
  return long.reduce<readonly Span[]>((ranges, line) => {
    const from = onScreen === null ? line.from : onScreen.from - margin;
    const to = onScreen === null ? line.from + margin : onScreen.to + margin;
    return without(without(ranges, { from: line.from, to: Math.min(from, line.to) }), {
      from: Math.max(to, line.from),
      to: line.to,
    });
  }, visibleRanges);
}

/** Returns the parts of ranges that are outside a span. */
function without(ranges: readonly Span[], { from, to }: Span): readonly Span[] {
  if (from >= to) return ranges;
  return ranges.flatMap((range) => {
    if (range.to <= from || range.from >= to) return range;
    return [
      { from: range.from, to: from },
      { from: to, to: range.to },
    ].filter((part) => part.from < part.to);
  });
}

/** Returns the first and the last position on the screen; null if nothing of the text is there. */
function onScreen(view: EditorView): Span | null {
  const { top, bottom, left, right } = view.contentDOM.getBoundingClientRect();
  const [first, last] = [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1];
  if (first >= last) return null;
  const from = view.posAtCoords({ x: left + 1, y: first }, false);
  const to = view.posAtCoords({ x: right - 1, y: last }, false);
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

/** Draws what is on the screen now, and keeps its first row where it is. */
function drawAround(view: EditorView, span: Span): void {
  const top = Math.max(view.contentDOM.getBoundingClientRect().top, 0);
  const before = view.coordsAtPos(span.from, 1)?.top;
  view.dispatch({ effects: scrolled.of(span) });
  // a position in a gap has no row of its own
  if (before === undefined || Math.abs(before - top) > farFromTop) return;
  const after = view.coordsAtPos(span.from, 1)?.top ?? before;
  if (Math.abs(after - before) >= 1) scrollerOf(view.dom).scrollTop += after - before;
}

/** More than the height of a row, in pixels. */
const farFromTop = 100;

function around({ from, to }: Span, by: number): Span {
  return { from: from - by, to: to + by };
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}
