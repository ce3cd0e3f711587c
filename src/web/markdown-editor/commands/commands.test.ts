import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { noteLanguage } from '../language/note-language.ts';
import { breakInCode } from './break-in-code.ts';
import { breakInItem } from './break-in-item.ts';
import { indentCode, outdentCode } from './indent-code.ts';
import { indentList, outdentList } from './indent-list.ts';
import { joinNextLine, unmarkHeading } from './join-lines.ts';
import { moveDown, moveUp } from './move-item.ts';
import { openItemAbove } from './open-item-above.ts';
import { openLineAbove } from './open-line-above.ts';
import { cycleHeading, toggleBulletList, toggleHeading, toggleOrderedList, toggleTaskList } from './set-line-kind.ts';
import { insertLink, toggleLink } from './toggle-link.ts';
import { toggleCode, toggleEmphasis, toggleHighlight, toggleStrike, toggleStrong } from './toggle-mark.ts';
import { toggleQuote } from './toggle-quote.ts';
import { toggleTask } from './toggle-task.ts';
import { toggleMemory } from './toggling.ts';

/** Parses a string in which `‹` and `›` enclose each selection, or `|` marks the cursor. */
function stateOf(marked: string): EditorState {
  const ranges: [number, number][] = [];
  let doc = '';
  let from = 0;
  for (const sign of marked) {
    if (sign === '|') ranges.push([doc.length, doc.length]);
    else if (sign === '‹') from = doc.length;
    else if (sign === '›') ranges.push([from, doc.length]);
    else doc += sign;
  }
  return open(doc, ranges);
}

function open(doc: string, ranges: readonly (readonly [number, number])[]): EditorState {
  return EditorState.create({
    doc,
    selection: EditorSelection.create(ranges.map(([anchor, head]) => EditorSelection.range(anchor, head))),
    extensions: [
      noteLanguage(),
      toggleMemory,
      EditorState.allowMultipleSelections.of(true),
      EditorState.lineSeparator.of('\n'),
    ],
  });
}

function given(state: EditorState, command: StateCommand): EditorState {
  let next = state;
  command({ state, dispatch: (transaction) => (next = transaction.state) });
  return next;
}

function shown(state: EditorState): string {
  const signs = state.selection.ranges.flatMap(({ from, to, empty }) =>
    empty
      ? [{ at: from, sign: '|' }]
      : [
          { at: from, sign: '‹' },
          { at: to, sign: '›' },
        ],
  );
  return signs.reduceRight((text, { at, sign }) => text.slice(0, at) + sign + text.slice(at), state.doc.toString());
}

const changed = (marked: string, command: StateCommand) => shown(given(stateOf(marked), command));

