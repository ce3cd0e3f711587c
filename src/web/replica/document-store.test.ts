import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { readHere } from '#sync/document/body-reader.ts';
import { MemoryDeviceStorage } from '#sync/document/memory-device-storage.ts';
import { showChunksStored, showSummaries } from '#sync/document/synced-layer.ts';
import { noOtherTabs } from '#sync/document/tabs.ts';
import {
  bodyUpdate,
  crc32c,
  decodeSummaries,
  encodeContent,
  encodeSummaries,
  printStamp,
  type ReplicaId,
} from '#sync/record/index.ts';
import { Replica } from '#sync/replica/replica.ts';
import { nodePlatform } from '#sync/testing/node-platform.ts';
import { VirtualTime } from '#sync/testing/virtual-time.ts';
import { sha256 } from '../secure-context/index.ts';
import { assign } from './assign.ts';
import { bodyFromText } from './body-from-text.ts';
import { DocumentStore } from './document-store.ts';
import { exportDocument } from './export-document.ts';

const start = Date.UTC(2026, 10, 21, 12);

/** Opens a page on a device without a network. */
async function openPage({ storage = new MemoryDeviceStorage(), zone = 'UTC' } = {}) {
  const page = makePage({ storage, zone });
  await page.store.open();
  return page;
}

function makePage({ storage = new MemoryDeviceStorage(), zone = 'UTC' } = {}) {
  const time = new VirtualTime(start, nodePlatform.settle);
  const turns: (() => void)[] = [];
  const told = { times: 0, firstEdits: 0, errors: [] as unknown[] };
  const store = new DocumentStore({
    open: (events) =>
      Replica.open(
        {
          storage,
          connect: () => ({ send() {}, buffered: () => 0, close() {} }),
          tabs: noOtherTabs(),
          now: () => time.now(),
          monotonic: () => time.now(),
          random: () => 0.5,
          randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
          after: (ms, work) => time.after(ms, work),
          inflate: nodePlatform.inflate,
          fetchChunk: () => Promise.reject(new Error('no network')),
          readOffThread: readHere,
          shown: async () => {},
          durable: true,
        },
        events,
      ),
    ended() {},
    zone: () => zone,
    clock: () => time.now(),
    soon: (work) => turns.push(work),
    after: (ms, work) => time.after(ms, work),
    sha256,
    firstEdit: () => {
      told.firstEdits++;
    },
    report: (error) => told.errors.push(error),
  });
  store.subscribe(() => {
    told.times++;
  });
  const turn = () => {
    for (const work of turns.splice(0)) work();
  };
  return { store, storage, time, told, turn };
}

type Page = ReturnType<typeof makePage>;

/** Reads what another tab of the device stored, and lets the store publish it. */
async function follow({ store, turn }: Page): Promise<void> {
  await store.replica.document.disk.read();
  turn();
}

describe('before the local copy is loaded', () => {
  it('nothing can be changed, and screens show that they are loading', () => {
    const { store } = makePage();
    expect(store.ready).toBe(false);
    expect(() => store.actions.createRecord('notes', () => {})).toThrow('wait until it is ready');
    expect(() => store.actions.changeRecord('preferences', 'main', () => {})).toThrow('wait until it is ready');
    expect(store.records('notes')).toEqual([]);
    expect(store.record('notes', 'a')).toEqual({ state: 'loading', entry: null });
    expect(store.preferences.theme).toBeUndefined();
    expect(store.actions.today()).toBe('2026-11-21');
  });

  it('a read error is reported, and reading is retried', async () => {
    const storage = new MemoryDeviceStorage();
    const load = storage.load.bind(storage);
    storage.load = () => Promise.reject(new Error('Broken'));
    const page = makePage({ storage });
    await page.store.open();
    expect(page.store.status).toEqual({ kind: 'failed', pending: 0, failure: { code: 'storage/unavailable' } });
    storage.load = load;
    await page.time.pass(1_000);
    expect(page.store.ready).toBe(true);
  });
});

describe('a companion of the document', () => {
  it('is opened once for all callers, and closed with the document', async () => {
    const { store } = await openPage();
    const closed: string[] = [];
    const open = (name: string) => () => ({ name, close: () => closed.push(name) });
    const first = store.companion('finder', open('first'));
    expect(store.companion('finder', open('second'))).toBe(first);
    await store.close();
    expect(closed).toEqual(['first']);
    expect(store.companion('finder', open('late'))).toBeNull();
  });
});

