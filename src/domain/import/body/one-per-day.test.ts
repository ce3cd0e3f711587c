import { expect, it } from 'vitest';
import type { DraftTime, MeasurementDraft } from '../draft/index.ts';
import { devicesByUse, onePerDay } from './index.ts';

function weight(device: string, at: DraftTime, value = 80): MeasurementDraft {
  return {
    kind: 'measurement',
    sourceId: `${device} ${JSON.stringify(at)} ${value}`,
    origin: '',
    measure: { id: 'body-weight' },
    value: { value, unit: 'kg' },
    at,
    device,
    remark: '',
  };
}

const evening = Date.UTC(2026, 5, 17, 22, 30);

it('chooses the preferred device on each day that it measured, else the next one', () => {
  const [scale, app] = [
    weight('Scale', { wall: '2026-06-17T07:00:00' }),
    weight('App', { wall: '2026-06-17T07:00:05' }),
  ];
  const alone = weight('App', { wall: '2026-06-18T07:00:00' });
  expect(onePerDay([scale, app, alone], ['Scale', 'App'], 'UTC')).toEqual({ chosen: [scale, alone], others: [app] });
  expect(onePerDay([scale, app, alone], ['App', 'Scale'], 'UTC')).toEqual({ chosen: [app, alone], others: [scale] });
});

it('keeps several measurements of the chosen device, but no repetition', () => {
  const morning = weight('Scale', { wall: '2026-06-17T07:00:00' }, 80);
  const night = weight('Scale', { wall: '2026-06-17T22:00:00' }, 81);
  const again = { ...morning, sourceId: 'again' };
  expect(onePerDay([morning, night, again], [], 'UTC')).toEqual({ chosen: [morning, night], others: [again] });
});

it('decides for each measure separately', () => {
  const fat: MeasurementDraft = { ...weight('App', evening), measure: { id: 'body-fat' } };
  const named: MeasurementDraft = { ...weight('Other', evening), measure: { name: 'body-fat' } };
  const mass = weight('Scale', evening);
  expect(onePerDay([fat, named, mass], ['Scale', 'App'], 'UTC')).toEqual({ chosen: [fat, named, mass], others: [] });
});

it('divides instants into days by the zone', () => {
  const [late, early] = [weight('Scale', evening), weight('App', evening + 3_600_000 * 4)];
  expect(onePerDay([late, early], ['Scale'], 'UTC').others).toEqual([]);
  expect(onePerDay([late, early], ['Scale'], 'Europe/Berlin').others).toEqual([early]);
});

it('prefers the device with the most measurements unless the user ranks them', () => {
  const all = [weight('B', evening), weight('A', evening), weight('C', evening - 86_400_000), weight('C', evening)];
  expect(devicesByUse(all)).toEqual(['C', 'A', 'B']);
  expect(onePerDay(all, [], 'UTC').chosen.map(({ device }) => device)).toEqual(['C', 'C']);
  expect(onePerDay(all, ['B'], 'UTC').chosen.map(({ device }) => device)).toEqual(['B', 'C']);
});

it('finds nothing to choose in no measurements', () => {
  expect(onePerDay([], ['A'], 'UTC')).toEqual({ chosen: [], others: [] });
});
