import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { stravaTable } from '#domain/import/strava/testing/strava-table.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { MemoryDeviceStorage } from '#sync/document/memory-device-storage.ts';
import { sha256 } from '../../secure-context/index.ts';
import { chosenFiles, type ImportDevice, importFiles, openDevice } from '../../testing/import-device.ts';
import { findUndo, undoImport } from '../report/undo-import.ts';

const strong = [
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  '2024-05-01 07:00:00,"Push",45m,"Bench Press (Barbell)",1,80,5,0,0,"","",8',
  '2024-05-01 07:00:00,"Push",45m,"Bench Press (Barbell)",2,82.5,5,0,0,"","",',
  '2024-05-01 07:00:00,"Push",45m,"Zottman Twister",1,20,8,0,0,"","",',
  '2024-05-03 07:00:00,"Legs",1h 2m,"Squat (Barbell)",1,100,5,0,0,"deep","",',
].join('\n');

const vault = {
  'Vault/.obsidian/app.json': '{}',
  'Vault/Home.md': 'See [[Knee]] and ![[knee.png]].',
  'Vault/Body/Knee.md': '---\ntags: [rehab]\n---\nBack to [[Home]].',
  'Vault/knee.png': Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]),
};

describe('importing notes', () => {
  it('creates them with their notebooks, tags, links and files, and nothing when repeated', async () => {
    const device = await openDevice();
    const { preview, batch } = await importFiles(device, vault);
    expect(preview.opened.sources[0]).toMatchObject({ app: 'obsidian', certainty: 'certain' });
    expect(preview.plan.counts).toEqual([{ kind: 'note', verdict: 'new', count: 2 }]);
    expect(preview.read.attachmentCount).toBe(1);
    const notes = byTitle(device);
    const [file] = device.document.records('attachments');
    expect(file?.value).toMatchObject({ name: 'knee.png', bytes: 12 });
    expect(await device.document.bodyText(keyOf(notes, 'Home'))).toBe(
      `See [[Knee]] and ![knee.png](attachment:${file?.id}).`,
    );
    expect(device.files.shelf.rows.get(file?.id as never)?.upload).toBe('waiting');
    const knee = notes.get('Knee')?.value;
    expect(Object.keys(knee?.tags ?? {})).toEqual(['rehab']);
    const notebook = device.document.records('notebooks').find(({ id }) => id === knee?.notebook);
    expect(notebook?.value.name).toBe('Body');
    expect(device.document.records('imports')).toMatchObject([
      { id: batch, value: { app: 'obsidian', counts: { notes: { new: 2 } }, skippedCount: 0 } },
    ]);

    const again = await importFiles(device, vault);
    expect(again.preview.plan.counts).toEqual([{ kind: 'note', verdict: 'same', count: 2 }]);
    expect(byTitle(device).size).toBe(2);
  });

  it('reads a zip like the folder in it, and names what cannot be read', async () => {
    const device = await openDevice();
    const bytes = (text: string) => new TextEncoder().encode(text);
    const zip = zipSync({ 'a.md': bytes('# A'), '../evil.md': bytes('x'), 'b.md': bytes('b') });
    const { preview, batch } = await importFiles(device, { 'notes.zip': zip });
    expect(preview.plan.counts).toEqual([{ kind: 'note', verdict: 'new', count: 2 }]);
    const skipped = Object.values(
      device.document.records('imports').find(({ id }) => id === batch)?.value.skipped ?? {},
    );
    expect(skipped).toMatchObject([{ code: 'import/unsafe-name' }]);
  });

  it('updates what changed in the files, and leaves alone what the user changed', async () => {
    const device = await openDevice();
    await importFiles(device, { 'a.md': 'one', 'b.md': 'one' });
    device.document.changeRecord('notes', byTitle(device).get('b')?.id ?? '', (draft) => {
      draft.tags = { mine: 'mine' };
    });
    const { preview } = await importFiles(device, { 'a.md': 'one and two', 'b.md': 'one and two' });
    expect(preview.plan.counts).toEqual([
      { kind: 'note', verdict: 'changed-there', count: 1 },
      { kind: 'note', verdict: 'changed-here', count: 1 },
    ]);
    const notes = byTitle(device);
    expect(await device.document.bodyText(keyOf(notes, 'a'))).toBe('one and two');
    expect(await device.document.bodyText(keyOf(notes, 'b'))).toBe('one');
  });
});

