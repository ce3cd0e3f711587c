import type { Worker } from 'node:worker_threads';
import { startThread } from '#own-files';
import { TaskEnded, type TaskRunner, type Tasks } from '#sync/hub/hub-tasks.ts';
import type { TaskCall, ThreadMessage } from './task-messages.ts';

/**
 * Limits for tasks. Times are CPU milliseconds of the task's thread, because on a busy machine an honest task takes
 * longer by the clock but uses no more CPU time.
 */
export interface TaskLimits {
  /** The number of threads for fast tasks. One more thread runs slow tasks. */
  readonly threads: number;
  /** The time after which a task moves to the slow lane. */
  readonly soonMs: number;
  /** The time after which a task is terminated. */
  readonly maxMs: number;
  /** For how long a user's tasks go to the slow lane after one of them was slow, in milliseconds by the clock. */
  readonly slowForMs: number;
  /** The heap size at which a thread's task is terminated, in mebibytes. */
  readonly mebibytes: number;
}

const taskLimits: TaskLimits = {
  threads: 2,
  soonMs: 100,
  maxMs: 10_000,
  slowForMs: 10 * 60_000,
  mebibytes: 192,
};

export interface TaskPool<T extends Tasks<T>> extends TaskRunner<T> {
  /** Resolves once the threads can run tasks, so that the first task need not wait for them to start. */
  ready(): Promise<void>;
  /** Terminates all threads; running and queued tasks are rejected. */
  close(): Promise<void>;
}

/** A queued or running task. */
interface Job {
  readonly uid: string;
  readonly call: TaskCall;
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

interface Person {
  readonly waiting: Job[];
  running: boolean;
  /** Until this instant of a clock that nobody sets, the user's tasks go to the slow lane. */
  slowUntil: number;
}

type Lane = 'soon' | 'slow';

/** The shortest time between two checks of a task's CPU time. */
const shortestMs = 20;

/**
 * Runs tasks on worker threads. Each user has at most one running task, and users take turns. A task that is not done
 * within `soonMs` keeps its thread, which becomes the only slow thread. So a task never holds any of the other threads
 * for longer than `soonMs`. A task that uses too much time or memory is terminated with its thread.
 */
export function openTaskPool<T extends Tasks<T>>(limits: TaskLimits = taskLimits): TaskPool<T> {
  return new Pool(limits);
}

class Pool {
  readonly #limits: TaskLimits;
  readonly #persons = new Map<string, Person>();
  /** The queue of users with a task to run, by lane. */
  readonly #turns = { soon: new Set<string>(), slow: new Set<string>() } as const;
  readonly #threads = new Set<Thread>();
  #closed = false;

  constructor(limits: TaskLimits) {
    this.#limits = limits;
    // One runs the first task and one is the spare. The third starts when both are busy, because each takes 13 MB.
    this.#open();
    this.#open();
  }

