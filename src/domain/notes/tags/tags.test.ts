import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNote } from '../markdown/index.ts';
import { renameTag, type TagRenameEdits } from './rename-tag.ts';
import { formerTagNames, tagNames } from './tag-names.ts';
import { tagSpelling } from './tag-spelling.ts';
import { TagTree } from './tag-tree.ts';
import { tagsOfNote } from './tags-of-note.ts';

describe('the current name of a tag', () => {
  it('follows renames, including repeated ones', () => {
    const now = namesWith({ knie: 'knee', knee: 'joint' });
    expect([now('knie'), now('knee'), now('joint'), now('other')]).toEqual(['joint', 'joint', 'joint', 'other']);
  });

  it('follows renames of its parent tags', () => {
    const now = namesWith({ a: 'x', 'x/b': 'y/z' });
    expect([now('a/c'), now('a/b/d'), now('ab/c')]).toEqual(['x/c', 'y/z/d', 'ab/c']);
  });

  it('is stable after a tag was renamed into itself', () => {
    const now = namesWith({ a: 'a/b' });
    expect([now('a'), now('a/c'), now('a/b'), now('a/b/c')]).toEqual(['a/b', 'a/b/c', 'a/b', 'a/b/c']);
  });

  it('is the same for all tags in a circle of renames', () => {
    const now = namesWith({ b: 'c', c: 'a', a: 'b', d: 'c' });
    expect(['a', 'b', 'c', 'd'].map(now)).toEqual(['a', 'a', 'a', 'a']);
    const two = namesWith({ a: 'b/x', b: 'a/y' });
    expect(two('a')).toBe('a');
  });

  it('ignores a rename to an invalid tag', () => {
    expect(namesWith({ a: '', b: ' ', c: 'c', d: 'Über  X' })('a')).toBe('a');
    expect(namesWith({ d: 'Über  X' })('d')).toBe('über x');
  });

  it('is found for any renames, and current names stay', () => {
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
  it('are those in the field and in the text, each once, by their current names', () => {
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

  it('include a tag by its new name if it was renamed on one device and used on another', () => {
    const usedElsewhere = { tags: { knie: 'Knie' } };
    const { tags } = renamed('knie', 'Knee', {}, {});
    const now = namesWith(Object.fromEntries(tags.map(({ id, renamedTo }) => [id, renamedTo])));
    expect(tagsOfNote(usedElsewhere, [], now)).toEqual([{ tag: 'knee', name: 'knee', inText: false }]);
  });
});

describe('the spelling of a tag', () => {
  const spell = tagSpelling(
    new Map([
      ['knee', { name: 'Knee' }],
      ['knee/left', { name: 'KNEE/Left' }],
      ['body/joints', { name: 'Body / Joints' }],
      ['foot', { name: 'Hand' }],
      ['run/long', { name: 'Run/Long' }],
    ]),
  );

  it('is its stored name, level by level, whatever notes write', () => {
    expect(spell('knee', 'KNEE')).toBe('Knee');
    expect(spell('knee/left', 'knee/left')).toBe('Knee/Left');
    expect(spell('knee/left/In front', 'knee/left/In front')).toBe('Knee/Left/In front');
    expect(spell('run', 'run')).toBe('run');
    expect(spell('run/long/hills', 'run')).toBe('Run/Long/hills');
  });

  it('is that of the notes if its name is missing or belongs to another tag', () => {
    expect([spell('foot', 'FooT'), spell('body/joints', 'Body/joints')]).toEqual(['FooT', 'Body/joints']);
    expect(tagSpelling(new Map())('a', 'A')).toBe('A');
  });
});

describe('the tag tree', () => {
  it('nests tags by slashes and counts each note once, including child tags', () => {
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

  it('accepts a stored tag that starts with an empty level', () => {
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

  it('keeps the case of the new name, without empty levels', () => {
    expect(renamed('knie', ' /Knee//Left/ ', {}, { n: { knie: 'Knie' } })).toEqual({
      tags: [
        { id: 'knie', renamedTo: 'knee/left' },
        { id: 'knee~1left', name: 'Knee/Left' },
      ],
      notes: [{ id: 'n', tags: { 'knee/left': 'Knee/Left' } }],
    });
  });

  it('also moves leaves under earlier names of the tag', () => {
    const edits = renamed('knee', 'joint', { knie: { renamedTo: 'knee' } }, { n: { knie: 'Knie' } });
    expect(edits.notes).toEqual([{ id: 'n', tags: { joint: 'joint' } }]);
  });

  it('back to an earlier name removes the first rename, so that no circle remains', () => {
    const edits = renamed('b', 'A', { a: { renamedTo: 'b' } }, { n: { b: 'b' } });
    expect(edits.tags).toEqual([
      { id: 'b', renamedTo: 'a' },
      { id: 'a', renamedTo: null, name: 'A' },
    ]);
    expect(edits.notes).toEqual([{ id: 'n', tags: { a: 'A' } }]);
  });

  it('to another tag merges them, keeping the spelling in notes and the colour', () => {
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

  it('to another spelling of the same name changes the spelling in notes and its display', () => {
    expect(renamed('knee', 'KNEE', {}, { n: { knee: 'knee' } })).toEqual({
      tags: [{ id: 'knee', name: 'KNEE' }],
      notes: [{ id: 'n', tags: { knee: 'KNEE' } }],
    });
    expect(renamed('knee', 'KNEE', { knee: { name: 'KNEE' } }, {})).toEqual({ tags: [], notes: [] });
  });

  it('below a renamed tag uses that tag’s current name', () => {
    const edits = renamed('k', 'x/k', { x: { renamedTo: 'y' } }, { n: { k: 'k' } });
    expect(edits.tags).toEqual([{ id: 'k', renamedTo: 'y/k' }]);
    expect(edits.notes).toEqual([{ id: 'n', tags: { 'y/k': 'y/k' } }]);
  });

  it('escapes the slash in the record id of a nested tag', () => {
    expect(renamed('a/b', 'c', { c: { name: 'c' } }, {}).tags).toEqual([{ id: 'a~1b', renamedTo: 'c' }]);
  });

  it('resolves a circle created by renames on two devices', () => {
    const circle = { a: { renamedTo: 'b' }, b: { renamedTo: 'a/b' } };
    const edits = renamed('a/b', 'a/c', circle, { n: { b: 'b' } });
    const after = namesOfRecords({ ...circle, ...Object.fromEntries(edits.tags.map(asRecord)) });
    expect(['b', 'a/b', 'a/c'].map(after)).toEqual(['a/c', 'a/c', 'a/c']);
    expect(edits.notes).toEqual([{ id: 'n', tags: { 'a/c': 'a/c' } }]);
  });

  it('to an invalid name is refused', () => {
    expect(renameTag('a', ' ', new Map(), [])).toMatchObject({ ok: false, error: { code: 'tag/empty' } });
  });

  it('shows the same tags for updated and not yet updated notes, by the new name', () => {
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

it('a leaf stored under a formerly normalised name counts as the current tag', () => {
  const note = { tags: { '❤️': '❤️', 'd’or': 'd’or' } };
  const inText = [{ tag: '❤', name: '❤' }];
  expect(tagsOfNote(note, inText, (tag) => tag).map(({ tag }) => tag)).toEqual(["d'or", '❤']);
});

it('a tag has the former names that lead to it, until one of them is ended', () => {
  const renames = { knee: 'hip', patella: 'knee', hip: null, thigh: 'leg', a: 'b', b: 'a' };
  const formers = (records: Record<string, string | null>) =>
    formerTagNames(new Map(Object.entries(records).map(([tag, renamedTo]) => [tag, { renamedTo }])));
  expect(formers(renames)('hip')).toEqual(['knee', 'patella']);
  expect(formers({ ...renames, knee: null })('hip')).toEqual([]);
  expect(formers({ ...renames, knee: null })('knee')).toEqual(['patella']);
  expect(formers(renames)('a')).toEqual(['b']);
  expect(formers(renames)('knee')).toEqual([]);
});
