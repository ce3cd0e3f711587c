import { once } from 'node:events';
import type { WebSocket } from 'ws';
import { decodeHubMessage, encodeMessage } from '#sync/protocol/index.ts';
import { liveSocket } from './device.ts';
import { type Aim, type Figure, medians, type Run } from './figures.ts';
import { type Signed, signIn } from './people.ts';
import { residentBytes, type ServerProcess, serverMetric, startServer } from './server-process.ts';
import { manyPeople, type PeopleManifest, type Synced } from './world/many-people.ts';
import { copyOf, type Template } from './world/template.ts';

const name = 'connections';
const atOnce = 100;
const settleMs = 500;
const maxSettleMs = 15_000;
const stableBytes = 256 * 1024;

const aims: readonly Aim[] = [
  { figure: 'server memory a connected person', unit: 'KB', aim: 30 },
  { figure: 'of that on the heap', unit: 'KB' },
  { figure: 'to connect 2,000 people', unit: 's', aim: 3 },
];

/** Measures 2,000 people who reconnect with devices that are up to date. */
export async function connections(): Promise<readonly Figure[]> {
  const template = await manyPeople();
  return medians(name, aims, () => measure(template));
}

async function measure(template: Template<PeopleManifest>): Promise<Run> {
  const { epoch, people } = template.manifest;
  const copy = copyOf(template);
  const sessions = await signIn(
    copy.dataDir,
    people.map(({ uid }) => uid),
  );
  const server = await startServer(copy.dataDir);
  const sockets: WebSocket[] = [];
  try {
    const before = await settled(server);
    const started = performance.now();
    await inTurns(people, atOnce, async (synced, at) => {
      sockets.push(await comeBack(server.origin, sessions[at] as Signed, epoch, synced));
    });
    const seconds = (performance.now() - started) / 1000;
    const after = await settled(server);
    const each = (bytes: number) => bytes / 1024 / people.length;
    return [each(after.resident - before.resident), each(after.heap - before.heap), seconds];
  } finally {
    for (const socket of sockets) socket.terminate();
    await server.kill();
    copy.remove();
  }
}

/** Sends the device's cursor in a hello message, and receives the answer that nothing is new. */
async function comeBack(origin: string, signed: Signed, epoch: string, synced: Synced): Promise<WebSocket> {
  const socket = liveSocket(origin, signed);
  socket.on('error', () => {});
  const answered = once(socket, 'message');
  await once(socket, 'open');
  const { cursor, mark } = synced;
  const hello = { epoch, cursor, mark: new Uint8Array(Buffer.from(mark, 'hex')), replica: '00000000' };
  socket.send(encodeMessage({ type: 'hello', body: hello }));
  const [data] = (await answered) as [Buffer];
  const message = decodeHubMessage(new Uint8Array(data));
  if (!message.ok || message.value.type !== 'welcome') throw new Error('the hub did not welcome a device');
  const { head, history } = message.value.body;
  if (history !== 'same' || head !== cursor) throw new Error('the hub did not recognise an up-to-date device');
  return socket;
}

/** Returns the memory use once it is stable, or after a few seconds. */
async function settled({ pid, origin }: ServerProcess): Promise<{ readonly resident: number; readonly heap: number }> {
  let resident = residentBytes(pid);
  let still = 0;
  for (const started = Date.now(); still < 4 && Date.now() - started < maxSettleMs; ) {
    await new Promise((done) => setTimeout(done, settleMs));
    const now = residentBytes(pid);
    still = Math.abs(now - resident) < stableBytes ? still + 1 : 0;
    resident = now;
  }
  return { resident, heap: await serverMetric(origin, 'nodejs_heap_size_used_bytes') };
}

async function inTurns<T>(list: readonly T[], most: number, work: (each: T, at: number) => Promise<void>) {
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const at = next++;
      await work(list[at] as T, at);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
}
