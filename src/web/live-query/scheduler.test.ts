import { expect, test } from 'vitest';
import { Scheduler } from './scheduler.ts';

type Priority = 'interactive' | 'ingest' | 'refine' | 'idle';

test('the most urgent work is done first', async () => {
  const { scheduler, add, settle, done } = newScheduler();
  for (const priority of ['idle', 'refine', 'ingest', 'interactive'] as const) add(priority);
  scheduler.wake();
  await settle();
  expect(done).toEqual(['interactive', 'ingest', 'refine', 'idle']);
});

test('a query that arrives during long work waits for one time slice', async () => {
  const { scheduler, add, settle, done, onPause } = newScheduler();
  for (let at = 0; at < 10; at += 1) add('ingest', 1);
  onPause(2, () => add('interactive'));
  scheduler.wake();
  await settle();
  expect(done.indexOf('interactive')).toBe(2); // steps of 1 ms in a slice of 2 ms
  expect(done).toHaveLength(11);
});

test('after the answer to a typed query, only reading goes on until the page has rendered it', async () => {
  const { scheduler, add, settle, done, time } = newScheduler();
  for (const priority of ['idle', 'refine', 'ingest'] as const) add(priority);
  add('interactive', 0, () => scheduler.answered());
  const doneAt = () => [done.length, time()];
  scheduler.wake();
  await settle({ isTimePassing: false });
  expect(done).toEqual(['interactive', 'ingest']);
  await settle();
  expect(done).toEqual(['interactive', 'ingest', 'refine', 'idle']);
  expect(doneAt()).toEqual([4, 200]);
});

test('idle work rests between slices while the user is active, and other work does not', async () => {
  const elapsed = async (priority: Priority, isActive: boolean) => {
    const { scheduler, add, settle, time, onEachPause } = newScheduler();
    for (let at = 0; at < 5; at += 1) add(priority, 2);
    if (isActive) onEachPause(() => scheduler.acted());
    scheduler.wake();
    await settle();
    return time();
  };
  expect(await elapsed('idle', false)).toBe(10);
  expect(await elapsed('idle', true)).toBe(10 + 5 * 60);
  expect(await elapsed('refine', true)).toBe(10);
});

test('changed answers are due at once when they are complete, otherwise throttled, those in the background longer', () => {
  const { scheduler, pass } = newScheduler();
  const due = (isBackground: boolean, isComplete = false) =>
    scheduler.isDue({ changedAt: 0, isBackground, isComplete });
  expect([due(false), due(false, true), due(true, true)]).toEqual([false, true, true]);
  pass(250);
  expect([due(false), due(true)]).toEqual([true, false]);
  pass(750);
  expect(due(true)).toBe(true);
  scheduler.acted();
  expect([due(false), due(true)]).toEqual([true, false]);
  scheduler.answered();
  expect([due(false), due(false, true)]).toEqual([false, false]);
});

test('work that arrives at the moment in which the scheduler stops is done', async () => {
  const { scheduler, add, settle, done, onStop } = newScheduler();
  add('idle');
  const arrive = () => {
    if (done.includes('ingest')) return;
    queueMicrotask(() => {
      add('ingest');
      scheduler.wake();
    });
  };
  onStop(arrive);
  scheduler.wake();
  await settle();
  expect(done).toEqual(['idle', 'ingest']);
});

test('waiting answers wake the scheduler once they are due', async () => {
  const { scheduler, settle, time, wait } = newScheduler();
  wait();
  scheduler.wake();
  scheduler.wake();
  await settle();
  expect(time()).toBe(250);
});

/** A scheduler in virtual time, in which only steps and timers take time. */
function newScheduler() {
  let now = 0;
  let pauses = 0;
  let waitsUntil = 0;
  let eachPause = () => {};
  let beforeStop = () => {};
  const atPause = new Map<number, () => void>();
  const timers: { readonly at: number; readonly work: () => void }[] = [];
  const done: Priority[] = [];
  const steps: { readonly [P in Priority]: (() => void)[] } = { interactive: [], ingest: [], refine: [], idle: [] };
  const take = (priority: Priority) => () => {
    const step = steps[priority].shift();
    step?.();
    return step !== undefined;
  };
  const work = {
    interactive: take('interactive'),
    ingest: take('ingest'),
    refine: take('refine'),
    idle: take('idle'),
    hasWaiting: () => {
      beforeStop();
      return now < waitsUntil;
    },
  };
  const scheduler = new Scheduler(work, {
    pause: () => {
      pauses += 1;
      atPause.get(pauses)?.();
      eachPause();
      return Promise.resolve();
    },
    after: (ms, work) => void timers.push({ at: now + ms, work }),
    clock: () => now,
  });
  return {
    scheduler,
    done,
    time: () => now,
    pass: (ms: number) => {
      now += ms;
    },
    /** Adds a step that takes the given time. */
    add: (priority: Priority, ms = 0, then = () => {}) =>
      steps[priority].push(() => {
        now += ms;
        done.push(priority);
        then();
      }),
    /** Lets answers wait for a moment. */
    wait: () => {
      waitsUntil = now + 1;
    },
    onPause: (number: number, act: () => void) => atPause.set(number, act),
    onEachPause: (act: () => void) => {
      eachPause = act;
    },
    /** Calls a function whenever the scheduler finds nothing to do. */
    onStop: (act: () => void) => {
      beforeStop = act;
    },
    /** Lets the scheduler work until it has nothing to do, and runs its timers in order. */
    settle: async ({ isTimePassing = true } = {}) => {
      for (;;) {
        for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
        if (!isTimePassing) return;
        const timer = timers.sort((a, b) => a.at - b.at).shift();
        if (timer === undefined) return;
        now = timer.at;
        timer.work();
      }
    },
  };
}
