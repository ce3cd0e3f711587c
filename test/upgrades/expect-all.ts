import { expect } from 'vitest';
import { decodeHubMessage, encodeMessage, type HubMessage } from '#sync/protocol/index.ts';
import { recordsByKey, recordsOf } from '#sync/testing/earlier-version.ts';
import { openLiveSocket, openReplica, type Person, pushFrame, titleChange } from '../../src/server/live/testing.ts';
import type { StoredDevice } from './load-fixture.ts';
import type { StoredPerson } from './schema-fixture.ts';

const timeout = 20_000;

/**
 * Expects that a server has everything of a person: the account and the session of a device, the document, also on a new
 * device, and the files; and that a device that was there before continues.
 *
 * @param device missing if the person has no document
 */
export async function expectAll(origin: string, stored: StoredPerson, device: StoredDevice | undefined): Promise<void> {
  const person = await signIn(origin, stored);
  expect(await uidOf(origin, stored.cookie)).toBe(stored.uid);
  if (stored.document === null) return;
  expect(await documentOf(person)).toEqual(stored.document);
  for (const { hash, base64 } of stored.attachments) {
    const file = await (await get(person, `/attachments/${hash}`)).arrayBuffer();
    expect(Buffer.from(file).toString('base64')).toBe(base64);
  }
  expect(await recordsOfNewDevice(person)).toEqual(recordsByKey(stored.document));
  await expectToContinue(person, device);
}

async function signIn(origin: string, { email, password, uid }: StoredPerson): Promise<Person> {
  const answer = await fetch(`${origin}/api/account/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  const [cookie = ''] = answer.headers.getSetCookie().map((issued) => issued.split(';')[0] ?? '');
  return { origin, uid, cookie, sessionId: '' };
}

/** Returns whose session a cookie is. */
async function uidOf(origin: string, cookie: string): Promise<string> {
  const answer = await fetch(`${origin}/api/account`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { readonly user: { readonly uid: string } }).user.uid;
}

async function get({ origin, uid, cookie }: Person, path: string): Promise<Response> {
  const answer = await fetch(`${origin}/api/users/${uid}${path}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return answer;
}

async function documentOf(person: Person): Promise<unknown> {
  return (await get(person, '')).json();
}

async function recordsOfNewDevice(person: Person) {
  const replica = await openReplica(person);
  replica.start(true);
  await expect.poll(() => replica.status, { timeout }).toEqual({ kind: 'saved' });
  const records = await recordsOf(replica);
  await replica.close();
  return records;
}

/** Expects that a device gets only what it lacks, and that its own change is acknowledged and stored. */
async function expectToContinue(person: Person, device: StoredDevice | undefined): Promise<void> {
  if (device === undefined) throw new Error('the fixture has no changes of this person');
  const { epoch, cursor, mark, head } = device;
  const socket = openLiveSocket(person);
  const received: HubMessage[] = [];
  socket.on('message', (data) => {
    const message = decodeHubMessage(new Uint8Array(data as Buffer));
    if (!message.ok) throw new Error(`received an invalid message: ${message.error.code}`);
    received.push(message.value);
  });
  socket.on('open', () => {
    socket.send(encodeMessage({ type: 'hello', body: { epoch, cursor, mark, replica: 'a'.repeat(8) } }));
  });
  const welcome = { type: 'welcome', body: { epoch, head, history: 'same' } };
  await expect.poll(() => received[0], { timeout }).toMatchObject(welcome);
  await expect.poll(() => reached(received, cursor), { timeout }).toBe(head);
  expect(received.map(({ type }) => type)).not.toContain('snapshot');
  socket.send(pushFrame([titleChange({ key: 'notes/later' })]));
  await expect.poll(() => received.map(({ type }) => type), { timeout }).toContain('ack');
  socket.close();
  expect(recordsByKey(await documentOf(person))['notes/later']).toMatchObject({ title: 'A' });
}

/** Returns the sequence number up to which a device with a cursor has received all changes. */
function reached(received: readonly HubMessage[], cursor: number): number {
  return Math.max(cursor, ...received.map(({ type, body }) => (type === 'changes' ? body.upto : 0)));
}
