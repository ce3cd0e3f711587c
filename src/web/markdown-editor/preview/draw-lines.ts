import type { Line } from '@codemirror/state';
import { Decoration } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { taskStateMark } from '#domain/notes/index.ts';
import { plainPartOf } from '#domain/notes/markdown/index.ts';
import type { Container } from '../text/line-prefix.ts';
import { type LabelPart, linePrefix, type MarkerPart, type PrefixPart, type Task } from '../text/line-prefix.ts';
import type { Span } from '../text/span.ts';
import { type Callout, calloutOf } from './callouts.ts';
import { countedSign } from './counted-sign.ts';
import { drawCallout } from './draw-callouts.ts';
import type { Drawing } from './drawing.ts';
import { footnoteNumber } from './footnote-numbers.ts';
import { Bar, Bullet, CountedNumber, FootnoteLabel, TaskBox, TaskStateSign } from './line-widgets.ts';

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
