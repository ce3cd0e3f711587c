import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { leaf, readRecord, recordType } from './index.ts';

it('reads records on pages whose policy forbids evaluating code', () => {
  z.config({ jitless: true });
  const type = recordType('samples', { reps: leaf(z.object({ min: z.int(), max: z.optional(z.int()) })) });
  const read = (value: unknown) => readRecord(type, new Map([['reps', { value, stamp: '1' }]]));
  expect(read({ min: 0 }).value.reps).toEqual({ min: 0 });
  expect(read({ max: 3 }).unreadable).toEqual(['reps']);
});
