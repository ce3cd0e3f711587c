import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDeliveries, progressOf, subscriptionsOf } from '../db/push-subscriptions.ts';
import { type LiveServer, type Person, startLiveServer } from '../live/testing.ts';
import { refusalOf } from '../testing.ts';
import { fakeDevice, pushOrigin } from './testing.ts';

const hourMs = 60 * 60_000;

let server: LiveServer;
let ann: Person;

beforeEach(async () => {
  server = await startLiveServer();
  ann = await server.person();
});
afterEach(() => server.remove());

function send(person: Person, method: string, path: string, body?: object, type = 'application/json') {
  const headers = { cookie: person.cookie, origin: server.origin, ...(body !== undefined && { 'content-type': type }) };
  return fetch(`${server.origin}${path}`, {
    ...{ method, headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const pathOf = ({ uid }: Person) => `/api/users/${uid}/push`;

function asked(person: Person, more: { readonly endpoint?: string; readonly zone?: string } = {}) {
  const { endpoint, publicKey, authSecret } = fakeDevice(person).subscription;
  const subscription = { endpoint: more.endpoint ?? endpoint, keys: { p256dh: publicKey, auth: authSecret } };
  return { subscription, zone: more.zone ?? 'Europe/Berlin' };
}

async function write(person: Person, note: string, value: object): Promise<void> {
  const patch = { notesData: { notes: { [note]: value } } };
  const answer = await send(person, 'PATCH', `/api/users/${person.uid}`, patch, 'application/merge-patch+json');
  expect(answer.status).toBe(200);
}

const due = async (person: Person, note: string) => (await send(person, 'GET', `/api/push/due/${note}`)).json();

describe('the subscription of a session', () => {
  it('has the key of this server, and is stored, replaced and removed', async () => {
    const before = await (await send(ann, 'GET', pathOf(ann))).json();
    expect(before).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/), endpoint: null });
    expect((await send(ann, 'PUT', pathOf(ann), asked(ann))).status).toBe(204);
    const replaced = asked(ann, { endpoint: `${pushOrigin}/another` });
    expect((await send(ann, 'PUT', pathOf(ann), replaced)).status).toBe(204);
    expect(await (await send(ann, 'GET', pathOf(ann))).json()).toMatchObject({ endpoint: `${pushOrigin}/another` });
    expect((await send(ann, 'DELETE', pathOf(ann))).status).toBe(204);
    expect((await send(ann, 'DELETE', pathOf(ann))).status).toBe(204);
    expect(await (await send(ann, 'GET', pathOf(ann))).json()).toEqual(before);
  });

  it('is that of one session: another device has its own, and another person sees none', async () => {
    await send(ann, 'PUT', pathOf(ann), asked(ann));
    const laptop = await server.signIn(ann.uid);
    expect(await (await send(laptop, 'GET', pathOf(ann))).json()).toMatchObject({ endpoint: null });
    const bob = await server.person();
    expect(await refusalOf(await send(bob, 'PUT', pathOf(ann), asked(bob)))).toBe('404 request/not-found');
  });

  it.each([
    ['of a host that is none', { endpoint: 'https://127.0.0.1/a' }, '422 push/endpoint-refused'],
    ['without encryption', { endpoint: 'http://push.example.org/a' }, '422 push/endpoint-refused'],
    ['in an unknown zone', { zone: 'Mars/Olympus' }, '422 push/zone-unknown'],
  ])('is refused %s', async (_, more, refusal) => {
    expect(await refusalOf(await send(ann, 'PUT', pathOf(ann), asked(ann, more)))).toBe(refusal);
  });

  it.each([
    { p256dh: 'AAAA', auth: 'AAAA' },
    { p256dh: 'B'.repeat(87), auth: '' },
  ])('is refused with keys that are none: %j', async (keys) => {
    const body = { subscription: { endpoint: `${pushOrigin}/a`, keys }, zone: 'UTC' };
    expect(await refusalOf(await send(ann, 'PUT', pathOf(ann), body))).toBe('422 push/endpoint-refused');
  });

  it('ends with the session', async () => {
    await send(ann, 'PUT', pathOf(ann), asked(ann));
    expect((await send(ann, 'POST', '/api/account/sign-out', {})).ok).toBe(true);
    await expect.poll(() => subscriptionsOf(server.test.database.kysely, ann.uid)).toEqual([]);
  });

  it('is limited', async () => {
    const answers = new Set<number>();
    for (let nth = 0; nth < 61; nth += 1) answers.add((await send(ann, 'PUT', pathOf(ann), asked(ann))).status);
    expect([...answers]).toEqual([204, 429]);
  });
});

describe('what a woken device shows', () => {
  const now = Date.now();

  it('is what of the note came due, the latest first, and the language that the user chose', async () => {
    await send(ann, 'PUT', pathOf(ann), asked(ann));
    const reminder = (at: number) => ({ at, zone: 'Europe/Berlin' });
    await write(ann, 'knee', {
      title: 'Knee',
      reminders: { a: reminder(now - 2 * hourMs), b: reminder(now - hourMs), c: reminder(now + hourMs) },
    });
    await write(ann, 'old', { title: 'Old', reminders: { a: reminder(now - 8 * 24 * hourMs) } });
    const entry = (at: number) => ({ title: 'Knee', at });
    expect(await due(ann, 'knee')).toEqual({ due: [entry(now - hourMs), entry(now - 2 * hourMs)], language: null });
    expect(await due(ann, 'old')).toMatchObject({ due: [] });
    const choice = { profileData: { preferences: { main: { language: 'de' } } } };
    await send(ann, 'PATCH', `/api/users/${ann.uid}`, choice, 'application/merge-patch+json');
    expect(await due(ann, 'knee')).toMatchObject({ language: 'de' });
  });

  it('includes tasks with a time, in the zone of the device', async () => {
    await send(ann, 'PUT', pathOf(ann), asked(ann, { zone: 'America/New_York' }));
    const yesterday = new Date(now - 24 * hourMs).toISOString().slice(0, 10);
    await write(ann, 'knee', {
      title: 'Knee',
      body: `- [ ] call the physio @${yesterday} 0:30\n- [x] rest @${yesterday} 0:30`,
    });
    const { due: entries } = (await due(ann, 'knee')) as { readonly due: readonly { readonly at: number }[] };
    expect(entries).toEqual([{ title: 'call the physio', at: expect.any(Number) }]);
    expect([4, 5]).toContain(((entries[0]?.at ?? 0) - Date.parse(`${yesterday}T00:30:00Z`)) / hourMs);
  });

  it('is what was sent where the person was before, at its time by the clocks of the device', async () => {
    await send(ann, 'PUT', pathOf(ann), asked(ann, { zone: 'Asia/Tokyo' }));
    const six = Math.floor(now / hourMs) * hourMs;
    await write(ann, 'knee', { title: 'Knee', reminders: { a: { at: six, zone: 'Asia/Tokyo' } } });
    const { kysely } = server.test.database;
    const from = await progressOf(kysely, ann.uid);
    const wallTime = six + 9 * hourMs; // Tokyo has no summer time
    await addDeliveries(kysely, {
      ...{ uid: ann.uid, from: from ?? { until: 0, zone: null }, to: { until: now, zone: 'Asia/Tokyo' } },
      ...{ deliveries: [], sent: [{ note: 'knee', wallTime }], forgetBefore: 0 },
    });
    const phone = await server.signIn(ann.uid);
    await send(phone, 'PUT', pathOf(phone), asked(phone, { zone: 'Pacific/Honolulu' }));
    expect(await due(phone, 'knee')).toMatchObject({ due: [{ title: 'Knee', at: six + 19 * hourMs }] });
    expect(await due(ann, 'knee')).toMatchObject({ due: [{ title: 'Knee', at: six }] });
  });

  it('is nothing of a note of somebody else, and needs a session', async () => {
    await write(ann, 'knee', { title: 'Knee', reminders: { a: { at: now - hourMs, zone: 'UTC' } } });
    const bob = await server.person();
    expect(await due(bob, 'knee')).toEqual({ due: [], language: null });
    expect((await fetch(`${server.origin}/api/push/due/knee`)).status).toBe(401);
  });
});
