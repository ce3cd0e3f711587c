import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLatest } from './index.ts';

it('the latest value is read by the same function after each render', async () => {
  const { result, rerender } = await renderHook((value?: string) => useLatest(value), { initialProps: 'first' });
  await expect.poll(() => result.current?.()).toBe('first');
  const read = result.current;
  await rerender('second');
  await expect.poll(read).toBe('second');
  expect(result.current).toBe(read);
});