describe('importing the same files again', () => {
  it('leaves alone a note that was written between the preview and the import', async () => {
    const device = await openDevice();
    await importFiles(device, { 'a.md': 'one', 'b.md': 'one' });
    device.session.open(chosenFiles({ 'a.md': 'two', 'b.md': 'two' }));
    await device.reached('preview');
    device.document.changeRecord('notes', byTitle(device).get('a')?.id ?? '', (draft) => {
      draft.tags = { mine: 'mine' };
    });
    device.session.apply();
    await device.reached('applied');
    const notes = byTitle(device);
    expect(await device.document.bodyText(keyOf(notes, 'a'))).toBe('one');
    expect(await device.document.bodyText(keyOf(notes, 'b'))).toBe('two');
  });

  it('leaves alone the note of a day that was written between the preview and the import', async () => {
    const device = await openDevice();
    const vault = { 'V/.obsidian/daily-notes.json': '{"folder":"Daily"}', 'V/Daily/2024-05-01.md': 'theirs' };
    device.session.open(chosenFiles(vault));
    await device.reached('preview');
    const [item] = (await device.session.items({}, { from: 0, most: 1 })).items;
    expect(item?.key).toBe('notes/day-2024-05-01');
    device.document.createRecord('notes', () => {}, { id: 'day-2024-05-01', text: 'mine' });
    device.session.apply();
    await device.reached('applied');
    expect(await device.document.bodyText('notes/day-2024-05-01')).toBe('mine');
  });

  it('finds nothing new if only the files have other times', async () => {
    const device = await openDevice();
    await importFiles(device, { 'a.md': 'one' });
    const [file] = chosenFiles({ 'a.md': 'one' });
    device.session.open([{ path: 'a.md', file: new File([file?.file ?? ''], 'a.md', { lastModified: 1e12 }) }]);
    expect((await device.reached('preview')).plan.counts).toEqual([{ kind: 'note', verdict: 'same', count: 1 }]);
  });

  it('uses the notebook that was chosen before, and one that was renamed since', async () => {
    const device = await openDevice();
    const archive = device.document.createRecord(
      'notebooks',
      (draft) => void Object.assign(draft, { name: 'Archive' }),
    );
    device.session.open(chosenFiles({ 'Work/a.md': 'one' }));
    await device.reached('preview');
    device.session.answer({ notebook: archive });
    await device.reached('preview');
    device.session.apply();
    await device.reached('applied');
    const work = byTitle(device).get('a')?.value.notebook ?? '';
    device.document.changeRecord('notebooks', work, (draft) => {
      draft.name = 'Job';
    });
    const { preview } = await importFiles(device, { 'Work/a.md': 'one', 'Work/b.md': 'two' });
    expect(preview.answers.notebook).toBe(archive);
    expect(preview.plan.counts.map(({ verdict, count }) => [verdict, count])).toEqual([
      ['same', 1],
      ['new', 1],
    ]);
    expect(byTitle(device).get('b')?.value.notebook).toBe(work);
    expect(device.document.records('notebooks').map(({ value }) => value.name)).toEqual(['Archive', 'Job']);
  });
});

