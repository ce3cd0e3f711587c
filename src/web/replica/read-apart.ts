import { BodyTooSlow, type ReadParts, readHere } from '#sync/document/body-reader.ts';
import type { ReadBody } from '#sync/record/index.ts';
import { trustedScriptUrl } from '../trusted-scripts/index.ts';
import type { WorkerLike } from '../workers/index.ts';
import workerPath from './body-worker.ts?worker&url';
import type { BodyAnswer, BodyQuestion } from './body-worker-messages.ts';

interface Asked {
  readonly question: BodyQuestion;
  readonly answered: (body: ReadBody) => void;
  readonly failed: (error: Error) => void;
}

/** The time after which a worker is terminated. Reading the largest note takes one second on a slow phone. */
const maxMs = 5_000;

/**
 * Reads bodies in a worker, one at a time. If a body takes too long, the worker is terminated and a new one is started
 * for the next body. If no worker can be started, bodies are read on the page.
 */
export class ApartReader {
  readonly #startWorker: () => WorkerLike;
  readonly #waiting: Asked[] = [];
  #worker: WorkerLike | null = null;
  #isReady = false;
  #running: Asked | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #hasNoWorker = false;
  #lastId = 0;

  constructor(startWorker: () => WorkerLike = startBodyWorker) {
    this.#startWorker = startWorker;
  }

  readonly read: ReadParts = (parts) => {
    if (this.#hasNoWorker) return readHere(parts);
    return new Promise((answered, failed) => {
      const question = { id: ++this.#lastId, parts };
      this.#waiting.push({ question, answered, failed });
      this.#next();
    });
  };

  #next(): void {
    if (this.#running !== null || this.#waiting.length === 0) return;
    this.#worker ??= this.#start();
    if (!this.#isReady) return;
    const asked = this.#waiting.shift() as Asked;
    this.#running = asked;
    this.#patience = setTimeout(() => this.#giveUp(), maxMs);
    this.#worker.postMessage(asked.question);
  }

  #start(): WorkerLike {
    const worker = this.#startWorker();
    worker.addEventListener('message', (event) => {
      if (this.#worker === worker) this.#receive((event as MessageEvent<BodyAnswer>).data);
    });
    for (const kind of ['error', 'messageerror'] as const)
      worker.addEventListener(kind, () => {
        if (this.#worker === worker) this.#died();
      });
    return worker;
  }

  #receive(answer: BodyAnswer): void {
    if (answer === 'ready') this.#isReady = true;
    else this.#take()?.answered(answer.body);
    this.#next();
  }

  #giveUp(): void {
    this.#stop();
    this.#take()?.failed(new BodyTooSlow());
    this.#next();
  }

  /**
   * Handles the death of the worker. If the worker was never ready, workers cannot be started at all. If it was, the
   * current body is the cause.
   */
  #died(): void {
    const wasReady = this.#isReady;
    this.#stop();
    this.#take()?.failed(new BodyTooSlow());
    if (wasReady) return this.#next();
    this.#hasNoWorker = true;
    for (const { question, answered, failed } of this.#waiting.splice(0))
      readHere(question.parts).then(answered, failed);
  }

  #take(): Asked | null {
    const asked = this.#running;
    clearTimeout(this.#patience);
    this.#running = null;
    return asked;
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#isReady = false;
  }
}

function startBodyWorker(): WorkerLike {
  return new Worker(trustedScriptUrl(workerPath), { type: 'module', name: 'bodies' });
}
