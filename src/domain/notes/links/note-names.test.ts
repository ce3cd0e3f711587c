import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNote, wikiLinkInner } from '../markdown/index.ts';
import { completeNames } from './complete-names.ts';
import { linkKey, type NamesOfNote, NoteNames, namesOfNote } from './note-names.ts';

describe('resolving a name', () => {
  it('finds the note with that title, ignoring case, accents and spaces', () => {
    const names = namesOf({ a: { title: 'Über  Knie' }, b: { title: 'Plan' } });
    for (const name of ['Über Knie', 'über knie', 'Uber Knie', ' U\u0308BER KNIE ']) {
      expect(names.resolve(name)).toEqual({ found: 'one', id: 'a' });
    }
    expect(names.resolve('Knie')).toEqual({ found: 'none' });
    expect(names.resolve('')).toEqual({ found: 'none' });
  });

  it('prefers the exact spelling, and reports several matches if it is not unique', () => {
    const names = namesOf({ a: { title: 'Café' }, b: { title: 'cafe' }, c: { title: 'CAFÉ' } });
    expect(names.resolve('Café')).toEqual({ found: 'one', id: 'a' });
    expect(names.resolve('cafe')).toEqual({ found: 'one', id: 'b' });
    expect(names.resolve('café')).toEqual({ found: 'several', ids: ['a', 'c'] });
  });

  it('returns several notes with the same title', () => {
    const names = namesOf({ b: { title: 'Ideas' }, a: { title: 'Ideas' } });
    expect(names.resolve('Ideas')).toEqual({ found: 'several', ids: ['a', 'b'] });
  });

  it('prefers a title to an alias, and both to a former title', () => {
    const names = namesOf({
      former: { title: 'New', formerTitles: ['Old'] },
      alias: { title: 'Other', aliases: ['Old'] },
      title: { title: 'Old' },
    });
    expect(names.resolve('Old')).toEqual({ found: 'one', id: 'title' });
    names.remove('title');
    expect(names.resolve('Old')).toEqual({ found: 'one', id: 'alias' });
    names.put('alias', { title: 'Other', aliases: [], formerTitles: [] });
    expect(names.resolve('old')).toEqual({ found: 'one', id: 'former' });
    names.remove('former');
    expect(names.resolve('Old')).toEqual({ found: 'none' });
  });

  it('matches a title that contains # before # is read as a heading', () => {
    const names = namesOf({ a: { title: 'C# basics' }, b: { title: 'C' } });
    expect(names.resolveLink({ name: 'C# basics', target: 'C' })).toEqual({ found: 'one', id: 'a' });
    expect(names.resolveLink({ name: 'C#strings', target: 'C' })).toEqual({ found: 'one', id: 'b' });
  });

  it('finds the note for which a link was written, whatever other notes are called', () => {
    const title = fc
      .string({ unit: fc.constantFrom(...'[]|#&\\ab ', '&vert;', '&amp;', 'é'), minLength: 1 })
      .map((each) => each.trim().replaceAll(/\s+/g, ' '))
      .filter((each) => linkKey(each) !== '');
    fc.assert(
      fc.property(fc.uniqueArray(title, { selector: linkKey, minLength: 1, maxLength: 6 }), (titles) => {
        const names = namesOf(Object.fromEntries(titles.map((each) => [each, { title: each }])));
        for (const id of titles) {
          const [link] = readNote(`[[${wikiLinkInner({ title: id })}]]`).links;
          expect(names.resolveLink(link!)).toEqual({ found: 'one', id });
        }
      }),
    );
  });

  it('finds a title that contains a character reference literally', () => {
    const names = namesOf({ a: { title: 'AT&amp;T' } });
    expect(names.resolveLink({ name: 'AT&amp;T', target: 'AT&amp;T' })).toEqual({ found: 'one', id: 'a' });
  });

  it('finds a daily note by its day', () => {
    const names = new NoteNames();
    names.put('day-2026-11-21', namesOfNote({ day: '2026-11-21', aliases: {}, formerTitles: { x: 'Diary' } }));
    expect(names.resolve('2026-11-21')).toEqual({ found: 'one', id: 'day-2026-11-21' });
    expect(names.resolve('diary')).toEqual({ found: 'one', id: 'day-2026-11-21' });
  });

  it('does not depend on earlier additions and removals', () => {
    const name = fc.constantFrom('A', 'a', 'á', 'B', 'b c', '__proto__', '');
    const note = fc.record({
      title: name,
      aliases: fc.array(name, { maxLength: 2 }),
      formerTitles: fc.array(name, { maxLength: 2 }),
    });
    const step = fc.tuple(fc.constantFrom('1', '2', '3', '__proto__'), fc.option(note));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), name, (steps, asked) => {
        const walked = new NoteNames();
        const last = new Map<string, NamesOfNote>();
        for (const [id, names] of steps) {
          if (names === null) walked.remove(id);
          else walked.put(id, names);
          if (names === null) last.delete(id);
          else last.set(id, names);
        }
        const fresh = new NoteNames();
        for (const [id, names] of last) fresh.put(id, names);
        expect(walked.resolve(asked)).toEqual(fresh.resolve(asked));
      }),
    );
  });
});

describe('completing a name', () => {
  it('ranks names that start with the text first, then words, then the rest, and titles before aliases', () => {
    const names = namesOf({
      inside: { title: 'Deskbench' },
      word: { title: 'Heavy bench' },
      aliasStart: { title: 'Push', aliases: ['Bench day'] },
      long: { title: 'Bench press notes' },
      short: { title: 'Bench' },
      other: { title: 'Squat' },
    });
    expect(completeNames(names, 'bén', 10).map(({ id }) => id)).toEqual([
      'short',
      'long',
      'aliasStart',
      'word',
      'inside',
    ]);
    expect(completeNames(names, 'bén', 2).map(({ id }) => id)).toEqual(['short', 'long']);
    expect(completeNames(names, 'bench d', 2)).toEqual([{ id: 'aliasStart', name: 'Bench day', kind: 'alias' }]);
    expect(completeNames(names, 'nothing', 2)).toEqual([]);
  });

  it('offers each note once, by its best matching name, and no former title', () => {
    const names = namesOf({ a: { title: 'My plan', aliases: ['plan', 'planning'], formerTitles: ['planet'] } });
    expect(completeNames(names, 'plan', 10)).toEqual([{ id: 'a', name: 'plan', kind: 'alias' }]);
    expect(completeNames(names, 'planet', 10)).toEqual([]);
  });

  it('offers the first notes if nothing is typed', () => {
    const names = namesOf({ a: { title: 'A' }, b: { title: 'B' }, c: { title: 'C' } });
    expect(completeNames(names, ' ', 2).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('finds every name that contains the typed text among 50,000', () => {
    const names = new NoteNames();
    for (let at = 0; at < 50_000; at += 1) names.put(`n${at}`, { title: `Note ${at}`, aliases: [], formerTitles: [] });
    expect(completeNames(names, 'note 4999', 3).map(({ name }) => name)).toEqual([
      'Note 4999',
      'Note 49990',
      'Note 49991',
    ]);
    expect(completeNames(names, 'e 1', 50)).toHaveLength(50);
  });
});

function namesOf(notes: Record<string, Partial<NamesOfNote>>): NoteNames {
  const names = new NoteNames();
  for (const [id, note] of Object.entries(notes)) names.put(id, { title: '', aliases: [], formerTitles: [], ...note });
  return names;
}
