import { expect, test } from 'vitest';
import { barName, massLabel, plateSize } from './mass-labels.ts';

const inKilograms = { unit: 'kg', number: (value: number) => value.toLocaleString('en') } as const;

test('a mass is shown as typed, in its own unit', () => {
  expect(massLabel({ si: 20.41165665, typed: '45', unit: 'lb' }, inKilograms)).toBe('45 lb');
  expect(massLabel({ si: 1.25, typed: '1,25', unit: 'kg' }, inKilograms)).toBe('1.25 kg');
  expect(massLabel({ si: 20.41165665 }, inKilograms)).toBe('20.41 kg');
});

test('a bar has the user’s name for it, or else the common one', () => {
  const m = { barNames: { ez: 'EZ bar' }, unnamedBar: 'Bar' };
  expect(barName({ id: 'ez', name: 'Curly' }, m)).toBe('Curly');
  expect(barName({ id: 'ez' }, m)).toBe('EZ bar');
  expect(barName({ id: 'constructor' }, m)).toBe('Bar');
});

test('plates have distinct sizes, in kilograms and in pounds', () => {
  expect([1.25, 2.5, 5, 10, 15, 20, 25].map(plateSize)).toEqual([1, 2, 3, 4, 5, 6, 6]);
  expect([2.5, 5, 10, 25, 35, 45].map((pounds) => plateSize(pounds * 0.45359237))).toEqual([1, 2, 3, 4, 5, 6]);
});
