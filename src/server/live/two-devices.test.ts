import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { Replica } from '#sync/replica/replica.ts';
import { openTestPostgres } from '../db/testing.ts';
import { type LiveServer, openReplica, type Person, startLiveServer } from './testing.ts';

const key: RecordKey = 'notes/0192c1c2-0000-7000-8000-000000000001';

describe.each([
  ['the live socket', false],
  ['the live sockets of two servers', true],
])('two devices on %s', (_, hasSecond) => {
  let server: LiveServer;
  /** The server of each device, in turn. */
  let servers: LiveServer[];
  let person: Person;
  let replicas: Replica[];

  beforeEach(async () => {
    server = await startLiveServer(hasSecond ? { open: openTestPostgres, isOneOfSeveral: true } : {});
    servers = hasSecond ? [server, await startLiveServer({ beside: server })] : [server];
    person = await server.person();
    replicas = [];
  });
  afterEach(async () => {
    for (const replica of replicas) await replica.close();
    for (const each of servers.toReversed()) await each.remove();
  });

  /** Opens a device. The result includes a function that waits until the device shows something. */
  async function device() {
    const waiting = new Set<() => void>();
    const look = () => {
      for (const each of waiting) each();
    };
    const { origin } = servers[replicas.length % servers.length] as LiveServer;
    const replica = await openReplica({ ...person, origin }, {}, { changed: look, status: look });
    replicas.push(replica);
    replica.start();
    const until = (shown: () => boolean) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (!shown()) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      });
    return { replica, until, title: () => replica.document.view.get(key)?.fields.get('title')?.value };
  }

  it('see each other’s changes of leaves and bodies', async () => {
    const phone = await device();
    const laptop = await device();
    phone.replica.edit([{ key, leaves: [{ path: 'title', value: 'Plan' }] }]);
    await laptop.until(() => laptop.title() === 'Plan');
    const body = await laptop.replica.document.bodies.open(key);
    body.text.insert(0, 'Squat on Monday');
    laptop.replica.edit([{ key, leaves: [{ path: 'title', value: 'Plan for May' }] }]);
    await laptop.replica.flush();
    await phone.until(() => phone.title() === 'Plan for May');
    await laptop.until(() => laptop.replica.status.kind === 'saved' && laptop.replica.document.pendingCount === 0);
    const third = await device();
    await third.until(() => third.title() === 'Plan for May' && third.replica.status.kind === 'saved');
    expect(await third.replica.document.bodies.text(key)).toBe('Squat on Monday');
  });
});
