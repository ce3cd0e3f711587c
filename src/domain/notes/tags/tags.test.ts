import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNote } from '../markdown/index.ts';
import { renameTag, type TagRenameEdits } from './rename-tag.ts';
import { tagNames } from './tag-names.ts';
import { tagSpelling } from './tag-spelling.ts';
import { TagTree } from './tag-tree.ts';
import { tagsOfNote } from './tags-of-note.ts';

describe('the name of a tag', () => {
  it('is the one that it was renamed to, and on from there', () => {
    const now = namesWith({ knie: 'knee', knee: 'joint' });
    expect([now('knie'), now('knee'), now('joint'), now('other')]).toEqual(['joint', 'joint', 'joint', 'other']);
  });

  it('follows the tags above it', () => {
    const now = namesWith({ a: 'x', 'x/b': 'y/z' });
    expect([now('a/c'), now('a/b/d'), now('ab/c')]).toEqual(['x/c', 'y/z/d', 'ab/c']);
  });

  it('stays where a rename into itself put it', () => {
    const now = namesWith({ a: 'a/b' });
    expect([now('a'), now('a/c'), now('a/b'), now('a/b/c')]).toEqual(['a/b', 'a/b/c', 'a/b', 'a/b/c']);
  });

  it('is one for all on a circle', () => {
    const now = namesWith({ b: 'c', c: 'a', a: 'b', d: 'c' });
    expect(['a', 'b', 'c', 'd'].map(now)).toEqual(['a', 'a', 'a', 'a']);
    const two = namesWith({ a: 'b/x', b: 'a/y' });
    expect(two('a')).toBe('a');
  });

  it('is not changed by a name that is no tag', () => {
    expect(namesWith({ a: '', b: ' ', c: 'c', d: 'Über  X' })('a')).toBe('a');
    expect(namesWith({ d: 'Über  X' })('d')).toBe('über x');
  });

  it('is found whatever the renames, and names of now stay', () => {
    const tag = fc.constantFrom('a', 'b', 'c', 'd', '__proto__');
    fc.assert(
      fc.property(fc.dictionary(tag, tag), tag, (renames, asked) => {
        const now = namesWith(renames);
        expect(now(now(asked))).toBe(now(asked));
      }),
    );
    const nested = fc.constantFrom('a', 'b', 'a/b', 'b/a', 'a/b/c', 'c');
    fc.assert(
      fc.property(fc.dictionary(nested, nested), nested, (renames, asked) => {
        expect(namesWith(renames)(asked).length).toBeLessThan(60);
      }),
    );
  });
});

describe('the tags of a note', () => {
  it('are those given and those in its text, each once, under their names of now', () => {
    const tags = tagsOfNote(
      { tags: { knie: 'Knie', sport: 'Sport' } },
      readNote('#Knee #sport #run/Long').tags,
      namesWith({ knie: 'knee' }),
    );
    expect(tags).toEqual([
      { tag: 'knee', name: 'Knee', inText: true },
      { tag: 'run/long', name: 'run/Long', inText: true },
      { tag: 'sport', name: 'Sport', inText: true },
    ]);
  });

  it('a tag renamed on one device while used on the other shows under its new name', () => {
    const usedElsewhere = { tags: { knie: 'Knie' } };
    const { tags } = renamed('knie', 'Knee', {}, {});
    const now = namesWith(Object.fromEntries(tags.map(({ id, renamedTo }) => [id, renamedTo])));
    expect(tagsOfNote(usedElsewhere, [], now)).toEqual([{ tag: 'knee', name: 'knee', inText: false }]);
  });
});

describe('how a tag is written', () => {
  const spell = tagSpelling(
    new Map([
      ['knee', { name: 'Knee' }],
      ['knee/left', { name: 'KNEE/Left' }],
      ['body/joints', { name: 'Body / Joints' }],
      ['foot', { name: 'Hand' }],
      ['run/long', { name: 'Run/Long' }],
    ]),
  );

  it('is its own name, level by level, whatever notes write', () => {
    expect(spell('knee', 'KNEE')).toBe('Knee');
    expect(spell('knee/left', 'knee/left')).toBe('Knee/Left');
    expect(spell('knee/left/In front', 'knee/left/In front')).toBe('Knee/Left/In front');
    expect(spell('run', 'run')).toBe('run');
    expect(spell('run/long/hills', 'run')).toBe('Run/Long/hills');
  });

  it('is what notes write where it has no name, or that of another tag', () => {
    expect([spell('foot', 'FooT'), spell('body/joints', 'Body/joints')]).toEqual(['FooT', 'Body/joints']);
    expect(tagSpelling(new Map())('a', 'A')).toBe('A');
  });
});

