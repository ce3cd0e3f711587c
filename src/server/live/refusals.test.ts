import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { encodeMessage, protocolVersion } from '#sync/protocol/index.ts';
import { bodyEdit, bodyUpdate, encodeValue } from '#sync/record/index.ts';
import {
  helloFrame,
  type LiveServer,
  openLiveSocket,
  type Person,
  pushFrame,
  RawDevice,
  startLiveServer,
  titleChange,
} from './testing.ts';

describe('the live socket', () => {
  let server: LiveServer;
  let ann: Person;
  let devices: RawDevice[];

  beforeEach(async () => {
    server = await startLiveServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
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

  /** Returns the answer to a failed handshake. */
  function answerTo(person: Person, options: Parameters<typeof openLiveSocket>[1] = {}): Promise<string> {
    const ws = openLiveSocket(person, options);
    ws.on('error', () => {});
    return new Promise((resolve) => {
      ws.on('open', () => resolve('open'));
      ws.on('unexpected-response', (_, response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve(`${response.statusCode} ${text}`));
      });
    });
  }

  describe('at the handshake', () => {
    const refusal = (status: number, code: string) => `${status} {"error":{"code":"${code}"}}`;

    it.each(['https://evil.example', 'null', ''])('refuses foreign pages: origin "%s"', async (origin) => {
      expect(await answerTo(ann, { headers: { origin } })).toBe(refusal(403, 'request/origin-refused'));
    });

    it('opens and closes a socket for everybody who checks the way here, so many times in a minute', async () => {
      const check = async () => {
        const ws = new WebSocket(`${server.origin.replace('http', 'ws')}/api/live-check`);
        ws.on('error', () => {});
        return new Promise((resolve) => {
          ws.on('close', (code, reason) => resolve(`${code} ${reason.toString()}`));
          ws.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
        });
      };
      for (let count = 0; count < 30; count += 1) expect(await check()).toBe('1000 mensana-live');
      expect(await check()).toBe(429);
    });

    it('refuses requests without a valid session', async () => {
      expect(await answerTo(ann, { headers: { cookie: '' } })).toBe(refusal(401, 'account/session-unknown'));
      const made = { cookie: ann.cookie.replace(/.{6}$/, 'AAAAA=') };
      expect(await answerTo(ann, { headers: made })).toBe(refusal(401, 'account/session-unknown'));
    });

    it('says after five seconds that it is unavailable if the database does not say whose session it is', async () => {
      const asked = Promise.withResolvers<Awaited<ReturnType<typeof server.accounts.sessionOf>>>();
      vi.spyOn(server.accounts, 'sessionOf').mockReturnValueOnce(asked.promise);
      expect(await answerTo(ann)).toContain('live/unavailable');
      asked.reject(new Error('the connection was lost')); // nobody waits for it
      await welcomed();
    });

    it('does not find other users’ documents or other paths', async () => {
      const bob = await server.person();
      expect(await answerTo(ann, { uid: bob.uid })).toBe(refusal(404, 'request/not-found'));
      expect(await answerTo(ann, { uid: 'nobody' })).toBe(refusal(404, 'request/not-found'));
      expect(await answerTo(ann, { uid: `${ann.uid}/live/more` })).toBe(refusal(404, 'request/not-found'));
    });

    it('allows a user fifty open sockets, and another one when one is closed', async () => {
      const open = await Promise.all(Array.from({ length: 50 }, () => device()));
      expect(await answerTo(ann)).toBe(refusal(429, 'live/too-many-connections'));
      expect(await answerTo(await server.person())).toBe('open');
      open[0]?.ws.close();
      await open[0]?.closed;
      expect(await answerTo(ann)).toBe('open');
    });

    it('allows a network address five hundred sockets', async () => {
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      const people = await Promise.all(Array.from({ length: 11 }, () => server.person()));
      const answers: string[] = [];
      for (const person of people.slice(0, 10)) {
        answers.push(...(await Promise.all(Array.from({ length: 50 }, () => answerTo(person, { headers })))));
      }
      expect(new Set(answers)).toEqual(new Set(['open']));
      const last = people[10] as Person;
      expect(await answerTo(last, { headers })).toBe(refusal(429, 'live/too-many-connections'));
      expect(await answerTo(last)).toBe('open');
    });
  });

  describe('refuses malformed messages without changing anything and continues', () => {
    const noBytes = new Uint8Array();
    const edit = bodyEdit('notes/a', null, 'Squat on Monday');
    const flipped = (bytes: Uint8Array) => bytes.map((byte, at) => (at === bytes.length - 3 ? byte ^ 4 : byte));
    const damaged = { ...bodyUpdate('notes/a', edit?.update ?? noBytes), update: flipped(edit?.update ?? noBytes) };
    const path = (name: string) => new Map([[name, [...titleChange().fields.values()][0] as never]]);

    it.each<[string, () => Uint8Array | string, string]>([
      ['bytes that are not CBOR', () => new Uint8Array([0xff, 0x00, 0x13]), 'refused shape - to all'],
      ['an empty frame', () => noBytes, 'refused shape - to all'],
      ['a text frame', () => 'hello', 'refused shape - to all'],
      ['CBOR that is no message', () => encodeValue({ push: 1 }), 'refused shape - to all'],
      ['an unknown type', () => encodeValue([protocolVersion, 'drop', {}]), 'refused shape - to all'],
      [
        'a type inherited by every object',
        () => encodeValue([protocolVersion, 'constructor', {}]),
        'refused shape - to all',
      ],
      ['a hello without its fields', () => encodeValue([protocolVersion, 'hello', {}]), 'refused shape - to all'],
      ['an unknown version', () => encodeValue([protocolVersion + 1, 'hello', {}]), 'refused version - to all'],
      ['a push without a change', () => pushFrame([]), 'refused shape - to push'],
      ['a push of other bytes', () => pushFrame(new Uint8Array([1, 2, 3])), 'refused shape - to push'],
      ['a push of 2 MiB', () => pushFrame(new Uint8Array(2 * 1024 * 1024)), 'refused too-large - to push'],
      ['a flipped bit in a body', () => pushFrame([titleChange({ body: damaged })]), 'refused damaged notes/a to push'],
      [
        'a stamp in the future',
        () => pushFrame([titleChange({}, Date.now() + 10 * 60_000)]),
        'refused clock - to push',
      ],
      [
        '__proto__ as a path',
        () => pushFrame([titleChange({ fields: path('__proto__') })]),
        'refused shape notes/a to push',
      ],
      [
        '__proto__ in a path',
        () => pushFrame([titleChange({ fields: path('tags/__proto__') })]),
        'refused shape notes/a to push',
      ],
      ['__proto__ as an id', () => pushFrame([titleChange({ key: 'notes/__proto__' })]), 'refused shape - to push'],
    ])('%s', async (_, frame, refusal) => {
      const [sender, other] = [await welcomed(), await welcomed()];
      const before = await server.hub.storage.head(ann.uid);
      sender.ws.send(frame());
      expect(await sender.next()).toBe(refusal);
      expect(await server.hub.storage.head(ann.uid)).toEqual(before);
      sender.ws.send(pushFrame([titleChange()]));
      expect([await sender.next(), await sender.next()].toSorted()).toEqual(['ack', 'changes']);
      expect(await other.next()).toBe('changes');
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    });
  });

  it('accepts a push before a hello', async () => {
    const early = await device();
    early.ws.send(pushFrame([titleChange()]));
    expect(await early.next()).toBe('ack');
  });

  it('closes a socket that sends more than the largest push, and no other', async () => {
    const [sender, other] = [await welcomed(), await welcomed()];
    sender.ws.send(new Uint8Array(3 * 1024 * 1024));
    expect(await sender.closed).toBe(1009);
    other.ws.send(encodeMessage({ type: 'ping', body: {} }));
    expect(await other.next()).toBe('ping');
  });

  it('closes a socket that sends endless fragments', async () => {
    const [sender, other] = [await welcomed(), await welcomed()];
    for (let sent = 0; sent < 1100; sent++) sender.ws.send(new Uint8Array(1), { fin: false });
    expect(await sender.closed).toBe(1008);
    other.ws.send(encodeMessage({ type: 'ping', body: {} }));
    expect(await other.next()).toBe('ping');
    expect((await server.hub.storage.head(ann.uid)).sequence).toBe(0);
  });

  it('closes a socket that sends a wrongly masked frame', async () => {
    const url = new URL(ann.origin);
    const socket = connect(Number(url.port), url.hostname);
    socket.write(
      `GET /api/users/${ann.uid}/live HTTP/1.1\r\nHost: ${url.host}\r\nOrigin: ${ann.origin}\r\nCookie: ${ann.cookie}\r\n` +
        'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    socket.write(Buffer.from([0x82, 0x01, 0x00]));
    await once(socket.resume(), 'close');
    expect(server.lines.join('\n')).not.toContain('"level":"error"');
  });
});
