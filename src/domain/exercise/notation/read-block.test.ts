import { expect, test } from 'vitest';
import { readBlock } from './index.ts';
import { contextWith } from './testing/context.ts';

function read(text: string) {
  return readBlock(text, contextWith()).flatMap(({ reading }) =>
    reading === null
      ? []
      : [`${reading.exercise.slice('exercises/'.length)} ${reading.sets.map(({ reps }) => reps).join(',')}`],
  );
}

test('a line with a name alone names the exercise of the sets below it', () => {
  const shared =
    'Evening workout\nFriday\n\nBench Press (Barbell)\nSet 1: 80 kg × 5\nSet 2: 80 kg × 4 @ 9\n\nPull Up\nSet 1: +5 kg × 8\n';
  expect(read(shared)).toEqual(['bench-press 5', 'bench-press 4', 'pull-up 8']);
});

test('headings name exercises, and another heading ends that', () => {
  expect(read('## Squat\n- 100x5\n- 100x5\n## Coffee\n- 2x3\n')).toEqual(['back-squat 5', 'back-squat 5']);
});

test('a line with sets names the exercise of the lines below it, until other words follow an empty line', () => {
  expect(read('Squat 100x5\n105x5\nslow\n110x3\n\nBought eggs\n2x6')).toEqual([
    'back-squat 5',
    'back-squat 5',
    'back-squat 3',
  ]);
});

test('the rows of a table are read below the name of the exercise', () => {
  expect(
    read(
      '**Bench press**\n\n| Set | Load | Reps | RPE |\n| --- | --- | --- | --- |\n| 1 | 80 | 8 | |\n| 2 | 80 | 7 | 9 |\n',
    ),
  ).toEqual(['bench-press 8', 'bench-press 7']);
});

test('lines before the first name belong to the exercise at hand', () => {
  const context = contextWith();
  const lines = readBlock('80x5\nSquat 100x3\n105x2', context, context.exerciseNamed('bench press'));
  expect(lines.map(({ reading }) => reading?.exercise)).toEqual([
    'exercises/bench-press',
    'exercises/back-squat',
    'exercises/back-squat',
  ]);
});

test('lines below sets of an unknown exercise belong to no other one, but a remark in between changes nothing', () => {
  expect(read('Squat 100x5\nsome machine 60x8\n62.5x8')).toEqual(['back-squat 5']);
  expect(read('Squat 100x5\nrested 3 min\n105x5')).toEqual(['back-squat 5', 'back-squat 5']);
});

test('the label of a superset counts for the sets below its heading', () => {
  const places = (text: string) =>
    readBlock(text, contextWith()).flatMap(({ reading }) =>
      reading === null ? [] : [`${reading.superset?.letter ?? '-'}${reading.superset?.place ?? ''}`],
    );
  expect(places('A1 Bench press\n80x8\n80x8\nA2 Pull up\n+5x8\nSquat\n100x5')).toEqual(['A1', 'A1', 'A2', '-']);
  expect(places('A1 bench 80x8\n80x7\nsquat 100x5')).toEqual(['A1', 'A1', '-']);
});