describe('importing training', () => {
  it('matches exercises, creates those that are missing, and asks for the unit', async () => {
    const device = await openDevice();
    device.session.open(chosenFiles({ 'strong.csv': strong }));
    const { plan, read, answers } = await device.reached('preview');
    expect(plan.counts).toEqual([{ kind: 'workout', verdict: 'new', count: 2 }]);
    expect(plan.questions.map(({ code }) => code)).toEqual(['import/zone', 'import/load-unit']);
    expect(answers).toMatchObject({ zone: 'Europe/Berlin', units: { load: 'kg' } });
    expect(read.matches.map(({ name, match }) => [name, match.kind])).toEqual([
      ['Bench Press (Barbell)', 'alias'],
      ['Zottman Twister', 'new'],
      ['Squat (Barbell)', expect.stringMatching(/alias|proposed|exact/)],
    ]);
    device.session.answer({ units: { ...answers.units, load: 'lb' } });
    await device.reached('preview');
    device.session.apply();
    await device.reached('applied');
    const workouts = device.document.records('workouts');
    expect(workouts.map(({ value }) => [value.title, value.day])).toEqual([
      ['Push', '2024-05-01'],
      ['Legs', '2024-05-03'],
    ]);
    const push = workouts.find(({ value }) => value.title === 'Push');
    expect(Object.values(push?.value.sets ?? {})[0]?.result?.load).toMatchObject({ typed: '80', unit: 'lb' });
    expect(device.document.records('exercises').map(({ value }) => value.name)).toEqual(['Zottman Twister']);
  });

  it('keeps the other choices while an answer makes the loads of stored workouts doubtful', async () => {
    const device = await openDevice();
    const [header, first = ''] = strong.split('\n');
    const withLoads = (added: number) => ({
      'strong.csv': [
        header,
        ...[1, 2, 3, 4].map((day) => first.replace('05-01', `05-0${day}`).replace(',80,', `,${80 + day + added},`)),
      ].join('\n'),
    });
    await importFiles(device, withLoads(0));
    device.session.open(chosenFiles(withLoads(0.5)));
    const { answers } = await device.reached('preview');
    const other = answers.units.load === 'kg' ? 'lb' : 'kg';
    device.session.chooseVerdict('changed-here', true);
    device.session.answer({ units: { ...answers.units, load: other } });
    const doubtful = await device.reached('preview');
    expect(doubtful.plan.scaledLoads).not.toBeNull();
    expect(doubtful.verdicts).toEqual(['new', 'joins', 'changed-here']);
    device.session.answer({ units: answers.units });
    const usual = await device.reached('preview');
    expect(usual.plan.scaledLoads).toBeNull();
    expect(usual.verdicts).toEqual(['new', 'joins', 'changed-here', 'changed-there']);
  });

  it('asks for the columns of a recognised table if the user wants to name them', async () => {
    const device = await openDevice();
    device.session.open(chosenFiles({ 'strong.csv': strong }));
    const { opened } = await device.reached('preview');
    expect(opened.hasTables).toBe(true);
    device.session.mapColumns(opened);
    const { tables, mappings } = await device.reached('unclear');
    expect(tables.map(({ path, header }) => [path, header[3]])).toEqual([['strong.csv', 'Exercise Name']]);
    device.session.readAs(opened, { mappings });
    const { plan } = await device.reached('preview');
    expect(plan.counts).toEqual([{ kind: 'workout', verdict: 'new', count: 2 }]);
  });

  it('reads the notes beside a table that is damaged', async () => {
    const device = await openDevice();
    device.session.open(chosenFiles({ 'a.csv': 'Date,Weight\n"2024', 'a.md': 'A' }));
    const { plan } = await device.reached('preview');
    expect(plan.counts).toEqual([{ kind: 'note', verdict: 'new', count: 1 }]);
  });

  it('remembers the choice of an exercise for the next import of the app', async () => {
    const device = await openDevice();
    device.session.open(chosenFiles({ 'strong.csv': strong }));
    await device.reached('preview');
    device.session.answer({ exercises: [{ name: 'Zottman Twister', exercise: 'exercises/dip' }] });
    await device.reached('preview');
    device.session.apply();
    await device.reached('applied');
    expect(device.document.records('exercises')).toEqual([]);
    device.session.open(chosenFiles({ 'strong.csv': strong.replaceAll('2024', '2025') }));
    const { read } = await device.reached('preview');
    expect(read.matches.find(({ name }) => name === 'Zottman Twister')?.match).toEqual({
      kind: 'remembered',
      key: 'exercises/dip',
    });
  });

  it('imports a doubtful set without completing it, unless the user confirms it', async () => {
    const device = await openDevice();
    const wrong = strong.replace('"Bench Press (Barbell)",2,82.5', '"Bench Press (Barbell)",2,8250');
    device.session.open(chosenFiles({ 'strong.csv': wrong }));
    const { plan } = await device.reached('preview');
    expect(plan.doubts).toMatchObject([{ set: { exercise: 'Bench Press (Barbell)', set: 2 } }]);
    device.session.apply();
    await device.reached('applied');
    expect(completed(device)).toEqual([true, false, true, true]);
    device.session.open(chosenFiles({ 'strong.csv': wrong }));
    await device.reached('preview');
    device.session.answer({ confirmed: plan.doubts.map(({ id }) => id) });
    expect((await device.reached('preview')).plan.counts).toContainEqual({
      kind: 'workout',
      verdict: 'changed-there',
      count: 1,
    });
    device.session.apply();
    await device.reached('applied');
    expect(completed(device)).toEqual([true, true, true, true]);
  });
});

