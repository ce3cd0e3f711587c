import { describe, expect, it } from 'vitest';
import type { MeasurementDraft } from '../draft/index.ts';
import { measurementDraft } from '../testing/drafts.ts';
import { type MeasurementContext, measurementOfDraft } from './measurement-content.ts';

describe('the measurement of a draft', () => {
  it('keeps the value as typed, with its time, day and device', () => {
    expect(
      written({
        value: { value: 181.5, unit: 'lb' },
        at: { wall: '2026-04-09T01:30:00' },
        device: 'Scale',
        remark: 'Am',
      }),
    ).toMatchObject({
      measure: 'body-weight',
      value: { si: 181.5 * 0.45359237, typed: '181.5', unit: 'lb' },
      at: Date.parse('2026-04-08T23:30:00Z'),
      day: '2026-04-08',
      zone: 'Europe/Berlin',
      method: 'Scale',
      remark: 'Am',
    });
  });

  it.each([
    ['a mass without a unit', 'body-weight', { value: 80, unit: null }, { si: 80, typed: '80', unit: 'kg' }],
    ['a length without a unit', 'waist', { value: 84, unit: null }, { si: 0.84, typed: '84', unit: 'cm' }],
    ['a share in percent', 'body-fat', { value: 18.5, unit: '%' }, { si: 0.185, typed: '18.5', unit: '%' }],
    ['a pulse', 'resting-pulse', { value: 52, unit: null }, { si: 52, typed: '52' }],
  ] as const)('reads %s', (_, id, value, expected) => {
    expect(written({ measure: { id }, value })?.value).toEqual(expected);
  });

  it.each([
    ['a length in kilograms', { measure: { id: 'waist' }, value: { value: 80, unit: 'kg' } }],
    ['a mass in percent', { value: { value: 80, unit: '%' } }],
    ['a measure that no version knows', { measure: { id: 'aura' } }],
    ['a measure that the user left out', { measure: { name: 'Aura' } }],
    ['no time', { at: { wall: 'yesterday' } }],
  ] as const)('is nothing for %s', (_, changed) => {
    expect(written(changed)).toBeNull();
  });

  it('takes a measure that the user created for a name', () => {
    const measureOf = (name: string) => (name === 'Wrist' ? { id: 'w', dimension: 'length' as const } : null);
    expect(written({ measure: { name: 'Wrist' }, value: { value: 6.5, unit: 'in' } }, { measureOf })).toMatchObject({
      measure: 'w',
      value: { si: 0.1651, typed: '6.5', unit: 'in' },
    });
  });
});

function written(changed: Partial<MeasurementDraft>, context: Partial<MeasurementContext> = {}) {
  return measurementOfDraft(measurementDraft(changed), {
    zone: 'Europe/Berlin',
    dayStartsAt: 240,
    units: { mass: 'kg', length: 'cm' },
    measureOf: () => null,
    ...context,
  });
}
