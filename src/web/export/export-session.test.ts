import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { ZipLimits } from '#domain/export/index.ts';
import { recordTypes } from '#domain/user-document.ts';
import { MemoryDeviceStorage } from '#sync/document/memory-device-storage.ts';
import { holdUnread } from '../testing/hold-unread.ts';
import { chosenFiles, type ImportDevice, importFiles, openDevice } from '../testing/import-device.ts';
import { localWorker } from '../testing/local-worker.ts';
import { recordChange } from '../testing/record-change.ts';
import { ExportDesk } from './export-desk.ts';
import type { ExportMethods, ExportPageMethods } from './export-protocol.ts';
import { ExportSession } from './export-session.ts';
import { workoutsWith } from './workouts-with.ts';

const strong = [
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  '2024-05-01 07:00:00,"Push",45m,"Bench Press (Barbell)",1,80,5,0,0,"","",8',
  '2024-05-01 07:00:00,"Push",45m,"Zottman Twister",1,20,8,0,0,"","",',
].join('\n');

interface Saved {
  readonly name: string;
  readonly content: Blob;
}

function exporting({ document, files }: ImportDevice, limits?: ZipLimits) {
  const saved: Saved[] = [];
  const session = new ExportSession({
    document,
    files,
    startWorker: () =>
      localWorker<ExportMethods, ExportPageMethods>(
        (page) => new ExportDesk(page, () => Date.UTC(2026, 10, 26), limits),
      ),
    save: (content, name) => saved.push({ name, content }),
  });
  return { session, saved };
}

async function textsIn({ content }: Saved): Promise<Readonly<Record<string, string>>> {
  const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
}

it('an export contains the notes, their files and all records, also those that were just changed', async () => {
  const device = await openDevice();
  await importFiles(device, { 'Work/Plan.md': 'Rest. ![x](x.png)', 'Work/x.png': new Uint8Array([1, 2, 3]) });
  const [plan] = device.document.records('notes');
  device.document.createRecord('notes', (draft) => void Object.assign(draft, { title: 'New' }), { text: 'Just typed' });
  const { session, saved } = exporting(device);
  await session.start('mensana-2026-11-26');
  expect(session.state).toMatchObject({ kind: 'written', missing: 0 });
  expect(saved.map(({ name }) => name)).toEqual(['mensana-2026-11-26.zip']);
  const texts = await textsIn(saved[0] as Saved);
  expect(texts['notes/Work/Plan.md']).toContain('Rest. ![x](../../attachments/x.png)');
  expect(texts['notes/New.md']).toContain('Just typed');
  expect(texts['attachments/x.png']).toBe('\u0001\u0002\u0003');
  expect(texts['data.jsonl']).toContain(plan?.key);
});

it('an export can be limited to some notes', async () => {
  const device = await openDevice();
  await importFiles(device, { 'Work/Plan.md': 'Rest.', 'Home/List.md': 'Milk' });
  const plan = device.document.records('notes').find(({ value }) => value.title === 'Plan');
  const { session, saved } = exporting(device);
  await session.start('work', new Set(plan === undefined ? [] : [plan.key]));
  const texts = await textsIn(saved[0] as Saved);
  expect(Object.keys(texts).filter((path) => path.startsWith('notes/'))).toEqual(['notes/Work/Plan.md']);
  expect(texts['data.jsonl']).not.toContain('Milk');
});

it('an export that begins before all records are read contains all of them', async () => {
  const storage = new MemoryDeviceStorage();
  const workout = { exercises: { bench: { exercise: 'exercises/bench-press', order: 'a0' } } };
  const changes = ['read', 'unread'].map((id) =>
    recordChange('workouts', id, { leaves: new Map(), now: 1, edit: (draft) => Object.assign(draft, workout) }),
  );
  await storage.applyRemote(changes, { after: 0, upto: 1, mark: null });
  const readRest = await holdUnread(storage, new Set(['workouts/unread']));
  const device = await openDevice(storage);
  const found = workoutsWith(device.document, ['exercises/bench-press']);
  const { session, saved } = exporting(device);
  const written = session.start('all');
  readRest();
  expect(await found).toEqual(['workouts/read', 'workouts/unread']);
  expect(await written).toBe(true);
  expect((await textsIn(saved[0] as Saved))['data.jsonl']).toContain('workouts/unread');
});

it('an attachment that is neither here nor on a server is counted as missing', async () => {
  const device = await openDevice();
  await importFiles(device, { 'a.md': '![x](x.png)', 'x.png': new Uint8Array([1]) });
  for (const hash of device.files.shelf.rows.keys()) await device.files.shelf.remove(hash);
  const { session, saved } = exporting(device);
  await session.start('all');
  expect(session.state).toMatchObject({ kind: 'written', missing: 1 });
  expect((await textsIn(saved[0] as Saved))['manifest.json']).toContain('x.png');
});

