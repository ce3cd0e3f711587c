import type { TextEdit } from '#domain/notes/index.ts';
import { type NoteTask, placeOfTaskText } from '#domain/notes/markdown/index.ts';
import { type TimeContext, taskTime } from '#domain/reminders/index.ts';

/** How times in a note are read. */
export interface ReadingOfTimes extends TimeContext {
  /** The labels of the note's mentions, which are no times. */
  readonly mentions: readonly string[];
}

/**
 * Returns the edit that gives a task a time, or another one. The time is put in place of the present one, else at the
 * end of the task's line.
 *
 * @param text of the note
 * @param time without the `@`, such as `2026-11-30 7:00`
 * @returns null if the present time is written in a way that cannot be replaced, such as across markup
 */
export function taskTimeEdit(text: string, task: NoteTask, time: string, reading: ReadingOfTimes): TextEdit | null {
  const found = taskTime(task, reading.mentions, reading);
  if (found === null) return { ...endOfLine(text, task.from), insert: ` @${time}` };
  const place = placeOfTaskText(text, task, { from: found.from, to: found.from + '@'.length + found.time.length });
  return place && { ...place, insert: `@${time}` };
}

/** Returns the end of a line, before the white space there and before block ids such as `^a1`. */
function endOfLine(text: string, at: number): Pick<TextEdit, 'from' | 'to'> {
  const [line = ''] = text.slice(at).split('\n', 1);
  const end = at + line.replace(/(?:\s+\^[\w-]+)*\s*$/, '').length;
  return { from: end, to: end };
}
