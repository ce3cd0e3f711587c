import type { SyntaxNodeRef } from '@lezer/common';
import { trainingEmbedOn } from '#domain/notes/markdown/index.ts';
import type { Drawn } from './drawing.ts';
import { type Drawing, quiet } from './drawing.ts';
import { TrainingBlock } from './embed-widgets.ts';

/** Shows the training of a day in place of its embed; below it while the cursor is there. */
export function drawTraining(drawing: Drawing, { name, from, to }: SyntaxNodeRef): Drawn {
  if (name !== 'WikiEmbed') return undefined;
  const embed = trainingEmbedOn(drawing.state.doc.lineAt(from).text);
  if (embed === null) return undefined;
  const block = new TrainingBlock(embed.day);
  if (drawing.isTouched({ from, to })) {
    drawing.mark(from, to, quiet);
    drawing.widget(to, block, 1);
  } else drawing.replace(from, to, block);
  return false;
}
