import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Loadable, loadAbove, loadAtMost, nearestLoad, quantityOfLoad, sameLoad } from './loadable.ts';

const bar: Loadable = { kind: 'steps', unit: 'kg', step: 2.5, least: 20 };
const pounds: Loadable = { kind: 'steps', unit: 'lb', step: 5, least: 45 };
const assisted: Loadable = { kind: 'steps', unit: 'kg', step: 5, least: null };
const own: Loadable = { kind: 'loads', unit: 'kg', loads: [20, 30, 40, 60] };

describe('a loadable weight', () => {
  it.each([
    [81.2, 80],
    [81.3, 82.5],
    [81.25, 80],
    [20, 20],
    [3, 20],
    [0, 20],
  ])('%d kg on a bar with steps of 2.5 kg is %d kg', (exact, load) => {
    expect(nearestLoad(exact, bar)).toBe(load);
  });

  it('is found in the unit of the steps, and is a round number there', () => {
    const load = nearestLoad(102, pounds);
    expect(quantityOfLoad(load, pounds)).toEqual({ si: 225 * 0.45359237, typed: '225', unit: 'lb' });
  });

  it('is a sum of the available plates, and never more than their maximum', () => {
    expect(nearestLoad(34, own)).toBe(30);
    expect(nearestLoad(36, own)).toBe(40);
    expect(nearestLoad(500, own)).toBe(60);
    expect(nearestLoad(5, own)).toBe(20);
    expect(loadAbove(60, own)).toBeNull();
    expect(loadAtMost(19, own)).toBeNull();
  });

  it('can be below 0 if that means assistance', () => {
    expect(nearestLoad(-22, assisted)).toBe(-20);
    expect(loadAbove(-5, assisted)).toBe(0);
    expect(quantityOfLoad(-0, assisted)).toEqual({ si: 0, typed: '0', unit: 'kg' });
  });

  it('above is above, at most is at most, and no loadable weight lies in between', () => {
    const step = fc.constantFrom(0.5, 1, 1.25, 2, 2.5, 5, 10);
    const least = fc.constantFrom<number | null>(0, 7, 20, 45, null);
    const unit = fc.constantFrom<'kg' | 'lb'>('kg', 'lb');
    fc.assert(
      fc.property(unit, step, least, fc.double({ min: -100, max: 400, noNaN: true }), (name, size, from, exact) => {
        const loadable: Loadable = { kind: 'steps', unit: name, step: size, least: from };
        const below = loadAtMost(exact, loadable);
        const above = loadAbove(below ?? exact, loadable);
        const nearest = nearestLoad(exact, loadable);
        if (below !== null) expect(below).toBeLessThanOrEqual(exact + sameLoad);
        expect(above).toBeGreaterThan(below ?? exact);
        expect([below, above]).toContain(nearest);
        expect(nearestLoad(nearest, loadable)).toBeCloseTo(nearest, 9);
      }),
    );
  });
});
