import { isLocalDay, type LocalDay } from '../../kernel/index.ts';

/** A place in a note that shows the training of a day. */
export interface TrainingEmbed {
  /** Null for the day of the note. */
  readonly day: LocalDay | null;
}

/**
 * Returns what the embed on a line stands for: `![[training]]` or `![[training:2026-11-20]]`, alone on its line. Null
 * for any other line.
 */
export function trainingEmbedOn(line: string): TrainingEmbed | null {
  const [, target] = /^ {0,3}!\[\[([a-z\d:-]+)\]\][ \t]*$/.exec(line) ?? [];
  return target === undefined ? null : trainingEmbedOf(target);
}

/** Returns what the target of an embed stands for; null if it is that of a note or a file. */
export function trainingEmbedOf(target: string): TrainingEmbed | null {
  const [name, day, ...more] = target.split(':');
  if (name !== 'training' || more.length > 0) return null;
  if (day === undefined) return { day: null };
  return isLocalDay(day) ? { day } : null;
}

/** Writes the embed of a day; without a day, that of the day of the note. */
export function printTrainingEmbed(day: LocalDay | null): string {
  return day === null ? '![[training]]' : `![[training:${day}]]`;
}
