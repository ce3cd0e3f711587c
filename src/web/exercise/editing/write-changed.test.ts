import { expect, test } from 'vitest';
import { writeChanged } from './write-changed.ts';

interface Shoes {
  name?: string | undefined;
  kind?: string | undefined;
  warnAt?: { readonly si: number; readonly typed?: string } | undefined;
}

test('a form writes only changed fields, and does not overwrite changes from another device', () => {
  const opened: Shoes = { name: 'Old', kind: 'shoes', warnAt: { si: 500_000, typed: '500' } };
  const now: Shoes = { name: 'Named elsewhere', kind: 'shoes', warnAt: { si: 700_000 } };
  writeChanged(now, opened, { name: 'Old', kind: 'other', warnAt: { si: 500_000, typed: '500' } });
  expect(now).toEqual({ name: 'Named elsewhere', kind: 'other', warnAt: { si: 700_000 } });
});

test('cleared fields are cleared, and a new record contains all typed values', () => {
  const now: Shoes = { warnAt: { si: 0 } };
  writeChanged(now, { warnAt: { si: 0 } }, { warnAt: undefined });
  expect(now.warnAt).toBeUndefined();
  const made: Shoes = {};
  writeChanged(made, {}, { name: 'New', kind: undefined });
  expect(made).toEqual({ name: 'New' });
});
