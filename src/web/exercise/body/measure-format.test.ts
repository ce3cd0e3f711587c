import { describe, expect, it } from 'vitest';
import { measureFormat } from './measure-format.ts';
import { messages } from './messages/en.ts';

const words = messages.unitWords;
const german = measureFormat('de-DE', {}, words);
const british = measureFormat('en-GB', { bodyWeight: 'st' }, words);
const american = measureFormat('en-US', {}, words);

describe('a formatted measurement', () => {
  it('keeps the typed text if the units match', () => {
    expect(german.valueLabels({ si: 81.4, typed: '81,40', unit: 'kg' }, 'mass')).toBe('81,40 kg');
    expect(german.valueLabels({ si: 0.185, typed: '18.5 %', unit: '%' }, 'share')).toBe('18.5 %');
    expect(german.valueLabels({ si: 52, typed: '52' }, 'count')).toBe('52');
  });

  it('is converted if the units differ, with the decimal mark of the language', () => {
    expect(american.valueLabels({ si: 81.4, typed: '81,40', unit: 'kg' }, 'mass')).toBe('179.46 lb');
    expect(german.valueLabels({ si: 0.8636, typed: '34', unit: 'in' }, 'length')).toBe('86,4 cm');
    expect(american.valueLabels({ si: 0.8636 }, 'length')).toBe('34 in');
  });

  it('in stones includes pounds, and differences are in pounds', () => {
    expect(british.valueLabels({ si: 73.02837157, typed: '11.5', unit: 'st' }, 'mass')).toBe('11 st 7 lb');
    expect(british.inField({ si: 73.02837157, typed: '11.5', unit: 'st' }, 'mass')).toBe('11.5');
    expect(british.reckoned(-0.5, 'mass', 'signed')).toBe('-1.1 lb');
    expect(british.toAxis(73.02837157, 'mass')).toBeCloseTo(161, 9);
    expect(british.onAxis(161, 'mass')).toBe('11 st 7 lb');
  });
});

it('a difference shows its sign unless it is zero', () => {
  expect(german.reckoned(0.52, 'mass', 'signed')).toBe('+0,5 kg');
  expect(german.reckoned(0.01, 'mass', 'signed')).toBe('0 kg');
});

it('a height is shown in centimetres, or in feet and inches', () => {
  expect(german.height(1.805)).toBe('180,5 cm');
  expect(american.height(1.8034)).toBe('5 ft 11 in');
});