it('an export restores the same account on another device, once, and brings back what was deleted since', async () => {
  const device = await openDevice();
  await importFiles(device, {
    'Vault/.obsidian/app.json': '{}',
    'Vault/Work/Plan.md': '---\npain: 3\n---\nSee [[List]]. ![x](x.png)',
    'Vault/Work/x.png': new Uint8Array([1, 2, 3]),
    'Vault/List.md': 'Milk',
  });
  await importFiles(device, { 'strong.csv': strong });
  const [first, second] = device.document.records('notes');
  device.document.changeRecord('notes', first?.id ?? '', (draft) => {
    draft.title = 'Edited';
  });
  device.document.trash([first?.key ?? 'notes/none']);
  device.document.changeRecord('preferences', 'main', (draft) => {
    draft.units.load = 'lb';
  });
  const { session, saved } = exporting(device);
  await session.start('all');
  const zip = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? []);

  const other = await openDevice();
  const { preview } = await importFiles(other, { 'all.zip': zip });
  expect(preview.opened.sources[0]).toMatchObject({ app: 'mensana', certainty: 'certain' });
  const restored = await accountOn(other);
  expect(restored.filter(([key]) => !key.startsWith('imports/'))).toEqual(
    (await accountOn(device)).filter(([key]) => !key.startsWith('imports/')),
  );
  expect(other.document.records('imports')).toHaveLength(3);
  expect(other.document.records('notes').find(({ id }) => id === first?.id)?.inTrash).toBe(true);
  expect([...other.files.shelf.rows.keys()]).toEqual([...device.files.shelf.rows.keys()]);

  const again = await importFiles(other, { 'all.zip': zip });
  expect(new Set(again.preview.plan.counts.map(({ verdict }) => verdict))).toEqual(new Set(['same']));

  other.document.deleteForEver([second?.key ?? 'notes/none']);
  other.session.open(chosenFiles({ 'all.zip': zip }));
  await other.reached('preview');
  other.session.chooseVerdict('deleted', true);
  other.session.apply();
  await other.reached('applied');
  const back = other.document.records('notes').find(({ value }) => value.title === second?.value.title);
  expect(back?.id).not.toBe(second?.id);
  expect(await other.document.bodyText(back?.key ?? 'notes/none')).toBe(
    await device.document.bodyText(second?.key ?? 'notes/none'),
  );
});

it('a note that is edited during an export is the same in all of its files', async () => {
  const device = await openDevice();
  await importFiles(device, Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}.md`, `${at}`])));
  const { session, saved } = exporting(device);
  let edits = 0;
  session.subscribe(() => {
    if (session.state.kind !== 'writing') return;
    edits += 1;
    for (const { id } of device.document.records('notes')) {
      device.document.changeRecord('notes', id, (draft) => void Object.assign(draft, { title: `Edit ${edits} ${id}` }));
    }
    device.document.createRecord('notes', (draft) => void Object.assign(draft, { title: `New ${edits}` }));
  });
  await session.start('all');
  const texts = await textsIn(saved[0] as Saved);
  const records = (texts['data.jsonl'] ?? '')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));
  const titles = records.filter(({ key }) => key.startsWith('notes/')).map(({ leaves }) => leaves.title);
  expect(edits).toBeGreaterThan(2);
  expect(titles.some((title) => title.startsWith('Edit'))).toBe(true);
  const named = Object.keys(texts).filter((path) => path.startsWith('notes/'));
  expect(named.toSorted()).toEqual(titles.map((title) => `notes/${title}.md`).toSorted());
});

it('of a large export, the first part is saved at once, and the others when the user asks', async () => {
  const device = await openDevice();
  await importFiles(device, { 'a.md': 'one', 'b.md': 'two' });
  const { session, saved } = exporting(device, { entries: 2, fullBytes: 1e9 });
  const states: string[] = [];
  session.subscribe(() => {
    const { state } = session;
    if (state.kind !== 'writing' && state.kind !== 'written') return;
    states.push(`${state.kind}: ${state.parts.map(({ number, isSaved }) => `${number}${isSaved ? ' saved' : ''}`)}`);
  });
  await session.start('all');
  expect(states).toContain('writing: 1 saved');
  expect(states.at(-1)).toBe('written: 1 saved,2,3');
  expect(saved.map(({ name }) => name)).toEqual(['all-1.zip']);
  session.savePart(3);
  session.savePart(2);
  session.savePart(4);
  expect(saved.map(({ name }) => name)).toEqual(['all-1.zip', 'all-3.zip', 'all-2.zip']);
  expect(states.at(-1)).toBe('written: 1 saved,2 saved,3 saved');
  const files = await Promise.all(saved.map(textsIn));
  expect(files.map((texts) => Object.keys(texts))).toEqual([
    ['README.txt', 'notes/a.md'],
    ['manifest.json'],
    ['notes/b.md', 'data.jsonl'],
  ]);
});

it('a second export is refused while one is running', async () => {
  const device = await openDevice();
  await importFiles(device, { 'a.md': 'one' });
  const { session, saved } = exporting(device);
  const [first, second] = await Promise.all([session.start('all'), session.start('again')]);
  expect([first, second]).toEqual([true, false]);
  expect(saved.map(({ name }) => name)).toEqual(['all.zip']);
});

it('a cancelled export saves nothing', async () => {
  const device = await openDevice();
  await importFiles(device, Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}.md`, `${at}`])));
  const { session, saved } = exporting(device);
  const writing = new Promise<void>((resolve) => {
    session.subscribe(() => session.state.kind === 'writing' && resolve());
  });
  const started = session.start('all');
  await writing;
  session.cancel();
  await started;
  expect(session.state).toEqual({ kind: 'idle' });
  expect(saved).toEqual([]);
});

/** Returns the records on a device with their texts, without the leaf that says that they were restored. */
async function accountOn({ document }: ImportDevice) {
  const records = recordTypes.flatMap(({ collection }) => document.records(collection));
  const all = records.map(async ({ key }): Promise<readonly [string, unknown]> => {
    const { fields } = await document.reader.whole(key);
    const leaves = Array.from(fields, ([path, { value }]) => [path, value] as const);
    const written = leaves.filter(([path, value]) => path !== 'restored' && value !== null);
    return [key, { leaves: Object.fromEntries(written), text: await document.bodyText(key) }];
  });
  return (await Promise.all(all)).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
