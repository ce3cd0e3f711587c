import { describe, expect, it } from 'vitest';
import { instantOf, type NoteDraft, type TextPart } from '../draft/index.ts';
import { noteDraft } from '../testing/drafts.ts';
import { LinkTargets } from './link-targets.ts';
import { noteOfDraft } from './note-content.ts';

const now = Date.parse('2026-11-26T12:00:00Z');

describe('the note of a draft', () => {
  it('has the original dates, tags, notebook and state, and no date of an edit by hand', () => {
    const { note, text } = written({
      title: ' Knees ',
      text: ['Rest.\n'],
      notebook: ['Body', 'Legs'],
      tags: ['Health/Knee', 'health/knee', '!', ''],
      aliases: ['Patella'],
      createdAt: { wall: '2020-07-01T08:30:15' },
      editedAt: Date.parse('2021-01-01T00:00:00Z'),
      isPinned: true,
      isArchived: true,
      marks: { lineEnd: 'crlf', bom: true },
      properties: { url: 'https://a.example', stars: 3 },
    });
    expect(text).toBe('Rest.\n');
    expect(note).toMatchObject({
      title: 'Knees',
      notebook: 'Body/Legs',
      tags: { 'health/knee': 'Health/Knee' },
      aliases: { 0: 'Patella' },
      createdAt: Date.parse('2020-07-01T06:30:15Z'),
      importedEditedAt: Date.parse('2021-01-01T00:00:00Z'),
      pinnedAt: Date.parse('2021-01-01T00:00:00Z'),
      archivedAt: Date.parse('2021-01-01T00:00:00Z'),
      lineEnd: 'crlf',
      bom: true,
      properties: { url: 'https://a.example', stars: 3 },
    });
    expect(note).not.toHaveProperty('editedAt');
    expect(note).not.toHaveProperty('trashedAt');
  });

  it('is in the trash from the import on, because its 30 days start then', () => {
    expect(written({ isTrashed: true, editedAt: 5 }).note.trashedAt).toBe(now);
  });

  it('takes the last edit for its creation if only that is known', () => {
    expect(written({ editedAt: 5 }).note).toMatchObject({ createdAt: 5, importedEditedAt: 5 });
    expect(written({}).note).not.toHaveProperty('createdAt');
  });
});

