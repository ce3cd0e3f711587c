import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asTask, lineToAppend } from './append-line.ts';

test.each([
  ['', 'Slept well', 'Slept well'],
  ['Slept well', 'Knee sore', 'Slept well\nKnee sore'],
  ['Sleep, mood, plan:\n', 'Well', 'Sleep, mood, plan:\nWell'],
  ['- bread', '- milk', '- bread\n- milk'],
  ['- bread', 'Slept well', '- bread\n\nSlept well'],
  ['- [ ] call', '- [ ] write', '- [ ] call\n- [ ] write'],
  ['Slept well', '- milk', 'Slept well\n\n- milk'],
  ['> said', 'Slept well', '> said\n\nSlept well'],
  ['| a | b |', 'Slept well', '| a | b |\n\nSlept well'],
  ['# Plan', 'Squat', '# Plan\n\nSquat'],
  ['Slept well', '---', 'Slept well\n\n---'],
  ['- bread\n  and butter', 'Slept well', '- bread\n  and butter\n\nSlept well'],
  ['- [ ] pack\nbench 60x10', 'bench 60x9', '- [ ] pack\nbench 60x10\n\nbench 60x9'],
  ['- [ ] pack', 'bench 60x9', '- [ ] pack\n\nbench 60x9'],
  ['- bread\n  and butter', '- milk', '- bread\n  and butter\n- milk'],
  ['- bread\n  1. brown', '- milk', '- bread\n  1. brown\n- milk'],
  ['- bread', '2. milk', '- bread\n\n2. milk'],
  ['1. bread', '2. milk', '1. bread\n2. milk'],
  ['> said\nand said', 'Slept well', '> said\nand said\n\nSlept well'],
  ['a | b\n--- | :-:\n1 | 2', 'Slept well', 'a | b\n--- | :-:\n1 | 2\n\nSlept well'],
  ['- bread\n\nSlept well', 'Knee sore', '- bread\n\nSlept well\nKnee sore'],
  ['# Plan\nSquat', 'Bench', '# Plan\nSquat\nBench'],
  ['Slept well\n\n', 'Knee sore', 'Slept well\n\nKnee sore'],
])('appended to %j, %j gives %j', (text, line, expected) => {
  expect(text + lineToAppend(text, line)).toBe(expected);
});

test('what is written stays, and the line is the last one', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '-', ' ', '\n', '>', '#') }), (text) => {
      const after = text + lineToAppend(text, 'Knee sore');
      expect(after.startsWith(text)).toBe(true);
      expect(after.split('\n').at(-1)?.trim()).toBe('Knee sore');
    }),
  );
});

test('a line becomes a task once', () => {
  expect(asTask('call mum @tomorrow 9:00')).toBe('- [ ] call mum @tomorrow 9:00');
  expect(asTask('- [ ] call mum')).toBe('- [ ] call mum');
  expect(asTask('- milk')).toBe('- [ ] - milk');
});
