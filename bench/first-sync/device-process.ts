import { isUpToDate, openDevice } from '../device.ts';
import type { Signed } from '../people.ts';
import { cpuSeconds } from '../server-process.ts';
import { type AccountManifest, digestOf } from '../world/one-account.ts';

export interface DeviceOrder {
  readonly origin: string;
  readonly signed: Signed;
  readonly serverPid: number;
  readonly manifest: AccountManifest;
}

export interface DeviceReport {
  readonly ms: number;
  readonly firstNotesMs: number;
  readonly bytes: number;
  readonly serverCpuSeconds: number;
}

const notesToOpen = 20;

/**
 * Runs a new device in a process of its own, in which nothing is warmed up. The process handles one order and exits.
 */
process.once('message', (order: DeviceOrder) => {
  void firstSync(order).then((report) => process.send?.(report, undefined, undefined, () => process.disconnect()));
});

async function firstSync({ origin, signed, serverPid, manifest }: DeviceOrder): Promise<DeviceReport> {
  let cpuAtHello = 0;
  let firstNotesAt = 0;
  const device = await openDevice(origin, signed, {}, () => {
    cpuAtHello = cpuSeconds(serverPid);
  });
  const { replica } = device;
  const started = performance.now();
  replica.start();
  await device.until(() => {
    if (firstNotesAt === 0 && replica.document.view.keysOf('notes').size > 0) firstNotesAt = performance.now();
    return isUpToDate(replica);
  });
  const ms = performance.now() - started;
  // read once after the last byte, since reading it more often would distort the result
  const cpuAtEnd = cpuSeconds(serverPid);
  const report = {
    ms,
    firstNotesMs: firstNotesAt - started,
    bytes: device.received(),
    serverCpuSeconds: cpuAtEnd - cpuAtHello,
  };
  await verify(device.replica, manifest);
  await replica.close();
  return report;
}

/**
 * Checks after the measurement that every field is there, that twenty bodies have their text, and that all workouts
 * have their sets.
 */
async function verify(replica: Awaited<ReturnType<typeof openDevice>>['replica'], manifest: AccountManifest) {
  const collections = ['notes', 'workouts', 'notebooks'];
  const keys = collections.flatMap((collection) => [...replica.document.view.keysOf(collection)]);
  const fieldsNow = () => keys.reduce((sum, key) => sum + (replica.document.view.get(key)?.fields.size ?? 0), 0);
  expect('records', keys.length, manifest.records);
  expect('fields at once', fieldsNow(), manifest.headFields);
  const notes = [...replica.document.view.keysOf('notes')];
  for (let opened = 0; opened < notesToOpen; opened++) {
    const key = notes[Math.floor(Math.random() * notes.length)] as (typeof notes)[number];
    const { text } = await replica.document.bodies.open(key);
    expect(`text of ${key}`, digestOf(text.toString()), manifest.digestByNote[key]);
    replica.document.bodies.close(key);
  }
  for (const key of replica.document.view.keysOf('workouts')) {
    await replica.document.records.open(key);
    const paths = [...(replica.document.view.get(key)?.fields.keys() ?? [])];
    expect(`sets of ${key}`, paths.filter((path) => /^sets\/[^/]+\/result$/.test(path)).length, 20);
  }
  expect('fields', fieldsNow(), manifest.fields);
}

function expect(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: ${String(found)}, not ${String(expected)}`);
}
