import { readFileSync } from 'node:fs';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { renderersOf } from '../../test/killed-renderer.ts';

const bytesAMegabyte = 1024 * 1024;

/** Returns the JavaScript heap of the page, and the total memory of its renderer process, including workers. */
export async function memory(page: Page, session: CDPSession): Promise<readonly [number, number]> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return [usedSize / bytesAMegabyte, await ofLargestRenderer(page.context(), 'VmRSS')];
}

/** Returns the highest total memory that a renderer process, including its workers, has had so far. In MB. */
export function highestMemory(context: BrowserContext): Promise<number> {
  return ofLargestRenderer(context, 'VmHWM');
}

async function ofLargestRenderer(context: BrowserContext, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const pattern = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm');
  const kilobytes = (await renderersOf(context)).map((pid) =>
    Number(pattern.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
  );
  return Math.max(...kilobytes) / 1024;
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
