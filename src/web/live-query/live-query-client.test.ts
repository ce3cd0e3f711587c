import { expect, onTestFinished, test, vi } from 'vitest';
import type { WorkerLike } from '../workers/index.ts';
import { LiveQueryClient } from './live-query-client.ts';
import type { MessageFromWorker, MessageToWorker } from './messages.ts';

const query = { about: 'tasks' };

test('answers are delivered until the query is cancelled', () => {
  const { client, workers } = newClient();
  const heard = vi.fn();
  const cancel = client.watch('notes', query, heard);
  workers[0]?.say({ kind: 'answer', ask: 1, answer: 'a' });
  cancel();
  workers[0]?.say({ kind: 'answer', ask: 1, answer: 'b' });
  expect(heard).toHaveBeenCalledExactlyOnceWith('a');
  expect(workers[0]?.kinds).toEqual(['start', 'ask', 'cancel']);
});

test('the collections of a subject are read from its first query on', () => {
  const { client, feeds } = newClient();
  expect(feeds[0]?.included).toEqual([]);
  client.watch('training', query, () => {});
  expect(feeds[0]?.included).toContain('workouts');
  expect(feeds[0]?.included).not.toContain('notes');
  client.include('notes');
  expect(feeds[0]?.included).toContain('notes');
});

test('the worker is notified of user activity until the client is closed', () => {
  const { client, workers, acts } = newClient();
  for (const told of acts) told();
  expect(workers[0]?.kinds).toEqual(['start', 'acting']);
  client.close();
  expect(acts.size).toBe(0);
});

test('a query that has begun is not sent again, and delivers what has arrived so far', async () => {
  const { client, workers } = newClient();
  client.begin('notes', query);
  workers[0]?.say({ kind: 'answer', ask: 1, answer: 'a' });
  workers[0]?.say({ kind: 'answer', ask: 1, answer: 'b' });
  const heard = vi.fn();
  const cancel = client.watchStarted('notes', { ...query }, heard);
  expect(heard).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(heard.mock.calls).toEqual([['a'], ['b']]);
  workers[0]?.say({ kind: 'answer', ask: 1, answer: 'c' });
  expect(heard).toHaveBeenLastCalledWith('c');
  cancel();
  expect(workers[0]?.kinds).toEqual(['start', 'ask', 'cancel']);
});

test('a query that has begun is cancelled by another one, but not by queries that do not take it over', () => {
  const { client, workers } = newClient();
  const cancelled = () => workers[0]?.heard.flatMap((each) => (each.kind === 'cancel' ? each.ask : []));
  client.begin('notes', query);
  client.watch('notes', { about: 'tags' }, () => {});
  expect(cancelled()).toEqual([]);
  client.begin('notes', { about: 'unresolved' });
  client.watchStarted('notes', query, () => {});
  expect(cancelled()).toEqual([1, 3]);
});

test('queries of two subjects can begin side by side', () => {
  const { client, workers } = newClient();
  const search = { about: 'hits' };
  client.begin('notes', query);
  client.begin('search', search);
  client.watchStarted('notes', query, () => {});
  client.watchStarted('search', search, () => {});
  expect(workers[0]?.kinds).toEqual(['start', 'ask', 'ask']);
});

test('a crashed worker is restarted, fed and asked again', () => {
  const { client, workers, feeds } = newClient();
  const heard = vi.fn();
  client.watch('training', query, heard);
  workers[0]?.fail();
  expect(workers[0]?.isTerminated).toBe(true);
  expect(feeds.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  expect(feeds[1]?.included).toEqual(feeds[0]?.included);
  expect(workers[1]?.heard).toEqual([
    { kind: 'start', locale: 'en' },
    { kind: 'ask', ask: 1, subject: 'training', query },
  ]);
  workers[1]?.say({ kind: 'answer', ask: 1, answer: 'a' });
  expect(heard).toHaveBeenCalledExactlyOnceWith('a');
});

test('a worker that does not answer is restarted', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { client, workers } = newClient();
  client.watch('notes', query, () => {});
  vi.advanceTimersByTime(14_000);
  expect(workers).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(workers).toHaveLength(2);
  workers[1]?.say({ kind: 'answer', ask: 1, answer: 'a' });
  vi.advanceTimersByTime(60_000);
  expect(workers).toHaveLength(2);
  client.close();
});

