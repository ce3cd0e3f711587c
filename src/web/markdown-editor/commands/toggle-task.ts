import { toggleTask as taskEdit } from '#domain/notes/markdown/index.ts';
import { parseLine } from '../text/markdown-line.ts';
import { selectedLines } from './edit-lines.ts';
import { toggling } from './toggling.ts';

/** Completes the selected tasks, or reopens them if all are done. */
export const toggleTask = toggling('tick', (state) => {
  const tasks = selectedLines(state).flatMap((line) => {
    const { quote, indent, kind } = parseLine(line.text);
    if (kind.is !== 'task') return [];
    const edit = taskEdit(line.text, quote.length + indent.length + kind.item.length);
    return edit === null ? [] : [{ start: line.from, edit, isDone: kind.isDone }];
  });
  const areDone = tasks.every(({ isDone }) => isDone);
  const due = tasks.filter(({ isDone }) => isDone === areDone);
  const changes = due.map(({ start, edit }) => ({ ...edit, from: start + edit.from, to: start + edit.to }));
  return changes.length === 0 ? null : { changes };
});
