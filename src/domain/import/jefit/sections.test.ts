import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';

it('splits a text at its banners, and ends a section at a line of signs', () => {
  const text = [
    'JEFIT',
    '### SETTING #####',
    'mass',
    '',
    '##########',
    'between',
    '### WORKOUT SESSIONS ###',
    '_id',
    '### EXERCISE LOGS ###',
    'logs',
  ];
  for (const lineEnd of ['\n', '\r\n']) {
    expect(sectionsOf(text.join(lineEnd)).map(({ name, text: each }) => [name, each.trim()])).toEqual([
      ['SETTING', 'mass'],
      ['WORKOUT SESSIONS', '_id'],
      ['EXERCISE LOGS', 'logs'],
    ]);
  }
  expect(sectionsOf('\ufeff### SETTING ###\nmass')).toEqual([{ name: 'SETTING', text: 'mass' }]);
});

it('keeps lines within quotes that look like banners', () => {
  const text = '### ROUTINES ###\nname\n"A\n\n### WEEK ONE ###\n#####\n# not a banner\nend"\n### NOTES ###\nx';
  expect(sectionsOf(text)).toEqual([
    { name: 'ROUTINES', text: 'name\n"A\n\n### WEEK ONE ###\n#####\n# not a banner\nend"\n' },
    { name: 'NOTES', text: 'x' },
  ]);
});

it('ends a section with a stray quote at the next section that it knows', () => {
  expect(sectionsOf('### NOTES ###\n5" band\n#####\n### MINE ###\n### PROFILE ###\nx').map(({ name }) => name)).toEqual(
    ['NOTES', 'PROFILE'],
  );
});

it('takes other lines with signs for text', () => {
  for (const line of ['# A', '## A', '### a ###', 'A ###', '##', `### ${'A '.repeat(5000)}###`]) {
    expect(sectionsOf(`### NOTES ###\n${line}`)).toEqual([{ name: 'NOTES', text: line }]);
  }
});

it('finds the sections of any texts in quotes', () => {
  const texts = fc.array(fc.constantFrom('"', '\n', '#', '### NEW ###', '\n### A ###\n', ',', 'x', '\n#####\n'), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 5 }), (cells) => {
      const sections = cells.map((parts) => `text\n"${parts.join('').replaceAll('"', '""')}"\n`);
      const file = sections.map((text) => `### NOTES ####\n${text}####\n\n`).join('');
      expect(sectionsOf(file)).toEqual(sections.map((text) => ({ name: 'NOTES', text })));
    }),
  );
});

it('reads a long file', () => {
  expect(sectionsOf(`### NOTES ###\n${'# x\n'.repeat(500_000)}"`)).toHaveLength(1);
  expect(sectionsOf('### A ###\n'.repeat(200_000))).toHaveLength(200_000);
});
