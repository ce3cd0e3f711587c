import { describe, expect, it } from 'vitest';
import { rowsToBuild } from './rows-in-view.ts';

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
