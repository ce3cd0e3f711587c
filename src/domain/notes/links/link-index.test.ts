import { describe, expect, it } from 'vitest';
import { readNote } from '../markdown/index.ts';
import { LinkIndex } from './link-index.ts';
import { NoteNames } from './note-names.ts';
import { renameNote } from './rename.ts';

describe('backlinks', () => {
  it('list the notes that link to a note, with the line around each link', () => {
    const { links } = indexOf({
      a: ['A', '# Day\n\n- see **[[b|that]]** for *more*\n- and [[B#Part two]]'],
      b: ['B', 'text'],
    });
    expect(links.backlinks('b')).toEqual([
      { source: 'a', heading: null, from: 15, to: 25, context: { before: 'see ', link: 'that', after: ' for more' } },
      { source: 'a', heading: 'Part two', from: 45, to: 59, context: { before: 'and ', link: 'B', after: '' } },
    ]);
    expect(links.backlinks('a')).toEqual([]);
  });

  it('show a title with a # completely, including those of other links on the line', () => {
    const { links } = indexOf({
      a: ['A', 'read [[C# basics]], [[Week #3]] and [[B#Part]]'],
      b: ['C# basics', ''],
      c: ['Week #3', ''],
    });
    expect(links.backlinks('b').map(({ context }) => context)).toEqual([
      { before: 'read ', link: 'C# basics', after: ', Week #3 and B' },
    ]);
  });

  it('resolve titles that a link can contain only as character references', () => {
    const { links } = indexOf({
      a: ['A', 'see [[a&vert;b]] and [[c&num;&vert;d#x]] and [[none&vert;]]'],
      b: ['a|b', ''],
      c: ['c#|d', ''],
    });
    expect(links.backlinks('b').map(({ context }) => context.link)).toEqual(['a|b']);
    expect(links.backlinks('c').map(({ context }) => context.link)).toEqual(['c#|d']);
    expect(links.unresolved()).toEqual([{ target: 'none|', sources: ['a'] }]);
  });

  it('exclude links of a note to itself', () => {
    const { links } = indexOf({ a: ['A', '[[A]] [[#Part]]'] });
    expect(links.backlinks('a')).toEqual([]);
  });

  it('cut a long line around the link, between words', () => {
    const { links } = indexOf({ a: ['A', `${'word '.repeat(2000)}[[B]] ${'after '.repeat(2000)}`], b: ['B', ''] });
    const [backlink] = links.backlinks('b');
    expect(backlink?.context.before).toMatch(/^…word( word){10,15} $/);
    expect(backlink?.context.after).toMatch(/^ after( after){8,13}…$/);
  });

  it('cut a line without spaces between graphemes', () => {
    const family = '👨‍👩‍👧';
    const { links } = indexOf({ a: ['A', `${family.repeat(20)}[[B]]${family.repeat(20)}`], b: ['B', ''] });
    const [backlink] = links.backlinks('b');
    expect(backlink?.context).toEqual({ before: `…${family.repeat(10)}`, link: 'B', after: `${family.repeat(10)}…` });
    const { links: others } = indexOf({ a: ['A', `${family.repeat(20)}x[[B]]x${family.repeat(20)}`], b: ['B', ''] });
    expect(others.backlinks('b')[0]?.context).toEqual({
      before: `…${family.repeat(9)}x`,
      link: 'B',
      after: `x${family.repeat(9)}…`,
    });
  });

  it('show the cells of the row as context, without pipes', () => {
    const contextIn = (row: string) => {
      const table = `| Lift | What | Sets |\n| --- | --- | --- |\n${row}\n`;
      return indexOf({ a: ['A', table], b: ['Squat', ''] }).links.backlinks('b')[0]?.context;
    };
    expect(contextIn('| **Day** one | [[Squat]], slow | 5 x 5 |')).toEqual({
      before: 'Day one ',
      link: 'Squat',
      after: ', slow 5 x 5',
    });
    expect(contextIn('| [[Squat\\|deep]] | a \\| b |')).toEqual({ before: '', link: 'deep', after: ' a | b' });
    expect(contextIn('a | [[Squat]] | b')).toEqual({ before: 'a | ', link: 'Squat', after: ' | b' });
    expect(indexOf({ a: ['A', '| [[Squat|deep]] | b |'], b: ['Squat', ''] }).links.backlinks('b')[0]?.context).toEqual({
      before: '| ',
      link: 'deep',
      after: ' | b |',
    });
  });

  it('are updated when a note is replaced or removed', () => {
    const { links, put } = indexOf({ a: ['A', '[[B]]'], b: ['B', ''] });
    put('a', 'A', 'nothing');
    expect(links.backlinks('b')).toEqual([]);
    put('a', 'A', '[[b]] [[B]]');
    expect(links.backlinks('b')).toHaveLength(2);
    links.remove('a');
    expect(links.backlinks('b')).toEqual([]);
    expect(links.unresolved()).toEqual([]);
  });

  it('to a name that several notes share are shown for each of them', () => {
    const { links } = indexOf({ a: ['A', '[[Same]]'], b: ['Same', ''], c: ['Same', ''] });
    expect(links.backlinks('b')).toHaveLength(1);
    expect(links.backlinks('c')).toHaveLength(1);
    expect(links.unresolved()).toEqual([]);
  });
});

