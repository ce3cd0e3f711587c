import { expect, test, vi } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { Collection } from '#domain/user-document.ts';
import type { RecordState } from '#sync/record/index.ts';
import type { Replica } from '#sync/replica/replica.ts';
import { person, Scenario } from '#sync/testing/scenario.ts';
import type { TrainingResult } from '../exercise/training-data/training-queries.ts';
import { TrainingSubject } from '../exercise/training-data/training-subject.ts';
import { DocumentReader } from '../replica/document-reader.ts';
import type { DocumentActions } from '../replica/index.ts';
import { recordEntry } from '../replica/record-entry.ts';
import { collectionsBySubject } from './collections.ts';
import type { DocumentEvent } from './document-event.ts';
import { DocumentFollower } from './follow-document.ts';
import { QueryHost } from './query-host.ts';

const squat: RecordKey = 'exercises/back-squat';

test('workouts in chunks are read with their sets, and later changes are followed', async () => {
  const scenario = await withWorkouts(3);
  const { replica } = await scenario.openDevice('new');
  expect([...replica.document.view.keysOf('workouts')].filter((key) => replica.document.view.isWhole(key))).toEqual([]);
  const { reps, edit } = await followTraining(scenario, replica);
  expect(await reps()).toEqual([1, 2, 3]);

  await scenario.during(replica.document.records.open('workouts/w1'));
  edit('workouts/w1', 'sets/s/result', { kind: 'working', reps: 12, completedAt: 5 });
  expect(await reps()).toEqual([1, 12, 3]);

  edit('workouts/w2', 'trashedAt', 9);
  expect(await reps()).toEqual([1, 12]);
});

test('records without contents are sent whole, then their changes, and at last the ids of those that are deleted', async () => {
  const scenario = new Scenario();
  const { replica } = await scenario.openDevice('writer');
  const write = (path: string, value: string) => {
    replica.edit([{ key: 'activities/a', leaves: [{ path, value }] }]);
    changed();
  };
  const { document, changed } = documentOf(replica);
  const events: DocumentEvent[] = [];
  write('sport', 'run');
  const follower = new DocumentFollower(document, (event) => events.push(event));
  follower.include(['activities']);
  await waitFor(scenario, () => expect(events.at(-1)?.kind).toBe('caught-up'));
  const sent = () => events.flatMap((event) => (event.kind === 'upsert' ? event.records : []));
  expect(sent()).toEqual([{ id: 'a', fields: replica.document.view.get('activities/a')?.fields, isWhole: true }]);
  write('title', 'Along the river');
  await waitFor(scenario, () => expect(sent().at(-1)?.fields.get('title')?.value).toBe('Along the river'));
  replica.deletePermanently(['activities/a']);
  changed();
  const removed = { kind: 'remove', collection: 'activities', ids: ['a'] };
  await waitFor(scenario, () => expect(events.at(-1)).toEqual(removed));
  follower.stop();
  const later: DocumentEvent[] = [];
  new DocumentFollower(document, (event) => later.push(event)).include(['activities']);
  replica.edit([{ key: 'activities/b', leaves: [{ path: 'sport', value: 'ride' }] }]);
  changed();
  await waitFor(scenario, () => expect(later.at(-1)?.kind).toBe('caught-up'));
  expect(events.at(-1)).toEqual(removed);
});

test('collections that are included later are sent as well, each once', async () => {
  const scenario = new Scenario();
  const { replica } = await scenario.openDevice('writer');
  replica.edit([
    { key: 'activities/a', leaves: [{ path: 'sport', value: 'run' }] },
    { key: 'measurements/m', leaves: [{ path: 'measure', value: 'body-weight' }] },
  ]);
  const events: DocumentEvent[] = [];
  const { document } = documentOf(replica);
  const follower = new DocumentFollower(document, (event) => events.push(event));
  const sent = () => events.flatMap((event) => (event.kind === 'upsert' ? event.records.map(({ id }) => id) : []));
  follower.include(['activities']);
  await waitFor(scenario, () => expect(sent()).toEqual(['a']));
  follower.include(['activities', 'measurements']);
  await waitFor(scenario, () => expect(sent()).toEqual(['a', 'm']));
});

/** Waits in real time, because the feed throttles with timers, and lets the scenario's time pass. */
function waitFor(scenario: Scenario, check: () => void): Promise<void> {
  return vi.waitFor(async () => {
    await scenario.pass(100);
    check();
  }, 20_000);
}

