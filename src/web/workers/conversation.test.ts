import { expect, it } from 'vitest';
import { Conversation, type Methods } from './conversation.ts';

interface Worker {
  double(value: number): number;
  readonly total: () => Promise<number>;
  fail(): void;
  throwText(): void;
}
interface Page {
  stored(): Promise<number>;
}

class Refused extends Error {
  override readonly name = 'Refused';
  readonly code = 'page/refused';
}

/** Returns both sides of a conversation, whose messages arrive as copies, in order. */
function bothSides(stored: () => Promise<number> = async () => 40) {
  const worker: Conversation<Worker, Page> = new Conversation<Worker, Page>(
    { post: (message) => queueMicrotask(() => page.receive(structuredClone(message))) },
    (other): Methods<Worker> => ({
      double: (value) => 2 * value,
      total: async () => (await other.stored()) + 2,
      fail: () => {
        throw new Refused('not now');
      },
      throwText: () => {
        throw 'no error';
      },
    }),
  );
  const page: Conversation<Page, Worker> = new Conversation<Page, Worker>(
    { post: (message) => queueMicrotask(() => worker.receive(structuredClone(message))) },
    () => ({ stored }),
  );
  return { page, worker };
}

it('each side calls the methods of the other', async () => {
  const { page } = bothSides();
  expect(await Promise.all([page.other.double(3), page.other.double(4), page.other.total()])).toEqual([6, 8, 42]);
});

it('an error of a method rejects its call, with its name, text and code', async () => {
  const { page } = bothSides();
  await expect(page.other.fail()).rejects.toMatchObject({ name: 'Refused', message: 'not now', code: 'page/refused' });
  await expect(page.other.throwText()).rejects.toMatchObject({ message: 'no error' });
});

it('the end of a conversation rejects the calls that wait, and no answer changes that', async () => {
  const stored = Promise.withResolvers<number>();
  const { page } = bothSides(() => stored.promise);
  const waiting = page.other.total();
  page.end(new Refused('ended'));
  await expect(waiting).rejects.toThrow('ended');
  stored.resolve(1);
  expect(await page.other.double(1)).toBe(2);
});
