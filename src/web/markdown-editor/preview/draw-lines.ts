import type { EditorState, Line } from '@codemirror/state';
import { Decoration, type EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { taskStateMark } from '#domain/notes/index.ts';
import { plainPartOf } from '#domain/notes/markdown/index.ts';
import { foldFrom } from '../text/folded.ts';
import {
  type Container,
  type LabelPart,
  linePrefix,
  type MarkerPart,
  type PrefixPart,
  type Task,
} from '../text/line-prefix.ts';
import type { Span } from '../text/span.ts';
import { type Callout, calloutLook, calloutOf, unknownCallout } from './callouts.ts';
import type { Drawing } from './drawing.ts';
import { element, icon } from './element.ts';
import { footnoteNumber } from './footnote-numbers.ts';
import { Bar, Bullet, CountedNumber, FootnoteLabel, TaskBox, TaskStateSign } from './line-widgets.ts';
import { previewOptions } from './preview-options.ts';
import { TextWidget } from './shown-widget.ts';

/** Decorates each line with its direction, quote bars, list indent and list marker. */
export function drawLines(drawing: Drawing, inView: Span, textFrom: number): void {
  for (const line of drawing.linesOf(inView)) {
    drawing.line(line.from, drawing.codeLines.has(line.from) ? leftToRight : ownDirection);
    const containers = drawing.containersByLine.get(line.from);
    if (line.from < textFrom) drawing.line(line.from, properties);
    else if (containers !== undefined) drawContainers(drawing, line, containers);
  }
}

function drawContainers(drawing: Drawing, line: Line, containers: readonly Container[]): void {
  const parts = linePrefix(drawing.state, line, containers);
  const callout = innermostCallout(drawing, containers);
  let quotes = 0;
  let items = 0;
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'quote') {
      if (containers[index]?.node !== callout?.node) drawing.widget(line.from, new Bar(quotes, items), -2);
      drawing.recede(part.from, part.to, drawing.isEntered(part));
      quotes += 1;
    } else {
      drawInset(drawing, line, part, { depth: items, node: containers[index]?.node ?? null });
      items += 1;
    }
  }
  const begun = parts.filter((part) => part.kind === 'marker' || part.kind === 'label').length;
  drawing.line(line.from, nestedLine(quotes, items, begun));
  if (callout !== null) drawCallout(drawing, line, callout);
  else if (quotes > 0) drawing.line(line.from, quoteLine);
}

function innermostCallout(drawing: Drawing, containers: readonly Container[]): Callout | null {
  const quote = containers.findLast(({ kind }) => kind === 'quote');
  return quote === undefined ? null : calloutOf(drawing.state, quote.node);
}

interface Item {
  readonly depth: number;
  readonly node: SyntaxNode | null;
}

function drawInset(drawing: Drawing, line: Line, part: Exclude<PrefixPart, { kind: 'quote' }>, item: Item): void {
  if (part.kind === 'inset') drawing.recede(part.from, part.to, drawing.isEntered(part));
  else if (part.kind === 'label') drawLabel(drawing, part);
  else if (part.task !== null) drawTask(drawing, line, { ...part, task: part.task }, item);
  else if (!drawTaskState(drawing, line, part)) drawSign(drawing, part, item);
}

function drawSign(drawing: Drawing, { from, to, sign }: MarkerPart, { depth, node }: Item): void {
  const isShown = drawing.isEntered({ from, to });
  const isNumber = sign.to - sign.from > 1;
  const counted =
    isNumber && !isShown && node !== null ? countedSign(drawing.state, node, drawing.listPositions) : null;
  if (!isShown) drawing.hide(from, sign.from);
  if (counted !== null) drawing.replace(sign.from, to, new CountedNumber(counted));
  else if (isShown || isNumber) drawing.mark(sign.from, to, isNumber ? numberSign : listSign);
  else drawing.replace(sign.from, to, new Bullet(depth));
}

type TaskPart = MarkerPart & { readonly task: Task };

function drawTask(drawing: Drawing, line: Line, { from, to, sign, task }: TaskPart, { node }: Item): void {
  if (task.isDone) drawing.mark(to, line.to, doneTask);
  if (drawing.isEntered({ from, to })) drawing.mark(sign.from, to, listSign);
  else drawing.replace(from, to, new TaskBox(task.isDone, wordsOf(drawing, node, { from: to, to: line.to })));
}

/** Returns a part of an item as it is read. */
function wordsOf(drawing: Drawing, item: SyntaxNode | null, { from, to }: Span): string {
  const text = { slice: (start: number, end: number) => drawing.text(start, end) };
  return (item === null ? drawing.text(from, to) : plainPartOf(text, item, { from, to })).trim();
}

/** Draws the sign of a state such as `[?]`. Returns whether the item has one. */
function drawTaskState(drawing: Drawing, line: Line, { from, to, sign }: MarkerPart): boolean {
  const found = taskStateMark(drawing.text(to, line.to));
  if (found === null) return false;
  const end = Math.min(to + found.mark.length + 1, line.to);
  if (drawing.isEntered({ from, to: end })) drawing.mark(sign.from, end, listSign);
  else drawing.replace(from, end, new TaskStateSign(found.state));
  return true;
}

