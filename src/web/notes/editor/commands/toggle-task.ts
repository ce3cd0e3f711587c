import { selectedLines } from './edit-lines.ts';
import { parseLine } from './markdown-line.ts';
import { toggling } from './toggling.ts';

/** Ticks the tasks of the selection, or unticks them where all are done. */
export const toggleTask = toggling('tick', (state) => {
  const tasks = selectedLines(state).flatMap((line) => {
    const { quote, indent, kind } = parseLine(line.text);
    if (kind.is !== 'task') return [];
    return [{ at: line.from + quote.length + indent.length + kind.item.length + 1, isDone: kind.isDone }];
  });
  const areDone = tasks.every(({ isDone }) => isDone);
  const due = tasks.filter(({ isDone }) => isDone === areDone);
  const changes = due.map(({ at }) => ({ from: at, to: at + 1, insert: areDone ? ' ' : 'x' }));
  return changes.length === 0 ? null : { changes };
});
