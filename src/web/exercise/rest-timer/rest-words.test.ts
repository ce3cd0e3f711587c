import { expect, test } from 'vitest';
import { clockLabel, restLengths, spokenLabel } from './rest-labels.ts';

test('seconds are formatted as m:ss', () => {
  expect([0, 5, 65, 600, 3_661].map((seconds) => clockLabel(seconds, 'en-GB'))).toEqual([
    '0:00',
    '0:05',
    '1:05',
    '10:00',
    '61:01',
  ]);
  expect(clockLabel(65, 'ar-EG')).toBe('١:٠٥');
});

test('seconds are formatted for screen readers', () => {
  expect([0, 1, 60, 125].map((seconds) => spokenLabel(seconds, 'en-GB'))).toEqual([
    '0 seconds',
    '1 second',
    '1 minute',
    '2 minutes, 5 seconds',
  ]);
});

test('the options include the current length and no rest', () => {
  expect(restLengths(100)).toContain(100);
  expect(restLengths(120)).toEqual(restLengths(null));
  expect(restLengths(null)[0]).toBe(0);
});
