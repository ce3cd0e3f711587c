import { expect, it } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { contentText, decodeContent } from '../record/index.ts';
import type { Replica } from '../replica/replica.ts';
import { person, Scenario } from '../testing/scenario.ts';
import { ContentStream } from './content-stream.ts';

it('delivers the texts of a returning device from its chunks, each once', async () => {
  const scenario = await withNotes(30);
  const { replica } = await scenario.openDevice('new');
  const read = readAll(replica);
  await scenario.pass(2_000);
  expect(read.texts.size).toBe(30);
  expect(read.texts.get('notes/7')).toBe('text 7');
  expect(read.fromPages).toBe(30);
  expect([read.expected, read.given]).toEqual([30, 1]);
});

it('delivers the current text of a note changed after its chunk, and text typed while it runs', async () => {
  const scenario = await withNotes(3);
  const { replica } = await scenario.openDevice('new');
  await type(scenario, replica, 'notes/1', 'earlier and ');
  const read = readAll(replica);
  await scenario.pass(2_000);
  expect(read.texts.get('notes/1')).toBe('earlier and text 1');
  await type(scenario, replica, 'notes/2', 'later and ');
  await scenario.pass(2_000);
  expect(read.texts.get('notes/2')).toBe('later and text 2');
});

it('delivers a change that was pending at the start and reached the hub while stored bodies were listed', async () => {
  const scenario = await withNotes(1);
  const { replica } = await scenario.openDevice('new');
  await scenario.settle();
  await type(scenario, replica, 'notes/0', 'waiting and ');
  const { storage } = replica.document.ports;
  const stored = Promise.withResolvers<void>();
  const bodyKeys = storage.bodyKeys.bind(storage);
  Object.assign(storage, {
    bodyKeys: async (layer: number) => {
      const keys = await bodyKeys(layer);
      await stored.promise;
      return keys;
    },
  });
  const read = readAll(replica);
  await scenario.pass(5_000);
  expect(replica.document.pending.forRecord('notes/0')).toEqual([]);
  stored.resolve();
  await scenario.pass(2_000);
  expect(read.texts.get('notes/0')).toBe('waiting and text 0');
});

it('waits for a pause in typing, but not indefinitely', async () => {
  const scenario = await withNotes(1);
  const { replica } = await scenario.openDevice('new');
  const read = readAll(replica);
  await scenario.pass(2_000);
  const typeFor = async (ms: number) => {
    for (let at = 0; at < ms; at += 100) {
      await type(scenario, replica, 'notes/0', '.');
      await scenario.pass(100);
    }
  };
  read.given = 0;
  await typeFor(1_000);
  expect(read.given).toBe(0);
  await scenario.pass(1_000);
  expect([read.given, read.texts.get('notes/0')]).toEqual([1, `${'.'.repeat(10)}text 0`]);
  await typeFor(5_000);
  expect(read.given).toBe(3);
});

it('delivers text from another device', async () => {
  const scenario = await withNotes(2);
  const { replica } = await scenario.openDevice('new');
  const read = readAll(replica);
  const other = await scenario.openDevice('other');
  await type(scenario, other.replica, 'notes/0', 'elsewhere and ');
  await scenario.settle();
  expect(read.texts.get('notes/0')).toBe('elsewhere and text 0');
});

it('delivers text stored by another tab', async () => {
  const scenario = await withNotes(1);
  const { device, replica } = await scenario.openDevice('new');
  const read = readAll(replica);
  const { replica: tab } = await device.openTab();
  await type(scenario, tab, 'notes/0', 'in the other tab and ');
  await scenario.pass(2_000);
  expect(read.texts.get('notes/0')).toBe('in the other tab and text 0');
});

it('delivers texts that arrive while it runs, chunk by chunk', async () => {
  const scenario = await withNotes(40);
  const { replica } = await scenario.device('new').openTab();
  const read = readAll(replica);
  expect(read.texts.size).toBe(0);
  await scenario.settle();
  expect(read.texts.size).toBe(40);
});

it('delivers what a first sync brought without a snapshot as soon as it has ended', async () => {
  const scenario = new Scenario();
  const { replica } = await scenario.openDevice('writer');
  await type(scenario, replica, 'notes/0', 'not folded yet');
  await scenario.pass(100);
  const { replica: newDevice } = await scenario.device('new').openTab();
  const read = readAll(newDevice);
  await scenario.pass(1_000);
  expect(newDevice.document.meta.cursor).not.toBeNull();
  expect(read.texts.get('notes/0')).toBe('not folded yet');
  expect(read.given).toBeGreaterThan(0);
});

it('delivers an empty text for a permanently deleted note', async () => {
  const scenario = await withNotes(2);
  const { replica } = await scenario.openDevice('new');
  const read = readAll(replica);
  await scenario.pass(2_000);
  replica.deletePermanently(['notes/1']);
  await scenario.pass(2_000);
  expect(read.texts.get('notes/1')).toBe('');
});

it('delivers nothing after it is stopped', async () => {
  const scenario = await withNotes(2);
  const { replica } = await scenario.openDevice('new');
  const read = readAll(replica);
  await scenario.pass(2_000);
  read.feed.stop();
  await type(scenario, replica, 'notes/1', 'after and ');
  await scenario.pass(2_000);
  expect(read.texts.get('notes/1')).toBe('text 1');
});

/** Sets up a hub with the given number of notes in its snapshot. */
async function withNotes(count: number): Promise<Scenario> {
  const scenario = new Scenario();
  const { replica } = await scenario.openDevice('writer');
  for (let at = 0; at < count; at++) await type(scenario, replica, `notes/${at}`, `text ${at}`);
  await scenario.settle();
  await scenario.during(scenario.hub.compactor.rebuildSnapshot(person));
  return scenario;
}

async function type(scenario: Scenario, replica: Replica, key: RecordKey, text: string): Promise<void> {
  const body = await scenario.during(replica.document.bodies.open(key));
  body.text.insert(0, text);
  await scenario.during(replica.flush());
  replica.document.bodies.close(key);
}

function readAll(replica: Replica) {
  const texts = new Map<string, string>();
  const read = { texts, fromPages: 0, expected: 0, given: 0 };
  const feed = new ContentStream(replica.document, 'notes', {
    chunk: ({ bytes }, places) => {
      for (const { key, offset, length } of places) {
        const { body } = decodeContent(bytes.subarray(offset, offset + length), key);
        texts.set(key, body === null ? '' : contentText(body));
        read.fromPages++;
      }
    },
    text: (key, text) => void texts.set(key, text),
    expect: (count) => {
      read.expected = count;
    },
    given: () => {
      read.given++;
    },
  });
  return Object.assign(read, { feed });
}