describe('marks', () => {
  it.each([
    ['a ‹b› c', toggleStrong, 'a **‹b›** c'],
    ['a **‹b›** c', toggleStrong, 'a ‹b› c'],
    ['a ‹**b**› c', toggleStrong, 'a ‹b› c'],
    ['a **‹b›** c', toggleEmphasis, 'a ***‹b›*** c'],
    ['a ***‹b›*** c', toggleStrong, 'a *‹b›* c'],
    ['a ‹b › c', toggleEmphasis, 'a *‹b›*  c'],
    ['‹a `tick› b', toggleCode, '``‹a `tick›`` b'],
    ['‹a›', toggleStrike, '~~‹a›~~'],
    ['‹a›', toggleHighlight, '==‹a›=='],
    ['sq|uat', toggleStrong, '**sq|uat**'],
    ['squat |', toggleStrong, 'squat **|**'],
    ['**squat|**', toggleStrong, '**squat**|'],
    ['**squat**|', toggleStrong, '**squat|**'],
    ['**|squat** now', toggleStrong, '|**squat** now'],
    ['|**squat** now', toggleStrong, '**|squat** now'],
    ['***|squat***', toggleStrong, '*|**squat***'],
    ['_|squat_', toggleEmphasis, '|_squat_'],
    ['`squat|`', toggleCode, '`squat`|'],
    ['**|**', toggleStrong, '|'],
    ['***|***', toggleStrong, '*|*'],
    ['**|**', toggleEmphasis, '***|***'],
    ['==|==', toggleHighlight, '|'],
    ['`|`', toggleCode, '|'],
    ['**one**|**two**', toggleStrong, '**one|two**'],
    ['- ‹one\n- two›', toggleStrong, '- **‹one**\n- **two›**'],
    ['**one ‹two› three**', toggleStrong, '**one** ‹two› **three**'],
    ['**‹one› two**', toggleStrong, '‹one› **two**'],
    ['**one ‹two›**', toggleStrong, '**one** ‹two›'],
    ['**one tw|o three**', toggleStrong, '**one** tw|o **three**'],
    ['**un‹believ›able**', toggleStrong, '**un**‹believ›**able**'],
    ['_one ‹two› three_', toggleEmphasis, '_one_ ‹two› _three_'],
    ['_fo|o_', toggleEmphasis, 'fo|o'],
    ['__one tw|o__', toggleStrong, '__one__ tw|o'],
    ['a __wo|rd__ b', toggleStrong, 'a wo|rd b'],
    ['snake_ca|se', toggleStrong, '**snake_ca|se**'],
    ['_|_', toggleStrong, '_**|**_'],
    ['*one ‹**two**› three*', toggleEmphasis, '*one* **‹two›** *three*'],
    ['**one *‹two›* three**', toggleStrong, '**one** *‹two›* **three**'],
    ['a ‹b **c** d› e', toggleStrong, 'a **‹b c d›** e'],
    ['**one ‹two** three›', toggleStrong, '**one ‹two three›**'],
    ['‹one **two› three**', toggleStrong, '**‹one two› three**'],
    ['a ‹b *c* d› e', toggleStrong, 'a **‹b *c* d›** e'],
    ['~~one ‹two› three~~', toggleStrike, '~~one~~ ‹two› ~~three~~'],
    ['`one ‹two› three`', toggleCode, '`one` ‹two› `three`'],
    ['‹one\n\n# two›', toggleStrong, '**‹one**\n\n# **two›**'],
    ['这是‹（重要）›的内容', toggleStrong, '这是**‹（重要）›**的内容'],
    ['这是‹“重要”›and', toggleStrong, '这是“**‹重要›**”and'],
    ['say‹"hi"›there', toggleStrike, 'say"~~‹hi›~~"there'],
    ['say‹ (hi)›there', toggleHighlight, 'say (==‹hi›==)there'],
    ['(‹(a)›)', toggleEmphasis, '(*‹(a)›*)'],
    ['a‹[b](c)›d', toggleStrong, 'a**‹[b](c)›**d'],
    ['**one(‹two›)three**', toggleStrong, '**one**(‹two›)**three**'],
    ['**一，‹二›三**', toggleStrong, '**一，**‹二›**三**'],
  ])('%s', (before, command, expected) => {
    expect(changed(before, command)).toBe(expected);
  });

  it('make everything bold if only part of it is, and revert to what it was', () => {
    const once = given(stateOf('**‹a›** and ‹b›'), toggleStrong);
    expect(shown(once)).toBe('**‹a›** and **‹b›**');
    expect(shown(given(once, toggleStrong))).toBe('**‹a›** and ‹b›');
  });
});

