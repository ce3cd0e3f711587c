import { expect, it } from 'vitest';
import { Semaphore } from './semaphore.ts';

it('a semaphore runs as many tasks as it has slots, and the others in order, even after one fails', async () => {
  const semaphore = new Semaphore(2);
  const begun: string[] = [];
  const ends = new Map<string, { readonly done: () => void; readonly fail: (error: Error) => void }>();
  const start = (name: string) =>
    semaphore.run(
      () =>
        new Promise<void>((done, fail) => {
          begun.push(name);
          ends.set(name, { done, fail });
        }),
    );
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(start);
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.fail(new Error('no disk'));
  await expect(b).rejects.toThrow('no disk');
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('a')?.done();
  await a;
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  ends.get('c')?.done();
  ends.get('d')?.done();
  await Promise.all([c, d]);
});
