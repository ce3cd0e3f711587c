import { describe, expect, it } from 'vitest';
import type { LocalDay } from '../../kernel/index.ts';
import { type Reading, readingDoubt } from './index.ts';

const today: LocalDay = '2026-11-25';

function read(si: number, day: LocalDay = today): Reading {
  return { id: `${day} ${si}`, measure: 'body-weight', value: { si }, day, at: 0, method: null, remark: null };
}

const weigh = (si: number, others: readonly Reading[] = [], day: LocalDay = today) =>
  readingDoubt({ measure: 'body-weight', si, day }, others);

describe('a body weight', () => {
  it.each([815, 8.15, 179.7, 91.5, 72])('of %d kg the day after one of 81.5 kg is unlikely', (si) => {
    const before = read(81.5, '2026-11-24');
    expect(weigh(si, [before])).toEqual({ code: 'exercise/far-from-other-reading', other: before });
  });

  it('can change by what a person eats and drinks in a day, and by more over months', () => {
    expect(weigh(84, [read(81.5, '2026-11-24')])).toBeNull();
    expect(weigh(95, [read(81.5, '2026-05-24')])).toBeNull();
    expect(weigh(163, [read(81.5, '2020-05-24')])).toMatchObject({ code: 'exercise/far-from-other-reading' });
  });

  it('is compared with the nearest value, before or after it', () => {
    const [old, later] = [read(120, '2024-01-01'), read(81.5, '2026-11-20')];
    expect(weigh(119, [old, later], '2024-01-05')).toBeNull();
    expect(weigh(82, [old, later], '2024-01-05')).toMatchObject({ other: old });
  });

  it('without another value is unlikely if few people have it', () => {
    expect(weigh(815)).toEqual({ code: 'exercise/unusual-reading' });
    expect(weigh(8.15)).toEqual({ code: 'exercise/unusual-reading' });
    expect(weigh(81.5)).toBeNull();
  });
});

it('a pulse, a body fat percentage and a circumference are compared too, but not the person’s own measurement', () => {
  const asked = (measure: string, si: number, before: number) =>
    readingDoubt({ measure, si, day: today }, [{ ...read(before), measure }]) !== null;
  expect([asked('resting-pulse', 105, 52), asked('resting-pulse', 60, 52)]).toEqual([true, false]);
  expect([asked('body-fat', 0.3, 0.18), asked('body-fat', 0.2, 0.18)]).toEqual([true, false]);
  expect([asked('waist', 0.086, 0.86), asked('waist', 0.88, 0.86)]).toEqual([true, false]);
  expect(asked('steps', 20_000, 10)).toBe(false);
});
