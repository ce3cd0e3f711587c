import { expect, test, vi } from 'vitest';
import type { WorkerLike } from '../../workers/index.ts';
import type { MessageFromWorker, SearchAnswer } from './messages-from-worker.ts';
import type { MessageToWorker, SearchRequest } from './messages-to-worker.ts';
import type { FeedSink } from './notes-feed.ts';
import { NotesIndexClient } from './notes-index-client.ts';

const place: SearchRequest['place'] = {
  today: '2026-11-21',
  zone: 'UTC',
  dayStartsAt: 0,
  massUnit: 'kg',
  distanceUnit: 'km',
};
const question: SearchRequest = { text: 'knee', place, limit: 10, atOnce: 10 };
const answer: SearchAnswer = { total: 0, isTotalWhole: true, hits: [], progress: { share: 1, texts: 0 } };

test('a later count is combined with the hits of the previous answer', () => {
  const { finder, workers } = newFinder();
  const heard: SearchAnswer[] = [];
  finder.ask(question, (each) => heard.push(each));
  const hit = { id: 'a', score: 1, titleRanges: [], snippets: [] };
  workers[0]?.say({ kind: 'answer', ask: 1, answer: { ...answer, total: 1, isTotalWhole: false, hits: [hit] } });
  const counted = { total: 7, moreHits: [], progress: answer.progress };
  workers[0]?.say({ kind: 'counted', ask: 1, counted });
  expect(heard.at(-1)).toEqual({ ...answer, total: 7, hits: [hit] });
  expect(heard.at(-1)?.hits).toBe(heard[0]?.hits);
  const other = { ...hit, id: 'b' };
  workers[0]?.say({ kind: 'counted', ask: 1, counted: { ...counted, moreHits: [other] } });
  expect(heard.at(-1)).toEqual({ ...answer, total: 7, hits: [hit, other] });
});

test('answers are delivered until the query is cancelled', () => {
  const { finder, workers } = newFinder();
  const heard = vi.fn();
  const takeBack = finder.ask(question, heard);
  workers[0]?.say({ kind: 'answer', ask: 1, answer });
  takeBack();
  workers[0]?.say({ kind: 'answer', ask: 1, answer });
  expect(heard).toHaveBeenCalledExactlyOnceWith(answer);
  expect(workers[0]?.heard.map(({ kind }) => kind)).toEqual(['fed', 'search', 'cancel']);
});

test('the worker is notified of user activity until the client is closed', () => {
  const { finder, workers, acts } = newFinder();
  for (const told of acts) told();
  expect(workers[0]?.heard.map(({ kind }) => kind)).toEqual(['fed', 'acting']);
  finder.close();
  expect(acts.size).toBe(0);
});

test('a prefetched query is not sent again, and delivers what has arrived so far', async () => {
  const { finder, workers } = newFinder();
  finder.begin(question);
  workers[0]?.say({ kind: 'answer', ask: 1, answer });
  const heard = vi.fn();
  const takeBack = finder.ask({ ...question }, heard);
  expect(heard).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(heard).toHaveBeenCalledExactlyOnceWith(answer);
  workers[0]?.say({ kind: 'counted', ask: 1, counted: { total: 7, moreHits: [], progress: answer.progress } });
  expect(heard).toHaveBeenLastCalledWith({ ...answer, total: 7 });
  takeBack();
  expect(workers[0]?.heard.map(({ kind }) => kind)).toEqual(['fed', 'search', 'cancel']);
});

test('a prefetched query is cancelled by another one', () => {
  const { finder, workers } = newFinder();
  finder.begin(question);
  finder.begin({ ...question, text: 'knees' });
  finder.ask({ ...question, text: 'hip' }, () => {});
  expect(workers[0]?.heard.filter(({ kind }) => kind === 'cancel')).toEqual([
    { kind: 'cancel', ask: 1 },
    { kind: 'cancel', ask: 2 },
  ]);
});

test('a crashed worker is restarted, fed and queried again', () => {
  const { finder, workers, feedings } = newFinder();
  const answers = vi.fn();
  finder.ask(question, answers);
  workers[0]?.fail();
  expect(workers[0]?.isTerminated).toBe(true);
  expect(feedings.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(workers[1]?.heard).toEqual([{ kind: 'fed' }, { kind: 'search', ask: 1, question }]);
  workers[1]?.say({ kind: 'answer', ask: 1, answer });
  expect(answers).toHaveBeenCalledExactlyOnceWith(answer);
});

test('messages from a crashed worker are ignored', () => {
  const { finder, workers } = newFinder();
  workers[0]?.fail();
  workers[0]?.say({ kind: 'progress', progress: { share: 1, texts: 5 } });
  expect(finder.status.kind).toBe('reading');
});

test('a worker that keeps crashing is abandoned, and queries fail', () => {
  const { finder, workers } = newFinder();
  const failed = vi.fn();
  finder.ask(question, () => {}, failed);
  for (let at = 0; at < 4; at += 1) workers[at]?.fail();
  expect(finder.status.kind).toBe('failed');
  expect(workers).toHaveLength(4);
  expect(failed).toHaveBeenCalledOnce();
  finder.ask(question, () => {}, failed);
  expect(failed).toHaveBeenCalledTimes(2);
});

test('the client reports its progress', () => {
  const { finder, workers } = newFinder();
  const changed = vi.fn();
  finder.subscribe(changed);
  workers[0]?.say({ kind: 'progress', progress: { share: 0.5, texts: 5 } });
  expect(finder.status).toEqual({ kind: 'reading', progress: { share: 0.5, texts: 5 } });
  workers[0]?.say({ kind: 'progress', progress: { share: 1, texts: 10 } });
  expect(finder.status.kind).toBe('ready');
  expect(changed).toHaveBeenCalledTimes(2);
});

test('the client feeds nothing and has no worker after it is closed', () => {
  const { finder, workers, feedings } = newFinder();
  finder.close();
  expect(workers[0]?.isTerminated).toBe(true);
  expect(feedings[0]?.signal.aborted).toBe(true);
});

class FakeWorker implements WorkerLike {
  readonly heard: MessageToWorker[] = [];
  readonly #listeners: { readonly kind: string; readonly hear: (event: Event) => void }[] = [];
  isTerminated = false;

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

function newFinder() {
  const workers: FakeWorker[] = [];
  const feedings: { readonly signal: AbortSignal }[] = [];
  const feed = {
    follow: (into: FeedSink, signal: AbortSignal) => {
      feedings.push({ signal });
      into.fed();
    },
  };
  const startWorker = () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as FakeWorker;
  };
  const acts = new Set<() => void>();
  const followActivity = (told: () => void) => {
    acts.add(told);
    return () => acts.delete(told);
  };
  return { finder: new NotesIndexClient({ feed, startWorker, followActivity }), workers, feedings, acts };
}