  run(uid: string, name: string, input: unknown): Promise<never> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('the task pool is closed'));
      const person = this.#persons.get(uid) ?? { waiting: [], running: false, slowUntil: 0 };
      this.#persons.set(uid, person);
      person.waiting.push({ uid, call: { name, input }, resolve, reject });
      this.#queue(uid, person);
      this.#start();
    });
  }

  async ready(): Promise<void> {
    await Promise.all([...this.#threads].map(({ ready }) => ready));
  }

  async close(): Promise<void> {
    this.#closed = true;
    const closed = new Error('the task pool is closed');
    for (const { waiting } of this.#persons.values()) for (const { reject } of waiting.splice(0)) reject(closed);
    await Promise.all([...this.#threads].map((thread) => thread.end(closed)));
  }

  /** Queues a user in the user's lane if a task is waiting and none is running. */
  #queue(uid: string, person: Person): void {
    const hasTurn = this.#turns.soon.has(uid) || this.#turns.slow.has(uid);
    if (hasTurn || person.running || person.waiting.length === 0) return;
    const lane: Lane = person.slowUntil > performance.now() ? 'slow' : 'soon';
    this.#turns[lane].add(uid);
  }

  #start(): void {
    for (const lane of ['soon', 'slow'] as const) {
      for (const uid of this.#turns[lane]) {
        const thread = this.#threadFor(lane);
        if (thread === null) break;
        this.#turns[lane].delete(uid);
        const person = this.#persons.get(uid) as Person;
        const job = person.waiting.shift() as Job;
        person.running = true;
        thread.lane = lane;
        thread.run(job);
      }
    }
    this.#keepSpare();
  }

  /** Starts a spare thread once all threads are busy, because a thread is slow to start. */
  #keepSpare(): void {
    const threads = [...this.#threads];
    if (threads.length > 0 && threads.length <= this.#limits.threads && threads.every(({ job }) => job !== null))
      this.#open();
  }

  /** Returns an idle thread, or starts one. Returns null if the lane has no room for another running task. */
  #threadFor(lane: Lane): Thread | null {
    const busy = [...this.#threads].filter((thread) => thread.job !== null && thread.lane === lane).length;
    if (busy >= (lane === 'slow' ? 1 : this.#limits.threads)) return null;
    const idle = [...this.#threads].find(({ job }) => job === null);
    return idle ?? this.#open();
  }

  #open(): Thread {
    const thread: Thread = new Thread(this.#limits, {
      late: () => this.#late(thread),
      finished: (job) => this.#finished(job),
      gone: () => {
        this.#threads.delete(thread);
        if (!this.#closed) this.#start();
      },
    });
    this.#threads.add(thread);
    return thread;
  }

  /** Makes the thread the slow one. If there is a slow thread already, requeues the task to wait for it. */
  #late(thread: Thread): void {
    const { job } = thread;
    if (job === null || thread.lane === 'slow') return;
    const person = this.#persons.get(job.uid) as Person;
    person.slowUntil = performance.now() + this.#limits.slowForMs;
    if (![...this.#threads].some((other) => other.job !== null && other.lane === 'slow')) {
      thread.lane = 'slow';
      return this.#start();
    }
    person.waiting.unshift(job);
    void thread.end(null);
    this.#finished(job);
  }

  #finished({ uid }: Job): void {
    const person = this.#persons.get(uid) as Person;
    person.running = false;
    if (person.waiting.length === 0 && person.slowUntil <= performance.now()) this.#persons.delete(uid);
    else this.#queue(uid, person);
    if (!this.#closed) this.#start();
  }
}

interface ThreadEvents {
  /** Called if the task was not done within `soonMs`. */
  readonly late: () => void;
  readonly finished: (job: Job) => void;
  readonly gone: () => void;
}

class Thread {
  lane: Lane = 'soon';
  job: Job | null = null;
  /** Resolves when the thread can run a task, or has ended. */
  readonly ready: Promise<void>;
  readonly #limits: TaskLimits;
  readonly #events: ThreadEvents;
  readonly #worker: Worker;
  #isReady = false;
  readonly #becameReady: () => void;
  /** The key of the record that the task works on. */
  #key: string | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: TaskLimits, events: ThreadEvents) {
    this.#limits = limits;
    this.#events = events;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ready = promise;
    this.#becameReady = resolve;
    this.#worker = startThread('task', {
      resourceLimits: { maxOldGenerationSizeMb: limits.mebibytes, maxYoungGenerationSizeMb: 16 },
    });
    this.#worker.unref();
    this.#worker.on('message', (message: ThreadMessage) => this.#receive(message));
    this.#worker.on('error', (error: NodeJS.ErrnoException) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('a worker thread exited')));
  }

  run(job: Job): void {
    this.job = job;
    this.#key = null;
    // a thread that is not ready runs the task later, and its time counts from then
    this.#worker.postMessage(job.call);
    if (this.#isReady) void this.#watch(job);
  }

  /**
   * Terminates the thread, even while it runs a task.
   *
   * @param error rejects its task; null leaves the task alone
   */
  async end(error: Error | null): Promise<void> {
    clearTimeout(this.#timer);
    const { job } = this;
    this.job = null;
    this.#events.gone();
    if (error !== null) job?.reject(error);
    await this.#worker.terminate();
  }

  /** Enforces the time limits of a task. Checks again at the earliest time at which a limit can be exceeded. */
  async #watch(job: Job): Promise<void> {
    const { soonMs, maxMs } = this.#limits;
    const begun = await this.#processorMs();
    let isLate = false;
    const ask = async () => {
      const used = (await this.#processorMs()) - begun;
      if (this.job !== job) return;
      if (used >= maxMs) return this.#giveUp('time');
      if (!isLate && used >= soonMs) {
        isLate = true;
        this.#events.late();
        if (this.job !== job) return;
      }
      again(used);
    };
    const again = (used: number) => {
      this.#timer = setTimeout(ask, Math.max(shortestMs, (isLate ? maxMs : soonMs) - used));
    };
    if (this.job === job) again(0);
  }

  async #processorMs(): Promise<number> {
    try {
      const { user, system } = await this.#worker.cpuUsage();
      return (user + system) / 1000;
    } catch {
      return 0; // the thread has ended; its `exit` event reports that
    }
  }

  #giveUp(reason: 'time' | 'memory'): void {
    const { job } = this;
    if (job === null) return;
    void this.end(new TaskEnded(job.call.name, reason, this.#key));
    this.#events.finished(job);
  }

  #receive(message: ThreadMessage): void {
    if (message.kind === 'ready') {
      this.#isReady = true;
      this.#becameReady();
      if (this.job !== null) void this.#watch(this.job);
      return;
    }
    if (message.kind === 'progress') {
      this.#key = message.key;
      return;
    }
    const { job } = this;
    if (job === null) return;
    clearTimeout(this.#timer);
    this.job = null;
    if (message.kind === 'done') job.resolve(message.output as never);
    else job.reject(message.error instanceof Error ? message.error : new Error(String(message.error)));
    this.#events.finished(job);
  }

  #fail(error: NodeJS.ErrnoException): void {
    const { job } = this;
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return this.#giveUp('memory');
    this.job = null;
    clearTimeout(this.#timer);
    this.#becameReady();
    this.#events.gone();
    if (job === null) return;
    job.reject(error);
    this.#events.finished(job);
  }
}
