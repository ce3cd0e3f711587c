import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NameFinder } from './name-finder.ts';

const finder = new NameFinder([
  { id: 'knees', names: ['Knees and stairs'] },
  { id: 'squat', names: ['Back squat', 'Kniebeuge'] },
  { id: 'knee', names: ['Knee'] },
  { id: 'ueber', names: ['Über das Knien'] },
  { id: 'anything', names: ['Unkneaded bread'] },
]);

describe('finding by name', () => {
  it('ranks the whole name first, then its start, the start of a word and the inside', () => {
    expect(idsOf('knee')).toEqual(['knee', 'knees']);
    expect(idsOf('kne')).toEqual(['knees', 'knee', 'anything']);
    expect(idsOf('kni')).toEqual(['squat', 'ueber']);
  });

  it('matches punctuation literally, and a word after it as a start', () => {
    const signed = new NameFinder(
      ['abc++ (x|y)', 'C++', 'a.b*', '^$\\{}[]', 'e-mail'].map((name) => ({ id: name, names: [name] })),
    );
    const found = (query: string) => signed.find(query, 9).map(({ id }) => id);
    expect(found('c++')).toEqual(['C++', 'abc++ (x|y)']);
    expect(['(x|y)', 'b*', '[]', '{', 'mail'].map((query) => found(query))).toEqual([
      ['abc++ (x|y)'],
      ['a.b*'],
      ['^$\\{}[]'],
      ['^$\\{}[]'],
      ['e-mail'],
    ]);
  });

  it('matches words in any order, but within one name', () => {
    expect(idsOf('stairs knee')).toEqual(['knees']);
    expect(idsOf('back kniebeuge')).toEqual([]);
  });

  it('returns which name matched', () => {
    expect(finder.find('KNIEBEUGE', 5)).toEqual([{ id: 'squat', name: 1 }]);
  });

  it('ignores case and accents', () => {
    expect(idsOf('uber')).toEqual(['ueber']);
  });

  it('returns the first names for an empty query, and no more than requested', () => {
    expect(finder.find('  ', 2).map(({ id }) => id)).toEqual(['knees', 'squat']);
    expect(finder.find('k', 1)).toHaveLength(1);
    const withoutName = new NameFinder(['First', ''].map((name) => ({ id: name, names: [name] })));
    expect(withoutName.find('', 1)).toEqual([{ id: 'First', name: 0 }]);
  });

  it('finds every name by any part of it that consists of whole characters', () => {
    const part = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map(charactersOf)
      .chain((name) => fc.tuple(fc.constant(name), fc.nat(name.length - 1), fc.nat(name.length)))
      .filter(([, from, to]) => from < to);
    fc.assert(
      fc.property(part, ([name, from, to]) => {
        const query = name.slice(from, to).join('');
        expect(new NameFinder([{ id: 'a', names: [name.join('')] }]).find(query, 1)).toHaveLength(1);
      }),
    );
  });

  it('finds the same for a query typed letter by letter, including deletions', () => {
    const names = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'か', '\u3099') }), { minLength: 1 });
    const typed = fc.array(fc.constantFrom('a', 'b', ' ', 'か', '\u3099', 'back'), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(names, typed, (all, keys) => {
        const named = all.map((name, at) => ({ id: `${at}`, names: [name] }));
        const whoTypes = new NameFinder(named);
        let query = '';
        for (const key of keys) {
          query = key === 'back' ? query.slice(0, -1) : query + key;
          expect(whoTypes.find(query, 3)).toEqual(new NameFinder(named).find(query, 3));
        }
      }),
    );
  });

  it('returns the best of all matches, wherever they are in the list', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 6 });
    const all = fc.array(fc.array(name, { minLength: 1, maxLength: 2 }), { maxLength: 30 });
    const query = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 3 });
    fc.assert(
      fc.property(all, query, fc.integer({ min: 0, max: 6 }), (names, asked, limit) => {
        const named = names.map((each, at) => ({ id: `${at}`, names: each }));
        const everything = new NameFinder(named).find(asked, named.length + 1);
        expect(new NameFinder(named).find(asked, limit)).toEqual(everything.slice(0, limit));
      }),
    );
  });

  it('finds a name however its characters are composed', () => {
    const voiced = new NameFinder([{ id: 'a', names: ['か\u3099く'] }]);
    expect(voiced.find('\u304cく', 1)).toHaveLength(1);
  });
});

function idsOf(query: string): readonly string[] {
  return finder.find(query, 10).map(({ id }) => id);
}

/** Splits text into user-perceived characters: a letter and its combining marks are one. */
function charactersOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}