describe('lines', () => {
  it.each([
    ['squat|', toggleHeading(2), '## squat|'],
    ['## squat|', toggleHeading(2), 'squat|'],
    ['## squat|', toggleHeading(0), 'squat|'],
    ['- squat|', toggleHeading(1), '# squat|'],
    ['‹one\n\ntwo›', toggleBulletList, '- ‹one\n\n- two›'],
    ['- one|', toggleBulletList, 'one|'],
    ['‹one\n  two\nthree›', toggleOrderedList, '1. ‹one\n  1. two\n2. three›'],
    ['1. one\n2. two\nthree|', toggleOrderedList, '1. one\n2. two\n3. three|'],
    ['> 4. one\n> ‹two\n> three›', toggleOrderedList, '> 4. one\n> 5. ‹two\n> 6. three›'],
    ['1. one\n   two|', toggleOrderedList, '1. one\n   1. two|'],
    ['1) one\ntwo|', toggleOrderedList, '1) one\n1. two|'],
    ['1. one\n\ntwo|', toggleOrderedList, '1. one\n\n1. two|'],
    ['> 1. one\ntwo|', toggleOrderedList, '> 1. one\n1. two|'],
    ['He|ad\n===', toggleHeading(1), 'He|ad'],
    ['He|ad\n===\ntext', toggleHeading(2), '## He|ad\ntext'],
    ['He|ad\n---', toggleHeading(0), 'He|ad'],
    ['Head\n=|==', toggleHeading(3), '### Head|'],
    ['‹Head\n===\n\ntwo›', toggleHeading(1), '# ‹Head\n\n# two›'],
    ['> He|ad\n> ---', toggleHeading(1), '> # He|ad'],
    ['He|ad\n===', toggleBulletList, '- He|ad'],
    ['- He|ad\n  ===', toggleHeading(2), '## He|ad'],
    ['He|ad\n===', cycleHeading, '## He|ad'],
    ['- one|', toggleTaskList, '- [ ] one|'],
    ['|', toggleTaskList, '- [ ] |'],
    ['> one|', toggleBulletList, '> - one|'],
    ['‹one\n\ntwo›', toggleQuote, '> ‹one\n>\n> two›'],
    ['> one|', toggleQuote, 'one|'],
    ['```\na|\n\n  b\n```', toggleQuote, '> ```\n> a|\n>\n>   b\n> ```'],
    ['> ```\n> a|\n> ```', toggleQuote, '```\na|\n```'],
    ['- ```\n  a|\n  ```', toggleQuote, '> - ```\n>   a|\n>   ```'],
    ['one‹\n```\na›\nb\n```', toggleQuote, '> one‹\n> ```\n> a›\n> b\n> ```'],
    ['- [ ] one|', toggleTask, '- [x] one|'],
    ['- [x] one|', toggleTask, '- [ ] one|'],
    ['- [xx] both|', toggleTask, '- [ ] both|'],
    ['- [xx] both|', toggleTaskList, 'both|'],
    ['‹1. [ ] one\n2. [x] two›', toggleTask, '‹1. [x] one\n2. [x] two›'],
    ['```\none|\n```', toggleBulletList, '```\none|\n```'],
    ['> ```js|\n> one\n> ```', toggleBulletList, '> ```js|\n> one\n> ```'],
  ])('%s', (before, command, expected) => {
    expect(changed(before, command)).toBe(expected);
  });

  const commands = {
    toggleBulletList,
    toggleOrderedList,
    toggleTaskList,
    toggleTask,
    cycleHeading,
    heading: toggleHeading(2),
    indentList,
    outdentList,
  };
  it.each(Object.entries(commands))('do not change the rows of a table: %s', (_name, command) => {
    const table = '| one | two |\n| --- | --- |\n| 1 | 2 |';
    const quoted = table.replaceAll(/^/gm, '> ');
    for (const source of [table, quoted, `text\n\n${table}\n\ntext`])
      for (const place of ['one', '---', '1', '2']) {
        const at = source.indexOf(place);
        const state = open(source, [[at, at]]);
        expect(given(state, command)).toBe(state);
      }
  });

  it('around a table become a list', () => {
    const table = 'one | two\n--- | ---\n1 | 2';
    const all = open(`above\n\n${table}\n\nbelow`, [[0, 39]]);
    expect(given(all, toggleBulletList).doc.toString()).toBe(`- above\n\n${table}\n\n- below`);
  });
});

describe('quotes', () => {
  const table = '| one |\n| --- |\n| two |';
  const source = `above\n\n\`\`\`js\ncode\n\n\`\`\`\n\n${table}\n\nbelow`;
  const quoted = (text: string) => text.replaceAll(/^(?=.)/gm, '> ').replaceAll(/^$/gm, '>');

  it('include the code and tables within the selection', () => {
    const state = open(source, [[2, source.length - 2]]);
    expect(given(state, toggleQuote).doc.toString()).toBe(quoted(source));
  });

  it.each(['one', '---', 'two'])('include a whole table: %s', (place) => {
    const before = `above\n\n${table}\n\nbelow`;
    const at = before.indexOf(place);
    const once = given(open(before, [[at, at]]), toggleQuote);
    expect(once.doc.toString()).toBe(before.replace(table, quoted(table)));
    const cursor = once.selection.main.head;
    expect(given(open(once.doc.toString(), [[cursor, cursor]]), toggleQuote).doc.toString()).toBe(before);
  });
});

