import { afterEach, describe, expect, it, vi } from 'vitest';
import { isUuid } from '#domain/kernel/index.ts';
import { alone, copyText, inOneTab, newId, sha256 } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

describe('on a page without encryption', () => {
  const { getRandomValues } = crypto;
  const insecure = () => {
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    vi.stubGlobal('navigator', {});
  };

  it('an id is a unique UUID', () => {
    insecure();
    const ids = [newId(), newId()];
    expect(ids.map(isUuid)).toEqual([true, true]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it.each([0, 1, 256 * 1024, 256 * 1024 + 1, 600_000])(
    'the digest of %i bytes equals the browser’s',
    async (length) => {
      const bytes = Uint8Array.from({ length }, (_, at) => at * 7);
      const byBrowser = await sha256(bytes);
      insecure();
      expect(await sha256(bytes)).toEqual(byBrowser);
    },
  );

  it('copying rejects if the text cannot be created', async () => {
    insecure();
    await expect(copyText(Promise.reject(new Error('no such note')))).rejects.toThrow('no such note');
  });
});

describe('work under a lock', () => {
  it('runs one after the other', async () => {
    const done: string[] = [];
    const name = newId();
    const first = alone(name, async () => {
      await new Promise((resolve) => setTimeout(resolve, 0));
      done.push('first');
    });
    await Promise.all([first, alone(name, async () => void done.push('second'))]);
    expect(done).toEqual(['first', 'second']);
  });

  it.each<readonly [string, () => object | undefined]>([
    ['has no locks', () => undefined],
    ['refuses them', () => ({ request: () => Promise.reject(new DOMException('Not here', 'SecurityError')) })],
  ])('runs even if the browser %s', async (_, locks) => {
    vi.stubGlobal('navigator', { locks: locks() });
    expect(await alone('work', async () => 'done')).toBe('done');
    const work = vi.fn(async () => {});
    await inOneTab('work', work);
    expect(work).toHaveBeenCalledOnce();
  });

  it('rejects if it fails, and is not repeated', async () => {
    const work = vi.fn(() => Promise.reject(new Error('disk full')));
    await expect(alone(newId(), work)).rejects.toThrow('disk full');
    expect(work).toHaveBeenCalledOnce();
  });

  it('is skipped if another tab is already doing it', async () => {
    const name = newId();
    const work = vi.fn(async () => {});
    await inOneTab(name, () => inOneTab(name, work));
    expect(work).not.toHaveBeenCalled();
  });
});