describe('files of several apps', () => {
  const zip = () =>
    zipSync({ 'Vault/.obsidian/app.json': new Uint8Array(), 'Vault/Home.md': new TextEncoder().encode('# Home') });

  it('are imported one app after the other, each as if it had been chosen alone', async () => {
    const device = await openDevice();
    device.session.open(chosenFiles({ 'strong.csv': strong, 'vault.zip': zip() }));
    const first = await device.reached('preview');
    expect(first.groups.all.map(({ app, files }) => [app, files.map(({ path }) => path)])).toEqual([
      ['obsidian', ['vault.zip']],
      ['strong', ['strong.csv']],
    ]);
    expect(first.plan.counts).toEqual([{ kind: 'note', verdict: 'new', count: 1 }]);
    device.session.apply();
    await device.reached('applied');
    device.session.openRest();
    const second = await device.reached('preview');
    expect(second.groups.all.map(({ app }) => app)).toEqual([null]);
    expect(second.plan.counts).toEqual([{ kind: 'workout', verdict: 'new', count: 2 }]);
    device.session.apply();
    await device.reached('applied');
    expect(device.document.records('imports').map(({ value }) => [value.app, value.files])).toEqual([
      ['obsidian', { 0: { name: 'vault.zip', bytes: zip().length } }],
      ['strong', { 0: { name: 'strong.csv', bytes: strong.length } }],
    ]);
    const { preview } = await importFiles(device, { 'vault.zip': zip() });
    expect(preview.plan.counts).toEqual([{ kind: 'note', verdict: 'same', count: 1 }]);
  });

  it('are reported as imported once, after the last app and also after a retry', async () => {
    const device = await openDevice();
    let reports = 0;
    device.session.open(chosenFiles({ 'strong.csv': strong, 'vault.zip': zip() }), () => (reports += 1));
    await device.reached('preview');
    device.session.retry();
    await device.reached('preview');
    device.session.apply();
    await device.reached('applied');
    expect(reports).toBe(0);
    device.session.openRest();
    await device.reached('preview');
    device.session.apply();
    await device.reached('applied');
    expect(reports).toBe(1);
  });

  it('are imported in the order that the user chooses', async () => {
    const device = await openDevice();
    device.session.open(chosenFiles({ 'strong.csv': strong, 'vault.zip': zip() }));
    await device.reached('preview');
    device.session.openGroup(1);
    const { groups, plan } = await device.reached('preview');
    expect(groups.at).toBe(1);
    expect(plan.counts).toEqual([{ kind: 'workout', verdict: 'new', count: 2 }]);
    device.session.apply();
    await device.reached('applied');
    device.session.openRest();
    expect((await device.reached('preview')).plan.counts).toEqual([{ kind: 'note', verdict: 'new', count: 1 }]);
  });

  it('of which some cannot be read leave the others to import', async () => {
    const device = await openDevice();
    const empty = '<?xml version="1.0"?><en-export></en-export>';
    device.session.open(chosenFiles({ 'a.enex': empty, 'vault.zip': zip() }));
    await device.reached('preview');
    device.session.openGroup(1);
    await expect(device.reached('preview')).rejects.toThrow('import/empty');
    device.session.openRest();
    expect((await device.reached('preview')).plan.counts).toEqual([{ kind: 'note', verdict: 'new', count: 1 }]);
  });
});

