import { expect, it } from 'vitest';
import type { Match } from '#domain/import/matching/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { isToCheck, nameTargets } from './match-targets.ts';

const dip = 'exercises/dip';

it('names that become the same exercise know each other, also by a choice of the user', () => {
  const matches = [matched('Chest Dip', alias(dip)), matched('Triceps Dip', alias(dip)), matched('Zorb', unknown)];
  expect(nameTargets(matches, []).map(({ others }) => others)).toEqual([['Triceps Dip'], ['Chest Dip'], []]);
  const chosen = nameTargets(matches, [{ name: 'Zorb', exercise: dip }]);
  expect(chosen[2]).toMatchObject({ exercise: dip, choice: dip, others: ['Chest Dip', 'Triceps Dip'] });
  const apart = nameTargets(matches, [{ name: 'Chest Dip', exercise: 'new' }]);
  expect(apart.map(({ others }) => others.length)).toEqual([0, 0, 0]);
});

it('new exercises whose names differ only in case are one', () => {
  const [first, second] = nameTargets([matched('Zorb', unknown), matched('ZORB', unknown)], []);
  expect([first?.others, second?.others]).toEqual([['ZORB'], ['Zorb']]);
});

it('a name is to be checked if its exercise is a guess, a choice, or that of another name', () => {
  const proposed: Match = { kind: 'proposed', key: 'exercises/dancing', reason: 'other-name' };
  const matches = [
    matched('Aerobics', proposed),
    matched('Dip', alias(dip)),
    matched('Plank', alias('exercises/plank')),
  ];
  expect(nameTargets(matches, []).map(isToCheck)).toEqual([true, false, false]);
  expect(nameTargets(matches, [{ name: 'Plank', exercise: dip }]).map(isToCheck)).toEqual([true, true, true]);
});

const unknown: Match = { kind: 'new', reason: 'unknown' };

function alias(key: RecordKey): Match {
  return { kind: 'alias', key };
}

function matched(name: string, match: Match) {
  const asNew = { name, equipment: null, tracking: 'loadReps', muscles: {}, isUnilateral: false, proposed: [] };
  return { name, match, alternatives: [], asNew, sets: 1 };
}