describe('unresolved links', () => {
  it('are listed with the notes that contain them, once for all spellings', () => {
    const { links } = indexOf({
      b: ['B', '[[to do]] [[A]]'],
      a: ['A', '[[To do]] [[Zebra#x]] [[#here]] ![[photo.png]] ![[Embedded]] ![[training]] ![[training:2026-11-20]]'],
    });
    expect(links.unresolved()).toEqual([
      { target: 'Embedded', sources: ['a'] },
      { target: 'to do', sources: ['a', 'b'] },
      { target: 'Zebra', sources: ['a'] },
    ]);
  });

  it('are resolved once a note has that title', () => {
    const { links, put } = indexOf({ a: ['A', '[[Later]]'] });
    put('b', 'later', '');
    expect(links.unresolved()).toEqual([]);
    expect(links.backlinks('b')).toHaveLength(1);
  });
});

it('mentions of an exercise show the note and the line', () => {
  const { links } = indexOf({
    a: ['A', 'x\n> felt [@Bench press](mensana:exercises/bench-press) in the shoulder'],
    b: ['B', '[@Push](mensana:workouts/1)'],
  });
  expect(links.mentionsOf('exercises/bench-press')).toEqual([
    {
      source: 'a',
      label: 'Bench press',
      from: 9,
      to: 54,
      context: { before: 'felt ', link: '@Bench press', after: ' in the shoulder' },
    },
  ]);
  expect(links.mentionsOf('workouts/1').map(({ source }) => source)).toEqual(['b']);
  expect(links.mentionsOf('exercises/squat')).toEqual([]);
});

describe('renaming a note', () => {
  it('keeps the old title as a former title, so that links in other notes still find the note', () => {
    const { links, names } = indexOf({ a: ['A', '[[Old]]'], b: ['Old', ''] });
    const leaves = renameNote({ title: 'Old', aliases: {}, formerTitles: {} }, 'New', 'f1');
    expect(leaves).toEqual({ title: 'New', formerTitles: { f1: 'Old' } });
    names.put('b', { title: leaves.title, aliases: [], formerTitles: Object.values(leaves.formerTitles) });
    expect(links.backlinks('b')).toHaveLength(1);
    names.put('c', { title: 'Old', aliases: [], formerTitles: [] });
    expect(links.backlinks('b')).toHaveLength(0);
    expect(links.backlinks('c')).toHaveLength(1);
  });

  it('to a former title removes it from the former titles', () => {
    const note = { title: 'New', aliases: {}, formerTitles: { f1: 'Old', f0: 'First' } };
    expect(renameNote(note, 'old', 'f2')).toEqual({ title: 'old', formerTitles: { f0: 'First', f2: 'New' } });
  });

  it.each([
    ['there was no title', { title: ' ', aliases: {}, formerTitles: {} }, 'New'],
    ['the new title matches the same links', { title: 'plan', aliases: {}, formerTitles: {} }, 'Plán'],
    ['an alias matches them', { title: 'Plan', aliases: { x: 'plan' }, formerTitles: {} }, 'New'],
  ])('keeps no former title if %s', (_, note, title) => {
    expect(renameNote(note, title, 'f1')).toEqual({ title, formerTitles: {} });
  });

  it('keeps a former title once', () => {
    const note = { title: 'A', aliases: {}, formerTitles: { f1: 'a' } };
    expect(renameNote(note, 'B', 'f2').formerTitles).toEqual({ f1: 'a' });
  });
});

function indexOf(notes: Record<string, readonly [title: string, text: string]>) {
  const names = new NoteNames();
  const links = new LinkIndex(names);
  const put = (id: string, title: string, text: string): void => {
    names.put(id, { title, aliases: [], formerTitles: [] });
    links.put(id, readNote(text), text);
  };
  for (const [id, [title, text]] of Object.entries(notes)) put(id, title, text);
  return { names, links, put };
}
