import { expect, it } from 'vitest';
import { type FilesCopy, problemsOfFiles } from './stored-files.ts';

const made = [
  { hash: 'aa', person: 'p0', isStored: true },
  { hash: 'bb', person: 'p0', isStored: false },
  { hash: 'cc', person: 'p1', isStored: true },
];
const copyOf = (digests: Readonly<Record<string, string | null>>): FilesCopy => ({
  holder: 'server 1 for p0',
  person: 'p0',
  digests: new Map(Object.entries(digests)),
});

it('finds no problem in uploaded files that are there, whether or not others are', () => {
  expect(problemsOfFiles(made, [copyOf({ aa: 'aa' }), copyOf({ aa: null, bb: 'bb' })])).toEqual([]);
});

it('finds files that are lost, changed, of another person, and of nobody', () => {
  expect(problemsOfFiles(made, [copyOf({ bb: 'bb' })])).toEqual([
    'server 1 for p0 lacks the file aa, which was uploaded',
  ]);
  expect(problemsOfFiles(made, [copyOf({ aa: 'ab', cc: 'cc', dd: 'dd' })])).toEqual([
    'server 1 for p0 has another content of the file aa',
    'server 1 for p0 has the file cc of p1',
    'server 1 for p0 has the file dd of nobody',
  ]);
});