describe('creating a record', () => {
  it('writes the draft and the creation time, and shows it in the same turn', async () => {
    const { store, told } = await openPage();
    const before = told.times;
    const id = store.actions.createRecord('notes', (draft) => {
      draft.title = 'Knee';
      draft.tags.knee = 'Knee';
    });
    expect(store.records('notes').map(({ value }) => value.title)).toEqual(['Knee']);
    expect(told.times).toBeGreaterThan(before);
    const { state, entry } = store.record('notes', id);
    expect(state).toBe('here');
    expect(entry?.value).toMatchObject({ title: 'Knee', tags: { knee: 'Knee' }, createdAt: start, editedAt: start });
  });

  it('SY25a does not stamp editedAt without a title, body or sets', async () => {
    const { store } = await openPage();
    const id = store.actions.createRecord('notes', (draft) => {
      draft.pinnedAt = 5;
    });
    expect(store.record('notes', id).entry?.value.editedAt).toBeUndefined();
  });

  it('can include a text', async () => {
    const { store } = await openPage();
    const id = store.actions.createRecord('notes', () => {}, { text: '# Plan' });
    expect(await store.actions.bodyText(`notes/${id}`)).toBe('# Plan');
  });

  it('SY4a, SY27i with an id the hub may have writes only the user’s own changes until the first sync has ended', async () => {
    const page = await openPage();
    const make = () => page.store.actions.createRecord('notes', titled('Day'), day);
    const day = { id: 'day-2026-11-21' };
    make();
    expect(page.store.record('notes', day.id).entry?.value.createdAt).toBeUndefined();
    const synced = await openPage({ storage: await syncedStorage() });
    expect(synced.store.recordsHere).toBe('all');
    synced.store.actions.createRecord('notes', titled('Day'), day);
    expect(synced.store.record('notes', day.id).entry?.value.createdAt).toBe(start);
  });

  it('rejects invalid values, and the id of a permanently deleted record', async () => {
    const { store } = await openPage();
    expect(() => store.actions.createRecord('notes', (draft) => void Object.assign(draft, { title: 7 }))).toThrow(
      'title',
    );
    const id = store.actions.createRecord('notes', () => {});
    store.actions.deleteForEver([`notes/${id}`]);
    expect(() => store.actions.createRecord('notes', () => {}, { id })).toThrow('permanently deleted');
    expect(store.records('notes')).toEqual([]);
  });
});

describe('deleting permanently', () => {
  const withSled = async () => {
    const page = await openPage();
    const id = page.store.actions.createRecord('exercises', (draft) => {
      draft.name = 'Sled';
      draft.cue = 'Low';
      draft.muscles.quads = 1;
    });
    return { ...page, id };
  };

  it('SY27d keeps names that history refers to, and clears the rest', async () => {
    const { store, id } = await withSled();
    store.actions.trash([`exercises/${id}`]);
    store.actions.deleteForEver([`exercises/${id}`]);
    const [entry] = store.records('exercises');
    expect(entry).toMatchObject({ inTrash: true, isErased: true, value: { name: 'Sled', muscles: { quads: 1 } } });
    expect(entry?.value.cue).toBeUndefined();
    expect(store.record('exercises', id)).toEqual({ state: 'deleted', entry: null });
    expect(store.deletedIds('exercises')).toEqual([]);
  });

  it('is reverted by restoring, and can be repeated from the trash', async () => {
    const { store, id, time } = await withSled();
    store.actions.trash([`exercises/${id}`]);
    store.actions.deleteForEver([`exercises/${id}`]);
    store.actions.restore([`exercises/${id}`]);
    expect(store.record('exercises', id)).toMatchObject({ state: 'here', entry: { value: { name: 'Sled' } } });
    await time.pass(10);
    store.actions.trash([`exercises/${id}`]);
    expect(store.record('exercises', id)).toMatchObject({ state: 'in-trash', entry: { isErased: false } });
  });

  it('of a record without a name reports its id', async () => {
    const { store } = await openPage();
    const id = store.actions.createRecord('notes', titled('A'));
    expect(store.deletedIds('notes')).toEqual([]);
    store.actions.deleteForEver([`notes/${id}`]);
    expect(store.deletedIds('notes')).toEqual([id]);
  });
});

