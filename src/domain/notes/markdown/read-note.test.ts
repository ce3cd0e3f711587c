import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingSlug } from './heading-slug.ts';
import { noteMarkdownParser } from './note-markdown.ts';
import type { NoteOutline } from './note-outline.ts';
import { previewOf } from './preview.ts';
import { NoteReading, readNote } from './read-note.ts';
import { toggleTask } from './task.ts';
import { wordCount } from './word-count.ts';

const hash = 'a1'.repeat(32);

describe('the outline of a note', () => {
  it('is empty for an empty note', () => {
    expect(readNote('')).toEqual({
      headings: [],
      links: [],
      mentions: [],
      webLinks: [],
      images: [],
      attachments: [],
      tags: [],
      tasks: [],
      footnotes: [],
      hasLink: false,
      hasCode: false,
    });
  });

  it('has the headings with their level, without their marks', () => {
    const text = '# A *b* `c` ##\n\ntext\n\nTwo\nlines\n---\n\n> ### [[X|y]] &amp; \\#z\n\n```\n# code\n```\n';
    expect(readNote(text).headings).toEqual([
      { level: 1, text: 'A b c', from: 0 },
      { level: 2, text: 'Two lines', from: text.indexOf('Two') },
      { level: 3, text: 'y & #z', from: text.indexOf('###') },
    ]);
  });

  it('excludes headings and tasks of front matter, but includes everything between two thematic breaks', () => {
    const properties = readNote('---\n# comment\nplan:\n  - a\nlink: "[[B]]"\n---\n# C\n');
    expect(properties.headings.map(({ text }) => text)).toEqual(['C']);
    expect(properties.links.map(({ target }) => target)).toEqual(['B']);
    const divided = readNote('---\ntext\n- [ ] call\n\n# D\n\n---\ntext');
    expect(divided.tasks.map(({ text }) => text)).toEqual(['call']);
    expect(divided.headings.map(({ text }) => text)).toEqual(['D']);
  });

  it('has the wiki links with heading and alias, except those in code', () => {
    const text = 'a [[B#c|d]] `[[x]]` ![[ E.png ]] [[#f]]\n\n    [[code]]';
    expect(readNote(text).links).toEqual([
      { name: 'B#c', target: 'B', heading: 'c', alias: 'd', embed: false, from: 2, to: 11 },
      { name: 'E.png', target: 'E.png', heading: null, alias: null, embed: true, from: 20, to: 32 },
      { name: '#f', target: '', heading: 'f', alias: null, embed: false, from: 33, to: 39 },
    ]);
  });

  it.each([
    '[[Knees]]',
    '[a](https://a.example)',
    'www.a.example',
    '[@Squat](mensana:exercises/squat)',
    `[plan.pdf](attachment:${hash})`,
    '[a](file.md)',
    '[a][b]\n\n[b]: c',
  ])('contains a link for %j', (text) => {
    expect(readNote(text).hasLink).toBe(true);
  });

  it.each(['![[e.png]]', '![a](https://a.example/b.png)', '[a][b]', '`[[a]]`', 'a [ ] b', '#tag'])(
    'contains no link for %j',
    (text) => {
      expect(readNote(text).hasLink).toBe(false);
    },
  );

  it('has mentions, web links, images and files, each with its address', () => {
    const outline = readNote(
      `[@Bench *press*](mensana:exercises/bench-press) ![Knee](attachment:${hash}) [plan.pdf](attachment:${hash})\n` +
        '[a](<https://a.example/x y>) <https://b.example> www.c.example d@e.example ![f](https://g.example/h.png)\n' +
        '[i][j] [J] [k]\n\n[j]: https://l.example "t"\n[j]: https://m.example',
    );
    expect(outline.mentions.map(({ key, label }) => [key, label])).toEqual([['exercises/bench-press', 'Bench press']]);
    expect(outline.attachments).toEqual([hash]);
    expect(outline.images.map(({ address, alt }) => [address, alt])).toEqual([
      [`attachment:${hash}`, 'Knee'],
      ['https://g.example/h.png', 'f'],
    ]);
    expect(outline.webLinks.map(({ address, label }) => [address, label])).toEqual([
      ['https://a.example/x y', 'a'],
      ['https://b.example', 'https://b.example'],
      ['https://www.c.example', 'www.c.example'],
      ['mailto:d@e.example', 'd@e.example'],
      ['https://l.example', 'i'],
      ['https://l.example', 'J'],
    ]);
  });

  it('ignores an address in the text of a link', () => {
    const file = `attachment:${'ab'.repeat(32)}`;
    const outline = readNote(
      `[https://a.example](https://b.example) [x www.c.example y][ref] [me@d.example.pdf](${file})\n\n[ref]: https://e.example`,
    );
    expect(outline.webLinks.map(({ address, label }) => [address, label])).toEqual([
      ['https://b.example', 'https://a.example'],
      ['https://e.example', 'x www.c.example y'],
    ]);
    expect(outline.attachments).toEqual(['ab'.repeat(32)]);
  });

  it('omits addresses that could run code or are not valid in the app', () => {
    const outline = readNote(
      '[a](javascript:alert(1)) [b](data:text/html,x) [c](mensana:nothing) [d](mensana:exercises/%E0%A4%A) [e](attachment:1)',
    );
    expect(outline.webLinks).toEqual([]);
    expect(outline.mentions.map(({ key }) => key)).toEqual(['exercises/%E0%A4%A']);
    expect(outline.attachments).toEqual([]);
  });

  it('has each tag as typed and in its normalised form', () => {
    const text = '#Knee and #Straße/Über, `#code`\n\n# heading';
    expect(readNote(text).tags.map(({ name, tag, from }) => [name, tag, from])).toEqual([
      ['Knee', 'knee', 0],
      ['Straße/Über', 'strasse/über', 10],
    ]);
  });

  it('has the tasks with their line, done or not, without empty checkboxes', () => {
    const text =
      '- [ ] buy **milk**\n  - [x] [[Done]]\n\n1. [X] c\n* [xx] twice\n- [ ]\n\n[ ] none\n- [y] none\n- a [ ] none';
    expect(readNote(text).tasks).toEqual([
      { text: 'buy milk', code: [], done: false, from: 2, line: 1 },
      { text: 'Done', code: [], done: true, from: text.indexOf('[x]'), line: 2 },
      { text: 'c', code: [], done: true, from: text.indexOf('[X]'), line: 4 },
      { text: 'twice', code: [], done: true, from: text.indexOf('[xx]'), line: 5 },
    ]);
  });

  it.each([
    ['- [ ] pack bag\nbench 60x10\nbench 60x9', 'pack bag'],
    ['- [ ] pack\n  the bag\n  and go', 'pack the bag and go'],
    ['- [ ] pack\n  the bag\nbench 60x9\n  squat', 'pack the bag'],
    ['- [ ] pack **a\nbag** [[b', 'pack a'],
    ['-   [ ] pack\n  bag', 'pack'],
    ['-\t[ ] pack\n\tbag', 'pack bag'],
    ['1. [ ] pack\n   bag\nnow', 'pack bag'],
    ['- a\n  - [ ] pack\n    bag\n  now', 'pack bag'],
    ['> - [ ] pack\n>   bag\n> now', 'pack bag'],
    ['- [ ] pack\r\nnow\r\n', 'pack'],
  ])('the text of the task in %j ends before a line that is not indented', (text, expected) => {
    expect(readNote(text).tasks.map((task) => task.text)).toEqual([expected]);
  });

  it('has footnotes, and reports whether there is code', () => {
    expect(readNote('a[^1]\n\n[^1]: b').footnotes).toEqual([{ label: '1', from: 7 }]);
    expect(readNote('`a`').hasCode).toBe(true);
    expect(readNote('    a').hasCode).toBe(true);
    expect(readNote('\\`a\\`').hasCode).toBe(false);
  });

  it('agrees with the syntax tree for any text', () => {
    const piece = fc.constantFrom(
      'a',
      ' ',
      '\n',
      '# ',
      '[[',
      ']]',
      '[',
      '](b)',
      '#t',
      '- [ ] ',
      '- [x] ',
      '`',
      '> ',
      '\\',
      '![',
      '~~~\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const outline = readNote(text);
        expect(outline.links.map(({ from }) => from)).toEqual(startsOf(text, /^Wiki(Link|Embed)$/));
        expect(outline.headings.map(({ from }) => from)).toEqual(startsOf(text, /Heading\d$/));
        const tasks = outline.tasks.map(({ from }) => from);
        const markers = startsOf(text, /^TaskMarker$/);
        expect(markers).toEqual(expect.arrayContaining(tasks));
        expect(tasks).toEqual(
          expect.arrayContaining(markers.filter((at) => /^\[[^\]]*\][ \t]+\S/.test(text.slice(at)))),
        );
        expect(outline.tags.map(({ from }) => from)).toEqual(startsOf(text, /^Hashtag$/));
        for (const { from, line } of outline.tasks) expect(text.slice(0, from).split('\n')).toHaveLength(line);
        expect(stepsOf(text).at(-1)).toEqual(outline);
      }),
    );
  });

  it('is the same in many steps for a long note', () => {
    const text = '# Knee\n\n- [ ] see [[a]] and `b` #c\n\n> > [d](e)\n\n'.repeat(100);
    const steps = stepsOf(text);
    expect(steps.length).toBeGreaterThan(300);
    expect(steps.slice(0, -1).every((outline) => outline === null)).toBe(true);
    expect(steps.at(-1)).toEqual(readNote(text));
  });
});