describe('links', () => {
  it.each([
    ['see ‹here›', toggleLink, 'see [here](|)'],
    ['‹https://example.org/a_(b)›', toggleLink, '[|](https://example.org/a_(b))'],
    ['see [‹here›](https://example.org)', toggleLink, 'see ‹here›'],
    ['a |', insertLink, 'a [|]()'],
    ['see wo|rd', insertLink, 'see [word](|)'],
    ['[li|nk](http://a.example)', insertLink, 'li|nk'],
    ['[link](http://a.|example)', insertLink, 'link|'],
    ['see http://a.ex|ample/b', insertLink, 'see [|](http://a.example/b)'],
    ['row[‹0›]', toggleLink, 'row[[0](|)]'],
    ['‹- a\n- b›', toggleLink, '‹- a\n- b›'],
    ['‹a [b](http://a.example)›', toggleLink, '‹a [b](http://a.example)›'],
    ['[[No|te]]', insertLink, '[[No|te]]'],
  ])('%s', (before, command, expected) => {
    expect(changed(before, command)).toBe(expected);
  });

  it('do not handle the key without a selection', () => {
    const state = stateOf('a| b');
    expect(toggleLink({ state, dispatch: () => expect.unreachable() })).toBe(false);
  });
});

describe('indenting', () => {
  it.each([
    ['- one\n- two|', indentList, '- one\n  - two|'],
    ['- one|', indentList, '- one|'],
    ['1. one\n2. two|\n3. three', indentList, '1. one\n   1. two|\n2. three'],
    ['- one\n- two|\n  - under\n- three', indentList, '- one\n  - two|\n    - under\n- three'],
    ['- [ ] one\n- [ ] two|', indentList, '- [ ] one\n  - [ ] two|'],
    ['- one\n  - two|\n    - three', outdentList, '- one\n- two|\n  - three'],
    ['1. one\n   1. two|\n2. three', outdentList, '1. one\n2. two|\n3. three'],
    ['-   one\n-   two|', indentList, '-   one\n    -   two|'],
    ['-   [ ] one\n-   [ ] two|', indentList, '-   [ ] one\n    -   [ ] two|'],
    ['1.  one\n2.  two|', indentList, '1.  one\n    1.  two|'],
    ['-\tone\n-\ttwo|', indentList, '-\tone\n    -\ttwo|'],
    ['-     code\n- two|', indentList, '-     code\n  - two|'],
    ['-   one\n  - two|', indentList, '-   one\n    - two|'],
    ['-   one\n    -   two|', outdentList, '-   one\n-   two|'],
    ['> - one\n> - two|', indentList, '> - one\n>   - two|'],
    ['- a\n- ‹b\n- c›\n- d', indentList, '- a\n  - ‹b\n  - c›\n- d'],
  ])('%s', (before, command, expected) => {
    expect(changed(before, command)).toBe(expected);
  });

  it.each([
    ['1. a\n1. b|\n1. c\n1. d', indentList, '1. a\n   1. b|\n1. c\n1. d'],
    ['1. a\n1. ‹b\n1. c›\n1. d', indentList, '1. a\n   1. ‹b\n   1. c›\n1. d'],
    ['1) a\n1) b|\n   1) x\n   1) y\n1) c', indentList, '1) a\n   1) b|\n      1) x\n      1) y\n1) c'],
    ['1. a\n   1. b\n   2. c|\n1. d', outdentList, '1. a\n   1. b\n1. c|\n1. d'],
    ['1. a\n1. |b\n1. c', openItemAbove, '1. a\n1. \n1. |b\n1. c'],
    ['1. |a\n1. b', openItemAbove, '1. \n1. |a\n1. b'],
  ])('keeps the number if all items of a list have the same one: %j', (before, command, expected) => {
    expect(changed(before, command)).toBe(expected);
  });

  it.each([
    ['1. a\n   1. b|', outdentList, '1. a\n2. b|'],
    ['1. a\n1. b|\n2. c\n3. d', indentList, '1. a\n   1. b|\n2. c\n3. d'],
    ['1. a\n1. b\n2. |c', openItemAbove, '1. a\n2. b\n3. \n4. |c'],
  ])('renumbers a list if its items have different numbers: %j', (before, command, expected) => {
    expect(changed(before, command)).toBe(expected);
  });

  const code = '   ```\n   1. x\n   1. y\n   ```';
  const indentedCode = '\n       1. x\n       1. y\n';

  it.each([
    [`1. a\n${code}\n2. b|\n3. c`, indentList, `1. a\n${code}\n   1. b|\n2. c`],
    [`1. a\n${indentedCode}\n2. b|\n3. c`, indentList, `1. a\n${indentedCode}\n   1. b|\n2. c`],
    ['- a\n  ~~~\n  1. x\n  ~~~\n  - b|', indentList, '- a\n  ~~~\n  1. x\n  ~~~\n  - b|'],
    ['- a\n    ~~~\n   - x\n    ~~~\n    - b|', outdentList, '- a\n    ~~~\n   - x\n    ~~~\n- b|'],
    [`1. a\n${code}\n2. |b`, openItemAbove, `1. a\n${code}\n2. \n3. |b`],
    ['- a\n   ~~~\n  - x\n   ~~~\n  - b|', moveUp, '- a\n   ~~~\n  - x\n   ~~~\n  - b|'],
    ['- a\n- b|\n  ```\n  ---\n  x\n  ```', indentList, '- a\n  - b|\n    ```\n    ---\n    x\n    ```'],
    ['- a\n\n      - x|\n        y\n      - z', moveDown, '- a\n\n        y\n      - x|\n      - z'],
  ])('does not change code that looks like a list: %j', (before, command, expected) => {
    expect(changed(before, command)).toBe(expected);
  });

  it.each([
    ['- one|\n- two', breakInItem, '- one\n  |\n- two'],
    ['-   o|ne', breakInItem, '-   o\n    |ne'],
    ['> 1. [ ] o|ne', breakInItem, '> 1. [ ] o\n>    |ne'],
    ['- a\n- b|\n  - c\n- d\n  e', moveDown, '- a\n- d\n  e\n- b|\n  - c'],
    ['- a\n  - x\n- b|\n  - c\n- d', moveUp, '- b|\n  - c\n- a\n  - x\n- d'],
    ['1. a\n2. b|\n3. c', moveUp, '1. b|\n2. a\n3. c'],
    ['9. a|\n10. b', moveDown, '9. b\n10. a|'],
    ['> - a|\n>\n> - b', moveDown, '> - b\n>\n> - a|'],
    ['- a\n  - b|\n- c', moveDown, '- a\n  - b|\n- c'],
    ['- a|\n  - b\n\ntext', moveDown, '- a|\n  - b\n\ntext'],
    ['text\n- a|', moveUp, '- a|\ntext'],
    ['- a\n- ‹b\n- c›\n- d', moveDown, '- a\n- d\n- ‹b\n- c›'],
    ['- a\n- ‹b\n›- c\n- d', moveDown, '- a\n- c\n- ‹b›\n- d'],
    ['a|\nb', moveDown, 'b\na|'],
  ])('%s', (before, command, expected) => {
    expect(changed(before, command)).toBe(expected);
  });

  it.each([
    ['```\none|\n```', indentCode, '```\none  |\n```'],
    ['```js\nconst ‹a = 1;\nconst b› = 2;\n```', indentCode, '```js\n  const ‹a = 1;\n  const b› = 2;\n```'],
    ['```\n‹one\n\ntwo\n›three\n```', indentCode, '```\n  ‹one\n\n  two\n›three\n```'],
    ['‹```\none\n```\nbelow›', indentCode, '‹```\n  one\n```\nbelow›'],
    ['> ```\n> ‹one\n> > two›\n> ```', indentCode, '> ```\n>   ‹one\n>   > two›\n> ```'],
    ['1. ```\n   ‹one›', indentCode, '1. ```\n     ‹one›'],
    ['```\n‹one›\n‹two›\n```', indentCode, '```\n  ‹one›\n  ‹two›\n```'],
    ['```\n‹o›n‹e›\n```', indentCode, '```\n  ‹o›n‹e›\n```'],
    ['```js\n  const ‹a = 1;\n b›\n```', outdentCode, '```js\nconst ‹a = 1;\nb›\n```'],
    ['```\n    one|\n```', outdentCode, '```\n  one|\n```'],
    ['```\n\tone|\n```', outdentCode, '```\none|\n```'],
    ['> - ```\n>     one|', outdentCode, '> - ```\n>   one|'],
    ['- ```\n  one|', outdentCode, '- ```\n  one|'],
  ])('works in code: %j', (before, command, expected) => {
    expect(changed(before, command)).toBe(expected);
  });

  it('does not handle Tab outside code', () => {
    for (const command of [indentCode, outdentCode])
      for (const text of ['one|', '‹one›', '```\none\n```\n|'])
        expect(command({ state: stateOf(text), dispatch: () => expect.unreachable() })).toBe(false);
  });
});

