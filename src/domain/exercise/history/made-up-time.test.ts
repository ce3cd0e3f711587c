import { expect, it } from 'vitest';
import { isStartMadeUp, isTimeMadeUp } from './index.ts';

const noon = Date.parse('2024-05-01T10:00:00Z');
const zone = 'Europe/Berlin';
const hour = 3_600_000;

it.each(['fitnotes', 'jefit', 'table'])(
  'noon is made up in days that were imported from %s, also with a duration',
  (app) => {
    const source = { app };
    expect(isTimeMadeUp({ startedAt: noon, endedAt: noon + hour, zone, pauses: {}, source })).toBe(true);
    expect(isStartMadeUp({ startedAt: noon, zone, source })).toBe(true);
    expect(isTimeMadeUp({ startedAt: noon + 1_000, endedAt: noon + hour, zone, pauses: {}, source })).toBe(false);
    expect(isStartMadeUp({ startedAt: noon + hour, zone, source })).toBe(false);
  },
);

it('noon is a time if it was measured: in this app, or with a duration in an app that exports times', () => {
  const ends = { endedAt: noon + hour, zone, pauses: {} };
  expect(isTimeMadeUp({ startedAt: noon, ...ends, source: undefined })).toBe(false);
  expect(isTimeMadeUp({ startedAt: noon, ...ends, source: { app: 'hevy' } })).toBe(false);
  expect(isTimeMadeUp({ startedAt: noon, endedAt: noon, zone, pauses: {}, source: { app: 'strong' } })).toBe(true);
  expect(isStartMadeUp({ startedAt: undefined, zone, source: { app: 'table' } })).toBe(false);
});
