import { expect, it, vi } from 'vitest';
import { onceForAll } from './once-for-all.ts';

it('a value is computed once per object', () => {
  const make = vi.fn((records: readonly string[]) => ({ count: records.length }));
  const counted = onceForAll(make);
  const records = ['a', 'b'];
  expect(counted(records)).toEqual({ count: 2 });
  expect(counted(records)).toBe(counted(records));
  expect(make).toHaveBeenCalledOnce();
  expect(counted(['a'])).toEqual({ count: 1 });
});
