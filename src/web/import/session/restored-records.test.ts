import { describe, expect, it } from 'vitest';
import { inTrash, isErased, type RecordKey } from '#domain/kernel/index.ts';
import { chosenFiles, type ImportDevice, importFiles, openDevice } from '../../testing/import-device.ts';

describe('restoring the note of a day that was deleted permanently', () => {
  const day = { key: 'notes/day-2024-05-01', leaves: { day: '2024-05-01', createdAt: 1 }, text: 'Rest.' };

  it('makes it the note of its day again, if the user wants it back', async () => {
    const device = await openDevice();
    await importFiles(device, exportOf([day]));
    device.document.deleteForEver(['notes/day-2024-05-01']);
    await importDeleted(device, exportOf([day]));
    const id = device.document.dailyNoteId('2024-05-01');
    expect(await device.document.bodyText(`notes/${id}`)).toBe('Rest.');
    const { preview } = await importFiles(device, exportOf([day]));
    expect(preview.plan.counts).toEqual([{ kind: 'note', verdict: 'same', count: 1 }]);
  });

  it('leaves alone the note that the day has since', async () => {
    const device = await openDevice();
    await importFiles(device, exportOf([day]));
    device.document.deleteForEver(['notes/day-2024-05-01']);
    const id = device.document.dailyNoteId('2024-05-01');
    device.document.createRecord('notes', () => {}, { id, text: 'mine' });
    await importDeleted(device, exportOf([day]));
    expect(await device.document.bodyText(`notes/${id}`)).toBe('mine');
    const other = device.document.records('notes').find((note) => note.id !== id);
    expect(other?.value.title).toBe('2024-05-01');
    expect(await device.document.bodyText(other?.key as RecordKey)).toBe('Rest.');
  });
});

describe('restoring an exercise', () => {
  const key: RecordKey = 'exercises/00000000-0000-7000-8000-000000000001';
  const id = key.slice('exercises/'.length);

  it('is deleted here too if it was deleted there, whatever the order of its leaves', async () => {
    const device = await openDevice();
    const twist = { key, leaves: { erasedAt: 5, name: 'Twist', trashedAt: 5 } };
    await importFiles(device, exportOf([twist]));
    expect(isErasedHere(device, key)).toBe(true);
    const renamed = { key, leaves: { ...twist.leaves, name: 'Zottman twist', editedAt: 9 } };
    await importFiles(device, exportOf([renamed]));
    expect(device.document.records('exercises').map(({ value }) => value.name)).toEqual(['Zottman twist']);
    expect(isErasedHere(device, key)).toBe(true);
  });

  it('finds the same one that was deleted here and has been brought back since', async () => {
    const device = await openDevice();
    const twist = { key, leaves: { name: 'Twist', createdAt: 1 } };
    await importFiles(device, exportOf([twist]));
    device.document.deleteForEver([key]);
    const deleted = await preview(device, exportOf([twist]));
    expect(deleted.plan.counts).toEqual([{ kind: 'record', verdict: 'deleted', count: 1 }]);
    device.document.changeRecord('exercises', id, (draft) => {
      draft.name = 'Twist again';
    });
    expect(device.document.reader.state(key)?.fields.get('erasedAt')?.value).toEqual(expect.any(Number));
    device.document.changeRecord('exercises', id, (draft) => {
      draft.name = 'Twist';
    });
    const { plan } = await preview(device, exportOf([twist]));
    expect(plan.counts).toEqual([{ kind: 'record', verdict: 'same', count: 1 }]);
  });
});

function exportOf(records: readonly object[]): Record<string, string> {
  const lines = [{ format: 'mensana-export', version: 1 }, ...records].map((line) => JSON.stringify(line));
  return { 'data.jsonl': lines.join('\n') };
}

async function preview(device: ImportDevice, files: Readonly<Record<string, string>>) {
  device.session.open(chosenFiles(files));
  return device.reached('preview');
}

async function importDeleted(device: ImportDevice, files: Readonly<Record<string, string>>): Promise<void> {
  await preview(device, files);
  device.session.chooseVerdict('deleted', true);
  device.session.apply();
  await device.reached('applied');
}

function isErasedHere({ document }: ImportDevice, key: RecordKey): boolean {
  const fields = document.reader.state(key)?.fields ?? new Map();
  expect(inTrash(fields)).toBe(true);
  return isErased(fields);
}
