import { describe, expect, it } from 'vitest';
import { RestClock } from './rest-clock.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const timer = { endsAt: noon + 90_000, seconds: 90, set: 'a' };

function clockAt(wall = noon) {
  const now = { wall, steady: 0 };
  return { now, clock: new RestClock(() => ({ ...now })) };
}

function pass(now: { wall: number; steady: number }, ms: number) {
  now.wall += ms;
  now.steady += ms;
}

describe('a rest timer', () => {
  it('shows the remaining time, and continues below zero', () => {
    const { now, clock } = clockAt();
    expect(clock.left(timer)).toBe(90_000);
    pass(now, 30_000);
    clock.look(false);
    expect(clock.left(timer)).toBe(60_000);
    pass(now, 70_000);
    clock.look(false);
    expect(clock.left(timer)).toBe(-10_000);
  });

  it('is not affected by setting the clock', () => {
    const { now, clock } = clockAt();
    clock.left(timer);
    for (const set of [3_600_000, -7_200_000]) {
      pass(now, 10_000);
      now.wall += set;
      clock.look(false);
    }
    expect(clock.left(timer)).toBe(70_000);
    expect(clock.right(timer)).toEqual({ ...timer, endsAt: now.wall + 70_000 });
  });

  it('continues while the device sleeps and its monotonic clock stops', () => {
    const { now, clock } = clockAt();
    clock.left(timer);
    clock.leave();
    now.wall += 60_000;
    clock.look(false);
    expect(clock.left(timer)).toBe(30_000);
  });

  it('follows the wall clock in a hidden page', () => {
    const { now, clock } = clockAt();
    clock.left(timer);
    clock.look(true);
    now.wall += 60_000;
    clock.look(true);
    expect(clock.left(timer)).toBe(30_000);
  });

  it('ends after its length if it was written by a device whose clock is an hour ahead', () => {
    const { now, clock } = clockAt(noon - 3_600_000);
    expect(clock.left(timer)).toBe(90_000);
    pass(now, 89_000);
    clock.look(false);
    expect(clock.left(timer)).toBe(1_000);
  });

  it('is read from the record again after a reset', () => {
    const { now, clock } = clockAt();
    clock.left(timer);
    now.wall += 20_000;
    clock.reset();
    expect(clock.left(timer)).toBe(70_000);
  });
});
