import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, gunzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import type { Connect } from '#sync/client/socket.ts';
import { readHere } from '#sync/document/body-reader.ts';
import { MemoryDeviceStorage } from '#sync/document/memory-device-storage.ts';
import type { FetchChunk } from '#sync/document/snapshot-download.ts';
import { noOtherTabs } from '#sync/document/tabs.ts';
import { printChunkName } from '#sync/protocol/index.ts';
import { Replica, type ReplicaPorts } from '#sync/replica/replica.ts';
import type { Signed } from './people.ts';

/**
 * The chunk size for decompression. Node's default of 16 KiB would split a snapshot chunk into 64 trips through its
 * thread pool.
 */
const chunkBytes = 1024 * 1024 + 64 * 1024;
/** Data below this size is decompressed synchronously, which takes less time than starting a thread. */
const atOnceBytes = 16 * 1024;

export function liveSocket(origin: string, { uid, cookie }: Signed): WebSocket {
  const address = `${origin.replace('http', 'ws')}/api/users/${uid}/live`;
  return new WebSocket(address, { perMessageDeflate: false, headers: { cookie, origin } });
}

/** A replica in Node on a real socket. It counts the bytes received and can wait for a state. */
export interface Device {
  readonly replica: Replica;
  readonly received: () => number;
  readonly until: (shown: () => boolean) => Promise<void>;
}

/**
 * Opens a device without starting it.
 *
 * @param opened called when the socket is open and nothing has been sent
 */
export async function openDevice(
  origin: string,
  signed: Signed,
  ports: Partial<ReplicaPorts> = {},
  opened: () => void = () => {},
): Promise<Device> {
  let bytes = 0;
  const waiting = new Set<() => void>();
  const look = () => {
    for (const each of waiting) each();
  };
  const received = (more: number) => {
    bytes += more;
  };
  const inflate = promisify(gunzip);
  const replica = await Replica.open(
    {
      storage: new MemoryDeviceStorage(),
      connect: connector(origin, signed, { opened, received }),
      fetchChunk: chunkFetcher(origin, signed, received),
      tabs: noOtherTabs(),
      now: () => Date.now(),
      monotonic: () => performance.now(),
      random: () => Math.random(),
      randomBytes: (length) => new Uint8Array(randomBytes(length)),
      after: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      inflate: async (packed) =>
        packed.length <= atOnceBytes ? gunzipSync(packed) : inflate(packed, { chunkSize: chunkBytes }),
      readOffThread: readHere,
      shown: async () => {},
      durable: true,
      ...ports,
    },
    { changed: look, status: look, ended: () => {}, damaged: () => {} },
  );
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
  return { replica, received: () => bytes, until };
}

export function isUpToDate({ document: { meta, pendingCount: waitingCount }, status }: Replica): boolean {
  return meta.cursor !== null && status.kind === 'saved' && waitingCount === 0;
}

function connector(
  origin: string,
  signed: Signed,
  counts: { readonly opened: () => void; readonly received: (bytes: number) => void },
): Connect {
  return ({ opened, received, closed }) => {
    const socket = liveSocket(origin, signed);
    socket.on('open', () => {
      counts.opened();
      opened();
    });
    socket.on('message', (data: Buffer) => {
      counts.received(data.length);
      received(new Uint8Array(data.buffer, data.byteOffset, data.length));
    });
    socket.on('error', () => {}); // `close` follows
    socket.on('close', () => closed('lost'));
    return {
      send: (frame) => socket.send(frame, { binary: true }, () => {}),
      buffered: () => socket.bufferedAmount,
      close: () => socket.close(),
    };
  };
}

/** Works like `fetch`, and counts the compressed bytes received. */
function chunkFetcher(origin: string, { uid, cookie }: Signed, received: (bytes: number) => void): FetchChunk {
  const decompress = promisify(brotliDecompress);
  return async (name, signal) => {
    const address = `${origin}/api/users/${uid}/snapshot/${printChunkName(name)}`;
    const request = get(address, { headers: { cookie, 'accept-encoding': 'br' }, signal });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const bytes = await buffer(answer);
    if (answer.statusCode !== 200) throw new Error(`the server answered ${answer.statusCode}`);
    received(bytes.length);
    return decompress(bytes, { chunkSize: chunkBytes });
  };
}