describe('links between notes of an import', () => {
  const knee = noteDraft({ sourceId: 'k', title: 'Knee', notebook: ['Body'] });

  it.each<[string, TextPart, string]>([
    ['by id', { kind: 'note-link', to: { sourceId: 'k' }, isEmbed: false, written: '[x](k)' }, '[[Knee]]'],
    ['by title', { kind: 'note-link', to: { title: 'KNEE' }, isEmbed: false, written: '[x](k)' }, '[[Knee]]'],
    [
      'to a heading',
      { kind: 'note-link', to: { sourceId: 'k' }, place: 'Pain', isEmbed: false, written: '' },
      '[[Knee#Pain]]',
    ],
    [
      'to a block',
      { kind: 'note-link', to: { sourceId: 'k' }, place: '^b1', shown: 'that', isEmbed: false, written: '' },
      '[[Knee#^b1|that]]',
    ],
    ['embedded', { kind: 'note-link', to: { sourceId: 'k' }, isEmbed: true, written: '' }, '![[Knee]]'],
    ['to nothing', { kind: 'note-link', to: { sourceId: 'x' }, isEmbed: false, written: '[x](gone)' }, '[x](gone)'],
  ])('%s', (_, part, expected) => {
    expect(targetsOf([knee]).markdownOf(['see ', part, '.'])).toBe(`see ${expected}.`);
  });

  it('refer to a daily note by its day, and write a bar in a table cell so that it ends no cell', () => {
    const day = noteDraft({ sourceId: 'd', day: '2026-11-26' });
    const targets = targetsOf([day]);
    expect(targets.markdownOf([linkTo('d')])).toBe('[[2026-11-26]]');
    const inCell: TextPart = {
      kind: 'note-link',
      to: { sourceId: 'd' },
      shown: 'today',
      isEmbed: false,
      isInTableCell: true,
      written: '',
    };
    expect(targets.markdownOf([inCell])).toBe('[[2026-11-26\\|today]]');
  });

  it('name the notebook of a note whose title another note has, and show the title', () => {
    const other = noteDraft({ sourceId: 'o', title: 'knee', notebook: ['Work'] });
    const targets = targetsOf([knee, other]);
    expect(targets.markdownOf([linkTo('k'), ' ', linkTo('o')])).toBe('[[Body/Knee|Knee]] [[Work/knee|knee]]');
    expect([knee, other].map((each) => targets.aliasOf(each))).toEqual(['Body/Knee', 'Work/knee']);
    expect(written(knee, targets).note.aliases).toEqual({ 0: 'Body/Knee' });
    expect(targets.markdownOf([{ kind: 'note-link', to: { title: 'Knee' }, isEmbed: false, written: 'Knee?' }])).toBe(
      'Knee?',
    );
  });

  it.each([
    ['[[search]]', 'Search', '[[search]]'],
    ['[[Search | b]]', 'Search', '[[Search | b]]'],
    ['[[Find]]', 'Search', '[[Find]]'],
    ['![[search#Part two]]', 'Search', '![[search#Part two]]'],
    ['[[Work/Plan]]', 'Plan', '[[Work/Plan]]'],
    ['[[C# basics]]', 'C# basics', '[[C# basics]]'],
    ['[[other/search]]', 'Search', '[[other/search]]'],
    ['[[a/b/Search#Part two]]', 'Search', '[[a/b/Search#Part two]]'],
    ['[[Search.md]]', 'Search', '[[Search|Search.md]]'],
    ['[x](search.md)', 'Search', '[[Search|x]]'],
  ])('stay byte for byte where this app finds the note by %s', (written, title, expected) => {
    const notes = [
      noteDraft({ sourceId: 'Search', title: 'Search', aliases: ['Find'] }),
      noteDraft({ sourceId: 'C# basics', title: 'C# basics' }),
      noteDraft({ sourceId: 'Plan', title: 'Plan', notebook: ['Work'] }),
      noteDraft({ sourceId: 'Home plan', title: 'Plan', notebook: ['Home'] }),
    ];
    const place = written.includes('#Part') ? { place: 'Part two' } : {};
    const shown = { shown: /^\[x\]/.test(written) ? 'x' : written.replaceAll(/[[\]!]|#Part.*/g, '') };
    const link: TextPart = {
      kind: 'note-link',
      to: { sourceId: title },
      ...place,
      ...shown,
      isEmbed: written.startsWith('!'),
      written,
    };
    const targets = targetsOf([...notes, noteDraft({ sourceId: 'from', title: 'From', text: [link] })]);
    expect(targets.markdownOf([link])).toBe(expected);
  });

  it('with paths stay, and the paths become former titles of their notes', () => {
    const link = (sourceId: string, written: string): TextPart => ({
      kind: 'note-link',
      to: { sourceId },
      shown: written.slice(2, -2),
      isEmbed: false,
      written,
    });
    const knee = noteDraft({ sourceId: 'k', title: 'Knee', notebook: ['Body'] });
    const hip = noteDraft({ sourceId: 'h', title: 'Hip', notebook: ['Body'] });
    const text = [link('k', '[[Body/Knee]]'), ' ', link('k', '[[Vault/Body/Knee]]'), ' ', link('h', '[[Hip]]')];
    const targets = targetsOf([knee, hip, noteDraft({ sourceId: 'from', title: 'From', text })]);
    expect(targets.markdownOf(text)).toBe('[[Body/Knee]] [[Vault/Body/Knee]] [[Hip]]');
    expect(written(knee, targets).note.formerTitles).toEqual({ 0: 'Body/Knee', 1: 'Vault/Body/Knee' });
    expect(written(hip, targets).note.formerTitles).toEqual({});
  });

  it('with a path that leads to two notes are written anew', () => {
    const link = (sourceId: string): TextPart => ({ ...(linkTo(sourceId) as object), written: '[[../A]]' }) as TextPart;
    const notes = ['One', 'Two'].map((title, at) => noteDraft({ sourceId: `${at}`, title, text: [link(`${at}`)] }));
    expect(notes.map(({ text }) => targetsOf(notes).markdownOf(text))).toEqual(['[[One]]', '[[Two]]']);
  });

  it('open the last heading of a path, also where they are written anew', () => {
    const note = noteDraft({ sourceId: 'k', title: 'Knee' });
    const link = { kind: 'note-link', to: { sourceId: 'k' }, isEmbed: false } as const;
    const printed = (place: string, written: string) =>
      targetsOf([note]).markdownOf([{ ...link, place, shown: 'x', written }]);
    expect(printed('A#B', '[x](Knee.md#A#B)')).toBe('[[Knee#A#B|x]]');
    expect(printed('C# basics', '[x](Knee.md#C%23%20basics)')).toBe('[[Knee#C&num; basics|x]]');
  });

  it('stay as written to notes without a name, which need no alias', () => {
    const untitled = ['a', 'b'].map((sourceId) => noteDraft({ sourceId }));
    const targets = targetsOf(untitled);
    const link: TextPart = { kind: 'note-link', to: { sourceId: 'a' }, isEmbed: false, written: '[a](a)' };
    expect(targets.markdownOf([link])).toBe('[a](a)');
    expect(untitled.map((note) => targets.aliasOf(note))).toEqual([null, null]);
  });

  it('number notes with the same title in the same notebook', () => {
    const same = ['a', 'b'].map((sourceId) => noteDraft({ sourceId, title: 'Log' }));
    expect(targetsOf(same).markdownOf([linkTo('a'), linkTo('b')])).toBe('[[Log (1)|Log]][[Log (2)|Log]]');
  });

  // Comparing each link with each of these notes would take hours.
  it('find one of many notes with the same title', { timeout: 120_000 }, () => {
    const same = Array.from({ length: 50_000 }, (_, at) =>
      noteDraft({ sourceId: `${at}`, title: 'Log', notebook: [`${Math.floor(at / 2)}`] }),
    );
    const targets = targetsOf([...same, noteDraft({ sourceId: 'alone', title: 'Log', notebook: ['x'] })]);
    const text = targets.markdownOf(same.map(({ sourceId }) => linkTo(sourceId)));
    expect(text.slice(0, 40)).toBe('[[0/Log (1)|Log]][[0/Log (2)|Log]][[1/Lo');
    expect(text.endsWith('[[24999/Log (50000)|Log]]')).toBe(true);
    expect(targets.markdownOf([linkTo('alone')])).toBe('[[x/Log|Log]]');
  });
});

it('links to files show their name, and images are embedded', () => {
  const hash = 'a'.repeat(64) as never;
  const targets = new LinkTargets([], new Map([['f', { hash, name: 'scan.png' }]]));
  expect(
    targets.markdownOf([
      { kind: 'file-link', to: 'f', isImage: true, written: '' },
      { kind: 'file-link', to: 'f', shown: 'the scan', isImage: false, written: '' },
      { kind: 'file-link', to: 'g', isImage: true, written: '![gone](g.png)' },
    ]),
  ).toBe(`![scan.png](attachment:${hash})[the scan](attachment:${hash})![gone](g.png)`);
});

it('a wall-clock time is read in the zone that the user chose', () => {
  expect(instantOf({ wall: '2026-03-29T02:30:00' }, 'Europe/Berlin')).toBe(Date.parse('2026-03-29T01:30:00Z'));
  expect(instantOf({ wall: '2026-02-30T00:00:00' }, 'UTC')).toBeNull();
  expect(instantOf(7, 'UTC')).toBe(7);
});

it('a time for which some zone has no calendar day is none', () => {
  for (const time of [
    8.64e15,
    -8.64e15,
    Date.UTC(33658, 8, 27),
    Date.UTC(-200, 0, 1),
    { wall: '0001-01-01T00:00:00' },
  ]) {
    expect(instantOf(time, 'Pacific/Kiritimati')).toBeNull();
  }
  expect(instantOf(Date.UTC(9999, 11, 28), 'UTC')).toBe(Date.UTC(9999, 11, 28));
});

function written(changed: Partial<NoteDraft>, targets = targetsOf([])) {
  const notebookAt = (path: readonly string[]) => path.join('/') || null;
  return noteOfDraft(noteDraft(changed), { targets, zone: 'Europe/Berlin', dateOrder: 'day-first', notebookAt, now });
}

function targetsOf(notes: readonly NoteDraft[]): LinkTargets {
  return new LinkTargets(notes, new Map());
}

function linkTo(sourceId: string): TextPart {
  return { kind: 'note-link', to: { sourceId }, isEmbed: false, written: '' };
}
