import type { SyntaxNodeRef } from '@lezer/common';
import { datedTimesIn } from '#domain/notes/markdown/index.ts';
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
  for (const { from, to, day, minutes } of datedTimesIn(line.text)) {
    const span = { from: line.from + from, to: line.from + to };
    if (span.from < node.from || isCode(node, span.to)) continue;
    if (!drawing.isTouched(span)) drawing.replace(span.from, span.to, new Time(labelOf(day, minutes)));
  }
  return undefined;
}

function isCode({ node }: SyntaxNodeRef, at: number): boolean {
  return node.resolve(at, -1).name === 'InlineCode';
}

class Time extends TextWidget<[label: string]> {
  toDOM(): HTMLElement {
    const [label] = this.shown;
    return element('span', { class: 'md-mention' }, label);
  }
}
