import { expect, it } from 'vitest';
import { parseQuery } from '../../search/index.ts';
import { tagNames } from '../tags/index.ts';
import { followTagRenames } from './follow-tag-renames.ts';

const nameNow = tagNames(new Map([['knie', { renamedTo: 'Gelénk/Knee' }]]));
const followed = (text: string) =>
  followTagRenames(parseQuery(text, { today: '2026-11-21', zone: 'UTC' }), nameNow).condition;

it('a tag is searched by its current name, including child tags, and shown as typed', () => {
  expect(followed('tag:Knie')).toEqual({ kind: 'tag', text: 'Knie', needle: 'gelenk/knee' });
  expect(followed('tag:knie/Left')).toMatchObject({ text: 'knie/Left', needle: 'gelenk/knee/left' });
});

it('a tag is replaced anywhere in the query', () => {
  expect(followed('run -(tag:knie OR tag:hip)')).toMatchObject({
    of: [{ kind: 'contains' }, { kind: 'not', of: { of: [{ needle: 'gelenk/knee' }, { needle: 'hip' }] } }],
  });
});

it('a hashtag matches the word as typed or the current tag', () => {
  expect(followed('#Knie')).toMatchObject({
    kind: 'any',
    of: [
      { kind: 'contains', needle: '#knie' },
      { kind: 'tag', needle: 'gelenk/knee' },
    ],
  });
});

it.each(['', 'knie', 'title:knie', 'in:knie', 'tag:knies', 'tag:a*b'])('%j stays unchanged', (text) => {
  expect(followed(text)).toEqual(parseQuery(text, { today: '2026-11-21', zone: 'UTC' }).condition);
});