describe('importing a height', () => {
  const health = {
    'export.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<HealthData locale="en_GB">',
      ' <Record type="HKQuantityTypeIdentifierHeight" sourceName="Health" unit="cm" startDate="2024-05-01 07:00:00 +0200" endDate="2024-05-01 07:00:00 +0200" value="180"/>',
      '</HealthData>',
    ].join('\n'),
  };
  const heightOf = ({ document }: ImportDevice) => document.records('preferences')[0]?.value.body.heightMetres;
  const profileOf = (device: ImportDevice, heightMetres?: number) =>
    device.document.createRecord(
      'preferences',
      (draft) => {
        draft.weekStart = 1;
        draft.body.heightMetres = heightMetres;
      },
      { id: 'main' },
    );

  it('writes it into a profile without one, and asks once', async () => {
    const device = await openDevice();
    profileOf(device);
    const { preview } = await importFiles(device, health);
    expect(preview.plan.questions).toContainEqual({ code: 'import/height', metres: 1.8 });
    expect(heightOf(device)).toBe(1.8);
    device.session.open(chosenFiles(health));
    const { plan } = await device.reached('preview');
    expect(plan.questions.map(({ code }) => code)).not.toContain('import/height');
  });

  it('keeps the one that was entered between the preview and the import', async () => {
    const device = await openDevice();
    device.session.open(chosenFiles(health));
    await device.reached('preview');
    profileOf(device, 1.7);
    device.session.apply();
    await device.reached('applied');
    expect(heightOf(device)).toBe(1.7);
    expect(device.document.records('measurements')).toHaveLength(1);
  });
});

describe('an import that does not come to its end', () => {
  it('leaves nothing if it is cancelled while it is applied', async () => {
    const storage = new MemoryDeviceStorage();
    const device = await openDevice(storage);
    device.session.open(chosenFiles(vault));
    await device.reached('preview');
    device.session.apply();
    await device.reached('applying');
    device.session.cancel();
    await device.reached('idle');
    await expect.poll(() => device.files.shelf.rows.size).toBe(0);
    expect(device.document.records('notes')).toEqual([]);
    const { document } = await openDevice(storage);
    expect(document.records('notes')).toEqual([]);
  });

  it('says why files cannot be read at all', async () => {
    const device = await openDevice();
    device.session.open(chosenFiles({ 'a.exe': Uint8Array.from([0x4d, 0x5a, 0, 0]) }));
    await expect(device.reached('preview')).rejects.toThrow('import/');
  });
});

describe('undoing an import', () => {
  it('removes what is unchanged, names the rest, and is undone by importing again', async () => {
    const device = await openDevice();
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`Work/n${at}.md`, `note ${at}`]));
    const { batch } = await importFiles(device, many);
    for (const title of ['n1', 'n2', 'n3', 'n4', 'n5'])
      device.document.changeRecord('notes', byTitle(device).get(title)?.id ?? '', (draft) => {
        draft.pinnedAt = 5;
      });
    const undo = await findUndo(device.document, batch);
    expect(undo.removed).toHaveLength(15);
    const names = undo.changed.map(
      (key) => device.document.records('notes').find((note) => note.key === key)?.value.title,
    );
    expect(names.toSorted()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
    await undoImport(device.document, batch, undo);
    expect(liveNotes(device).toSorted()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
    expect(device.document.records('notebooks').map(({ inTrash }) => inTrash)).toEqual([false]);
    expect(device.document.records('imports')[0]?.value.undoneAt).toBeDefined();

    const { preview } = await importFiles(device, many);
    expect(preview.plan.counts).toEqual([
      { kind: 'note', verdict: 'new', count: 15 },
      { kind: 'note', verdict: 'changed-here', count: 5 },
    ]);
    expect(liveNotes(device)).toHaveLength(20);
  });

  it('keeps an exercise that another import uses', async () => {
    const device = await openDevice();
    const first = await importFiles(device, { 'strong.csv': strong });
    await importFiles(device, { 'strong.csv': strong.replaceAll('2024', '2025') });
    await undoImport(device.document, first.batch, await findUndo(device.document, first.batch));
    expect(device.document.records('exercises').map(({ inTrash }) => inTrash)).toEqual([false]);
    expect(device.document.records('workouts').filter(({ inTrash }) => !inTrash)).toHaveLength(2);
  });

  it('leaves in the trash what was put there by hand', async () => {
    const device = await openDevice();
    const files = { 'a.md': 'one', 'b.md': 'two' };
    const { batch } = await importFiles(device, files);
    device.document.changeRecord('notes', byTitle(device).get('a')?.id ?? '', (draft) => {
      draft.trashedAt = device.document.now() - 1000;
    });
    await undoImport(device.document, batch, await findUndo(device.document, batch));
    const { preview } = await importFiles(device, files);
    expect(preview.plan.counts.map(({ verdict }) => verdict)).toEqual(['deleted', 'new']);
    expect(liveNotes(device)).toEqual(['b']);
  });

  it('removes workouts, and the exercises and notebooks that nothing else uses', async () => {
    const device = await openDevice();
    const training = await importFiles(device, { 'strong.csv': strong });
    await undoImport(device.document, training.batch, await findUndo(device.document, training.batch));
    const notes = await importFiles(device, vault);
    await undoImport(device.document, notes.batch, await findUndo(device.document, notes.batch));
    for (const collection of ['workouts', 'exercises', 'notes', 'notebooks'] as const)
      expect(
        device.document.records(collection).filter(({ inTrash }) => !inTrash),
        collection,
      ).toEqual([]);
  });
});

