import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Aim, Run } from '../figures.ts';
import { signIn } from '../people.ts';
import { startServer } from '../server-process.ts';
import type { AccountManifest } from '../world/one-account.ts';
import { copyOf, type Template } from '../world/template.ts';
import type { DeviceOrder, DeviceReport } from './device-process.ts';

export const nodeAims: readonly Aim[] = [
  { figure: 'Node, new device ready', unit: 'ms', aim: 600 },
  { figure: 'Node, first heads in memory', unit: 'ms' },
  { figure: 'received', unit: 'MB', aim: 9.6 },
  { figure: 'server CPU from hello to the last byte', unit: 's', aim: 0.1 },
];

const deviceFile = fileURLToPath(new URL('device-process.ts', import.meta.url));
const withinMs = 60_000;

/** Measures a newly started server and an empty device, each in a new process. */
export async function measureInNode(template: Template<AccountManifest>): Promise<Run> {
  const copy = copyOf(template);
  const [signed] = await signIn(copy.dataDir, [template.manifest.uid]);
  const server = await startServer(copy.dataDir);
  if (signed === undefined) throw new Error('expected a session');
  try {
    const order = { origin: server.origin, signed, serverPid: server.pid, manifest: template.manifest };
    const { ms, firstNotesMs, bytes, serverCpuSeconds } = await inProcess(order);
    return [ms, firstNotesMs, bytes / 1e6, serverCpuSeconds];
  } finally {
    await server.kill();
    copy.remove();
  }
}

async function inProcess(order: DeviceOrder): Promise<DeviceReport> {
  const flags = (process.env.BENCH_DEVICE_FLAGS ?? '').split(' ').filter((flag) => flag !== '');
  const child = fork(deviceFile, { execArgv: flags });
  const timer = setTimeout(() => child.kill('SIGKILL'), withinMs);
  child.send(order);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the device exited with ${String(code)} before it was ready`);
  });
  try {
    const [report] = await Promise.race([once(child, 'message') as Promise<[DeviceReport]>, ended]);
    await once(child, 'exit');
    return report;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    ended.catch(() => {});
  }
}
