import { expect, it } from 'vitest';
import { PropertyList, propertiesOf } from './index.ts';

it('keeps two properties with the same name, zero and false, and no empty values', () => {
  const list = new PropertyList();
  list.add('Rating', 0);
  list.add(' Rating\n', false);
  list.add('Rating 2', 'x');
  list.add('Rating', 'y');
  list.add('empty', '');
  list.add('', null);
  list.add('', 'z');
  expect(list.toRecord()).toEqual({ Rating: 0, 'Rating 2': false, 'Rating 2 2': 'x', 'Rating 3': 'y', property: 'z' });
});

it('keeps a property with a name that could harm an object', () => {
  const list = new PropertyList();
  list.add('__proto__', 'x');
  list.add('constructor', 'y');
  expect(Object.entries(list.toRecord())).toEqual([
    ['proto', 'x'],
    ['constructor', 'y'],
  ]);
});

it('leaves out properties without a value, and renames one that could change an object', () => {
  const properties = propertiesOf([
    ['zero', 0],
    ['no', false],
    ['empty', ''],
    ['nothing', null],
    ['undefined', undefined],
    ['__proto__', 'x'],
  ]);
  expect(Object.entries(properties)).toEqual([
    ['zero', 0],
    ['no', false],
    ['proto', 'x'],
  ]);
  expect(Object.getPrototypeOf(properties)).toBe(Object.prototype);
});

it('leaves out a number that is none, such as 1e999 in JSON', () => {
  const list = new PropertyList();
  list.add('a', JSON.parse('1e999'));
  list.add('b', Number.NaN);
  list.add('c', 1e308);
  expect(list.toRecord()).toEqual({ c: 1e308 });
});
