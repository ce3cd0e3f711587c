import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyEdit, type Change, printStamp, type ReplicaId, type Stamp } from '#sync/record/index.ts';
import { type LiveServer, type Person, startLiveServer } from '../live/testing.ts';

const start = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;

interface Past {
  readonly id: string;
  readonly kind: string;
  readonly writtenAt: number;
  readonly replacedAt: number;
  readonly path?: string;
  readonly value?: unknown;
}

describe('the history of a record over HTTP', () => {
  let server: LiveServer;
  let ann: Person;
  let last: Stamp | null;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    last = null;
    server = await startLiveServer();
    ann = await server.person();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.remove();
  });

  const address = (uid: string, id: string) => `${server.origin}/api/users/${uid}/records/notes/${id}/history`;

  function ask(url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
    return fetch(url, { method, headers: { cookie: ann.cookie, origin: server.origin, ...headers } });
  }

  async function past(id = 'a', search = '') {
    const answer = await ask(address(ann.uid, id) + search);
    return (await answer.json()) as { readonly states: readonly Past[]; readonly next: string | null };
  }

  /** Writes the note from another device, the given number of minutes after the start. */
  async function write(at: number, leaves: Readonly<Record<string, unknown>>, text?: string, replaced = last) {
    vi.setSystemTime(start + at * minute);
    const stamp = stampAt(at);
    const all = { ...(text !== undefined && { editedAt: start + at * minute }), ...leaves };
    const fields = new Map(Object.entries(all).map(([path, value]) => [path, { value, stamp }]));
    const body = text === undefined ? null : bodyEdit('notes/a', await standing(), text);
    const change = { key: 'notes/a', fields, ...(body && { body }) } as Change;
    last = stamp;
    await server.hub.write(ann.uid, [change], [[...fields].map(() => replaced)]);
  }

  async function standing(): Promise<Uint8Array | null> {
    await server.hub.compactor.compact(ann.uid);
    const [record] = await server.hub.storage.records(ann.uid, ['notes/a']);
    return record?.body?.state ?? null;
  }

  it('lists versions newest first, with when each was written and replaced', async () => {
    await write(0, { title: 'One' }, 'first');
    await write(11, { title: 'Two' }, 'second');
    await write(25, { title: 'Three' }, 'third');
    const { states, next } = await past();
    expect(next).toBeNull();
    expect(states.map(({ kind, writtenAt, replacedAt }) => [kind, writtenAt - start, replacedAt - start])).toEqual([
      ['version', 11 * minute, 25 * minute],
      ['version', 0, 11 * minute],
    ]);
  });

  it('returns them in pages', async () => {
    for (const at of [0, 11, 22, 33]) await write(at, { order: `a${at}` }, `text ${at}`);
    const all = (await past()).states.map(({ id }) => id);
    const first = await past('a', '?limit=2');
    const rest = await past('a', `?limit=2&before=${first.next}`);
    expect([...first.states, ...rest.states].map(({ id }) => id)).toEqual(all);
    expect(rest.next).toBeNull();
    const answer = await ask(`${address(ann.uid, 'a')}?limit=0`);
    expect(await answer.json()).toEqual({ error: { code: 'request/shape-wrong', field: 'limit' } });
  });

  it('returns one version in full: its leaves, and its text as Markdown', async () => {
    await write(0, { title: 'Legs', 'tags/gym': 'Gym' }, '# Squat');
    await write(11, {}, '# Deadlift');
    const { states } = await past();
    const answer = await ask(`${address(ann.uid, 'a')}/${states[0]?.id}`);
    expect(await answer.json()).toEqual({
      writtenAt: start,
      replacedAt: start + 11 * minute,
      record: { title: 'Legs', tags: { gym: 'Gym' }, editedAt: start, body: '# Squat' },
    });
    const etag = answer.headers.get('etag') ?? '';
    expect((await ask(`${address(ann.uid, 'a')}/${states[0]?.id}`, { 'if-none-match': etag })).status).toBe(304);
    expect((await ask(`${address(ann.uid, 'a')}/999-9`)).status).toBe(404);
  });

  it('lists a value that lost to a concurrent one', async () => {
    await write(0, { title: 'Base' });
    await write(2, { title: 'From the phone' }, undefined, stampAt(0));
    await write(1, { title: 'From the laptop' }, undefined, stampAt(0));
    expect((await past()).states).toEqual([
      expect.objectContaining({ kind: 'superseded', path: 'title', value: 'From the laptop' }),
    ]);
  });

  it('SY16k keeps the current state at the next change once this was requested, however recent the last version is', async () => {
    await write(0, {}, 'first');
    await write(11, {}, 'second');
    await write(12, {}, 'third');
    expect((await past()).states).toHaveLength(1);
    expect((await ask(address(ann.uid, 'a'), {}, 'POST')).status).toBe(204);
    await write(13, {}, 'first again');
    const { states } = await past();
    expect(states).toHaveLength(2);
    const kept = (await (await ask(`${address(ann.uid, 'a')}/${states[0]?.id}`)).json()) as {
      record: { body: string };
    };
    expect(kept.record.body).toBe('third');
    const elsewhere = await ask(address(ann.uid, 'a'), { origin: 'https://evil.example' }, 'POST');
    expect(elsewhere.status).toBe(403);
  });

  it('can be kept 60 times an hour', async () => {
    await write(0, {}, 'first');
    const keep = async () => (await ask(address(ann.uid, 'a'), {}, 'POST')).status;
    for (let count = 0; count < 60; count++) expect(await keep()).toBe(204);
    expect(await keep()).toBe(429);
  });

  it('answers 304 if there is nothing new', async () => {
    await write(0, {}, 'first');
    await write(11, {}, 'second');
    const etag = (await ask(address(ann.uid, 'a'))).headers.get('etag') ?? '';
    expect((await ask(address(ann.uid, 'a'), { 'if-none-match': etag })).status).toBe(304);
    await write(22, {}, 'third');
    expect((await ask(address(ann.uid, 'a'), { 'if-none-match': etag })).status).toBe(200);
  });

  it('is not found for other users, and requires a session', async () => {
    await write(0, {}, 'mine');
    await write(11, {}, 'mine still');
    const bob = await server.person();
    for (const method of ['GET', 'POST']) {
      expect((await ask(address(ann.uid, 'a'), { cookie: bob.cookie }, method)).status).toBe(404);
      expect((await ask(address(ann.uid, 'a'), { cookie: '' }, method)).status).toBe(401);
    }
    expect((await ask(`${address(ann.uid, 'a')}/2-0`, { cookie: bob.cookie })).status).toBe(404);
    expect((await ask(address(bob.uid, 'a'))).status).toBe(404);
  });

  it('SY28b is removed at once with a permanently deleted record', async () => {
    await write(0, {}, 'whispered');
    await write(11, {}, 'shouted');
    const [version] = (await past()).states;
    const deleted: Change = { key: 'notes/a', fields: new Map(), tombstone: stampAt(12) };
    await server.hub.write(ann.uid, [deleted], [[]]);
    expect((await ask(address(ann.uid, 'a'))).status).toBe(404);
    expect((await ask(`${address(ann.uid, 'a')}/${version?.id}`)).status).toBe(404);
    expect((await ask(address(ann.uid, 'a'), {}, 'POST')).status).toBe(404);
  });

  it('answers 404 for unknown records, and logs no content of notes', async () => {
    await write(0, { title: 'whispered' }, 'whispered');
    await write(11, {}, 'shouted');
    await past();
    expect((await ask(address(ann.uid, 'nothing'))).status).toBe(404);
    expect((await ask(address(ann.uid, '%00'))).status).toBe(404);
    expect(server.lines.join('\n')).not.toMatch(/whispered|shouted/);
  });
});

function stampAt(minutes: number): Stamp {
  return printStamp({ ms: start + minutes * minute, counter: 0, replica: 'ABCDEFGH' as ReplicaId });
}
