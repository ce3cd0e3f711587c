import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exercisesOf } from './circuits.ts';

const read = (order: string) =>
  exercisesOf(
    [...order].map((name, at) => ({ name, at })),
    ({ name }) => name,
  ).map(({ name, circuit, rows }) => `${name}${circuit ?? ''}:${rows.map(({ at }) => at).join('')}`);

it.each([
  ['AABBB', ['A:01', 'B:234']],
  ['ABCABC', ['A1:03', 'B1:14', 'C1:25']],
  ['ABAB', ['A1:02', 'B1:13']],
  ['AABABABC', ['A1:0135', 'B1:246', 'C:7']],
  ['ABABB', ['A1:02', 'B1:134']],
  ['ABCABCA', ['A1:036', 'B1:14', 'C1:25']],
  ['ABABCDCD', ['A1:02', 'B1:13', 'C2:46', 'D2:57']],
  ['ABA', ['A:0', 'B:1', 'A:2']],
  ['ABAC', ['A:0', 'B:1', 'A:2', 'C:3']],
  ['AAABBBAAABBB', ['A:012', 'B:345', 'A:678', 'B:91011']],
  ['DABAB', ['D:0', 'A1:13', 'B1:24']],
  ['', []],
])('reads the sets %s as %j', (order, exercises) => {
  expect(read(order)).toEqual(exercises);
});

it('keeps each set once, and those of an exercise in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 40 }), (order) => {
      const rows = order.map((name, at) => ({ name, at }));
      const exercises = exercisesOf(rows, ({ name }) => name);
      expect(exercises.flatMap((each) => each.rows).sort((a, b) => a.at - b.at)).toEqual(rows);
      for (const { name, rows: own } of exercises) {
        expect(own.every((row) => row.name === name)).toBe(true);
        expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).sort((a, b) => a - b));
      }
    }),
  );
});

it('reads a long day', () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => ({ name: `E${at % 21}` }));
  expect(exercisesOf(rows, ({ name }) => name)).toHaveLength(50_000);
});