describe('ticking a task', () => {
  it.each([
    ['- [ ] a', '- [x] a'],
    ['- [x] a', '- [ ] a'],
    ['- [X] a', '- [ ] a'],
    ['- [xx] a', '- [ ] a'],
    ['- [ ]', '- [x]'],
  ])('turns %j into %j', (before, after) => {
    const edit = toggleTask(before, 2);
    expect(edit && before.slice(0, edit.from) + edit.insert + before.slice(edit.to)).toBe(after);
  });

  it('does nothing without a task marker at that position', () => {
    expect(toggleTask('- [ ] a', 0)).toBeNull();
    expect(toggleTask('- [y] a', 2)).toBeNull();
    expect(toggleTask('', 2)).toBeNull();
  });
});

describe('a preview', () => {
  it('leaves out comments', () => {
    expect(previewOf('one %%for me%% two %%\nand me%% 50%% of 100%%', 200)).toBe('one two 50%% of 100%%');
  });

  it('leaves out the tags of elements that are drawn, and shows those that are text', () => {
    expect(previewOf('H<sub>2</sub>O <U class="a">b **c**</u> <kbd>d', 200)).toBe('H2O b c <kbd>d');
    expect(previewOf('one<br>two <font>three</font>', 200)).toBe('one two <font>three</font>');
    expect(previewOf('<details>\n<summary>More *x*</summary>\n\ntext\n\n</details>', 200)).toBe('More x text');
    expect(readNote('# <u>Plan</u> A').headings.map(({ text }) => text)).toEqual(['Plan A']);
  });

  it('separates two lines of a cell with a space', () => {
    expect(previewOf('| a | one<br>two<br/>three |\n| - | - |', 200)).toBe('a one two three');
  });

  it('shows a title in a link completely if a note has it', () => {
    const isName = (name: string) => ['C# basics', 'a|b'].includes(name);
    expect(previewOf('[[C# basics]] [[Plan#Day]] [[a&vert;b]]', 200, isName)).toBe('C# basics Plan a|b');
  });

  it('is one line without marks and addresses', () => {
    const text =
      '# Title\n\n> [!note] Mind\n> the *gap*\n\n- [ ] buy [milk](https://a.example)\n- ==two==[^1]\n\n| a | b |\n| - | - |\n| c | d |\n\n```js\nx = 1\n```\n<b>e</b> &amp; ![alt](b.png) https://c.example\n\n---\n[[F|g]]';
    expect(previewOf(text, 200)).toBe('Title Mind the gap buy milk two a b c d x = 1 e & alt https://c.example g');
  });

  it('ends in an ellipsis if the note continues, and splits no character', () => {
    expect(previewOf('one two three', 13)).toBe('one two three');
    expect(previewOf('one two three', 8)).toBe('one two…');
    expect(previewOf('ab💪', 3)).toBe('ab…');
    expect(previewOf('ab 👨‍👩‍👧 so', 7)).toBe('ab…');
    expect(previewOf('ab 👨‍👩‍👧 so', 12)).toBe('ab 👨‍👩‍👧…');
    expect(previewOf('ab👍🏽 so', 5)).toBe('ab…');
    expect(previewOf('abe\u0301 so', 4)).toBe('ab…');
    expect(previewOf('', 10)).toBe('');
  });

  it('is never longer than requested, however long the note', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), fc.integer({ min: 1, max: 40 }), (text, length) => {
        const preview = previewOf(text, length);
        expect(preview.length).toBeLessThanOrEqual(length);
        expect(preview).not.toMatch(/\n/);
      }),
    );
    expect(previewOf(`${'word '.repeat(200_000)}`, 20)).toBe('word word word word…');
  });
});