function drawLabel(drawing: Drawing, { from, to, label }: LabelPart): void {
  if (drawing.isEntered({ from, to })) drawing.mark(from, to, listSign);
  else drawing.replace(from, to, footnoteLabel(drawing, drawing.text(label.from, label.to)));
}

function footnoteLabel({ state }: Drawing, label: string): FootnoteLabel {
  return new FootnoteLabel(label, `${footnoteNumber(state, label) ?? label}`);
}

/** The deepest level with its own indent; lines nested deeper are indented like it. */
const deepest = 9;

function nestedLine(quotes: number, items: number, begun: number): Decoration {
  const [q, i, b] = [quotes, items, begun].map((count) => Math.min(count, deepest));
  return Decoration.line({ class: `md-nested md-quotes${q} md-items${i} md-begun${b}` });
}

const ownDirection = Decoration.line({ attributes: { dir: 'auto' } });
const leftToRight = Decoration.line({ attributes: { dir: 'ltr', spellcheck: 'false' } });
const properties = Decoration.line({ class: 'md-properties' });
const quoteLine = Decoration.line({ class: 'md-quote' });
const listSign = Decoration.mark({ class: 'md-list-sign' });
const numberSign = Decoration.mark({ class: 'md-list-sign md-number' });
const doneTask = Decoration.mark({ class: 'md-done' });

/**
 * Returns the sign of a list item with the number that Markdown counts, such as `3.` for the third item of `1. 1. 1.`;
 * null if the item is written with it, or has no number.
 *
 * @param positions the positions of items in their lists by the start of their signs, kept between calls
 */
function countedSign(state: EditorState, item: SyntaxNode, positions: Map<number, number>): string | null {
  const written = numberOf(state, item);
  const first = numberOf(state, item.parent?.getChild('ListItem') ?? item);
  if (written === null || first === null) return null;
  const counted = first.number + positionOf(item, positions);
  return counted === written.number ? null : `${counted}${written.end}`;
}

function positionOf(item: SyntaxNode, positions: Map<number, number>): number {
  let position = 0;
  for (let above = item.prevSibling; above !== null && above.name === 'ListItem'; above = above.prevSibling) {
    position += 1;
    const known = positions.get(signStart(above));
    if (known === undefined) continue;
    position += known;
    break;
  }
  positions.set(signStart(item), position);
  return position;
}

function signStart(item: SyntaxNode): number {
  return item.getChild('ListMark')?.from ?? item.from;
}

function numberOf(state: EditorState, item: SyntaxNode): { readonly number: number; readonly end: string } | null {
  const sign = item.getChild('ListMark');
  const [, digits, end = ''] = sign === null ? [] : (/^(\d+)([.)])$/.exec(state.sliceDoc(sign.from, sign.to)) ?? []);
  return digits === undefined ? null : { number: Number(digits), end };
}

/** Decorates one line of a callout; the first one shows its icon and title. */
function drawCallout(drawing: Drawing, line: Line, callout: Callout): void {
  const look = calloutLook(callout.name) ?? unknownCallout;
  const first = drawing.state.doc.lineAt(callout.node.from);
  const last = drawing.state.doc.lineAt(callout.node.to);
  const opens = line.from === first.from;
  const closes = line.from === last.from || (opens && foldFrom(drawing.state, line.to) !== null);
  const edges = `${opens ? ' md-callout-opens' : ''}${closes ? ' md-callout-closes' : ''}`;
  drawing.line(line.from, Decoration.line({ class: `md-callout md-callout-${look.tone}${edges}` }));
  if (!opens) return;
  const { from, to } = callout.type;
  drawing.mark(to, line.to, title);
  if (drawing.isTouched(line)) drawing.mark(from, to, typeSign);
  else drawing.replace(from, to, new CalloutHead(callout.name, to === line.to));
}

const title = Decoration.mark({ class: 'md-callout-title' });
const typeSign = Decoration.mark({ class: 'md-mark' });

/** Replaces `[!type]` by its icon, and by its name if the callout has no title. */
class CalloutHead extends TextWidget<[type: string, isNamed: boolean]> {
  toDOM(view: EditorView): HTMLElement {
    const [type, isNamed] = this.shown;
    const look = calloutLook(type);
    const labels = view.state.facet(previewOptions)?.labels.callouts;
    const name = (look && labels?.[look.word]) ?? type;
    // the title has its own direction, so that it does not affect the direction of its line
    const named = isNamed
      ? element('span', { class: 'md-callout-title', dir: 'auto' }, name)
      : element('span', { class: 'md-unseen', dir: 'auto' }, `${name}: `);
    return element('span', { class: 'md-callout-head' }, icon((look ?? unknownCallout).icon), named);
  }
}
