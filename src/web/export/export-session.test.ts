import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ImportDevice, importFiles, openDevice } from '../testing/import-device.ts';
import { localWorker } from '../testing/local-worker.ts';
import { ExportDesk } from './export-desk.ts';
import type { ExportMethods, ExportPageMethods } from './export-protocol.ts';
import { ExportSession } from './export-session.ts';

interface Saved {
  readonly name: string;
  readonly content: Blob;
}

function exporting({ document, files }: ImportDevice) {
  const saved: Saved[] = [];
  const session = new ExportSession({
    document,
    files,
    startWorker: () =>
      localWorker<ExportMethods, ExportPageMethods>((page) => new ExportDesk(page, () => Date.UTC(2026, 10, 26))),
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

it('an attachment that is neither here nor on a server is counted as missing', async () => {
  const device = await openDevice();
  await importFiles(device, { 'a.md': '![x](x.png)', 'x.png': new Uint8Array([1]) });
  for (const hash of device.files.shelf.rows.keys()) await device.files.shelf.remove(hash);
  const { session, saved } = exporting(device);
  await session.start('all');
  expect(session.state).toMatchObject({ kind: 'written', missing: 1 });
  expect((await textsIn(saved[0] as Saved))['manifest.json']).toContain('x.png');
});

it('a cancelled export saves nothing', async () => {
  const device = await openDevice();
  await importFiles(device, Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}.md`, `${at}`])));
  const { session, saved } = exporting(device);
  const started = session.start('all');
  await expect.poll(() => session.state.kind).toBe('writing');
  session.cancel();
  await started;
  expect(session.state).toEqual({ kind: 'idle' });
  expect(saved).toEqual([]);
});
