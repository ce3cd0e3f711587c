import { expect, test } from 'vitest';
import type { Maximum, NextReason } from '#domain/exercise/programming/index.ts';
import { messages } from '../messages/en.ts';
import { loadExplained, type NextFormat, nextText, targetLabel } from './next-text.ts';

const format: NextFormat = {
  m: messages,
  unit: 'kg',
  number: String,
  percent: (share) => `${Math.round(share * 100)} %`,
  day: (day) => day,
};
const last = { workout: 'w', day: '2026-11-19' as const };
const estimated: Maximum = { of: 'e1rm', kilograms: 120, from: { ...last, load: 100, reps: 6 } };

const said: readonly (readonly [NextReason, string])[] = [
  [
    { code: 'load-up', from: 100, to: 102.5, fromLightest: false, last },
    'Up from 100 kg to 102.5 kg: you completed every set (2026-11-19).',
  ],
  [
    { code: 'load-up', from: 20, to: 22.5, fromLightest: true, last },
    'Up from 20 kg to 22.5 kg: you completed every set, and the lightest counts (2026-11-19).',
  ],
  [
    {
      code: 'same-load',
      from: 25,
      misses: 1,
      allowed: 3,
      miss: { code: 'lighter-than-heaviest', set: 1, asked: 25, done: 20 },
      last,
    },
    '25 kg for every set: without a planned weight, your heaviest set counts, and set 1 was 20 kg (2026-11-19). Failed sessions: 1 of 3.',
  ],
  [
    {
      code: 'same-load',
      from: 0,
      misses: 1,
      allowed: 3,
      miss: { code: 'fewer-reps', set: 3, asked: 5, done: 4 },
      last,
    },
    '0 kg again: set 3 had 4 of 5 reps (2026-11-19). Failed sessions: 1 of 3.',
  ],
  [
    {
      code: 'same-load',
      from: 100,
      misses: 1,
      allowed: 3,
      miss: { code: 'less-load', set: 1, asked: 100, done: 90 },
      last,
    },
    '100 kg again: set 1 was 90 kg instead of 100 kg (2026-11-19). Failed sessions: 1 of 3.',
  ],
  [
    { code: 'same-load', from: null, misses: 1, allowed: 3, miss: { code: 'left-out', set: 2 }, last },
    'Same again: set 2 wasn’t done (2026-11-19).',
  ],
  [
    { code: 'deload', from: 100, to: 90, misses: 3, share: 0.1, last },
    'Deload by 10 %, from 100 kg to 90 kg. Failed sessions in a row: 3.',
  ],
  [
    { code: 'deload-week', share: 0.4, from: 102.5 },
    'Deload week: 40 % lighter than the 102.5 kg due next. It doesn’t count towards progression.',
  ],
  [{ code: 'deload-week', share: 0.4, from: null }, 'Deload week: take it easy. It doesn’t count towards progression.'],
  [{ code: 'share', max: estimated }, 'Based on your estimated 1RM of 120 kg (100 kg × 6, 2026-11-19).'],
  [
    {
      code: 'wave',
      week: 2,
      weeks: 4,
      wave: 3,
      max: { of: 'trainingMax', kilograms: 145, from: { start: 140, waves: 2, step: 2.5 } },
      held: null,
    },
    'Week 2 of 4, wave 3. Based on your training max of 145 kg (140 kg plus 2 waves).',
  ],
  [
    {
      code: 'wave',
      week: 1,
      weeks: 3,
      wave: 2,
      max: { of: 'trainingMax', kilograms: 100, from: { start: 100, waves: 0, step: 5 } },
      held: { last, miss: { code: 'fewer-reps', set: 3, asked: 5, done: 2 } },
    },
    'Week 1 of 3, wave 2. Based on your training max of 100 kg. No increase after the last wave: set 3 had 2 of 5 reps (2026-11-19).',
  ],
  [
    {
      code: 'by-rpe',
      max: { ...estimated, of: 'trainingMax', kilograms: 108, share: 0.9 } as Maximum,
      unjudged: null,
    },
    'From the RPE chart and a training max of 108 kg, 90 % of your estimated 1RM (100 kg × 6, 2026-11-19).',
  ],
  [
    { code: 'by-rpe', max: estimated, unjudged: { last, miss: { code: 'less-load', set: 1, asked: 100, done: 80 } } },
    'From the RPE chart and your estimated 1RM of 120 kg (100 kg × 6, 2026-11-19). The session on 2026-11-19 doesn’t count: set 1 was 80 kg instead of 100 kg, and no effort was logged.',
  ],
];

test.each(said)('%o is explained', (reason, words) => {
  expect(nextText({ reason, sets: [], leftOut: [] }, format)).toBe(words);
});

test('a rounded load is said to be rounded', () => {
  const reason = { code: 'load-up', from: 60, to: 70, fromLightest: false, last } as const;
  const sets = [{ id: 's', target: { load: { si: 70 } }, exact: 62.5 }];
  expect(nextText({ reason, sets, leftOut: [] }, format)).toBe(
    'Up from 60 kg to 70 kg: you completed every set (2026-11-19). Rounded to a weight you can load.',
  );
});

test('a target summary shows only what is set', () => {
  expect(targetLabel({ load: { si: 62.5 }, reps: { min: 8, max: 12 } }, format)).toBe('62.5 kg × 8–12');
  expect(targetLabel({ load: { si: 0 }, reps: { min: 5, max: 5 } }, format)).toBe('0 kg × 5');
  expect(targetLabel({ kind: 'amrap', reps: { min: 3 } }, format)).toBe('3+');
  expect(targetLabel({ reps: { min: 8 } }, format)).toBe('8+');
  expect(targetLabel({ reps: { max: 12 } }, format)).toBe('≤ 12');
  expect(targetLabel({ seconds: 60 }, format)).toBe('60 s');
  expect(targetLabel({}, format)).toBe('');
});

test('a calculated load can be explained; a planned one cannot', () => {
  const target = { load: { si: 102.5 } };
  const up = {
    reason: { code: 'load-up', from: 100, to: 102.5, fromLightest: false, last },
    sets: [],
    leftOut: [],
  } as const;
  expect(loadExplained(up, { target, exact: 102.5 }, format)).toMatchObject({
    formula: 'next/steps',
    inputs: [{ value: '100 kg' }, { value: '2026-11-19' }, { value: '102.5 kg' }, { value: '102.5 kg' }],
  });
  const share = { reason: { code: 'share', max: estimated }, sets: [], leftOut: [] } as const;
  expect(loadExplained(share, { target, exact: 102 }, format)).toMatchObject({
    formula: 'next/share',
    inputs: [
      { value: '100 kg × 6, 2026-11-19' },
      { value: '120 kg' },
      { value: '85 %' },
      { value: '102 kg' },
      { value: '102.5 kg' },
    ],
  });
  const planned = { reason: { code: 'as-planned' }, sets: [], leftOut: [] } as const;
  expect(loadExplained(planned, { target, exact: null }, format)).toBeNull();
});
