import { expect, it } from 'vitest';
import { tableDirection } from './table-direction.ts';

it.each([
  ['| שם | name |\n| - | - |', 'rtl'],
  ['| name | שם |\n| - | - |', 'ltr'],
  ['| <u>שם</u> | name |\n| - | - |', 'rtl'],
  ['| <br> | שם |\n| - | - |', 'rtl'],
  ['| [[Plan\\|תוכנית]] | name |\n| - | - |', 'rtl'],
  ['| ![](attachment:ab) | שם |\n| - | - |', 'rtl'],
  ['| [](https://a.example) `1` | שם |\n| - | - |', 'rtl'],
  ['| https://a.example | שם |\n| - | - |', 'ltr'],
  ['| [[תוכנית\\|Plan]] | שם |\n| - | - |', 'ltr'],
  ['| 1 | 2 |\n| - | - |\n| א | b |', 'rtl'],
  ['| 1 | 2 |\n| - | - |', null],
])('%j is %s', (source, direction) => {
  expect(tableDirection(source)).toBe(direction);
});
