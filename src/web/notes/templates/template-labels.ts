import type { LocalDay } from '#domain/kernel/index.ts';
import { dayOfNote, type Note, type TemplateLabels } from '#domain/notes/index.ts';
import { firstLine } from '../model/index.ts';

interface StandingNote {
  readonly id: string;
  readonly value: Pick<Note, 'title' | 'day'>;
}

/**
 * Returns the values for the placeholders of a template that is inserted into an existing note. A note without a title
 * uses its day as the title or, if it has no day, the first line of its body.
 */
export function templateLabels({ id, value }: StandingNote, text: string, today: LocalDay): TemplateLabels {
  const day = dayOfNote(id, value);
  const title = value.title?.trim() || (day === null ? firstLine(text) : null);
  return { title: title ?? '', day: day ?? today };
}
