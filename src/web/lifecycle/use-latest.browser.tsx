import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLatest } from './index.ts';

it('the latest value is read by the same function after each render', async () => {
  const { result, rerender } = await renderHook((value?: string) => useLatest(value), { initialProps: 'first' });
  const read = result.current;
  expect(read()).toBe('first');
  await rerender('second');
  expect(result.current).toBe(read);
  expect(read()).toBe('second');
});