describe('changing a record', () => {
  it('writes only the leaves that changed', async () => {
    const { store, storage, time } = await openPage();
    const id = store.actions.createRecord('notes', (draft) => {
      draft.title = 'A';
      draft.notebook = 'x';
    });
    await time.pass(10);
    store.actions.changeRecord('notes', id, (draft) => {
      draft.title = 'A';
      draft.notebook = 'y';
    });
    await store.flush();
    const last = (await storage.load()).pending.at(-1);
    expect([...(last?.changes[0]?.fields.keys() ?? [])]).toEqual(['notebook']);
  });

  it('stores nothing if nothing changed', async () => {
    const { store, storage } = await openPage();
    expect(store.actions.changeRecord('preferences', 'main', () => {})).toEqual({ ok: true, value: undefined });
    await store.flush();
    expect((await storage.load()).seen).toEqual({ journal: 0, row: 0 });
  });

  it.each([
    ['title', true],
    ['pinnedAt', false],
  ] as const)('SY25a stamps editedAt for %s: %s', async (leaf, marks) => {
    const { store, time } = await openPage();
    const id = store.actions.createRecord('notes', () => {});
    await time.pass(1_000);
    store.actions.changeRecord(
      'notes',
      id,
      (draft) => void Object.assign(draft, { [leaf]: leaf === 'title' ? 'B' : 9 }),
    );
    expect(store.record('notes', id).entry?.value.editedAt).toBe(marks ? start + 1_000 : undefined);
  });

  it('SY25a stamps editedAt for sets and exercises', async () => {
    const { store } = await openPage();
    const id = store.actions.createRecord('workouts', () => {});
    store.actions.changeRecord('workouts', id, (draft) => {
      draft.sets.s = { result: { kind: 'working', reps: 0 } } as never;
    });
    expect(store.record('workouts', id).entry?.value.editedAt).toBe(start);
    expect(store.record('workouts', id).entry?.value.sets.s?.result?.reps).toBe(0);
  });

  it('SY31c returns why a leaf of a newer version is not written', async () => {
    const { store } = await openPage({ storage: await syncedStorage({ title: ['of', 'later'] }) });
    const changed = store.actions.changeRecord('notes', 'a', (draft) => {
      draft.title = 'B';
    });
    expect(changed).toEqual({ ok: false, error: { code: 'record/leaf-read-only', path: 'title' } });
    expect(store.replica.document.pendingCount).toBe(0);
  });

  it('returns that a record was permanently deleted', async () => {
    const { store } = await openPage();
    const id = store.actions.createRecord('notes', () => {});
    store.actions.deleteForEver([`notes/${id}`]);
    const changed = store.actions.changeRecord('notes', id, (draft) => {
      draft.title = 'B';
    });
    expect(changed).toEqual({ ok: false, error: { code: 'record/deleted', key: `notes/${id}` } });
    expect(store.record('notes', id).state).toBe('deleted');
  });

  it('writes many records as one row, or none if one of them cannot be changed', async () => {
    const { store, storage } = await openPage();
    const ids = [1, 2, 3].map((each) => store.actions.createRecord('notes', titled(`${each}`)));
    const tag = () =>
      store.actions.changeRecords('notes', ids, (draft) => {
        draft.tags.knee = 'Knee';
      });
    tag();
    await store.flush();
    expect((await storage.load()).pending).toHaveLength(4);
    expect(store.records('notes').every(({ value }) => value.tags.knee === 'Knee')).toBe(true);
    store.actions.deleteForEver([`notes/${ids[1]}`]);
    const pending = store.replica.document.pendingCount;
    expect(
      store.actions.changeRecords('notes', ids, (draft) => {
        draft.tags.hip = 'Hip';
      }).ok,
    ).toBe(false);
    expect(store.replica.document.pendingCount).toBe(pending);
  });

  it('writes many leaves as one row, skips permanently deleted records, and rejects invalid values', async () => {
    const { store, storage } = await openPage();
    const ids = [1, 2, 3].map((each) => store.actions.createRecord('notes', titled(`${each}`)));
    store.actions.deleteForEver([`notes/${ids[1]}`]);
    await store.flush();
    const { length } = (await storage.load()).pending;
    store.actions.setLeaves(
      'notes',
      ids.map((id, at) => ({ id, leaves: [{ path: 'tags/knee', value: `Knee ${at}` }] })),
    );
    await store.flush();
    expect((await storage.load()).pending).toHaveLength(length + 1);
    expect(store.records('notes').map(({ value }) => value.tags.knee)).toEqual(['Knee 0', 'Knee 2']);
    const wrong = [{ id: ids[0] as string, leaves: [{ path: 'pinnedAt', value: 'yesterday' }] }];
    expect(() => store.actions.setLeaves('notes', wrong)).toThrow('pinnedAt');
    expect(store.records('notes')[0]?.value.pinnedAt).toBeUndefined();
  });

  it('is reported the first time only, to request persistent storage', async () => {
    const { store, told } = await openPage();
    expect(told.firstEdits).toBe(0);
    store.actions.createRecord('notes', () => {});
    store.actions.createRecord('notes', () => {});
    expect(told.firstEdits).toBe(1);
  });
});

