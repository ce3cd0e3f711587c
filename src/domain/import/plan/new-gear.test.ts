import { expect, it } from 'vitest';
import { NewGear } from './new-gear.ts';

const origin = { app: 'strava', batch: 'b1', now: 5 };
const shoes = { name: 'Trail', kind: 'shoes' } as const;

it('creates gear once for all activities that name it, whatever the case of its name', () => {
  const gear = new NewGear(origin, []);
  const id = gear.idOf(shoes);
  expect(gear.idOf({ name: ' TRAIL', kind: 'other' })).toBe(id);
  const [edit, ...others] = gear.edits();
  expect(others).toEqual([]);
  expect(edit?.key).toBe(`gear/${id}`);
  expect(edit?.leaves).toEqual(
    expect.arrayContaining([
      { path: 'name', value: 'Trail' },
      { path: 'kind', value: 'shoes' },
      { path: 'source', value: expect.objectContaining({ app: 'strava', batch: 'b1' }) },
    ]),
  );
});

it('takes gear of the user with the same name', () => {
  const gear = new NewGear(origin, [{ id: 'mine', name: 'trail' }]);
  expect(gear.idOf(shoes)).toBe('mine');
  expect([...gear.edits()]).toEqual([]);
});

it('takes gear of an earlier import that the user renamed since', () => {
  const id = new NewGear(origin, []).idOf(shoes);
  const gear = new NewGear(origin, [{ id, name: 'Worn out' }]);
  expect(gear.idOf(shoes)).toBe(id);
  expect([...gear.edits()]).toEqual([]);
});

it('creates nothing that no activity names', () => {
  expect([...new NewGear(origin, []).edits()]).toEqual([]);
});