describe('Enter before the text of an item', () => {
  it.each([
    ['- a\n- |b\n- c', '- a\n- \n- |b\n- c'],
    ['- [x] |a', '- [ ] \n- [x] |a'],
    ['1. a\n2. |b\n3. c', '1. a\n2. \n3. |b\n4. c'],
    ['9. |a', '9. \n10. |a'],
    ['- a\n  1. |b\n  2. c\n- d', '- a\n  1. \n  2. |b\n  3. c\n- d'],
    ['> - |a', '> - \n> - |a'],
    ['- \n- |b', '- \n- \n- |b'],
    ['-   |a', '-   \n-   |a'],
    ['-     |code', '- \n-     |code'],
    ['- a\n\n- |b', '- a\n\n- \n\n- |b'],
    ['> - a\n>\n> - |b', '> - a\n>\n> - \n>\n> - |b'],
    ['# Shopping\n- |milk', '# Shopping\n- \n- |milk'],
  ])('inserts an empty item above: %j', (before, expected) => {
    expect(changed(before, openItemAbove)).toBe(expected);
  });

  it.each([
    ['# |Shopping', '\n# |Shopping'],
    ['text\n##  |Shopping #', 'text\n\n##  |Shopping #'],
    ['> ### |Shopping', '>\n> ### |Shopping'],
  ])('inserts an empty line above a heading: %j', (before, expected) => {
    expect(changed(before, openLineAbove)).toBe(expected);
  });

  it.each(['|# a', '# a|', '# a|b', '# |', '#|a', '|a\n---', '- # |a', '```\n# |a\n```'])(
    'inserts no line above: %j',
    (before) => {
      expect(openLineAbove({ state: stateOf(before), dispatch: () => expect.unreachable() })).toBe(false);
    },
  );

  // `Shopping` above a line of `-` would be a heading, and an empty `1.` below a paragraph would be part of it
  it.each([
    ['Shopping\n- |milk', 'Shopping\n\n- \n- |milk'],
    ['Shopping\n1. |milk', 'Shopping\n\n1. \n2. |milk'],
    ['> Shopping\n> - |milk', '> Shopping\n>\n> - \n> - |milk'],
    ['- a\n1. |b', '- a\n\n1. \n2. |b'],
    ['- Shopping\n  - |milk', '- Shopping\n  - \n  - |milk'],
  ])('separates the list from a paragraph: %j', (before, expected) => {
    expect(changed(before, openItemAbove)).toBe(expected);
  });

  it.each(['- |', '- a|', '- [ ] |', '|- a', '-| a', 'a\n2. |b', '```\n- |a\n```', '- ‹a›', '|a', '# |a'])(
    'is not handled elsewhere: %j',
    (before) => {
      expect(openItemAbove({ state: stateOf(before), dispatch: () => expect.unreachable() })).toBe(false);
    },
  );
});