describe('entries', () => {
  it('keep their identity while their record is unchanged', async () => {
    const { store } = await openPage();
    const [a, b] = [1, 2].map((each) => store.actions.createRecord('notes', titled(`${each}`)));
    const before = store.records('notes');
    store.actions.changeRecord('notes', b as string, (draft) => {
      draft.title = 'B';
    });
    const after = store.records('notes');
    expect(after).not.toBe(before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(store.record('notes', a as string).entry).toBe(after[0]);
    expect(store.records('notes')).toBe(after);
    expect(after[0]?.value).toBe(after[0]?.value);
  });

  it('of another collection keep their identity when something else changes', async () => {
    const { store } = await openPage();
    store.actions.createRecord('notes', () => {});
    const notes = store.records('notes');
    store.actions.createRecord('workouts', () => {});
    expect(store.records('notes')).toBe(notes);
  });

  it('include changes of another tab in the next turn, all together', async () => {
    const page = await openPage();
    const other = await openPage({ storage: page.storage });
    expect(page.store.records('notes')).toEqual([]);
    other.store.actions.createRecord('notes', titled('A'));
    other.store.actions.createRecord('notes', titled('B'));
    await other.store.flush();
    await page.store.replica.document.disk.read();
    expect(page.store.records('notes')).toEqual([]);
    const before = page.told.times;
    page.turn();
    expect(page.told.times).toBe(before + 1);
    expect(page.store.records('notes').map(({ value }) => value.title)).toEqual(['A', 'B']);
  });

  it.each([
    { told: 'once all are ready', acts: false, shown: [0, 0, 2_500] },
    { told: 'with the person’s own act at once', acts: true, shown: [0, 2_501, 2_501] },
  ])('are prepared in several turns if there are thousands, and shown $told', async ({ acts, shown }) => {
    const page = await openPage();
    const other = await openPage({ storage: page.storage });
    const many = Array.from({ length: 2_500 }, (_, at) => ({ id: `n${at}`, leaves: [{ path: 'title', value: 'x' }] }));
    other.store.actions.setLeaves('notes', many);
    await other.store.flush();
    let seen = page.store.records('notes').length;
    page.store.subscribe(() => {
      seen = page.store.records('notes').length;
    });
    await page.store.replica.document.disk.read();
    const seenAfterTurn = shown.map((_, turn) => {
      page.turn();
      if (acts && turn === 1) page.store.actions.createRecord('notes', titled('Own'));
      return seen;
    });
    expect(seenAfterTurn).toEqual(shown);
  });

  it('SY25e are unchanged while a note is typed into, and updated when typing starts and pauses', async () => {
    const { store, time, turn } = await openPage();
    const id = store.actions.createRecord('notes', titled('A'));
    const letGo = store.watchBody(`notes/${id}`);
    await time.pass(1_000);
    const seen = new Set([store.records('notes')]);
    for (let key = 0; key < 20; key++) {
      store.body('notes', id).text?.insert(0, 'x');
      await time.pass(50);
      turn();
      seen.add(store.records('notes'));
    }
    expect(seen.size).toBe(2);
    await time.pass(1_000);
    turn();
    expect(seen.add(store.records('notes')).size).toBe(3);
    expect(store.records('notes')[0]?.value.editedAt).toBe(
      store.replica.document.view.get(`notes/${id}`)?.fields.get('editedAt')?.value,
    );
    letGo();
  });

  it('show the user’s own changes at once, even shortly after another update', async () => {
    const { store, time, turn } = await openPage();
    const id = store.actions.createRecord('notes', titled('A'));
    const letGo = store.watchBody(`notes/${id}`);
    await time.pass(0);
    for (let key = 0; key < 3; key++) {
      store.body('notes', id).text?.insert(0, 'x');
      await time.pass(50);
      turn();
    }
    store.actions.changeRecord('notes', id, titled('B'));
    expect(store.records('notes')[0]?.value.title).toBe('B');
    letGo();
  });
});

describe('the trash', () => {
  it('accepts several records in one write, and restores them', async () => {
    const { store, storage } = await openPage();
    const keys = [1, 2].map((each) => `notes/${store.actions.createRecord('notes', titled(`${each}`))}` as const);
    await store.flush();
    const { length } = (await storage.load()).pending;
    store.actions.trash(keys);
    expect(store.records('notes').map(({ inTrash }) => inTrash)).toEqual([true, true]);
    expect(store.record('notes', keys[0]?.slice(6) ?? '').state).toBe('in-trash');
    await store.flush();
    expect((await storage.load()).pending).toHaveLength(length + 1);
    store.actions.restore(keys);
    expect(store.records('notes').map(({ inTrash }) => inTrash)).toEqual([false, false]);
  });

  it('keeps typed text of a note that is moved to it', async () => {
    const { store, time } = await openPage();
    const id = store.actions.createRecord('notes', () => {});
    const letGo = store.watchBody(`notes/${id}`);
    await time.pass(0);
    store.body('notes', id).text?.insert(0, 'last words');
    store.actions.trash([`notes/${id}`]);
    letGo();
    await time.pass(1_000);
    expect(store.record('notes', id).state).toBe('in-trash');
    expect(await store.actions.bodyText(`notes/${id}`)).toBe('last words');
  });

  it('ignores unknown records', async () => {
    const { store } = await openPage();
    store.actions.trash(['notes/none']);
    store.actions.restore(['notes/none']);
    expect(store.replica.document.pendingCount).toBe(0);
  });

  it('never permanently deletes preferences or library exercises', async () => {
    const { store } = await openPage();
    store.actions.changeRecord('exercises', 'back-squat', (draft) => {
      draft.favourite = true;
    });
    store.actions.deleteForEver(['exercises/back-squat', 'preferences/main']);
    expect(store.record('exercises', 'back-squat').state).toBe('here');
  });
});

describe('a record that is prepared', () => {
  it('is here all the time while the first characters of its body store it, even before the first sync', async () => {
    const { store, time, turn } = await openPage();
    expect(store.record('notes', 'day-2026-11-21').state).toBe('not-here');
    store.actions.prepareRecord('notes', assign({ day: '2026-11-21' }), { id: 'day-2026-11-21' });
    const letGo = store.watchBody('notes/day-2026-11-21');
    await time.pass(0);
    const seen = new Set<string>();
    const look = () => {
      const { state, entry } = store.record('notes', 'day-2026-11-21');
      seen.add(`${state}, ${entry?.value.day}`);
    };
    store.subscribe(look);
    look();
    for (let step = 0; step < 20; step++) {
      store.body('notes', 'day-2026-11-21').text?.insert(0, 'x');
      look();
      await time.pass(50);
      look();
      turn();
    }
    expect([...seen]).toEqual(['here, 2026-11-21']);
    await time.pass(1_000);
    turn();
    expect(store.records('notes').map(({ value }) => value.day)).toEqual(['2026-11-21']);
    expect(await store.actions.bodyText('notes/day-2026-11-21')).toBe('x'.repeat(20));
    letGo();
  });
});

describe('a body', () => {
  it('is open while it is watched, and typing is stored at once', async () => {
    const { store, time } = await openPage();
    const id = store.actions.createRecord('notes', () => {});
    expect(store.body('notes', id)).toEqual({ state: 'loading', text: null });
    const letGo = store.watchBody(`notes/${id}`);
    await time.pass(0);
    const view = store.body('notes', id);
    expect(view.state).toBe('open');
    expect(store.body('notes', id)).toBe(view);
    view.text?.insert(0, 'Squats');
    await time.pass(20);
    expect(await store.actions.bodyText(`notes/${id}`)).toBe('Squats');
    expect(store.record('notes', id).entry?.value.editedAt).toBe(start);
    letGo();
    expect(store.body('notes', id).state).toBe('loading');
  });

  it('is stored even if it is closed at once', async () => {
    const { store, time } = await openPage();
    const id = store.actions.createRecord('notes', () => {});
    const letGo = store.watchBody(`notes/${id}`);
    await time.pass(0);
    store.body('notes', id).text?.insert(0, 'Squats');
    letGo();
    expect(await store.actions.bodyText(`notes/${id}`)).toBe('Squats');
  });

  it('is shared by concurrent watchers', async () => {
    const { store, time } = await openPage();
    const id = store.actions.createRecord('notes', () => {});
    const first = store.watchBody(`notes/${id}`);
    const second = store.watchBody(`notes/${id}`);
    first();
    await time.pass(0);
    expect(store.body('notes', id).state).toBe('open');
    second();
  });

  it('opens once the local copy is loaded, if it was watched before', async () => {
    const page = makePage({ storage: await syncedStorage({ title: 'A' }) });
    const letGo = page.store.watchBody('notes/a');
    await page.store.open();
    await page.time.pass(0);
    expect(page.store.body('notes', 'a').state).toBe('open');
    letGo();
  });

  it('stays open for a while if updates arrive out of order, and is damaged if the missing ones do not arrive', async () => {
    const { store, time } = await openPage();
    const id = store.actions.createRecord('notes', () => {});
    const key = `notes/${id}` as const;
    const letGo = store.watchBody(key);
    await time.pass(0);
    const typed: Uint8Array[] = [];
    const elsewhere = new Y.Doc();
    elsewhere.on('update', (update: Uint8Array) => typed.push(update));
    for (const word of ['one ', 'two ', 'three']) {
      const text = elsewhere.getText('body');
      text.insert(text.length, word);
    }
    const [one, two, three] = typed as [Uint8Array, Uint8Array, Uint8Array];
    const take = (update: Uint8Array) => {
      store.replica.document.bodies.apply(key, update);
      store.actions.changeRecord('notes', id, titled(`${update.length}`)); // triggers the next event of the record
      return store.body('notes', id);
    };
    expect(take(two).state).toBe('open');
    await time.pass(4_000);
    expect(take(one)).toMatchObject({ state: 'open' });
    expect(String(store.body('notes', id).text)).toBe('one two ');
    await time.pass(4_000);
    expect(store.body('notes', id).state).toBe('open');
    letGo();

    const again = store.actions.createRecord('notes', () => {});
    const letGoAgain = store.watchBody(`notes/${again}`);
    await time.pass(0);
    store.replica.document.bodies.apply(`notes/${again}`, three);
    store.actions.changeRecord('notes', again, titled('B'));
    expect(store.body('notes', again).state).toBe('open');
    await time.pass(5_000);
    expect(store.body('notes', again).state).toBe('damaged');
    letGoAgain();
  });
});

describe('a record watched during the first sync', () => {
  const rest = encodeContent({ fields: fieldsOf({ 'sets/s/remark': 'easy' }), body: restBody('notes/a', 'Words') });
  const head = {
    key: 'notes/a' as const,
    fields: fieldsOf({ title: 'Coming' }),
    content: { chunk: 2, offset: 0, length: rest.length },
  };

  it('is loading until its page has arrived, and never looks empty', async () => {
    const page = await openPage();
    const stops = [page.store.watchRecord('notes/a'), page.store.watchBody('notes/a')];
    expect(page.store.record('notes', 'a').state).toBe('not-here');
    expect(page.store.body('notes', 'a').state).toBe('loading');
    await storePage(page, 1, 'heads', encodeSummaries([head]));
    expect(page.store.record('notes', 'a')).toMatchObject({ state: 'loading', entry: { value: { title: 'Coming' } } });
    expect(page.store.body('notes', 'a').state).toBe('loading');
    await storePage(page, 2, 'rests', rest);
    expect(page.store.record('notes', 'a').state).toBe('here');
    expect(page.store.record('notes', 'a').entry?.leaves.get('sets/s/remark')?.value).toBe('easy');
    expect(page.store.body('notes', 'a').text?.toString()).toBe('Words');
    for (const stop of stops) stop();
  });

  it('opens with an empty text once it is known that the hub has none', async () => {
    const page = await openPage();
    const stop = page.store.watchBody('notes/day-2026-11-21');
    await page.time.pass(0);
    expect(page.store.body('notes', 'day-2026-11-21').state).toBe('loading');
    await storePage(page, 1, 'heads', encodeSummaries([]));
    await storePage(page, 2, 'rests', rest);
    expect(page.store.body('notes', 'day-2026-11-21').state).toBe('open');
    stop();
  });

  async function storePage(page: Page, id: number, kind: 'heads' | 'rests', plain: Uint8Array): Promise<void> {
    const { replica } = page.store;
    const stored = { layer: 1, id, index: id - 1, kind, bytes: plain, sum: crc32c(plain) };
    const progress = { generation: 7, next: id, of: 2, mark: null };
    const journal = await page.storage.storeChunks([stored], progress);
    replica.document.setMeta(id === 2 ? { cursor: 7, progress: null } : { progress });
    showSummaries(replica.document, {
      chunk: stored,
      summaries: kind === 'heads' ? decodeSummaries(plain) : [],
    });
    showChunksStored(replica.document, journal);
    await page.time.pass(0);
    // Any event makes the store check whether the first sync has ended. With a hub, it would be the status that reports
    // the end.
    page.store.actions.createRecord('workouts', () => {});
    await page.time.pass(0);
    page.turn();
  }
});

describe('local data outside the document', () => {
  it('is not shown as saved until it is released', async () => {
    const { store, told, time } = await openPage();
    await time.pass(0);
    expect(store.status.kind).toBe('saved');
    const title = store.hold();
    const text = store.hold();
    const times = told.times;
    title();
    title();
    expect(store.status).toEqual({ kind: 'saving', pending: 1 });
    text();
    expect(store.status.kind).toBe('saved');
    expect(told.times).toBe(times + 2);
  });
});

describe('a template', () => {
  it('inserted on two devices is there once', async () => {
    const [a, b] = [await openPage(), await openPage()];
    for (const { store } of [a, b]) await store.actions.insertTemplate('day-2026-11-21', '## Today\n');
    await b.store.flush();
    const { pending } = await b.storage.load();
    await a.storage.applyRemote(
      pending.flatMap(({ changes }) => changes),
      null,
    );
    await a.store.flush();
    const again = await openPage({ storage: a.storage });
    expect(await again.store.actions.bodyText('notes/day-2026-11-21')).toBe('## Today\n');
  });

  it('is not inserted into an existing text', async () => {
    const { store } = await openPage();
    const id = store.actions.createRecord('notes', () => {}, { text: 'Mine' });
    await store.actions.insertTemplate(id, '## Today\n');
    expect(await store.actions.bodyText(`notes/${id}`)).toBe('Mine');
  });
});

describe('days', () => {
  it('follow the user’s time zone and start of the day', async () => {
    const { store } = await openPage({ zone: 'Asia/Tokyo' });
    expect(store.actions.today()).toBe('2026-11-21');
    const late = await openPage({ zone: 'Pacific/Kiritimati' });
    expect(late.store.actions.today()).toBe('2026-11-22');
    late.store.actions.changeRecord('preferences', 'main', (draft) => {
      draft.dayStartsAt = 240;
    });
    expect(late.store.actions.today()).toBe('2026-11-21');
  });

  it('have one note each, and use the next id after it was permanently deleted', async () => {
    const { store } = await openPage();
    expect(store.actions.dailyNoteId('2026-11-21')).toBe('day-2026-11-21');
    expect(store.replica.document.pendingCount).toBe(0);
    store.actions.createRecord('notes', titled('Saturday'), { id: 'day-2026-11-21' });
    expect(store.actions.dailyNoteId('2026-11-21')).toBe('day-2026-11-21');
    store.actions.deleteForEver(['notes/day-2026-11-21']);
    expect(store.actions.dailyNoteId('2026-11-21')).toBe('day-2026-11-21.2');
  });
});

describe('unsynced changes', () => {
  it('are as old as the oldest one', async () => {
    const page = await openPage();
    expect(page.store.oldestPending).toBeNull();
    page.store.actions.createRecord('notes', () => {});
    expect(page.store.oldestPending).toBe(start);
    await page.time.pass(5_000);
    page.store.actions.createRecord('notes', () => {});
    await page.store.flush();
    page.turn();
    expect(page.store.oldestPending).toBe(start);
  });

  it('are exported with texts and all leaves, without synced data', async () => {
    const { store } = await openPage({ storage: await syncedStorage({ title: 'Synced' }) });
    store.actions.createRecord('notes', titled('Knee'), { text: 'It *hurts*.' });
    store.actions.changeRecord('preferences', 'main', (draft) => {
      draft.theme = 'dark';
    });
    const text = await (await exportDocument(store.replica, 'pending')).text();
    expect(text).toContain('# Knee\n\nIt *hurts*.');
    expect(text).toContain('"theme": "dark"');
    expect(text).not.toContain('Synced');
    expect(await (await exportDocument(store.replica, 'all')).text()).toContain('# Synced');
  });
});

describe('during sign-out', () => {
  it('screens are notified that they are frozen', async () => {
    const { store, told } = await openPage();
    const before = told.times;
    store.setFrozen(true);
    expect(store.frozen).toBe(true);
    expect(told.times).toBe(before + 1);
  });

  it('a closed document accepts no changes, and does not show that it is saving', async () => {
    const page = await openPage();
    await page.store.close();
    expect(page.store.status).toMatchObject({ kind: 'failed', failure: { code: 'storage/unavailable' } });
    await follow(page);
    page.store.actions.changeRecord('preferences', 'main', (draft) => {
      draft.theme = 'dark';
    });
    expect((await page.storage.load()).seen).toEqual({ journal: 0, row: 0 });
  });
});

function titled(title: string) {
  return (draft: { title?: string | undefined }) => {
    draft.title = title;
  };
}

/** Creates the storage of a device that has finished its first sync, with one note. */
async function syncedStorage(leaves: Readonly<Record<string, string | readonly string[]>> = {}) {
  const storage = new MemoryDeviceStorage();
  const fields = fieldsOf(leaves);
  await storage.startReconciliation('epoch');
  const changes = fields.size === 0 ? [] : [{ key: 'notes/a' as const, fields }];
  await storage.applyRemote(changes, { after: 0, upto: 1, mark: new Uint8Array(16) });
  return storage;
}

function fieldsOf(leaves: Readonly<Record<string, string | readonly string[]>>) {
  const stamp = printStamp({ ms: start - 1_000, counter: 0, replica: '00000000' as ReplicaId });
  return new Map(Object.entries(leaves).map(([path, value]) => [path, { value, stamp }]));
}

function restBody(key: string, text: string) {
  const { update: state, sum } = bodyUpdate(key, bodyFromText(text));
  return { state, sum, text };
}

describe('a start', () => {
  it('shows the first records, and says so until the others have been read', async () => {
    const storage = await syncedStorage();
    const before = await openPage({ storage });
    before.store.actions.createRecord('notes', titled('Known'), { id: 'known' });
    await before.store.flush();
    await before.store.openReplica?.visible(false);
    await before.time.pass(1_000);
    await before.store.close();
    const load = storage.load.bind(storage);
    const rest = Promise.withResolvers<void>();
    storage.load = async () => {
      await rest.promise;
      return load();
    };
    const { store, time, turn } = await openPage({ storage });
    expect(store.recordsHere).toBe('first');
    expect(store.record('notes', 'known').entry?.value.title).toBe('Known');
    expect(store.record('notes', 'unknown').state).toBe('loading');
    rest.resolve();
    await time.pass(1_000);
    turn();
    expect(store.recordsHere).toBe('all');
    expect(store.record('notes', 'unknown').state).toBe('not-here');
  });
});
