import { expect, test, vi } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { Replica } from '#sync/replica/replica.ts';
import { person, Scenario } from '#sync/testing/scenario.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { recordEntry } from '../../replica/record-entry.ts';
import type { MessageFromWorker } from './messages.ts';
import { TrainingWorker } from './training-worker.ts';
import { feedWorkouts } from './workouts-feed.ts';

const squat: RecordKey = 'exercises/back-squat';

test('workouts in pages are read with their sets, and later changes are followed', async () => {
  const scenario = await withWorkouts(3);
  const { replica } = await scenario.openDevice('new');
  expect([...replica.keysOf('workouts')].filter((key) => replica.memory.isWhole(key))).toEqual([]);
  const { reps, edit } = await follow(scenario, replica);
  expect(await reps()).toEqual([1, 2, 3]);

  await scenario.during(replica.openRecord('workouts/w1'));
  edit('workouts/w1', 'sets/s/result', { kind: 'working', reps: 12, completedAt: 5 });
  expect(await reps()).toEqual([1, 12, 3]);

  edit('workouts/w2', 'trashedAt', 9);
  expect(await reps()).toEqual([1, 12]);
});

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

/** Sends a replica's workouts to a worker, as a page does, and queries the repetitions of all sets. */
async function follow(scenario: Scenario, replica: Replica) {
  const told: MessageFromWorker[] = [];
  const desk = new TrainingWorker({
    post: (message) => told.push(message),
    pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
    clock: () => performance.now(),
  });
  const { document, changed } = documentOf(replica);
  feedWorkouts(document, (message) => desk.take(structuredClone(message)), new AbortController().signal);
  desk.take({ kind: 'watch', ask: 1, subject: { about: 'sessions', exercises: [squat] } });
  const known = () => told.at(-1)?.known;
  const count = () => (known()?.value as readonly unknown[] | undefined)?.length;
  await vi.waitFor(async () => {
    await scenario.pass(500);
    expect([known()?.isWhole, count()]).toEqual([true, replica.keysOf('workouts').size]);
  });
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
  const entryOf = (key: RecordKey, state: NonNullable<ReturnType<Replica['get']>>) =>
    recordEntry('workouts', key, state);
  const records = (collection: string) =>
    [...(collection === 'workouts' ? replica.keysOf('workouts') : [])].flatMap((key) => {
      const state = replica.get(key);
      if (state === undefined) return [];
      const known = entries.get(key);
      if (known?.state === state) return [known.entry];
      const entry = entryOf(key, state);
      entries.set(key, { state, entry });
      return [entry];
    });
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const document = {
    replica,
    ready: true,
    records,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    openRecord: async (key: RecordKey) => {
      await replica.openRecord(key);
      changed();
    },
  };
  return { document: document as unknown as DocumentActions, changed };
}