describe('the tree of tags', () => {
  it('nests by the slash and counts each note once, with what is below', () => {
    const notes = [['Sport/Run', 'Sport/Swim'], ['sport'], ['Sport/Run', 'art'], []];
    const tags = new TagTree();
    for (const names of notes) tags.add(names.map((name) => ({ tag: name.toLowerCase(), name })));
    const tree = tags.branches();
    expect(tree).toEqual([
      { tag: 'art', name: 'art', path: 'art', notes: 1, children: [] },
      {
        tag: 'sport',
        name: 'Sport',
        path: 'Sport',
        notes: 3,
        children: [
          { tag: 'sport/run', name: 'Run', path: 'Sport/Run', notes: 2, children: [] },
          { tag: 'sport/swim', name: 'Swim', path: 'Sport/Swim', notes: 1, children: [] },
        ],
      },
    ]);
  });

  it('is empty without tags', () => {
    expect(new TagTree().branches()).toEqual([]);
  });

  it('ends with a leaf of a tag that begins with a level of no name', () => {
    const tags = new TagTree();
    tags.add(tagsOfNote({ tags: { '/a': '/a' } }, [], (tag) => tag));
    expect(tags.branches()).toEqual([{ tag: 'a', name: 'a', path: 'a', notes: 1, children: [] }]);
  });
});

