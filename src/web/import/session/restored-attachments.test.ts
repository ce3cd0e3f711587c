import { describe, expect, it } from 'vitest';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { sha256 } from '../../secure-context/index.ts';
import { chosenFiles, type ImportDevice, importFiles, openDevice } from '../../testing/import-device.ts';

const knee = 'a picture of the knee';
const hip = 'a picture of the hip';
const front = 'a progress photo';

describe('restoring some records of an export', () => {
  it('brings the attachments that these records need, and no others', async () => {
    const device = await openDevice();
    device.session.open(chosenFiles(await exported()));
    await device.reached('preview');
    await leaveOut(device, /^notes\/hip$|^measurements\/|^attachments\//);
    device.session.apply();
    await device.reached('applied');
    expect([...device.files.shelf.rows.keys()]).toEqual([await hashOf(knee)]);
    expect(device.document.records('attachments').map(({ value }) => value.name)).toEqual(['knee.png']);
  });

  it('brings a photo with its measurement', async () => {
    const device = await openDevice();
    device.session.open(chosenFiles(await exported()));
    await device.reached('preview');
    await leaveOut(device, /^notes\/|^attachments\//);
    device.session.apply();
    await device.reached('applied');
    expect([...device.files.shelf.rows.keys()]).toEqual([await hashOf(front)]);
  });

  it('brings the content of an attachment whose own record is chosen', async () => {
    const device = await openDevice();
    device.session.open(chosenFiles(await exported()));
    await device.reached('preview');
    const hash = await hashOf(hip);
    await leaveOut(device, new RegExp(`^(?!attachments/${hash})`));
    device.session.apply();
    await device.reached('applied');
    expect([...device.files.shelf.rows.keys()]).toEqual([hash]);
  });
});

describe('restoring an export again', () => {
  it('brings the content of an attachment that device and server have lost', async () => {
    const onServer = new Set<string>();
    const device = await openDevice(undefined, async () => ({ usedBytes: 0, maxBytes: 1e9, hashes: onServer }));
    await importFiles(device, await exported());
    const hash = await hashOf(knee);
    await device.files.shelf.remove(hash);
    await device.files.askServer();
    const { preview } = await importFiles(device, await exported());
    expect(preview.plan.counts).toContainEqual({ kind: 'record', verdict: 'new', count: 1 });
    expect(await (await device.files.shelf.content(hash))?.text()).toBe(knee);
    expect(device.files.shelf.rows.get(hash)?.upload).toBe('waiting');
  });

  it('brings no content that is on the server, or of which nobody knows whether it is', async () => {
    const onServer = new Set<string>();
    const device = await openDevice(undefined, async () => ({ usedBytes: 0, maxBytes: 1e9, hashes: onServer }));
    await importFiles(device, await exported());
    const hash = await hashOf(knee);
    await device.files.shelf.remove(hash);
    device.session.open(chosenFiles(await exported()));
    expect((await device.reached('preview')).plan.counts.map(({ verdict }) => verdict)).toEqual([
      'same',
      'same',
      'same',
    ]);
    onServer.add(hash);
    await device.files.askServer();
    device.session.open(chosenFiles(await exported()));
    expect((await device.reached('preview')).plan.counts.map(({ verdict }) => verdict)).toEqual([
      'same',
      'same',
      'same',
    ]);
  });

  it('brings an attachment whose record was cleared, because nothing referred to it', async () => {
    const device = await openDevice();
    await importFiles(device, await exported());
    const hash = await hashOf(knee);
    await device.files.shelf.remove(hash);
    const leaves = ['bytes', 'mime', 'name', 'restored'].map((path) => ({ path, value: null }));
    device.document.setLeaves('attachments', [{ id: hash, leaves }]);
    await importFiles(device, await exported());
    expect(device.files.shelf.rows.get(hash)?.upload).toBe('waiting');
    const record = device.document.records('attachments').find(({ id }) => id === hash);
    expect(record?.value).toMatchObject({ name: 'knee.png', bytes: knee.length });
  });
});

async function exported(): Promise<Record<string, string>> {
  const [kneeHash, hipHash, frontHash] = [await hashOf(knee), await hashOf(hip), await hashOf(front)];
  const records = [
    { key: 'notes/knee', leaves: { title: 'Knee' }, text: `![](attachment:${kneeHash})` },
    { key: 'notes/hip', leaves: { title: 'Hip' }, text: `![](attachment:${hipHash})` },
    { key: 'measurements/m', leaves: { day: '2024-05-01', photo: frontHash } },
    { key: `attachments/${kneeHash}`, leaves: { name: 'knee.png', bytes: knee.length, mime: 'image/png' } },
    { key: `attachments/${hipHash}`, leaves: { name: 'hip.png', bytes: hip.length, mime: 'image/png' } },
    { key: `attachments/${frontHash}`, leaves: { name: 'front.png', bytes: front.length, mime: 'image/png' } },
  ];
  const lines = [{ format: 'mensana-export', version: 1 }, ...records].map((line) => JSON.stringify(line));
  return {
    'data.jsonl': lines.join('\n'),
    'attachments/knee.png': knee,
    'attachments/hip.png': hip,
    'attachments/front.png': front,
  };
}

async function leaveOut({ session }: ImportDevice, keys: RegExp): Promise<void> {
  const { items } = await session.items({}, { from: 0, most: 100 });
  for (const item of items) if (keys.test(item.key)) session.toggleItem(item);
}

async function hashOf(content: string): Promise<AttachmentHash> {
  const digest = await sha256(new TextEncoder().encode(content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') as AttachmentHash;
}
