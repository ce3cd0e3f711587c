import type { SyntaxNodeRef } from '@lezer/common';
import { isLocalDay } from '#domain/kernel/index.ts';
import type { Drawing, Drawn } from './drawing.ts';
import { element } from './element.ts';
import { previewOptions } from './preview-options.ts';
import { TextWidget } from './shown-widget.ts';

/** Shows the full date of a task's time as people write it. Words around it, such as how it recurs, stay text. */
export function drawTime(drawing: Drawing, node: SyntaxNodeRef): Drawn {
  if (node.name !== 'Task') return undefined;
  const labelOf = drawing.state.facet(previewOptions)?.host().timeLabel;
  const [line] = drawing.linesOf(node);
  if (line === undefined || labelOf === undefined) return undefined;
  for (const { 0: written, index, groups = {} } of line.text.matchAll(datedTime)) {
    const { day = '', hour, minute } = groups;
    const span = { from: line.from + index, to: line.from + index + written.length };
    if (!isLocalDay(day) || span.from < node.from || isCode(node, span.to)) continue;
    const minutes = hour === undefined ? null : Number(hour) * 60 + Number(minute);
    if (minutes !== null && minutes >= minutesOfDay) continue;
    if (!drawing.isTouched(span)) drawing.replace(span.from, span.to, new Time(labelOf(day, minutes)));
  }
  return undefined;
}

const datedTime = /(?<![^\s("'“‘«„])@(?<day>\d{4}-\d\d-\d\d)(?: (?<hour>\d{1,2}):(?<minute>[0-5]\d))?(?![\p{L}\d:-])/gu;
const minutesOfDay = 24 * 60;

function isCode({ node }: SyntaxNodeRef, at: number): boolean {
  return node.resolve(at, -1).name === 'InlineCode';
}

class Time extends TextWidget<[label: string]> {
  toDOM(): HTMLElement {
    const [label] = this.shown;
    return element('span', { class: 'md-mention' }, label);
  }
}
