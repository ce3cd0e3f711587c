import type { Line } from '@codemirror/state';
import { Decoration } from '@codemirror/view';
import { foldFrom } from '../text/folded.ts';
import { CalloutHead } from './callout-widgets.ts';
import { type Callout, calloutLook, unknownCallout } from './callouts.ts';
import type { Drawing } from './drawing.ts';

/** Decorates one line of a callout; the first one shows its icon and title. */
export function drawCallout(drawing: Drawing, line: Line, callout: Callout): void {
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
