import { describe, expect, it } from 'vitest';
import { rowsToBuild, shiftOfRows } from './rows-in-view.ts';

const view = { startIndex: 10, endIndex: 12, overscan: 2, count: 100 };

describe('the rows to build', () => {
  it('are those in view and some beyond', () => {
    expect(rowsToBuild(view, 11)).toEqual([8, 9, 10, 11, 12, 13, 14]);
  });

  it('end where the list does', () => {
    expect(rowsToBuild({ ...view, startIndex: 1, endIndex: 3, count: 5 }, 2)).toEqual([0, 1, 2, 3, 4]);
  });

  it('hold the active one, in its place among them', () => {
    expect(rowsToBuild(view, 0)).toEqual([0, 8, 9, 10, 11, 12, 13, 14]);
    expect(rowsToBuild(view, 99)).toEqual([8, 9, 10, 11, 12, 13, 14, 99]);
  });

  it('are none without an active one in an empty list', () => {
    expect(rowsToBuild({ startIndex: 0, endIndex: 0, overscan: 2, count: 0 }, -1)).toEqual([]);
  });
});

describe('how far the rows in view were moved', () => {
  const inView = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, start: 500 + at * 50, end: 550 + at * 50 }));
  const startsOf = (starts: Readonly<Record<string, number>>) => (id: string) => starts[id] ?? null;

  it('is by what came or left above them', () => {
    expect(shiftOfRows(inView, startsOf({ a: 550, b: 600, c: 650, d: 700 }))).toBe(50);
    expect(shiftOfRows(inView, startsOf({ a: 400, b: 450, c: 500, d: 550 }))).toBe(-100);
  });

  it('is not by what comes or goes among them', () => {
    expect(shiftOfRows(inView, startsOf({ a: 500, b: 550, d: 600 }))).toBe(0);
    expect(shiftOfRows(inView, startsOf({ a: 500, b: 600, c: 650, d: 700 }))).toBe(0);
  });

  it('is not by one that changes its place', () => {
    expect(shiftOfRows(inView, startsOf({ a: 550, b: 500, c: 600, d: 650 }))).toBe(0);
    expect(shiftOfRows(inView, startsOf({ a: 0, b: 550, c: 600, d: 650 }))).toBe(0);
    expect(shiftOfRows(inView, startsOf({ a: 550, b: 600, c: 0, d: 650 }))).toBe(0);
  });

  it('is by the first of them that left, and told by one that is left', () => {
    expect(shiftOfRows(inView, startsOf({ b: 500, c: 550, d: 600 }))).toBe(-50);
    expect(shiftOfRows(inView, startsOf({ c: 900 }))).toBe(300);
    expect(shiftOfRows(inView, startsOf({}))).toBe(0);
  });
});
