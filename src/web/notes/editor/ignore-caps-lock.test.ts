import { expect, it } from 'vitest';
import { takeCaseOfShift } from './ignore-caps-lock.ts';

const pressed = (key: string, modifiers: string) => {
  const event = {
    key,
    shiftKey: modifiers.includes('s'),
    ctrlKey: modifiers.includes('c'),
    metaKey: modifiers.includes('m'),
  };
  takeCaseOfShift(event);
  return event.key;
};

it('a letter of a shortcut has the case that Shift gives it, with Caps Lock and without', () => {
  for (const key of ['z', 'Z'])
    expect([pressed(key, 'cs'), pressed(key, 'c'), pressed(key, 'ms'), pressed(key, 'm')]).toEqual([
      'Z',
      'z',
      'Z',
      'z',
    ]);
  expect([pressed('ö', 'cs'), pressed('Я', 'c')]).toEqual(['Ö', 'я']);
});

it('what is written, and what is no letter, stays as it is', () => {
  expect([pressed('Z', ''), pressed('z', 's')]).toEqual(['Z', 'z']);
  expect([pressed('Enter', 'cs'), pressed('8', 'cs'), pressed('ß', 'cs'), pressed('F3', 'c')]).toEqual([
    'Enter',
    '8',
    'ß',
    'F3',
  ]);
});
