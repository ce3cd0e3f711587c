import { expect, test } from 'vitest';
import type { SharedRoutine } from '#domain/exercise/sharing/index.ts';
import { messages } from '../messages/en.ts';
import { routineText } from './routine-text.ts';

const writing = {
  m: messages,
  unitOf: () => 'kg' as const,
  number: String,
  percent: (share: number) => `${Math.round(share * 100)} %`,
};

test('a routine as text lists its exercises, and groups equal sets', () => {
  const eight = { target: { kind: 'working', reps: { min: 8, max: 8 }, load: { si: 60 } } };
  const shared: SharedRoutine = {
    kind: 'mensana-routine',
    version: 1,
    name: 'Legs',
    remark: 'Slowly',
    exercises: [
      {
        name: 'Back squat',
        superset: 0,
        restSeconds: 90,
        sets: [{ target: { kind: 'warmUp', reps: { min: 10, max: 10 } } }, eight, eight, eight],
      },
      { name: 'Plank', superset: 0, remark: 'On the elbows', sets: [{ target: { seconds: 60 } }] },
      {
        name: 'Deadlift',
        sets: [{ target: { kind: 'amrap', reps: { min: 5 }, share: { of: 'trainingMax', value: 0.85 } } }, {}],
      },
    ],
  };
  expect(routineText(shared, writing)).toBe(`# Legs

Slowly

## Back squat (Superset A)

- 1 set: 10, Warm-up
- 3 sets: 60 kg × 8
- Rest: 90 s

## Plank (Superset A)

On the elbows

- 1 set: 60 s

## Deadlift

- 1 set: 5+, 85 % of training max, AMRAP (as many reps as possible)
- 1 set
`);
});

test('a routine without a name or exercises is only a heading', () => {
  expect(routineText({ kind: 'mensana-routine', version: 1, exercises: [] }, writing)).toBe('# Routine\n');
});
