import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromSi,
  kilograms,
  kilogramsToPounds,
  metres,
  metresToMiles,
  milesToMetres,
  poundsToKilograms,
  quantityFromTyped,
  roundedIn,
  showQuantity,
  toSi,
  type Unit,
  units,
} from './units.ts';

describe('conversions', () => {
  it('are exact by definition', () => {
    expect(poundsToKilograms(1)).toBe(0.45359237);
    expect(milesToMetres(1)).toBe(1609.344);
    expect(toSi(1, 'st')).toBeCloseTo(14 * 0.45359237, 12);
    expect(toSi(1, 'ft')).toBe(0.3048);
    expect(toSi(12, 'in')).toBeCloseTo(0.3048, 12);
    expect(toSi(1, 'yd')).toBe(0.9144);
    expect(kilogramsToPounds(kilograms(0.45359237))).toBe(1);
    expect(metresToMiles(metres(1609.344))).toBe(1);
    expect(toSi(0, 'lb')).toBe(0);
  });

  it('return the same number after a round trip in every unit', () => {
    const unit = fc.constantFrom(...(Object.keys(units) as Unit[]));
    fc.assert(
      fc.property(unit, fc.double({ min: -1e6, max: 1e6, noNaN: true }), (name, value) => {
        expect(fromSi(toSi(value, name), name)).toBeCloseTo(value, 8);
      }),
    );
  });
});

describe('a quantity', () => {
  it('keeps the typed text and shows it in its unit', () => {
    const quantity = quantityFromTyped(' 60,0 ', 'lb', '.');
    expect(quantity).toEqual({ ok: true, value: { si: 60 * 0.45359237, typed: '60,0', unit: 'lb' } });
    if (!quantity.ok) return;
    expect(showQuantity(quantity.value, 'lb', { decimalMark: '.' })).toBe('60,0');
    expect(showQuantity(quantity.value, 'kg', { decimalMark: '.' })).toBe('27.22');
  });

  it('is converted and rounded if nothing was typed', () => {
    expect(showQuantity({ si: 100 }, 'lb', { decimalMark: '.' })).toBe('220.46');
    expect(showQuantity({ si: 42_195 }, 'mi', { decimalMark: '.' })).toBe('26.22');
    expect(showQuantity({ si: 0 }, 'kg', { decimalMark: '.' })).toBe('0');
    expect(showQuantity({ si: -0.001 }, 'kg', { decimalMark: '.' })).toBe('0');
  });

  it('shows the typed value again after it was shown in another unit', () => {
    const mass = fc.constantFrom<Unit>('kg', 'lb');
    fc.assert(
      fc.property(mass, mass, fc.integer({ min: -100_000, max: 100_000 }), (unit, other, hundredths) => {
        const typed = String(hundredths / 100);
        const quantity = quantityFromTyped(typed, unit, '.');
        if (!quantity.ok) throw new Error(quantity.error.code);
        const carried = { si: toSi(fromSi(quantity.value.si, other), other) };
        expect(showQuantity(quantity.value, unit, { decimalMark: '.' })).toBe(typed);
        expect(roundedIn(carried, unit)).toBe(hundredths / 100);
      }),
    );
  });
});
