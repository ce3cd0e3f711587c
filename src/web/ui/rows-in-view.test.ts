import { describe, expect, it } from 'vitest';
import { rowsToBuild, shiftOfRows } from './rows-in-view.ts';

const view = { startIndex: 10, endIndex: 12, overscan: 2, count: 100 };

describe('the rendered rows', () => {
  it('are the visible ones and some around them', () => {
    expect(rowsToBuild(view, 11)).toEqual([8, 9, 10, 11, 12, 13, 14]);
  });

  it('end with the list', () => {
    expect(rowsToBuild({ ...view, startIndex: 1, endIndex: 3, count: 5 }, 2)).toEqual([0, 1, 2, 3, 4]);
  });

  it('include the active row, in order', () => {
    expect(rowsToBuild(view, 0)).toEqual([0, 8, 9, 10, 11, 12, 13, 14]);
    expect(rowsToBuild(view, 99)).toEqual([8, 9, 10, 11, 12, 13, 14, 99]);
  });

  it('are none in an empty list without an active row', () => {
    expect(rowsToBuild({ startIndex: 0, endIndex: 0, overscan: 2, count: 0 }, -1)).toEqual([]);
  });
});

describe('the shift of visible rows', () => {
  const inView = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, start: 500 + at * 50, end: 550 + at * 50 }));
  const startsOf = (starts: Readonly<Record<string, number>>) => (id: string) => starts[id] ?? null;

  it('equals the height of what was added or removed above them', () => {
    expect(shiftOfRows(inView, startsOf({ a: 550, b: 600, c: 650, d: 700 }))).toBe(50);
    expect(shiftOfRows(inView, startsOf({ a: 400, b: 450, c: 500, d: 550 }))).toBe(-100);
  });

  it('is zero if rows among them are added or removed', () => {
    expect(shiftOfRows(inView, startsOf({ a: 500, b: 550, d: 600 }))).toBe(0);
    expect(shiftOfRows(inView, startsOf({ a: 500, b: 600, c: 650, d: 700 }))).toBe(0);
  });

  it('is zero if one of them is moved', () => {
    expect(shiftOfRows(inView, startsOf({ a: 550, b: 500, c: 600, d: 650 }))).toBe(0);
    expect(shiftOfRows(inView, startsOf({ a: 0, b: 550, c: 600, d: 650 }))).toBe(0);
    expect(shiftOfRows(inView, startsOf({ a: 550, b: 600, c: 0, d: 650 }))).toBe(0);
  });

  it('follows the first remaining row, even if only one remains', () => {
    expect(shiftOfRows(inView, startsOf({ b: 500, c: 550, d: 600 }))).toBe(-50);
    expect(shiftOfRows(inView, startsOf({ c: 900 }))).toBe(300);
    expect(shiftOfRows(inView, startsOf({}))).toBe(0);
  });
});
