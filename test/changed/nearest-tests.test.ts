import { expect, it } from 'vitest';
import { nearestTests } from './nearest-tests.ts';

const web = 'src/web';
const namesOf = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path);
const test = (path: string, seconds = 1) => ({ path, seconds });

const tasks = `${web}/notes/tasks/all.browser.tsx`;
const editor = `${web}/notes/editor/text/text.browser.tsx`;
const body = `${web}/exercise/body/body.browser.tsx`;
const unit = 'domain/notes/all.test.ts';

it('tests that the change reaches are chosen, the nearest first', () => {
  const reached = new Map([
    [`${web}/notes/tasks/view.tsx`, 0],
    [`${web}/notes/page/page.tsx`, 2],
    [unit, 1],
  ]);
  const { run, left } = nearestTests([test(body), test(editor), test(unit), test(tasks)], reached, 10);
  expect(namesOf(run)).toEqual([tasks, unit, editor]);
  expect(left).toEqual([]);
});

it('tests in other sections are chosen only if they use what changed themselves', () => {
  const reached = new Map([[`${web}/notes/tasks/view.tsx`, 0]]);
  expect(namesOf(nearestTests([test(body)], reached, 10).run)).toEqual([]);
  expect(namesOf(nearestTests([test(body)], new Map([...reached, [body, 4]]), 10).run)).toEqual([body]);
});

it('tests for which there is no time are told, and the nearest runs anyway', () => {
  const reached = new Map([
    ['a.test.ts', 1],
    ['b.test.ts', 2],
    ['c.test.ts', 3],
  ]);
  const tests = [test('c.test.ts', 1), test('b.test.ts', 5), test('a.test.ts', 20)];
  const { run, left } = nearestTests(tests, reached, 10);
  expect(namesOf(run)).toEqual(['a.test.ts']);
  expect(namesOf(left)).toEqual(['b.test.ts', 'c.test.ts']);
  expect(namesOf(nearestTests(tests, reached, 26).run)).toEqual(['a.test.ts', 'b.test.ts', 'c.test.ts']);
});
