import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordIndex } from '#sync/hub/record-index.ts';
import {
  helloFrame,
  type LiveServer,
  openLiveSocket,
  openReplica,
  type Person,
  pushFrame,
  RawDevice,
  startLiveServer,
  titleChange,
} from './testing.ts';

describe('a live socket is closed', () => {
  let server: LiveServer;
  let ann: Person;
  let devices: RawDevice[];

  beforeEach(async () => {
    server = await startLiveServer();
    ann = await server.person();
    devices = [];
  });
  afterEach(async () => {
    for (const { ws } of devices) ws.terminate();
    await server.remove();
  });

  async function device(person = ann): Promise<RawDevice> {
    const made = new RawDevice(openLiveSocket(person));
    devices.push(made);
    await once(made.ws, 'open');
    return made;
  }

  async function welcomed(person = ann): Promise<RawDevice> {
    const made = await device(person);
    made.ws.send(helloFrame);
    expect(await made.next()).toBe('welcome');
    return made;
  }

  async function ask(person: Person, method: 'POST' | 'DELETE', path: string, body: unknown = {}) {
    const answer = await fetch(`${server.origin}/api/account/${path}`, {
      method,
      headers: { cookie: person.cookie, origin: server.origin, 'content-type': 'application/json' },
      body: method === 'POST' ? JSON.stringify(body) : null,
    });
    expect(answer.ok).toBe(true);
    return answer;
  }

  async function personWithPassword(): Promise<Person> {
    const attempt = { email: 'bob@example.org', password: 'quiet river stone' };
    const answer = await ask({ ...ann, cookie: '' }, 'POST', 'create', attempt);
    const { user } = (await answer.json()) as { readonly user: { readonly uid: string } };
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { origin: server.origin, uid: user.uid, sessionId: '', cookie };
  }

  it('SY33d with session-revoked if the session is ended elsewhere, and other sessions continue', async () => {
    const lost = await server.signIn(ann.uid);
    const [phone, laptop] = [await welcomed(lost), await welcomed()];
    await ask(ann, 'DELETE', `sessions/${lost.sessionId}`);
    expect(await phone.next()).toBe('refused session-revoked - to all');
    expect(await phone.closed).toBe(1000);
    laptop.ws.send(pushFrame([titleChange()]));
    expect(await laptop.next()).toBe('ack');
    // a device that was offline gets the refusal at its next handshake
    const again = await device(lost);
    expect(await again.next()).toBe('refused session-revoked - to all');
    expect(await again.closed).toBe(1000);
  });

  it('SY33d with session-revoked after signing out', async () => {
    const phone = await welcomed();
    await ask(ann, 'POST', 'sign-out');
    expect(await phone.next()).toBe('refused session-revoked - to all');
    expect(await phone.closed).toBe(1000);
  });

  it('SY33e with a request to sign in when another device changed the password', async () => {
    const bob = await personWithPassword();
    const phone = await welcomed(await server.signIn(bob.uid));
    await ask(bob, 'POST', 'change-password', {
      currentPassword: 'quiet river stone',
      newPassword: 'louder river stone',
    });
    expect(await phone.next()).toBe('refused sign-in - to all');
    expect(await phone.closed).toBe(1000);
  });

  it('without accepting further pushes of an ended session', async () => {
    const phone = await welcomed();
    const ended = ask(ann, 'POST', 'sign-out');
    const pushing = setInterval(() => phone.ws.send(pushFrame([titleChange()]), () => {}), 1);
    await ended;
    const { sequence } = await server.hub.storage.head(ann.uid);
    await phone.closed;
    clearInterval(pushing);
    expect((await server.hub.storage.head(ann.uid)).sequence).toBe(sequence);
  });

  it('SY35a, SY35c with account-deleted when the account is deleted, and no concurrent push restores any of its data', async () => {
    const [phone, laptop] = [await welcomed(), await welcomed(await server.signIn(ann.uid))];
    const pushing = setInterval(() => {
      for (const { ws } of [phone, laptop]) ws.send(pushFrame([titleChange()]), () => {});
    }, 1);
    while ((await phone.next()) !== 'ack') {}
    await ask(ann, 'POST', 'delete');
    for (const each of [phone, laptop]) {
      for (let said = ''; said !== 'refused account-deleted - to all'; ) {
        said = await each.next();
        expect(said).not.toBe('closed');
      }
      expect(await each.closed).toBe(1000);
    }
    clearInterval(pushing);
    await server.hub.compactor.compact(ann.uid);
    const { storage } = server.hub;
    expect(await storage.head(ann.uid)).toMatchObject({ deleted: true, sequence: 0 });
    expect(await storage.logAfter(ann.uid, 0, 1000)).toEqual([]);
    expect((await recordIndex(storage, ann.uid, 0, async () => {})).index).toEqual([]);
    const again = await device();
    expect(await again.next()).toBe('refused account-deleted - to all');
  });

  it('and the replica reports that the account was deleted', async () => {
    const ended = new Promise<string>((resolve) => {
      void openReplica(ann, {}, { ended: resolve }).then((replica) => replica.start());
    });
    const watching = await welcomed();
    await ask(ann, 'POST', 'delete');
    expect(await ended).toBe('account-deleted');
    expect(await watching.closed).toBe(1000);
  });

  it('with 1012 when the server restarts, and everything acknowledged is on disk', async () => {
    const phone = await welcomed();
    phone.ws.send(pushFrame([titleChange()]));
    expect(await phone.next()).toBe('ack');
    const stopped = server.stop();
    expect(await phone.closed).toBe(1012);
    await stopped;
    expect(await server.hub.storage.head(ann.uid)).toMatchObject({ sequence: 1 });
  });
});