describe('counting words', () => {
  it.each([
    ['', 0],
    ['one', 1],
    ["It's a well-known fact, 3.5 of 10.", 7],
    ['*bold* [[Two words]] #tag', 4],
    ['[two words](https://a.example/b/c)', 2],
    ['слово и дело', 3],
    ['كلمة واحدة', 2],
    ['今天健身', 4],
    ['今天 workout 了', 4],
    ['안녕 세상', 2],
    ['… — !', 0],
  ])('%j has %i words', (text, count) => {
    expect(wordCount(text)).toBe(count);
  });
});

it.each([
  ['Part Two!', 'part-two'],
  ['  Ünï & Çode_x ', 'ünï-çode_x'],
  ['健身 计划', '健身-计划'],
  ['…', ''],
])('the heading %j is %j in an address', (heading, slug) => {
  expect(headingSlug(heading)).toBe(slug);
});

function stepsOf(text: string): readonly (NoteOutline | null)[] {
  const reading = new NoteReading(text);
  const steps: (NoteOutline | null)[] = [];
  while ((steps.at(-1) ?? null) === null) steps.push(reading.readOn());
  return steps;
}

function startsOf(text: string, name: RegExp): readonly number[] {
  const starts: number[] = [];
  noteMarkdownParser.parse(text).iterate({
    enter(node) {
      if (name.test(node.name)) starts.push(node.from);
    },
  });
  return starts;
}
