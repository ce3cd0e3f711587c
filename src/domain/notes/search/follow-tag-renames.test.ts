import { expect, it } from 'vitest';
import { tagNames } from '../tags/index.ts';
import { followTagRenames } from './follow-tag-renames.ts';
import { parseQuery } from './parse-query.ts';

const nameNow = tagNames(new Map([['knie', { renamedTo: 'Gelénk/Knee' }]]));
const followed = (text: string) =>
  followTagRenames(parseQuery(text, { today: '2026-11-21', zone: 'UTC' }), nameNow).condition;

it('a tag is asked for under its name of now, with what is below it, and said as it was typed', () => {
  expect(followed('tag:Knie')).toEqual({ kind: 'tag', text: 'Knie', needle: 'gelenk/knee' });
  expect(followed('tag:knie/Left')).toMatchObject({ text: 'knie/Left', needle: 'gelenk/knee/left' });
});

it('it is so wherever in the query it stands', () => {
  expect(followed('run -(tag:knie OR tag:hip)')).toMatchObject({
    of: [{ kind: 'contains' }, { kind: 'not', of: { of: [{ needle: 'gelenk/knee' }, { needle: 'hip' }] } }],
  });
});

it('a tag that is typed with its sign is the word as it was typed, or the tag of now', () => {
  expect(followed('#Knie')).toMatchObject({
    kind: 'any',
    of: [
      { kind: 'contains', needle: '#knie' },
      { kind: 'tag', needle: 'gelenk/knee' },
    ],
  });
});

it.each(['', 'knie', 'title:knie', 'in:knie', 'tag:knies', 'tag:a*b'])('%j stays as it is', (text) => {
  expect(followed(text)).toEqual(parseQuery(text, { today: '2026-11-21', zone: 'UTC' }).condition);
});
