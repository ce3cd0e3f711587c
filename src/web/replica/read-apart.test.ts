import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BodyTooSlow } from '#sync/document/body-reader.ts';
import { type ReadBody, readBody } from '#sync/record/index.ts';
import type { WorkerLike } from '../workers/index.ts';
import { bodyFromText } from './body-from-text.ts';
import type { BodyAnswer, BodyQuestion } from './body-worker-messages.ts';
import { ApartReader } from './read-apart.ts';

const squat = [bodyFromText('squat')];
const bench = [bodyFromText('bench')];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('bodies read in a worker', () => {
  it('are requested one by one, once the worker is ready', async () => {
    const { reader, workers } = makeReader();
    const [first, second] = [reader.read(squat), reader.read(bench)];
    const [worker] = workers;
    expect(worker?.asked).toEqual([]);
    worker?.say('ready');
    expect(worker?.asked.map(({ parts }) => parts)).toEqual([squat]);
    worker?.answer();
    worker?.answer();
    expect((await first).merged.text).toBe('squat');
    expect((await second).merged.text).toBe('bench');
    expect(workers).toHaveLength(1);
  });

  it('SY21y are abandoned with the worker if one takes too long, and another worker reads the next one', async () => {
    const { reader, workers } = makeReader();
    const [first, second] = [reader.read(squat), reader.read(bench)];
    const gaveUp = expect(first).rejects.toThrow(BodyTooSlow);
    workers[0]?.say('ready');
    vi.advanceTimersByTime(5_000);
    await gaveUp;
    expect(workers[0]?.isTerminated).toBe(true);
    workers[0]?.answer();
    workers[1]?.say('ready');
    expect(workers[1]?.asked.map(({ parts }) => parts)).toEqual([bench]);
    workers[1]?.answer();
    expect((await second).merged.text).toBe('bench');
  });

  it('are abandoned if one crashes the worker', async () => {
    const { reader, workers } = makeReader();
    const [first, second] = [reader.read(squat), reader.read(bench)];
    const gaveUp = expect(first).rejects.toThrow(BodyTooSlow);
    workers[0]?.say('ready');
    workers[0]?.die();
    await gaveUp;
    workers[1]?.say('ready');
    workers[1]?.answer();
    expect((await second).merged.text).toBe('bench');
  });

  it('are read on the page if no worker starts', async () => {
    const { reader, workers } = makeReader();
    const first = reader.read(squat);
    workers[0]?.die();
    expect((await first).merged.text).toBe('squat');
    expect((await reader.read(bench)).merged.text).toBe('bench');
    expect(workers).toHaveLength(1);
  });

  it('wait for a worker however long it takes to start', async () => {
    const { reader, workers } = makeReader();
    const first = reader.read(squat);
    vi.advanceTimersByTime(60_000);
    workers[0]?.say('ready');
    workers[0]?.answer();
    expect((await first).merged.text).toBe('squat');
  });
});

class FakeWorker implements WorkerLike {
  readonly asked: BodyQuestion[] = [];
  isTerminated = false;
  readonly #target = new EventTarget();
  #answered = 0;

  readonly addEventListener = this.#target.addEventListener.bind(this.#target) as WorkerLike['addEventListener'];

  postMessage(question: BodyQuestion): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(answer: BodyAnswer): void {
    this.#target.dispatchEvent(new MessageEvent('message', { data: answer }));
  }

  /** Answers the oldest unanswered request. */
  answer(): void {
    const question = this.asked[this.#answered++] as BodyQuestion;
    const body: ReadBody = readBody(question.parts);
    this.say({ id: question.id, body });
  }

  die(): void {
    this.#target.dispatchEvent(new Event('error'));
  }
}

function makeReader() {
  const workers: FakeWorker[] = [];
  const reader = new ApartReader(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  return { reader, workers };
}
