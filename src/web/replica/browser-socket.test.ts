import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CloseReason } from '#sync/client/socket.ts';
import { browserSocket } from './browser-socket.ts';

/** A fake of the browser's socket, controlled by hand. */
class HandSocket {
  static readonly OPEN = 1;
  static opened: HandSocket[] = [];
  readonly sent: Uint8Array[] = [];
  readonly address: string;
  readyState = 0;
  bufferedAmount = 0;
  binaryType = '';
  onopen = () => {};
  onmessage = (_: { readonly data: unknown }) => {};
  onclose = (_: { readonly code: number }) => {};

  constructor(address: string) {
    this.address = address;
    HandSocket.opened.push(this);
  }

  send(frame: Uint8Array): void {
    this.sent.push(frame);
  }

  close(): void {
    this.onclose({ code: 1000 });
  }

  open(): void {
    this.readyState = HandSocket.OPEN;
    this.onopen();
  }
}

let nowMs = 0;

function connect({ isOnline = true, reason = 'lost' as CloseReason } = {}) {
  const heard: unknown[] = [];
  const asked = { times: 0 };
  const open = browserSocket({
    address: 'ws://localhost/api/users/ada/live',
    isOnline: () => isOnline,
    whyRefused: async () => {
      asked.times++;
      return reason;
    },
  });
  const socket = open({
    opened: () => heard.push('opened'),
    received: (frame) => heard.push(frame),
    closed: (why) => heard.push(why),
  });
  return { socket, heard, asked, under: HandSocket.opened.at(-1) as HandSocket };
}

describe('the browser socket', () => {
  beforeEach(() => {
    nowMs = 0;
    vi.stubGlobal('WebSocket', HandSocket);
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('connects to the user’s hub and transfers bytes both ways', () => {
    const { socket, heard, under } = connect();
    expect(under.address).toBe('ws://localhost/api/users/ada/live');
    expect(under.binaryType).toBe('arraybuffer');
    under.open();
    under.onmessage({ data: new Uint8Array([1, 2]).buffer });
    under.onmessage({ data: 'text is nothing of ours' });
    socket.send(new Uint8Array([3]));
    under.bufferedAmount = 7;
    expect(heard).toEqual(['opened', new Uint8Array([1, 2])]);
    expect(under.sent).toEqual([new Uint8Array([3])]);
    expect(socket.buffered()).toBe(7);
  });

  it('that is not open ignores frames without failing', () => {
    const { socket, under } = connect();
    socket.send(new Uint8Array([3]));
    expect(under.sent).toEqual([]);
  });

  it.each(['lost', 'blocked', 'sign-in', 'session-revoked', 'account-deleted'] as const)(
    'that is refused asks the account for the reason: %s',
    async (reason) => {
      const { heard, under } = connect({ reason });
      under.onclose({ code: 1006 });
      await vi.waitFor(() => expect(heard).toEqual([reason]), 20_000);
    },
  );

  it('that closes soon after opening asks for the reason too', async () => {
    const { heard, under } = connect({ reason: 'session-revoked' });
    under.open();
    nowMs = 4_000;
    under.onclose({ code: 1006 });
    await vi.waitFor(() => expect(heard).toEqual(['opened', 'session-revoked']), 20_000);
  });

  it('that was open for a while is reported as lost when it closes', () => {
    const { heard, asked, under } = connect({ reason: 'sign-in' });
    under.open();
    nowMs = 6_000;
    under.onclose({ code: 1006 });
    expect(heard).toEqual(['opened', 'lost']);
    expect(asked.times).toBe(0);
  });

  it('that a server closes because it stops does not ask for a reason', () => {
    const { heard, asked, under } = connect({ reason: 'blocked' });
    under.open();
    under.onclose({ code: 1012 });
    expect(heard).toEqual(['opened', 'restarted']);
    expect(asked.times).toBe(0);
  });

  it('is reported as lost at once if the browser is offline', () => {
    const { heard, asked, under } = connect({ isOnline: false });
    under.onclose({ code: 1006 });
    expect(heard).toEqual(['lost']);
    expect(asked.times).toBe(0);
  });

  it('that the device closes soon after opening does not ask for a reason', () => {
    const { socket, heard, asked, under } = connect({ reason: 'sign-in' });
    under.open();
    socket.close();
    expect(heard).toEqual(['opened', 'lost']);
    expect(asked.times).toBe(0);
  });

  it('closes once', () => {
    const { socket, heard } = connect({ isOnline: false });
    socket.close();
    socket.close();
    expect(heard).toEqual(['lost']);
  });
});
