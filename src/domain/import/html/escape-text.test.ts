import { expect, it } from 'vitest';
import { escapeText } from './escape-text.ts';

it.each([
  ['my_var and _this_', 'my_var and \\_this\\_'],
  ['5 * 3, *x*', '5 * 3, \\*x\\*'],
  ['[1] so', '[1] so'],
  ['[x](y) [x][y] [x]: y', '\\[x](y) \\[x][y] \\[x]: y'],
  ['[[note]] [^1] ', '\\[[note]] \\[^1] '],
  ['[x]', '\\[x]'],
  ['[', '\\['],
  ['C:\\dir \\* \\', 'C:\\dir \\\\\\* \\\\'],
  ['a < b <b> </b> <!--', 'a < b \\<b> \\</b> \\<!--'],
  ['&amp; & a &x', '\\&amp; & a &x'],
  ['# one', '\\# one'],
  ['#one', '#one'],
  ['- one', '\\- one'],
  ['-one', '-one'],
  ['> one', '\\> one'],
  ['12. one', '12\\. one'],
  ['1) one', '1\\) one'],
  ['1.5 kg', '1.5 kg'],
  ['---', '\\---'],
  ['a ~~b~~ ==c==', 'a \\~~b\\~~ \\==c\\=='],
  ['`a`', '\\`a\\`'],
  ['===a===', '\\=\\==a\\=\\=='],
  ['a===b && c===d', 'a\\=\\==b && c\\=\\==d'],
  ['~~~', '\\~\\~~'],
  ['https://a.example/_next/b*c?d==', 'https://a.example/_next/b*c?d=='],
  ['(https://a.example/?b=~~c) _d_', '(https://a.example/?b=~~c) \\_d\\_'],
  ['www.a.example/_b_', 'www.a.example/_b_'],
  ['#http://a.example/x[^1]', '#http\\://a.example/x\\[^1]'],
  ['a#http://a.example/x[^1]', 'a#http://a.example/x[^1]'],
])('%j at the start of a line is escaped as %j', (text, markdown) => {
  expect(escapeText(text, { startsLine: true })).toBe(markdown);
});
