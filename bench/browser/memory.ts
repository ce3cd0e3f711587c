import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { renderersOf } from '../../test/killed-renderer.ts';

const bytesAMegabyte = 1024 * 1024;

/** Returns the JavaScript heap of the page, and the total memory of its renderer process, including workers. */
export async function memory(page: Page, session: CDPSession): Promise<readonly [number, number]> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const resident = (await renderersOf(page.context())).map(residentBytes);
  return [usedSize / bytesAMegabyte, Math.max(...resident) / bytesAMegabyte];
}

function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

interface HeapUsage {
  readonly usedSize: number;
  /** Bytes of buffers. */
  readonly backingStorageSize: number;
}

interface FromWorker {
  readonly sessionId: string;
  readonly message: string;
}

/** Returns the memory that a page and its workers have in use, heaps and buffers, after a garbage collection. In MB. */
export async function memoryInUse(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const used = [(await session.send('Runtime.getHeapUsage')) as HeapUsage, ...(await heapsOfWorkers(session))];
  return (
    used.reduce((sum, { usedSize, backingStorageSize }) => sum + usedSize + backingStorageSize, 0) / bytesAMegabyte
  );
}

async function heapsOfWorkers(session: CDPSession): Promise<readonly HeapUsage[]> {
  const workers: string[] = [];
  const answers = new Map<string, (answer: unknown) => void>();
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.push(sessionId));
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }: FromWorker) => {
    const { id, result } = JSON.parse(message) as { readonly id?: number; readonly result?: unknown };
    answers.get(`${sessionId} ${id}`)?.(result);
  });
  const ask = (sessionId: string, id: number, method: string): Promise<unknown> => {
    const answered = new Promise((resolve) => answers.set(`${sessionId} ${id}`, resolve));
    void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    return answered;
  };
  const attach = (autoAttach: boolean) =>
    session.send('Target.setAutoAttach', { autoAttach, waitForDebuggerOnStart: false, flatten: false });
  await attach(true); // reports the workers that there are
  const heaps: HeapUsage[] = [];
  for (const each of workers) {
    await ask(each, 1, 'HeapProfiler.collectGarbage');
    heaps.push((await ask(each, 2, 'Runtime.getHeapUsage')) as HeapUsage);
  }
  await attach(false);
  return heaps;
}