describe('restoring an export of this app', () => {
  const notebook = '00000000-0000-7000-8000-000000000001';
  const note = '00000000-0000-7000-8000-000000000002';
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  const exported = async () => {
    const hash = Array.from(await sha256(picture), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const day = { day: '2024-05-01', createdAt: 1, editedAt: 2, trashedAt: 3 };
    const records = [
      { key: 'notes/day-2024-05-01', leaves: day, text: 'Gone.' },
      { key: `notes/${note}`, leaves: { title: 'Knee', notebook, createdAt: 5 }, text: `![](attachment:${hash})` },
      { key: `notebooks/${notebook}`, leaves: { name: 'Body' } },
      { key: `attachments/${hash}`, leaves: { name: 'knee.png', bytes: 12, mime: 'image/png' } },
      { key: 'workouts/w', leaves: { title: 'Legs', startedAt: 7, 'sets/s/result': { kind: 'working', reps: 0 } } },
    ];
    const lines = [{ format: 'mensana-export', version: 1 }, ...records].map((line) => JSON.stringify(line));
    return { 'my export/data.jsonl': lines.join('\n'), 'my export/attachments/knee.png': picture };
  };

  const countsOf = (verdict: string) => [
    { kind: 'note', verdict, count: 2 },
    { kind: 'record', verdict, count: 2 },
    { kind: 'workout', verdict, count: 1 },
  ];

  it('brings everything back under its key, also into the trash, and nothing when repeated', async () => {
    const device = await openDevice();
    const files = await exported();
    const { preview } = await importFiles(device, files);
    expect(preview.opened.sources[0]).toMatchObject({ app: 'mensana', certainty: 'certain' });
    expect(preview.plan.counts).toEqual(countsOf('new'));
    const notes = device.document.records('notes').toSorted((a, b) => a.id.length - b.id.length);
    expect(notes.map(({ id, inTrash, value }) => [id, inTrash, value.createdAt])).toEqual([
      ['day-2024-05-01', true, 1],
      [note, false, 5],
    ]);
    expect(await device.document.bodyText('notes/day-2024-05-01')).toBe('Gone.');
    const [file] = device.document.records('attachments');
    expect(device.files.shelf.rows.get(file?.id as never)?.upload).toBe('waiting');

    const again = await importFiles(device, files);
    expect(again.preview.plan.counts).toEqual(countsOf('same'));
  });

  it('is undone, and repeated brings back what the undoing moved to the trash', async () => {
    const device = await openDevice();
    const { batch } = await importFiles(device, await exported());
    await undoImport(device.document, batch, await findUndo(device.document, batch));
    expect(liveNotes(device)).toEqual([]);
    await importFiles(device, await exported());
    expect(liveNotes(device)).toEqual(['Knee']);
    expect(device.document.records('workouts').map(({ inTrash }) => inTrash)).toEqual([false]);
  });

  it('gives another key to what was deleted permanently, if the user wants it back', async () => {
    const device = await openDevice();
    await importFiles(device, await exported());
    device.document.deleteForEver([`notes/${note}`, `notebooks/${notebook}`]);
    const { preview } = await importFiles(device, await exported());
    expect(preview.plan.counts).toContainEqual({ kind: 'note', verdict: 'deleted', count: 1 });
    expect(preview.plan.counts).toContainEqual({ kind: 'record', verdict: 'deleted', count: 1 });
    expect(liveNotes(device)).toEqual([]);
    device.session.open(chosenFiles(await exported()));
    await device.reached('preview');
    device.session.chooseVerdict('deleted', true);
    device.session.apply();
    await device.reached('applied');
    const [knee] = device.document.records('notes').filter(({ inTrash }) => !inTrash);
    const [body] = device.document.records('notebooks');
    expect([knee?.value.title, knee?.value.notebook, body?.value.name]).toEqual(['Knee', body?.id, 'Body']);
    expect(body?.id).not.toBe(notebook);
  });
});

function byTitle({ document }: ImportDevice) {
  return new Map(document.records('notes').map((note) => [note.value.title ?? '', note]));
}

function keyOf(notes: ReturnType<typeof byTitle>, title: string): RecordKey {
  return notes.get(title)?.key ?? 'notes/missing';
}

function liveNotes({ document }: ImportDevice): readonly string[] {
  return document.records('notes').flatMap(({ value, inTrash }) => (inTrash ? [] : [value.title ?? '']));
}

function completed({ document }: ImportDevice): readonly boolean[] {
  return document
    .records('workouts')
    .toSorted((a, b) => (a.value.startedAt ?? 0) - (b.value.startedAt ?? 0))
    .flatMap(({ value }) => Object.values(value.sets).map(({ result }) => result?.completedAt != null));
}

describe('importing recordings', () => {
  const point = (second: number, east: number) =>
    `<trkpt lat="0" lon="${east}"><time>2026-05-06T17:00:${String(second).padStart(2, '0')}Z</time></trkpt>`;
  const gpx = `<gpx><trk><type>running</type><trkseg>${point(0, 10)}${point(30, 10.001)}</trkseg></trk></gpx>`;

  it('keeps the file with the activity, once, and undo leaves neither', async () => {
    const device = await openDevice();
    const { preview, batch } = await importFiles(device, { 'run.gpx': gpx });
    expect(preview.plan.counts).toEqual([{ kind: 'activity', verdict: 'new', count: 1 }]);
    const [file] = device.document.records('attachments');
    expect(file?.value).toMatchObject({ name: 'run.gpx', bytes: gpx.length });
    const [activity] = device.document.records('activities');
    expect(activity?.value).toMatchObject({ sport: 'run', elapsedSeconds: 30, track: file?.id });
    expect(activity?.value.distance?.si).toBeCloseTo(111.2, 1);
    expect(device.files.shelf.rows.get(file?.id as never)?.upload).toBe('waiting');

    const again = await importFiles(device, { 'renamed.gpx': gpx });
    expect(again.preview.plan.counts).toEqual([{ kind: 'activity', verdict: 'same', count: 1 }]);
    expect(device.document.records('activities')).toHaveLength(1);

    await undoImport(device.document, batch, await findUndo(device.document, batch));
    expect(device.document.records('activities').filter(({ inTrash }) => !inTrash)).toEqual([]);
  });

  it('of a Strava archive creates the gear of the rows once, and nothing when repeated', async () => {
    const device = await openDevice();
    device.document.createRecord('gear', (draft) => Object.assign(draft, { name: 'old bike', kind: 'bicycle' }));
    const rows = [
      { id: '1', gear: 'Pegasus', file: 'activities/1.gpx' },
      { id: '2', gear: 'Pegasus', date: '8 May 2026, 06:00:00' },
      { id: '3', gear: 'Old Bike', date: '9 May 2026, 06:00:00', type: 'Ride' },
    ];
    const archive = { 'activities.csv': strToU8(stravaTable(rows)), 'activities/1.gpx': strToU8(gpx) };
    const files = { 'export_1.zip': zipSync(archive) };
    const { preview } = await importFiles(device, files);
    expect(preview.opened.sources[0]).toMatchObject({ app: 'strava', certainty: 'certain' });
    expect(preview.plan.counts).toEqual([{ kind: 'activity', verdict: 'new', count: 3 }]);
    const gear = device.document.records('gear');
    expect(gear.map(({ value }) => `${value.kind} ${value.name}`).toSorted()).toEqual([
      'bicycle old bike',
      'shoes Pegasus',
    ]);
    const used = device.document.records('activities').flatMap(({ value }) => Object.keys(value.gear));
    const idOf = (name: string) => gear.find(({ value }) => value.name === name)?.id ?? '';
    expect(used.toSorted()).toEqual([idOf('Pegasus'), idOf('Pegasus'), idOf('old bike')].toSorted());

    const again = await importFiles(device, files);
    expect(again.preview.plan.counts).toEqual([{ kind: 'activity', verdict: 'same', count: 3 }]);
    expect(device.document.records('gear')).toHaveLength(2);
  });
});
