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
  it('puts the whole name first, then its start, then the start of a word, then its inside', () => {
    expect(idsOf('knee')).toEqual(['knee', 'knees']);
    expect(idsOf('kne')).toEqual(['knees', 'knee', 'anything']);
    expect(idsOf('kni')).toEqual(['squat', 'ueber']);
  });

  it('takes signs for themselves, and a word after one for a start', () => {
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

  it('takes words in any order, from one name', () => {
    expect(idsOf('stairs knee')).toEqual(['knees']);
    expect(idsOf('back kniebeuge')).toEqual([]);
  });

  it('says which name it was', () => {
    expect(finder.find('KNIEBEUGE', 5)).toEqual([{ id: 'squat', name: 1 }]);
  });

  it('looks past case and accents', () => {
    expect(idsOf('uber')).toEqual(['ueber']);
  });

  it('gives the first of all where nothing was typed, and no more than wanted', () => {
    expect(finder.find('  ', 2).map(({ id }) => id)).toEqual(['knees', 'squat']);
    expect(finder.find('k', 1)).toHaveLength(1);
    const withoutName = new NameFinder(['First', ''].map((name) => ({ id: name, names: [name] })));
    expect(withoutName.find('', 1)).toEqual([{ id: 'First', name: 0 }]);
  });

  it('finds every name by every part of it that is whole characters', () => {
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

  it('finds the same by a query that was typed letter by letter, and taken back', () => {
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

  it('gives the best of all that match, wherever among the others they stand', () => {
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

  it('finds a name however its characters are put together', () => {
    const voiced = new NameFinder([{ id: 'a', names: ['か\u3099く'] }]);
    expect(voiced.find('\u304cく', 1)).toHaveLength(1);
  });
});

function idsOf(query: string): readonly string[] {
  return finder.find(query, 10).map(({ id }) => id);
}

/** Splits a text into user-perceived characters: a letter with its marks is one. */
function charactersOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}
