import { expect, it } from 'vitest';
import { readRecord } from '../../kernel/index.ts';
import { measurement } from '../measurement.ts';
import { progressPhotos, readingsByMeasure } from './index.ts';

const [front, side] = ['ab'.repeat(32), 'cd'.repeat(32)];

it('photos are listed by day, newest first, whether alone or with a measured value', () => {
  const photos = progressPhotos([
    measured('old', { photo: front, day: '2026-09-01' }),
    measured('front', { photo: front, day: '2026-11-01', at: 1000, remark: 'Front' }),
    measured('side', { photo: side, day: '2026-11-01', at: 2000 }),
    measured('weight', { measure: 'body-weight', value: { si: 80 }, photo: front, day: '2026-10-01' }),
    measured('bare', { measure: 'body-weight', value: { si: 80 }, day: '2026-11-02' }),
  ]);
  expect(photos.map(({ id }) => id)).toEqual(['side', 'front', 'weight', 'old']);
  expect(photos[1]).toEqual({ id: 'front', photo: front, day: '2026-11-01', remark: 'Front', isAlone: true });
  expect(photos[2]).toMatchObject({ isAlone: false });
});

it('a photo without a day or a valid file is ignored, and a photo alone is no measured value', () => {
  const some = [
    measured('a', { photo: front }),
    measured('b', { photo: 'not-a-digest', day: '2026-11-01' }),
    measured('c', { photo: front, day: '2026-11-01' }),
  ];
  expect(progressPhotos(some).map(({ id }) => id)).toEqual(['c']);
  expect(readingsByMeasure(some).size).toBe(0);
});

function measured(id: string, values: Readonly<Record<string, unknown>>) {
  const leaves = new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }]));
  return { id, value: readRecord(measurement, leaves).value };
}