/** Creates a hub with a number of workouts in snapshot chunks, each with one set. */
async function withWorkouts(count: number): Promise<Scenario> {
  const scenario = new Scenario();
  const { replica } = await scenario.openDevice('writer');
  for (let at = 0; at < count; at++) {
    const leaves = {
      day: '2026-11-21',
      startedAt: at,
      'exercises/x/exercise': squat,
      'exercises/x/order': 'a0',
      'sets/s/place': { exercise: 'x', order: 'a0' },
      'sets/s/result': { kind: 'working', reps: at + 1, completedAt: 5 },
    };
    replica.edit([
      { key: `workouts/w${at}`, leaves: Object.entries(leaves).map(([path, value]) => ({ path, value })) },
    ]);
  }
  await scenario.settle();
  await scenario.during(scenario.hub.compactor.rebuildSnapshot(person));
  return scenario;
}

/** Sends a replica's training to a worker, as a page does, and queries the repetitions of all sets. */
async function followTraining(scenario: Scenario, replica: Replica) {
  const told: TrainingResult[] = [];
  const host = new QueryHost({
    subjects: () => ({
      training: (progress) => new TrainingSubject(progress),
    }),
    post: (message) => {
      if (message.kind === 'answer') told.push(message.answer as TrainingResult);
    },
    pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
    after: (ms, work) => void setTimeout(work, ms),
    clock: () => performance.now(),
  });
  host.take({ kind: 'start', locale: 'en' });
  const { document, changed } = documentOf(replica);
  const post = (event: DocumentEvent) => host.take({ kind: 'event', event: structuredClone(event) });
  new DocumentFollower(document, post).include(collectionsBySubject.training);
  host.take({ kind: 'ask', ask: 1, subject: 'training', query: { about: 'sessions', exercises: [squat] } });
  const known = () => told.at(-1);
  const count = () => (known()?.value as readonly unknown[] | undefined)?.length;
  await vi.waitFor(async () => {
    await scenario.pass(500);
    expect([known()?.isWhole, count()]).toEqual([true, replica.document.view.keysOf('workouts').size]);
  }, 20_000);
  let seen = 0;
  return {
    edit: (key: RecordKey, path: string, value: Parameters<Replica['edit']>[0][0]['leaves'][0]['value']) => {
      seen = told.length;
      replica.edit([{ key, leaves: [{ path, value }] }]);
      changed();
    },
    reps: async () => {
      if (seen > 0 && told.length === seen) await vi.waitFor(() => expect(told.length).toBeGreaterThan(seen), 10_000);
      const sessions = known()?.value as readonly { readonly sets: readonly { readonly reps: number }[] }[];
      seen = 0;
      return sessions.flatMap(({ sets }) => sets.map((set) => set.reps));
    },
  };
}

/** Returns the part of the document that the feed reads, backed by the given replica. */
function documentOf(replica: Replica): { readonly document: DocumentActions; readonly changed: () => void } {
  const listeners = new Set<() => void>();
  const entries = new Map<RecordKey, { readonly state: unknown; readonly entry: ReturnType<typeof entryOf> }>();
  const entryOf = (collection: Collection, key: RecordKey, state: RecordState) => recordEntry(collection, key, state);
  const lists = new Map<Collection, readonly ReturnType<typeof entryOf>[]>();
  const readList = (collection: Collection) =>
    [...replica.document.view.keysOf(collection)].flatMap((key) => {
      const state = replica.document.view.get(key);
      if (state === undefined || state.tombstone !== undefined) return [];
      const known = entries.get(key);
      if (known?.state === state) return [known.entry];
      const entry = entryOf(collection, key, state);
      entries.set(key, { state, entry });
      return [entry];
    });
  /** A list keeps its identity until the document has changed. */
  const records = (collection: Collection) => {
    const list = lists.get(collection) ?? readList(collection);
    lists.set(collection, list);
    return list;
  };
  const changed = () => {
    lists.clear();
    for (const listener of listeners) listener();
  };
  const document = {
    reader: new DocumentReader(() => replica),
    ready: true,
    isRead: true,
    records,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    openRecord: async (key: RecordKey) => {
      await replica.document.records.open(key);
      changed();
    },
  };
  return { document: document as unknown as DocumentActions, changed };
}
