import { expect, it } from 'vitest';
import type { LocalDay } from '../../kernel/index.ts';
import { hardLegsBeforeKeyRun } from './index.ts';

const monday = '2026-11-23';
const tuesday = '2026-11-24';
const wednesday = '2026-11-25';
const sunday = '2026-11-22';

type Legs = readonly (readonly [day: LocalDay, sets: number])[];
type Runs = readonly (readonly [day: LocalDay, load: number | null])[];

it.each<[title: string, legs: Legs, runs: Runs, expected: readonly [LocalDay, LocalDay] | null]>([
  [
    'the day before',
    [[monday, 10]],
    [
      [tuesday, 400],
      [wednesday, 200],
    ],
    [monday, tuesday],
  ],
  [
    'the same day',
    [[tuesday, 8]],
    [
      [tuesday, 400],
      [wednesday, 200],
    ],
    [tuesday, tuesday],
  ],
  [
    'both days: the same day',
    [
      [monday, 10],
      [tuesday, 9],
    ],
    [
      [tuesday, 400],
      [wednesday, 200],
    ],
    [tuesday, tuesday],
  ],
  [
    'the last day of the week before',
    [[sunday, 10]],
    [
      [monday, 400],
      [wednesday, 200],
    ],
    [sunday, monday],
  ],
  [
    'two days before',
    [[monday, 10]],
    [
      [wednesday, 400],
      [tuesday, 200],
    ],
    null,
  ],
  [
    'the day after',
    [[wednesday, 10]],
    [
      [tuesday, 400],
      [monday, 200],
    ],
    null,
  ],
  [
    'few sets',
    [[monday, 7.5]],
    [
      [tuesday, 400],
      [wednesday, 200],
    ],
    null,
  ],
  [
    'another run than the hardest',
    [[monday, 10]],
    [
      [tuesday, 200],
      [sunday, 400],
    ],
    null,
  ],
  [
    'two runs about as hard',
    [[monday, 10]],
    [
      [tuesday, 239],
      [wednesday, 200],
    ],
    null,
  ],
  [
    'a run just clearly harder',
    [[monday, 10]],
    [
      [tuesday, 240],
      [wednesday, 200],
    ],
    [monday, tuesday],
  ],
  ['only one run', [[monday, 10]], [[tuesday, 400]], null],
  [
    'a run without a load',
    [[monday, 10]],
    [
      [tuesday, 400],
      [wednesday, null],
    ],
    null,
  ],
  ['no runs', [[monday, 10]], [], null],
  [
    'no leg workout',
    [],
    [
      [tuesday, 400],
      [wednesday, 200],
    ],
    null,
  ],
])('hard legs meet the hardest run: %s', (_, legs, runs, expected) => {
  const found = hardLegsBeforeKeyRun(
    legs.map(([day, sets]) => ({ day, sets })),
    runs.map(([day, load]) => ({ day, load })),
  );
  expect(found === null ? null : [found.legs.day, found.run.day]).toEqual(expected);
});
