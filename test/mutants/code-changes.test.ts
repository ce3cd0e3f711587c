import { expect, it } from 'vitest';
import { applied, codeChanges } from './code-changes.ts';

const changed = (code: string) => codeChanges('a.tsx', code).map((change) => applied(code, change));

it.each([
  ['a comparison', 'const a = b < c;', ['const a = b <= c;']],
  ['an equality', 'const a = b === c;', ['const a = b !== c;']],
  ['a conjunction', 'const a = b && c;', ['const a = b || c;']],
  ['a negation', 'const a = !b;', ['const a = b;']],
  ['a condition', 'if (a) b = c;', ['if (!(a)) b = c;']],
  ['a choice', 'const a = b ? c : d;', ['const a = !(b) ? c : d;']],
  ['a number', 'const a = 41;', ['const a = 42;']],
  ['an operation', 'const a = b - c;', ['const a = b + c;']],
  ['a call for its effect', 'f(a);', [';']],
  ['a call that is awaited', 'await f(a);', [';']],
  ['an element', 'const a = <p hidden={b > c} />;', ['const a = <p hidden={b >= c} />;']],
])('%s is changed', (_, code, expected) => {
  expect(changed(code)).toEqual(expected);
});

it.each([
  ['types', 'let a: 1 | 2; function f<T extends 3>(b: T): b is 4 {}; interface A { readonly b: 5 }'],
  ['imports and exports', "import a from 'b'; export { a };"],
  ['a call whose value is used', 'const a = f(b);'],
])('%s stay', (_, code) => {
  expect(changed(code)).toEqual([]);
});

it('the value of an assertion of a type is changed, the type is not', () => {
  expect(changed('const a = (1 as 2) satisfies 3;')).toEqual(['const a = (2 as 2) satisfies 3;']);
});