test('a worker that reports progress is given more time', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { client, workers } = newClient();
  client.watch('notes', query, () => {});
  vi.advanceTimersByTime(14_000);
  workers[0]?.say({ kind: 'progress', subject: 'training', progress: { share: 0.5 } });
  vi.advanceTimersByTime(14_000);
  expect(workers).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(workers).toHaveLength(2);
  client.close();
});

test('messages from a crashed worker are ignored', () => {
  const { client, workers } = newClient();
  workers[0]?.fail();
  workers[0]?.say({ kind: 'progress', subject: 'notes', progress: { share: 1 } });
  expect(client.statusOf('notes').kind).toBe('reading');
});

test('a worker that keeps crashing is abandoned, and queries fail', () => {
  const { client, workers } = newClient();
  const failed = vi.fn();
  client.watch('notes', query, () => {}, failed);
  for (let at = 0; at < 4; at += 1) workers[at]?.fail();
  expect(client.statusOf('notes').kind).toBe('failed');
  expect(workers).toHaveLength(4);
  expect(failed).toHaveBeenCalledOnce();
  client.watch('notes', query, () => {}, failed);
  expect(failed).toHaveBeenCalledTimes(2);
});

test('a worker that has read everything may crash as often as a new one', () => {
  const { workers } = newClient();
  for (let at = 0; at < 3; at += 1) workers[at]?.fail();
  workers[3]?.say({ kind: 'progress', subject: 'notes', progress: { share: 1 } });
  workers[3]?.fail();
  expect(workers).toHaveLength(5);
});

test('the client reports the progress of each subject', () => {
  const { client, workers } = newClient();
  const changed = vi.fn();
  client.subscribe(changed);
  workers[0]?.say({ kind: 'progress', subject: 'notes', progress: { share: 0.5 } });
  expect(client.statusOf('notes')).toEqual({ kind: 'reading', progress: { share: 0.5 } });
  workers[0]?.say({ kind: 'progress', subject: 'training', progress: { share: 1 } });
  expect([client.statusOf('notes').kind, client.statusOf('training').kind]).toEqual(['reading', 'ready']);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('the client feeds nothing and has no worker after it is closed', () => {
  const { client, workers, feeds } = newClient();
  client.close();
  expect(workers[0]?.isTerminated).toBe(true);
  expect(feeds[0]?.isStopped).toBe(true);
});

class FakeWorker implements WorkerLike {
  readonly heard: MessageToWorker[] = [];
  readonly #listeners: { readonly kind: string; readonly hear: (event: Event) => void }[] = [];
  isTerminated = false;

  get kinds(): readonly string[] {
    return this.heard.map(({ kind }) => kind);
  }

  postMessage(message: MessageToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  addEventListener(kind: string, hear: unknown): void {
    this.#listeners.push({ kind, hear: hear as (event: Event) => void });
  }

  say(message: MessageFromWorker): void {
    this.#tell('message', new MessageEvent('message', { data: message }));
  }

  fail(): void {
    this.#tell('error', new Event('error'));
  }

  #tell(kind: string, event: Event): void {
    for (const listener of this.#listeners) if (listener.kind === kind) listener.hear(event);
  }
}

function newClient() {
  const workers: FakeWorker[] = [];
  const feeds: { isStopped: boolean; readonly included: string[] }[] = [];
  const acts = new Set<() => void>();
  const client = new LiveQueryClient({
    locale: 'en',
    startWorker: () => {
      workers.push(new FakeWorker());
      return workers.at(-1) as FakeWorker;
    },
    follow: () => {
      const feed = { isStopped: false, included: [] as string[] };
      feeds.push(feed);
      return {
        include: (collections) => void feed.included.push(...collections),
        stop: () => {
          feed.isStopped = true;
        },
      };
    },
    followActivity: (told) => {
      acts.add(told);
      return () => acts.delete(told);
    },
  });
  return { client, workers, feeds, acts };
}