describe('Enter in code', () => {
  it.each([
    ['> [!note] x\n> ```js|', '> [!note] x\n> ```js\n> |'],
    ['> ```\n> a|\n> ```', '> ```\n> a\n> |\n> ```'],
    ['> ```\n>   a|b', '> ```\n>   a\n>   |b'],
    ['> ```\n>|\n> ```', '> ```\n>\n> |\n> ```'],
    ['> ```\n> > a|', '> ```\n> > a\n> |'],
    ['> ```\n|> a', '> ```\n> \n> |a'],
    ['> ```\n> a‹bc›\n> ```', '> ```\n> a\n> |\n> ```'],
    ['> ```\n> a\n> ```|', '> ```\n> a\n> ```\n> |'],
    ['- ```js|', '- ```js\n  |'],
    ['- ```js\n|', '- ```js\n\n  |'],
    ['> 1. ```|\n>    a', '> 1. ```\n>    |\n>    a'],
    ['- > ```|', '- > ```\n  > |'],
    ['- a\n\n  ```\n    b|', '- a\n\n  ```\n    b\n    |'],
    ['[^1]: ```\n    a|', '[^1]: ```\n    a\n    |'],
  ])('continues the block that contains the code: %j', (before, expected) => {
    expect(changed(before, breakInCode)).toBe(expected);
  });

  it.each(['```\na|\n```', 'a|', '> a|', '> |```\n> a', '> ```\n> a\n> ```\n> |', '> ```\n> a\n|'])(
    'is not handled elsewhere: %j',
    (before) => {
      expect(breakInCode({ state: stateOf(before), dispatch: () => expect.unreachable() })).toBe(false);
    },
  );
});

