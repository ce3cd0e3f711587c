import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyEdit, bodyUpdate, type Change, type Stamp } from '#sync/record/index.ts';
import { type LiveServer, openReplica, type Person, startLiveServer } from '../live/testing.ts';

const empty = { notesData: {}, exerciseData: {}, profileData: {} };
const stamp = `${'1'.repeat(8)}---${'a'.repeat(8)}` as Stamp;

interface Json {
  readonly [name: string]: Json;
}

describe('a document over HTTP', () => {
  let server: LiveServer;
  let ann: Person;

  beforeEach(async () => {
    server = await startLiveServer();
    ann = await server.person();
  });
  afterEach(() => server.remove());

  const urlOf = (uid: string) => `${server.origin}/api/users/${uid}`;

  async function get(person: Person, headers: Readonly<Record<string, string>> = {}) {
    const answer = await fetch(urlOf(person.uid), { headers: { cookie: person.cookie, ...headers } });
    const text = await answer.text();
    return {
      status: answer.status,
      etag: answer.headers.get('etag') ?? '',
      json: (text === '' ? null : JSON.parse(text)) as Json,
    };
  }

  async function patch(person: Person, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    const answer = await fetch(urlOf(person.uid), {
      method: 'PATCH',
      headers: {
        cookie: person.cookie,
        origin: server.origin,
        'content-type': 'application/merge-patch+json',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const { error } = (await answer.json()) as { readonly error?: { readonly code: string; readonly path?: string } };
    const refusal = error === undefined ? '' : ` ${error.code}${error.path === undefined ? '' : ` ${error.path}`}`;
    return { said: `${answer.status}${refusal}`, etag: answer.headers.get('etag') };
  }

  /** Returns the stamps of a record's leaves. */
  async function stampsOf(key: string) {
    await server.hub.compactor.compact(ann.uid);
    const [record] = await server.hub.storage.records(ann.uid, [key]);
    return Buffer.from(record?.fields ?? []).toString('hex');
  }

  async function write(change: Change) {
    await server.hub.write(ann.uid, [change], [[...change.fields].map(() => null)]);
  }

  const notes = (records: unknown) => ({ notesData: { notes: records } });

  it('has three empty parts for a new account', async () => {
    const { status, json, etag } = await get(ann);
    expect([status, json]).toEqual([200, empty]);
    expect(etag).toBe(`"${await server.hub.epoch()}-0"`);
  });

  it('has at most eight patches in memory at once, before their bodies are read, and others are not counted', async () => {
    const { storage } = server.hub;
    const reading = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    vi.spyOn(storage, 'someRecords').mockImplementationOnce(async () => {
      reading.resolve();
      await held.promise;
      return { records: [], keys: 1 };
    });
    const waiting = Array.from({ length: 8 }, (_, at) => patch(ann, notes({ [`n${at}`]: { title: 'x' } })));
    await reading.promise;
    await vi.waitFor(async () => {
      expect((await patch(ann, notes({ late: { title: 'x' } }))).said).toBe('429 document/too-many-requests');
    });
    const ben = await server.person();
    expect((await patch(ben, notes({ b: { title: 'x' } }))).said).toBe('200');
    held.resolve();
    expect((await Promise.all(waiting)).map(({ said }) => said)).toEqual(Array(8).fill('200'));
    expect((await patch(ann, notes({ after: { title: 'x' } }))).said).toBe('200');
  });

  it('takes the patches of its owner while strangers send theirs slowly', async () => {
    const { hostname, port } = new URL(server.origin);
    const head = `PATCH /api/users/${ann.uid} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${server.origin}\r\n`;
    const type = 'Content-Type: application/merge-patch+json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n';
    const strangers = Array.from({ length: 8 }, () => connect(Number(port), hostname));
    for (const socket of strangers) {
      socket.on('error', () => {}); // it is destroyed below
      await once(socket, 'connect');
      socket.write(head + type);
    }
    // later than theirs on the same server
    await once(strangers.at(-1)?.setTimeout(50) as Socket, 'timeout');
    expect((await patch(ann, notes({ a: { title: 'x' } }))).said).toBe('200');
    for (const socket of strangers) socket.destroy();
  });

  it('is broken off without a trace of the error if reading fails midway, and that is logged once', async () => {
    for (let at = 0; at < 100; at++) {
      await write({ key: `notes/n${at}`, fields: new Map([['title', { value: 'x'.repeat(20_000), stamp }]]) });
    }
    await server.hub.compactor.compact(ann.uid); // which reads records too
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { storage } = server.hub;
    const some = storage.someRecords;
    vi.spyOn(storage, 'someRecords').mockImplementation((uid, keys, bytes) =>
      keys.includes('notes/n99') ? Promise.reject(new Error('disk')) : some(uid, keys, bytes),
    );
    const received: string[] = [];
    const reading = async () => {
      const answer = await fetch(urlOf(ann.uid), { headers: { cookie: ann.cookie } });
      const decoder = new TextDecoder();
      for await (const chunk of answer.body ?? []) received.push(decoder.decode(chunk, { stream: true }));
    };
    await expect(reading()).rejects.toThrow('terminated');
    expect(received.join('')).toMatch(/^\{"notesData"/);
    expect(received.join('')).not.toContain('Error');
    const logged = server.lines.filter((line) => line.includes('document/read-failed'));
    expect([logged.length, printed.mock.calls.length]).toEqual([1, 0]);
    vi.restoreAllMocks();
  });

  it('nests leaves by their paths and includes the text of bodies', async () => {
    const titled = { title: 'Legs', tags: { gym: 'Gym', constructor: 'Constructor' }, body: '# Squat' };
    const { etag } = await get(ann);
    expect((await patch(ann, notes({ a: titled }), { 'if-match': etag })).said).toBe('200');
    const { json } = await get(ann);
    expect(json.notesData?.notes?.a).toEqual({
      ...titled,
      createdAt: expect.any(Number),
      editedAt: expect.any(Number),
    });
  });

  it('includes trashed records, but no permanently deleted ones', async () => {
    await patch(ann, notes({ a: { title: 'A' }, b: { title: 'B' } }));
    await patch(ann, notes({ a: null }));
    await write({ key: 'notes/b', fields: new Map(), tombstone: stamp });
    expect((await get(ann)).json.notesData?.notes).toEqual({
      a: expect.objectContaining({ title: 'A', trashedAt: expect.any(Number) }),
    });
  });

  it('SY31d includes leaves of a newer version, and omits its collections without losing them', async () => {
    await write({ key: 'notes/a', fields: new Map([['weather', { value: 'calm', stamp }]]) });
    await write({ key: 'dreams/a', fields: new Map([['title', { value: 'Flying', stamp }]]) });
    expect((await get(ann)).json).toEqual({ ...empty, notesData: { notes: { a: { weather: 'calm' } } } });
    await patch(ann, notes({ a: { title: 'A' } }));
    expect((await server.hub.storage.records(ann.uid, ['dreams/a'])).length).toBe(1);
    expect((await get(ann)).json.notesData?.notes?.a?.weather).toBe('calm');
  });

  it('answers 304 if nothing changed', async () => {
    await patch(ann, notes({ a: { title: 'A' } }));
    const { etag } = await get(ann);
    expect((await get(ann, { 'if-none-match': etag })).status).toBe(304);
    await patch(ann, notes({ a: { title: 'B' } }));
    expect((await get(ann, { 'if-none-match': etag })).status).toBe(200);
  });

  it('allows each user at most two concurrent reads', async () => {
    const ben = await server.person();
    for (let at = 0; at < 20; at++)
      await write({ key: `notes/n${at}`, fields: new Map([['title', { value: 'x'.repeat(500_000), stamp }]]) });
    const ask = (method = 'GET') => fetch(urlOf(ann.uid), { method, headers: { cookie: ann.cookie } });
    const unread = await Promise.all([ask(), ask()]);
    expect(unread.map(({ status }) => status)).toEqual([200, 200]);
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect((await get(ben)).status).toBe(200);
    for (const { body } of unread) await body?.cancel();
    await vi.waitFor(async () => expect((await get(ann)).status).toBe(200), { timeout: 30_000 });
    for (let at = 0; at < 5; at++) expect((await ask('HEAD')).status).toBe(200);
    expect(Object.keys((await get(ann)).json.notesData?.notes ?? {})).toHaveLength(20);
  });

  it('is not found for other users, exactly like one that does not exist', async () => {
    const bob = await server.person();
    const answerTo = async (uid: string, init: RequestInit) => {
      const answer = await fetch(urlOf(uid), init);
      return `${answer.status} ${await answer.text()}`;
    };
    const read = { headers: { cookie: ann.cookie } };
    expect(await answerTo(bob.uid, read)).toBe('404 {"error":{"code":"request/not-found"}}');
    expect(await answerTo('nobody', read)).toBe(await answerTo(bob.uid, read));
    const change = {
      method: 'PATCH',
      headers: {
        cookie: ann.cookie,
        origin: server.origin,
        'content-type': 'application/merge-patch+json',
      },
      body: JSON.stringify(notes({ a: { title: 'mine now' } })),
    };
    expect(await answerTo(bob.uid, change)).toBe(await answerTo('nobody', change));
    expect((await get(bob)).json).toEqual(empty);
  });

  it('requires a session, and refuses changes from other sites', async () => {
    expect((await get({ ...ann, cookie: '' })).status).toBe(401);
    expect((await patch({ ...ann, cookie: '' }, {})).said).toBe('401 account/session-unknown');
    expect((await patch(ann, {}, { origin: 'https://evil.example' })).said).toBe('403 request/origin-refused');
  });

  it('accepts changes to five thousand records at once, but not one more', async () => {
    const many = (count: number) =>
      notes(Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}`, { order: 'a1' }])));
    expect((await patch(ann, many(5_001))).said).toBe('413 document/too-many-records');
    expect((await get(ann)).json).toEqual(empty);
    expect((await patch(ann, many(5_000))).said).toBe('200');
  });

  it('accepts 120 changes a minute per user without limiting other users', async () => {
    for (let i = 0; i < 120; i += 1) expect((await patch(ann, {})).said).toBe('200');
    expect((await patch(ann, {})).said).toBe('429 document/too-many-requests');
    expect((await patch(await server.person(), {})).said).toBe('200');
  });

  it('SY32a, SY32b null on a leaf clears it, null on a record moves it to the trash', async () => {
    await patch(ann, notes({ a: { title: 'A', tags: { x: 'X', y: 'Y' }, pinnedAt: 5 } }));
    expect((await patch(ann, notes({ a: { pinnedAt: null, tags: { x: null } } }))).said).toBe('200');
    const cleared = (await get(ann)).json.notesData?.notes?.a;
    expect(cleared).toMatchObject({ title: 'A', tags: { y: 'Y' } });
    expect(cleared).not.toHaveProperty('pinnedAt');
    expect((await patch(ann, notes({ a: null }))).said).toBe('200');
    expect((await get(ann)).json.notesData?.notes?.a).toHaveProperty('trashedAt');
  });

  it.each([
    ['a part', { notesData: null }, 'notesData'],
    ['a collection', { notesData: { notes: null } }, 'notesData/notes'],
    ['the document', null, ''],
    [
      'a record that can only be reset',
      { profileData: { preferences: { main: null } } },
      'profileData/preferences/main',
    ],
  ])('SY32c null on %s is refused', async (_, body, path) => {
    await patch(ann, { profileData: { preferences: { main: { theme: 'dark' } } } });
    const before = await get(ann);
    expect((await patch(ann, body)).said).toBe(`422 document/not-clearable ${path}`);
    expect(await get(ann)).toEqual(before);
  });

  it('SY32d a leaf equal to the current value is not stamped', async () => {
    await patch(ann, notes({ a: { title: 'A', order: 'a1' } }));
    const [stamps, before] = [await stampsOf('notes/a'), await get(ann)];
    expect((await patch(ann, notes({ a: { title: 'A', order: 'a1' } }))).said).toBe('200');
    expect(await stampsOf('notes/a')).toBe(stamps);
    expect((await get(ann)).etag).toBe(before.etag);
  });

  it('SY25b restores a notebook from the trash with a new name, as a device does', async () => {
    const notebook = async () => (await get(ann)).json.notesData?.notebooks?.a;
    await patch(ann, { notesData: { notebooks: { a: { order: 'a0' } } } });
    await patch(ann, { notesData: { notebooks: { a: null } } });
    expect(await notebook()).toMatchObject({ trashedAt: expect.any(Number) });
    expect(await notebook()).not.toHaveProperty('editedAt');
    await patch(ann, { notesData: { notebooks: { a: { name: 'New' } } } });
    expect(await notebook()).toHaveProperty('editedAt');
  });

  it('SY25b stamps editedAt only when title, body or sets change', async () => {
    await patch(ann, notes({ a: { order: 'a1' } }));
    expect((await get(ann)).json.notesData?.notes?.a).not.toHaveProperty('editedAt');
    await patch(ann, notes({ a: { title: 'A' } }));
    expect((await get(ann)).json.notesData?.notes?.a).toHaveProperty('editedAt');
    const result = { kind: 'working', load: { si: 80 }, reps: 5, rir: 0, completedAt: null };
    await patch(ann, { exerciseData: { workouts: { w: { sets: { s: { result } } } } } });
    const workout = (await get(ann)).json.exerciseData?.workouts?.w;
    expect(workout).toHaveProperty('editedAt');
    expect(workout?.sets?.s?.result).toMatchObject({ rir: 0, load: { si: 80 } });
  });

  it('SY32e, SY32f a change of a body requires the version that was read', async () => {
    const body = (text: string) => notes({ a: { body: text } });
    const required = '428 document/version-required notesData/notes/a';
    expect((await patch(ann, body('one'), { 'if-match': '"another-history-0"' })).said).toContain('412');
    const first = await patch(ann, body('one'));
    expect(first.said).toBe('200'); // a new note has no version
    expect((await patch(ann, body('two'))).said).toBe(required);
    expect((await patch(ann, body('two'), { 'if-match': '*' })).said).toBe(required);
    expect((await patch(ann, body('two'), { 'if-match': '"another-history-0"' })).said).toContain('412');
    expect((await patch(ann, notes({ a: { title: 'A' }, b: { body: 'new' } }))).said).toBe('200');
    expect((await patch(ann, notes({ a: { title: null }, b: null }))).said).toBe('200');
    const second = await patch(ann, body('one two'), { 'if-match': (await get(ann)).etag });
    expect(second.said).toBe('200');
    expect((await patch(ann, body('three'), { 'if-match': first.etag ?? '' })).said).toContain('412');
    expect((await get(ann)).json.notesData?.notes?.a?.body).toBe('one two');
  });

  it('SY32g, SY32h moves a body’s file properties into leaves, and adds them back on reading', async () => {
    const file = '\ufeff---\r\na: b\r\n---\r\n| c |\r\n| - |\r\n';
    const put = async (note: object) => patch(ann, notes({ a: note }), { 'if-match': (await get(ann)).etag });
    await put({ body: file });
    const stored = (await get(ann)).json.notesData?.notes?.a;
    expect(stored).toMatchObject({ body: file, lineEnd: 'crlf', bom: true });
    const { etag } = await get(ann);
    await put({ body: file });
    expect((await get(ann)).etag).toBe(etag);
    await put({ lineEnd: 'lf', bom: null });
    const plain = file.slice(1).replaceAll('\r', '');
    expect((await get(ann)).json.notesData?.notes?.a?.body).toBe(plain);
    await put({ body: file });
    await put({ body: plain });
    expect((await get(ann)).json.notesData?.notes?.a).toMatchObject({ body: plain, lineEnd: 'lf' });
    expect((await get(ann)).json.notesData?.notes?.a).not.toHaveProperty('bom');
  });

  it('checks the version of the record, not of the whole document', async () => {
    const { etag } = await patch(ann, notes({ a: { title: 'A' } }));
    await patch(ann, notes({ b: { title: 'B' } }));
    expect((await patch(ann, notes({ a: { body: 'text' } }), { 'if-match': etag ?? '' })).said).toBe('200');
  });

  it('SY32f accepts one of several concurrent changes with the same version', async () => {
    const { etag } = await get(ann);
    const said = await Promise.all(
      ['one', 'two', 'three'].map((text) => patch(ann, notes({ a: { body: text } }), { 'if-match': etag })),
    );
    expect(said.map((each) => each.said.slice(0, 3)).toSorted()).toEqual(['200', '412', '412']);
    const winner = ['one', 'two', 'three'][said.findIndex((each) => each.said === '200')];
    expect((await get(ann)).json.notesData?.notes?.a?.body).toBe(winner);
  });

  it('merges a body with concurrent edits from a device', async () => {
    const first = bodyEdit('notes/a', null, 'one two')?.update as Uint8Array;
    await write({ key: 'notes/a', fields: new Map(), body: bodyUpdate('notes/a', first) });
    const { etag } = await get(ann);
    const typed = bodyEdit('notes/a', first, 'zero one two')?.update as Uint8Array;
    expect((await patch(ann, notes({ a: { body: 'one two three' } }), { 'if-match': etag })).said).toBe('200');
    await write({ key: 'notes/a', fields: new Map(), body: bodyUpdate('notes/a', typed) });
    expect((await get(ann)).json.notesData?.notes?.a?.body).toBe('zero one two three');
  });

  it.each([
    ['a part', { dreamData: {} }, 'document/part-unknown dreamData'],
    ['a collection', { notesData: { dreams: {} } }, 'document/collection-unknown notesData/dreams'],
    ['a collection of another part', { notesData: { workouts: {} } }, 'document/collection-unknown notesData/workouts'],
    ['a leaf', notes({ a: { weather: 'calm' } }), 'record/no-such-leaf notesData/notes/a/weather'],
  ])('refuses %s that it does not recognise', async (_, body, refusal) => {
    expect((await patch(ann, body)).said).toBe(`422 ${refusal}`);
    expect((await get(ann)).json).toEqual(empty);
  });

  it.each([
    ['a leaf of another shape', notes({ a: { title: 7 } }), 'record/leaf-invalid notesData/notes/a/title'],
    ['a record that is no object', notes({ a: 'text' }), 'document/not-an-object notesData/notes/a'],
    ['a document that is no object', [], 'document/not-an-object '],
    ['a body that is no text', notes({ a: { body: ['#'] } }), 'document/body-invalid notesData/notes/a/body'],
    ['an invalid id', notes({ 'a/b': {} }), 'document/id-invalid notesData/notes/a~1b'],
    ['a name too long to keep', notes({ a: { tags: { ['x'.repeat(600)]: 'X' } } }), 'record/leaf-invalid'],
    ['too many levels', `{"notesData":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, 'document/too-deep'],
    ['__proto__ as an id', '{"notesData":{"notes":{"__proto__":{}}}}', 'document/name-forbidden'],
    ['__proto__ as a name', '{"notesData":{"notes":{"a":{"tags":{"__proto__":"x"}}}}}', 'document/name-forbidden'],
    ['__proto__ in a list', '{"notesData":{"notes":{"a":{"tags":[{"__proto__":1}]}}}}', 'document/name-forbidden'],
  ])('refuses %s and rejects the whole request', async (_, body, refusal) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const withMore = text.startsWith('{')
      ? text.replace(/}$/, ',"profileData":{"preferences":{"main":{"theme":"dark"}}}}')
      : text;
    const { etag } = await get(ann);
    expect((await patch(ann, withMore, { 'if-match': etag })).said).toContain(`422 ${refusal}`);
    expect(await get(ann)).toMatchObject({ json: empty, etag });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each([
    ['a heart rate of 0', { activities: { a: { heartRate: { average: 0 } } } }, 'activities/a/heartRate'],
    ['a run of a later year', { activities: { a: { day: '2962-11-25' } } }, 'activities/a/day'],
    ['a run of the year 26', { activities: { a: { day: '0026-11-25' } } }, 'activities/a/day'],
    ['a workout to come', { workouts: { a: { startedAt: 31_000_000_000_000 } } }, 'workouts/a/startedAt'],
    ['an end before its start', { workouts: { a: { startedAt: 2000, endedAt: 1000 } } }, 'workouts/a/startedAt'],
    [
      'a load that nobody lifts',
      { workouts: { a: { sets: { s: { result: { kind: 'working', load: { si: 82_500 } } } } } } },
      'workouts/a/sets/s/result',
    ],
    [
      'a million repetitions',
      { workouts: { a: { sets: { s: { result: { kind: 'working', reps: 1_000_000 } } } } } },
      'workouts/a/sets/s/result',
    ],
    [
      'a hold of a month',
      { workouts: { a: { sets: { s: { result: { kind: 'working', seconds: 30 * 86_400 } } } } } },
      'workouts/a/sets/s/result',
    ],
    [
      'a carry over a continent',
      { workouts: { a: { sets: { s: { result: { kind: 'working', distance: { si: 5_000_000 } } } } } } },
      'workouts/a/sets/s/result',
    ],
    ['a way to the moon', { activities: { a: { distance: { si: 384_000_000 } } } }, 'activities/a/distance'],
    ['a run of a lifetime', { activities: { a: { elapsedSeconds: 1e9 } } }, 'activities/a/elapsedSeconds'],
    ['a climb to the moon', { activities: { a: { climb: { si: 384_000_000 } } } }, 'activities/a/climb'],
    ['a pace that nobody has', { activities: { a: { distance: { si: 5000 }, movingSeconds: 5 } } }, 'activities/a/'],
    [
      'a body weight of a lorry',
      { measurements: { a: { measure: 'body-weight', value: { si: 8150 } } } },
      'measurements/a/value',
    ],
    [
      'a zone that ends at 900 beats',
      { zones: { a: { measure: 'heartRate', bounds: [120, 140, 160, 180, 900] } } },
      'zones/a/bounds',
    ],
    [
      'a lap with a heart rate of 0',
      { activities: { a: { laps: { b: { order: 'a0', bpm: 0 } } } } },
      'activities/a/laps/b',
    ],
    [
      'a lap that nobody covers',
      { activities: { a: { laps: { b: { order: 'a0', metres: 1000, seconds: 2 } } } } },
      'activities/a/laps/b',
    ],
    [
      'a lap to the moon',
      { activities: { a: { laps: { b: { order: 'a0', metres: 384_000_000 } } } } },
      'activities/a/laps/b',
    ],
    [
      'a lap of a lifetime',
      { activities: { a: { laps: { b: { order: 'a0', seconds: 1e9 } } } } },
      'activities/a/laps/b',
    ],
  ])('SY32i refuses %s with the path', async (_, records, path) => {
    expect((await patch(ann, { exerciseData: records })).said).toContain(
      `422 document/value-impossible exerciseData/${path}`,
    );
    expect((await get(ann)).json).toEqual(empty);
  });

  it.each([
    ['born on a day to come', { bornOn: '2962-11-25' }, 'bornOn'],
    ['born in the year 26', { bornOn: '0026-11-25' }, 'bornOn'],
    ['as tall as a house', { heightMetres: 18 }, 'heightMetres'],
    ['of no height', { heightMetres: 0 }, 'heightMetres'],
  ])('refuses a user %s', async (_, body, name) => {
    expect((await patch(ann, { profileData: { preferences: { main: { body } } } })).said).toContain(
      `422 document/value-impossible profileData/preferences/main/body/${name}`,
    );
    expect((await get(ann)).json).toEqual(empty);
  });

  it('SY32j accepts unlikely values, and keeps stored values that are now impossible', async () => {
    const unlikely = {
      activities: { a: { sport: 'run', distance: { si: 5000 }, movingSeconds: 600, elapsedSeconds: 590 } },
      measurements: { a: { measure: 'body-weight', value: { si: 300 } } },
      zones: {
        a: { measure: 'heartRate', bounds: [120, 140, 160, 180, 230] },
        b: { measure: 'power', bounds: [120, 900, 1500] },
      },
    };
    expect((await patch(ann, { exerciseData: unlikely })).said).toBe('200');
    await write({
      key: 'activities/old',
      fields: new Map([['heartRate', { value: { average: 0 }, stamp }]]),
    });
    expect((await patch(ann, { exerciseData: { activities: { old: { title: 'Old' } } } })).said).toBe('200');
  });

  it('accepts a text of 1 MiB and refuses a longer one', async () => {
    const text = 'é'.repeat(512 * 1024);
    const { etag } = await get(ann);
    expect((await patch(ann, notes({ a: { body: `${text}!` } }), { 'if-match': etag })).said).toBe(
      '413 document/body-too-long notesData/notes/a/body',
    );
    expect((await patch(ann, notes({ a: { body: text } }), { 'if-match': etag })).said).toBe('200');
    expect((await get(ann)).json.notesData?.notes?.a?.body).toBe(text);
    expect((await patch(ann, ' '.repeat(4 * 1024 * 1024 + 1))).said).toBe('413 request/too-large');
  });

  it('refuses an invalid merge patch', async () => {
    expect((await patch(ann, '{', {})).said).toBe('400 request/json-malformed');
    for (const [record, refusal] of [
      ['"title":"A","title":"B"', 'json-key-twice notesData/notes/a/title'],
      ['"title":"A","tit\\u006ce":"B"', 'json-key-twice notesData/notes/a/title'],
      ['"title":"\\ud83d"', 'json-text-invalid notesData/notes/a/title'],
      ['"body":"\\udc00"', 'json-text-invalid notesData/notes/a/body'],
      ['"properties":{"x":1e999}', 'json-number-inexact notesData/notes/a/properties/x'],
    ])
      expect((await patch(ann, `{"notesData":{"notes":{"a":{${record}}}}}`)).said).toBe(`400 request/${refusal}`);
    expect((await get(ann)).json).toEqual(empty);
    expect((await patch(ann, {}, { 'content-type': 'application/json' })).said).toBe('415 request/type-unsupported');
  });

  it('never blocks the event loop for long, even for large patches and documents', async () => {
    const many = (count: number, value: unknown) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, value]));
    const [tooMany, wide, long] = [
      notes({ a: { properties: many(200_000, 1) } }),
      notes({ a: { properties: many(15_000, 1) } }),
      notes(many(5_000, { title: 'A' })),
    ].map((body) => JSON.stringify(body)) as [string, string, string];
    const refused = await longestHold(() => patch(ann, tooMany));
    expect(refused.result.said).toBe('413 request/json-too-many-values');
    const properties = await longestHold(() => patch(ann, wide));
    const records = await longestHold(() => patch(ann, long));
    expect([properties.result.said, records.result.said]).toEqual(['200', '200']);
    const read = await longestHold(() => get(ann));
    expect(Object.keys(read.result.json.notesData?.notes ?? {})).toHaveLength(5_001);
    for (const { milliseconds } of [refused, properties, records]) expect(milliseconds).toBeLessThan(250);
  });

  it('does not bring back a permanently deleted record', async () => {
    await patch(ann, notes({ a: { title: 'A' } }));
    await write({ key: 'notes/a', fields: new Map(), tombstone: stamp });
    expect((await patch(ann, notes({ a: { title: 'B' } }))).said).toBe('422 document/record-deleted notesData/notes/a');
    expect((await get(ann)).json).toEqual(empty);
  });

  it('is applied as one push, which reaches an open device', async () => {
    let shown = () => {};
    const both = new Promise<void>((resolve) => {
      shown = resolve;
    });
    const replica = await openReplica(
      ann,
      {},
      {
        changed: (keys) => {
          if (keys.has('notes/a') && keys.has('exercises/back-squat')) shown();
        },
      },
    );
    replica.start();
    await patch(ann, {
      notesData: { notes: { a: { title: 'A' } } },
      exerciseData: { exercises: { 'back-squat': { favourite: true } } },
    });
    await both;
    expect(replica.document.view.get('notes/a')?.fields.get('title')?.value).toBe('A');
    expect((await server.hub.storage.head(ann.uid)).sequence).toBe(1);
    await replica.close();
  });
});

/** Returns the longest time, in CPU milliseconds, for which the work blocked the event loop. */
async function longestHold<Result>(work: () => Promise<Result>) {
  let milliseconds = 0;
  let going = true;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user } = process.threadCpuUsage(before);
    milliseconds = Math.max(milliseconds, user / 1000);
    before = process.threadCpuUsage();
    if (going) setImmediate(look);
  };
  setImmediate(look);
  const result = await work();
  going = false;
  return { result, milliseconds };
}
