import { describe, expect, it } from 'vitest';
import { ChunkQueue, type ReadChunk } from './chunk-queue.ts';

describe('the queue of chunks to store', () => {
  it('writes the first at once, and those added during the write together', async () => {
    const disk = new Disk();
    const queue = new ChunkQueue(disk);
    queue.add(chunk(0));
    queue.add(chunk(1));
    queue.add(chunk(2));
    expect(disk.writes).toEqual([[0]]);
    expect(queue.reached?.next).toBe(3);
    disk.done();
    await turn();
    expect(disk.writes).toEqual([[0], [1, 2]]);
    disk.done();
    await queue.writing;
    expect(queue.reached).toBeNull();
  });

  it('is drained only when the last chunk is written', async () => {
    const disk = new Disk();
    const queue = new ChunkQueue(disk);
    queue.add(chunk(0));
    let settled = false;
    const settling = Promise.resolve(queue.writing).then(() => (settled = true));
    queue.add(chunk(1));
    disk.done();
    await turn();
    expect(settled).toBe(false);
    disk.done();
    await settling;
  });

  it('drops the chunks behind a failed write, reports the failure, and accepts the chunk again', async () => {
    const disk = new Disk();
    const queue = new ChunkQueue(disk);
    queue.add(chunk(0));
    queue.add(chunk(1));
    disk.fail(new Error('full'));
    await queue.writing;
    expect(disk.failures).toEqual([new Error('full')]);
    expect(queue.reached).toBeNull();
    queue.add(chunk(0));
    expect(disk.writes).toEqual([[0], [0]]);
  });
});

class Disk {
  readonly writes: number[][] = [];
  readonly failures: unknown[] = [];
  #under = Promise.withResolvers<void>();
  done = () => this.#under.resolve();
  fail = (error: Error) => this.#under.reject(error);
  failed = (error: unknown) => void this.failures.push(error);
  write = (chunks: readonly ReadChunk[]) => {
    this.writes.push(chunks.map(({ chunk }) => chunk.index));
    this.#under = Promise.withResolvers();
    return this.#under.promise;
  };
}

async function turn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

function chunk(index: number): ReadChunk {
  return {
    chunk: { layer: 1, id: index + 1, index, kind: 'rests', bytes: new Uint8Array([index]), sum: 0 },
    summaries: [],
    takesPlace: false,
    progress: { generation: 7, next: index + 1, of: 9, mark: null },
  };
}