describe('joining lines', () => {
  it.each([
    ['- one|\n- two', joinNextLine, '- one|two'],
    ['- one|\n  - [ ] two', joinNextLine, '- one|two'],
    ['# one|\n## two', joinNextLine, '# one|two'],
    ['> one|\n> two', joinNextLine, '> one|two'],
    ['- one|\n  two', joinNextLine, '- one|two'],
    ['# |one', unmarkHeading, '|one'],
    ['> ## |one', unmarkHeading, '> |one'],
    ['# |', unmarkHeading, '|'],
  ])('%s', (before, command, expected) => {
    expect(changed(before, command)).toBe(expected);
  });

  it.each([
    ['|\n- two', joinNextLine],
    ['one|\ntwo', joinNextLine],
    ['one|\n\n- two', joinNextLine],
    ['on|e\n- two', joinNextLine],
    ['‹one›\n- two', joinNextLine],
    ['```\na|\n- b\n```', joinNextLine],
    ['one|', joinNextLine],
    ['# o|ne', unmarkHeading],
    ['|one', unmarkHeading],
    ['```\n# |a\n```', unmarkHeading],
  ])('does not handle %s', (before, command) => {
    expect(command({ state: stateOf(before), dispatch: () => expect.unreachable() })).toBe(false);
  });
});

describe('any text', () => {
  const toggles: readonly StateCommand[] = [
    ...[toggleStrong, toggleEmphasis, toggleCode, toggleStrike, toggleHighlight, toggleLink, insertLink],
    ...[0, 1, 2, 6].map(toggleHeading),
    ...[toggleBulletList, toggleOrderedList, toggleTaskList, toggleQuote, toggleTask],
  ];
  const piece = fc.constantFrom(
    ...['a', 'knee ', ' ', '\n', '\n\n', '*', '**', '_', '`', '~~', '==', '# ', '### ', '- ', '1. ', '12) ', '- [ ] '],
    ...['- [x] ', '> ', '  ', '\t', '[', '](', ')', '```\n', '🏋️', '𝕏', '語', 'ك', '---', '| a | b |'],
  );
  const texts = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));
  const places = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 });
  const states = fc.tuple(texts, places).map(([doc, chosen]) =>
    open(
      doc,
      chosen.map(([anchor, head]) => [anchor % (doc.length + 1), head % (doc.length + 1)] as const),
    ),
  );

  it('is unchanged after applying a command twice', () => {
    const holds = fc.property(states, fc.constantFrom(...toggles), (state, command) => {
      const twice = given(given(state, command), command);
      expect(twice.doc.toString()).toBe(state.doc.toString());
      expect(twice.selection.eq(state.selection)).toBe(true);
    });
    expect(() => fc.assert(holds, { numRuns: runs(2000) })).not.toThrow();
  });

  it('keeps every character intact', () => {
    const commands = [
      ...toggles,
      indentList,
      outdentList,
      indentCode,
      outdentCode,
      openItemAbove,
      breakInCode,
      breakInItem,
      moveUp,
      moveDown,
      joinNextLine,
      unmarkHeading,
    ];
    const holds = fc.property(states, fc.constantFrom(...commands), (state, command) => {
      if (!state.selection.ranges.every(({ from, to }) => isWhole(state, from) && isWhole(state, to))) return;
      expect(given(state, command).doc.toString().isWellFormed()).toBe(true);
    });
    expect(() => fc.assert(holds, { numRuns: runs(2000) })).not.toThrow();
  });

  it('is not corrupted by formatting half a character', () => {
    for (const command of [toggleStrong, toggleEmphasis, toggleCode, toggleStrike, toggleHighlight]) {
      expect(
        given(open('a𝕏b', [[2, 4]]), command)
          .doc.toString()
          .isWellFormed(),
      ).toBe(true);
      expect(
        given(open('a𝕏b', [[2, 2]]), command)
          .doc.toString()
          .isWellFormed(),
      ).toBe(true);
    }
  });

  function isWhole(state: EditorState, at: number): boolean {
    return !/[\ud800-\udbff][\udc00-\udfff]/.test(state.sliceDoc(Math.max(0, at - 1), at + 1));
  }
});
