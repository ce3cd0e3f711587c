import { expect, test } from 'vitest';
import { lineState } from '#domain/exercise/logged-lines/index.ts';
import { type LineReading, readLine } from '#domain/exercise/notation/index.ts';
import { contextWith } from '#domain/exercise/notation/testing/context.ts';
import { differenceInWords } from './difference-words.ts';
import { messages as words } from './messages/en.ts';
import { effortInWords, setsInWords } from './reading-words.ts';

function read(line: string): LineReading {
  const reading = readLine(line, contextWith());
  if (reading === null) throw new Error(`${line} states no sets`);
  return reading;
}

const format = (tracking = 'loadReps') => ({ tracking, unit: 'kg' as const, number: String, words });

test.each([
  ['bench 80x5,5,4 @8', 'loadReps', '80 kg × 5, 5, 4', 'RPE 8'],
  ['bench 185lb x 8', 'loadReps', '185 lb × 8', ''],
  ['bench 80x5 @8, 85x5 @9', 'loadReps', '80 kg × 5 RPE 8, 85 kg × 5 RPE 9', ''],
  ['bench 80x5 rir 0', 'loadReps', '80 kg × 5', 'RIR 0'],
  ['bench w 60x5, 80x5', 'loadReps', '60 kg × 5 (warm-up), 80 kg × 5', ''],
  ['bench 10x8x80', 'loadReps', '80 kg × 8 (10 sets)', ''],
  ['pull-up 8, 7', 'weightedBodyWeight', '8, 7 reps', ''],
  ['pull-up +20 x 5', 'weightedBodyWeight', '+20 kg × 5', ''],
  ['assisted dip 20x5', 'assistedBodyWeight', '−20 kg × 5', ''],
  ['push-ups 20', 'reps', '20 reps', ''],
  ['plank 45s', 'duration', '45 s', ''],
  ['plank 1:30', 'duration', '1:30', ''],
  ['rower 2000m in 7:30', 'distanceDuration', '2000 m × 7:30', ''],
  ['rower 5 km', 'distanceDuration', '5 km', ''],
  ['farmers carry 100x60m', 'loadDistance', '100 kg × 60 m', ''],
])('the reading of %s is put into words', (line, tracking, sets, effort) => {
  const { sets: stated } = read(line);
  expect([setsInWords(stated, format(tracking)), effortInWords(stated, format(tracking))]).toEqual([sets, effort]);
});

test.each([
  ['bench 80x5', 'bench 80x6', '5 → 6 reps'],
  ['bench 80x5', 'bench 82.5x5', '80 kg → 82.5 kg'],
  ['bench 80x5 @8', 'bench 80x5 @9', 'RPE 8 → 9'],
  ['bench 80x5', 'bench 85x4', '80 kg × 5 → 85 kg × 4'],
  ['bench 80x5', 'bench 80x5,4', '+ 80 kg × 4'],
  ['bench 80x5,4', 'bench 80x5', '− 80 kg × 4'],
  ['bench 80x5', 'bench 80x5 hard', '“hard”'],
  ['bench 80x5 hard', 'bench 80x5', 'no note'],
  ['bench 80x5,5', 'bench 80x6,6', '5 → 6 reps'],
])('the change from %s to %s is put into words', (before, after, difference) => {
  const { sets, remark } = read(before);
  const logged = sets.map((set, at) => ({
    id: String(at),
    set: { result: { ...set, completedAt: 1 }, ...(at === sets.length - 1 && { remark }) },
  }));
  const state = lineState(read(after), logged);
  if (state.kind !== 'differs') throw new Error('The line does not differ');
  expect(differenceInWords(state, format())).toBe(difference);
});
