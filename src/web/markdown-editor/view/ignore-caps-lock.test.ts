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

it('the case of a shortcut’s letter follows Shift only, with or without Caps Lock', () => {
  for (const key of ['z', 'Z'])
    expect([pressed(key, 'cs'), pressed(key, 'c'), pressed(key, 'ms'), pressed(key, 'm')]).toEqual([
      'Z',
      'z',
      'Z',
      'z',
    ]);
  expect([pressed('ö', 'cs'), pressed('Я', 'c')]).toEqual(['Ö', 'я']);
});

it('typed text and keys that are not letters are unchanged', () => {
  expect([pressed('Z', ''), pressed('z', 's')]).toEqual(['Z', 'z']);
  expect([pressed('Enter', 'cs'), pressed('8', 'cs'), pressed('ß', 'cs'), pressed('F3', 'c')]).toEqual([
    'Enter',
    '8',
    'ß',
    'F3',
  ]);
});
