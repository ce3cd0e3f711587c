import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { readNote } from '../markdown/index.ts';
import { factsOf, readFacts, readHeadings } from './read-facts.ts';

it.each(['![a knee](attachment:1234)', 'text ![[picture.png]] text', '> - ![x][ref]'])(
  '%j has an image and no link',
  (text) => {
    expect(readFacts(text)).toMatchObject({ hasImage: true, hasLink: false });
  },
);

it.each([
  '[a](https://example.org)',
  'see [[Knees]]',
  '[[Knees#Warm up|knees]]',
  'https://example.org',
  '<http://example.org>',
  'www.example.org',
  '[a][b]',
  '[see [[b]] there](c)',
])('%j has a link and no image', (text) => {
  expect(readFacts(text)).toMatchObject({ hasImage: false, hasLink: true });
});

it.each([
  'http and www',
  '[ ] and [x]',
  String.raw`\[a](b)`,
  '`[[a]]`',
  '```\n[a](b)\n```',
  '~~~\n```\n[[a]]\n~~~',
  'ahttps://',
  '',
])('%j has no link', (text) => {
  expect(readFacts(text).hasLink).toBe(false);
});

it.each(['`a`', '``a ` b``', '```ts\n1\n```', '~~~\nunclosed'])('%j has code', (text) => {
  expect(readFacts(text).hasCode).toBe(true);
});

it('a single backtick is no code', () => {
  expect(readFacts('a ` b').hasCode).toBe(false);
});

it('counts tasks in any list and in quotes, but neither in code nor empty checkboxes', () => {
  const text = '- [ ] a\n* [x] b\n  1. [X] c\n> - [ ] d\n- [x]e\n[ ] f\n```\n- [ ] g\n```\n- [ ]';
  expect(readFacts(text)).toMatchObject({ openTasks: 2, doneTasks: 2 });
});

it('counts a task ticked on two devices as done', () => {
  expect(readFacts('- [xx] a\n- [ xX] b\n- [  ] c\n- [xxxxx] d')).toMatchObject({ openTasks: 1, doneTasks: 2 });
});

it.each([
  '- - [ ] a',
  '- - - [x] a',
  '1. * [x] a',
  '> - 2) [ ] a',
  '- > - [ ] a',
  '- [ ] - [ ] a',
  '- - [ ]',
  '- > [ ] a quotation in a list',
  '-     [ ] code in a list',
  '-     - [ ] code in a list',
  '- -     [x] code in a list',
  '* * *',
])('counts the tasks of %j as the editor shows them', (text) => {
  const shown = readNote(text).tasks;
  const { openTasks, doneTasks } = readFacts(text);
  expect([openTasks, doneTasks]).toEqual(
    [false, true].map((done) => shown.filter((task) => task.done === done).length),
  );
});

it.each([
  '- ```sh\n  [x](y) `\n  ```',
  '1. ```sh\n   # code\n   ```',
  '-\t~~~\n\t- [ ] code\n\t~~~',
  '> - ```\n>   - [x] code\n>   ```',
  '- 1. > ```\n     > code\n     > ```',
  '- ```\n\n  code\n- never closed, and its item ends',
])('text continues after the code of %j in a list', (code) => {
  const text = `${code}\n- [ ] a\n- [x] b [[c]]\n\n# D`;
  const facts = { hasCode: true, hasImage: false, hasLink: true, openTasks: 1, doneTasks: 1 };
  expect(readFacts(text)).toEqual(facts);
  expect(readHeadings(text)).toEqual(['D']);
});

it.each([
  '> ```\n> log\n\n- [ ] a\n\n![p](attachment:x) [l](https://a.b)',
  '> ```\n> x\n- [ ] a',
  '> - ```\n>   x\n\n- [ ] a',
  '> > ```\n> > x\n> - [ ] a',
  '```\n> ```\n- [ ] code\n```\n- [ ] a',
  '> ```\n> > ```\n> - [ ] code\n> ```\n- [ ] a',
  '```\r\n- [ ] code\r\n```\r\n\r\n- [ ] a\r\n- [x] b\r\n- [ ]\r\n',
])('reading %j line by line gives the same facts as the full parser', (text) => {
  expect(readFacts(text)).toEqual(factsOf(readNote(text)));
});

it.each([
  ['    ```\n    x\n\n- [ ] call bank', 1],
  ['- [ ] a\n\n      ```\n\n- [ ] b', 2],
  ['[^1]: - [ ] in a footnote', 1],
  ['<!--\n- [ ] hidden\n-->', 0],
  ['<div>\n- [ ] hidden\n</div>', 0],
  ['para\n2. [ ] a', 0],
  ['para\n1. [ ] a', 1],
])('in %j the full parser finds %i open tasks', (text, openTasks) => {
  expect(factsOf(readNote(text)).openTasks).toBe(openTasks);
});

it('an image, a link, code and tasks are the same facts in the full parser', () => {
  const text = '![[a.png]] [[b]] `c`\n\n- [ ] d\n- [x] e\n- [xX] f';
  const facts = { hasImage: true, hasLink: true, hasCode: true, openTasks: 1, doneTasks: 2 };
  expect(factsOf(readNote(text))).toEqual(facts);
  expect(readFacts(text)).toEqual(facts);
  expect(factsOf(readNote('a'))).toEqual(readFacts('a'));
});

it('reads headings with a space after their marks', () => {
  expect(readHeadings('# One\n####### seven\n#tag\n```\n# code\n```\n## Two')).toEqual(['One', 'Two']);
});

it('reads the same headings with and without code in the text', () => {
  const signs = fc.constantFrom('#', '## ', '# a', '\n', '\n', '\n\n', '> ', '- ', '1. ', '\t', 'a', ' ');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      expect(readHeadings(`${text}\n~~~`)).toEqual(readHeadings(text));
    }),
    { numRuns: runs(1_000) },
  );
  const plain = '# One\n  ## Two #\n> ### Three\n####### seven\n#tag\na # b\n- # in a list\n#\n# Four';
  expect(readHeadings(plain)).toEqual(['One', 'Two #', 'Three', '', 'Four']);
});

it('reads any text', () => {
  const signs = fc.constantFrom('`', '```', '[', ']', '(', '!', '\\', '\n', '- [ ] ', '#', '>', 'www.', 'a', ' ');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 60 }), (pieces) => {
      const { openTasks, doneTasks } = readFacts(pieces.join(''));
      expect(openTasks + doneTasks).toBeLessThanOrEqual(pieces.length);
    }),
  );
});