describe('renaming a tag', () => {
  it('is stored in the tag’s record and renames the tag and its child tags in all notes', () => {
    const notes = { n1: { knie: 'Knie', sport: 'Sport' }, n2: { 'knie/links': 'Knie/Links' }, n3: { sport: 'x' } };
    expect(renamed('knie', 'Knee Pain', {}, notes)).toEqual({
      tags: [
        { id: 'knie', renamedTo: 'knee pain' },
        { id: 'knee pain', name: 'Knee Pain' },
      ],
      notes: [
        { id: 'n1', tags: { 'knee pain': 'Knee Pain', sport: 'Sport' } },
        { id: 'n2', tags: { 'knee pain/links': 'Knee Pain/Links' } },
      ],
    });
  });

  it('keeps the letters of the new name, and none of its empty levels', () => {
    expect(renamed('knie', ' /Knee//Left/ ', {}, { n: { knie: 'Knie' } })).toEqual({
      tags: [
        { id: 'knie', renamedTo: 'knee/left' },
        { id: 'knee~1left', name: 'Knee/Left' },
      ],
      notes: [{ id: 'n', tags: { 'knee/left': 'Knee/Left' } }],
    });
  });

  it('moves leaves under earlier names of the tag as well', () => {
    const edits = renamed('knee', 'joint', { knie: { renamedTo: 'knee' } }, { n: { knie: 'Knie' } });
    expect(edits.notes).toEqual([{ id: 'n', tags: { joint: 'joint' } }]);
  });

  it('renaming back takes the first rename away, so that no circle is left', () => {
    const edits = renamed('b', 'A', { a: { renamedTo: 'b' } }, { n: { b: 'b' } });
    expect(edits.tags).toEqual([
      { id: 'b', renamedTo: 'a' },
      { id: 'a', renamedTo: null, name: 'A' },
    ]);
    expect(edits.notes).toEqual([{ id: 'n', tags: { a: 'A' } }]);
  });

  it('onto another tag makes one of the two; what the note wrote stays, and the colour comes along', () => {
    const edits = renamed('a', 'B', { a: { colour: 'red' }, b: { name: 'b' } }, { n: { a: 'a', b: 'My b' } });
    expect(edits.notes).toEqual([{ id: 'n', tags: { b: 'My b' } }]);
    expect(edits.tags).toEqual([
      { id: 'a', renamedTo: 'b' },
      { id: 'b', colour: 'red', name: 'B' },
    ]);
    expect(renamed('a', 'b', { a: { colour: 'red' }, b: { colour: 'blue', name: 'b' } }, {}).tags).toEqual([
      { id: 'a', renamedTo: 'b' },
    ]);
  });

  it('to another spelling of the same name changes what notes write, and how it is shown where a text writes it', () => {
    expect(renamed('knee', 'KNEE', {}, { n: { knee: 'knee' } })).toEqual({
      tags: [{ id: 'knee', name: 'KNEE' }],
      notes: [{ id: 'n', tags: { knee: 'KNEE' } }],
    });
    expect(renamed('knee', 'KNEE', { knee: { name: 'KNEE' } }, {})).toEqual({ tags: [], notes: [] });
  });

  it('below a tag that was renamed goes to where that one is now', () => {
    const edits = renamed('k', 'x/k', { x: { renamedTo: 'y' } }, { n: { k: 'k' } });
    expect(edits.tags).toEqual([{ id: 'k', renamedTo: 'y/k' }]);
    expect(edits.notes).toEqual([{ id: 'n', tags: { 'y/k': 'y/k' } }]);
  });

  it('the record of a nested tag has its slash escaped', () => {
    expect(renamed('a/b', 'c', { c: { name: 'c' } }, {}).tags).toEqual([{ id: 'a~1b', renamedTo: 'c' }]);
  });

  it('leads out of a circle that renames of two devices made', () => {
    const circle = { a: { renamedTo: 'b' }, b: { renamedTo: 'a/b' } };
    const edits = renamed('a/b', 'a/c', circle, { n: { b: 'b' } });
    const after = namesOfRecords({ ...circle, ...Object.fromEntries(edits.tags.map(asRecord)) });
    expect(['b', 'a/b', 'a/c'].map(after)).toEqual(['a/c', 'a/c', 'a/c']);
    expect(edits.notes).toEqual([{ id: 'n', tags: { 'a/c': 'a/c' } }]);
  });

  it('to what is no name is refused', () => {
    expect(renameTag('a', ' ', new Map(), [])).toMatchObject({ ok: false, error: { code: 'tag/empty' } });
  });

  it('afterwards the tag goes by the new name, and a note that was not reached shows the same tags', () => {
    const tag = fc.constantFrom('a', 'b', 'c', 'a/b', 'a/c', 'b/a');
    const records = fc.dictionary(tag, fc.record({ renamedTo: tag }), { maxKeys: 2 });
    const tagged = fc.dictionary(tag, fc.constant('typed'), { maxKeys: 3 });
    fc.assert(
      fc.property(records, tagged, tag, tag, (known, tags, from, to) => {
        const before = namesOfRecords(known);
        const shown = before(from);
        const edits = renamed(shown, to, known, { n: tags });
        const after = namesOfRecords({ ...known, ...Object.fromEntries(edits.tags.map(asRecord)) });
        const untouched = tagsOfNote({ tags }, [], after).map((each) => each.tag);
        const written = tagsOfNote({ tags: edits.notes[0]?.tags ?? tags }, [], after).map((each) => each.tag);
        expect(written).toEqual(untouched);
        expect(after(shown)).toBe(edits.tags[0]?.renamedTo ?? shown);
      }),
    );
  });
});

function namesWith(renames: Record<string, string | null | undefined>) {
  return tagNames(new Map(Object.entries(renames).map(([tag, renamedTo]) => [tag, { renamedTo }])));
}

type Records = Record<string, { renamedTo?: string; colour?: string; name?: string }>;

function namesOfRecords(records: Records) {
  return tagNames(new Map(Object.entries(records)));
}

function asRecord({ id, renamedTo }: TagRenameEdits['tags'][number]) {
  return [id.replaceAll('~1', '/'), renamedTo == null ? {} : { renamedTo }] as const;
}

function renamed(
  tag: string,
  to: string,
  records: Records,
  notes: Record<string, Record<string, string>>,
): TagRenameEdits {
  const edits = renameTag(
    tag,
    to,
    new Map(Object.entries(records)),
    Object.entries(notes).map(([id, tags]) => [id, { tags }] as const),
  );
  if (!edits.ok) throw new Error(edits.error.code);
  return edits.value;
}

it('a leaf that was stored under a name that was the normalised one once is the tag of today', () => {
  const note = { tags: { '❤️': '❤️', 'd’or': 'd’or' } };
  const inText = [{ tag: '❤', name: '❤' }];
  expect(tagsOfNote(note, inText, (tag) => tag).map(({ tag }) => tag)).toEqual(["d'or", '❤']);
});
