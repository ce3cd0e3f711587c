import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { TextPart } from '../draft/index.ts';
import { missingIn, writtenText } from '../testing/files.ts';
import { type LinkTarget, PathIndex, partsOf, readLinks, replacementsOf } from './index.ts';

const targets = new Map<string, LinkTarget>([
  ...['A', 'B c', 'C# basics', 'T'].map(
    (name) => [name, { kind: 'note', to: { sourceId: `${name}.md` }, names: [name] }] as const,
  ),
  ...['p.png', 'my pic.png', 'd.pdf', 'm.MP3', 'a#b.png', '100%.png', 'x(1).png', 'x/p.png'].map(
    (name) => [name, { kind: 'file', to: name, name }] as const,
  ),
]);

function partsIn(text: string): readonly TextPart[] {
  const { links } = readLinks(text);
  return partsOf(
    text,
    replacementsOf(links, ({ target }) => targets.get(target.replace(/\.md$/, '')) ?? null),
  );
}

/** Returns the link of a text that consists of one, without what it has in common with all. */
function linkIn(text: string): object | string {
  const [part, ...others] = partsIn(text);
  expect(others).toEqual([]);
  if (part === undefined || typeof part === 'string') return part ?? '';
  const { written, ...link } = part;
  expect(written).toBe(text);
  return link;
}

const toA = { kind: 'note-link', to: { sourceId: 'A.md' }, isEmbed: false };
const toPicture = { kind: 'file-link', to: 'p.png', isImage: true };

describe('a link to a note', () => {
  it.each([
    ['[[A]]', toA],
    ['[[ A ]]', toA],
    ['[[A.md]]', toA],
    ['[[A|]]', toA],
    ['[[A|shown]]', { ...toA, shown: 'shown' }],
    ['[[A#H]]', { ...toA, place: 'H' }],
    ['[[A#H1#H2|x]]', { ...toA, place: 'H1#H2', shown: 'x' }],
    ['[[A#^id-1]]', { ...toA, place: '^id-1' }],
    ['![[A]]', { ...toA, isEmbed: true }],
    ['![[A#^id-1]]', { ...toA, place: '^id-1', isEmbed: true }],
    ['[[C# basics]]', { ...toA, to: { sourceId: 'C# basics.md' } }],
    ['[[C&num; basics]]', { ...toA, to: { sourceId: 'C# basics.md' } }],
    ['[x](A.md)', { ...toA, shown: 'x' }],
    ['[A](A.md "title")', toA],
    ['[](A.md)', toA],
    ['[*x* `y`](B%20c.md#H%201)', { ...toA, to: { sourceId: 'B c.md' }, place: 'H 1', shown: 'x y' }],
    ['[x](<B c.md>)', { ...toA, to: { sourceId: 'B c.md' }, shown: 'x' }],
    ['[x](B c.md)', { ...toA, to: { sourceId: 'B c.md' }, shown: 'x' }],
  ])('is %s', (text, link) => {
    expect(linkIn(text)).toEqual(link);
  });

  it('displays what is written, if that differs from the name', () => {
    const text = 'do [[T]] and [[t]]';
    const { links } = readLinks(text);
    const parts = partsOf(
      text,
      replacementsOf(links, () => ({ kind: 'note', to: { title: 'T' }, names: ['T'] })),
    );
    expect(parts).toMatchObject(['do ', { to: { title: 'T' }, written: '[[T]]' }, ' and ', { shown: 't' }]);
    expect(parts[1]).not.toHaveProperty('shown');
  });

  it('has its address in a definition', () => {
    expect(partsIn('[a][ B ] [b] [c]\n\n[b]: A.md\n')).toEqual([
      { ...toA, shown: 'a', written: '[a][ B ]' },
      ' ',
      { ...toA, shown: 'b', written: '[b]' },
      ' [c]\n\n[b]: A.md\n',
    ]);
  });

  it('is known to be in a table cell', () => {
    expect(partsIn('| a |\n| - |\n| [[A\\|b]] ![[p.png\\|9]] |\n\n[[A]]')).toEqual([
      '| a |\n| - |\n| ',
      { ...toA, shown: 'b', isInTableCell: true, written: '[[A\\|b]]' },
      ' ',
      { ...toPicture, widthPx: 9, isInTableCell: true, written: '![[p.png\\|9]]' },
      ' |\n\n',
      { ...toA, written: '[[A]]' },
    ]);
  });
});

describe('a link to a file', () => {
  it.each([
    ['![[p.png]]', toPicture],
    ['![[p.png|640x480]]', { ...toPicture, widthPx: 640, heightPx: 480 }],
    ['![[p.png|100]]', { ...toPicture, widthPx: 100 }],
    ['![[p.png|knee|100]]', { ...toPicture, shown: 'knee', widthPx: 100 }],
    ['![[p.png|knee]]', { ...toPicture, shown: 'knee' }],
    ['[[p.png]]', { ...toPicture, isImage: false }],
    ['![[m.MP3]]', { ...toPicture, to: 'm.MP3' }],
    ['![](m.MP3)', { ...toPicture, to: 'm.MP3' }],
    ['[[m.MP3]]', { ...toPicture, to: 'm.MP3', isImage: false }],
    ['[[p.png|100]]', { ...toPicture, isImage: false, shown: '100' }],
    ['![knee|200](p.png)', { ...toPicture, shown: 'knee', widthPx: 200 }],
    ['![|200](p.png)', { ...toPicture, widthPx: 200 }],
    ['![2019](p.png)', { ...toPicture, shown: '2019' }],
    ['![](my%20pic.png)', { ...toPicture, to: 'my pic.png' }],
    ['![](my pic.png)', { ...toPicture, to: 'my pic.png' }],
    ['![](my pic.png "title")', { ...toPicture, to: 'my pic.png' }],
    ['![](100%.png)', { ...toPicture, to: '100%.png' }],
    ['![](a%23b.png)', { ...toPicture, to: 'a#b.png' }],
    ['![](a#b.png)', { ...toPicture, to: 'a#b.png' }],
    ['![](x(1).png)', { ...toPicture, to: 'x(1).png' }],
    ['![](x\\p.png)', { ...toPicture, to: 'x/p.png' }],
    ['![[d.pdf#page=3]]', { ...toPicture, to: 'd.pdf', shown: 'd.pdf#page=3', isImage: false }],
    ['[Plan](d.pdf)', { ...toPicture, to: 'd.pdf', shown: 'Plan', isImage: false }],
    ['<img src="p.png" alt="knee" width="300">', { ...toPicture, shown: 'knee', widthPx: 300 }],
    ["<img width=30px src='p.png'/>", { ...toPicture, widthPx: 30 }],
    ['<img data-src="gone.png" data-width="9" src="p.png">', toPicture],
    ['<audio src="m.MP3"></audio>', { ...toPicture, to: 'm.MP3' }],
    ['<audio controls src="m.MP3">', { ...toPicture, to: 'm.MP3' }],
    ['<video controls src="m.MP3" width="320">No video.</video>', { ...toPicture, to: 'm.MP3', widthPx: 320 }],
    ['<audio controls>\n<source src="m.MP3" type="audio/mpeg">\n</audio>', { ...toPicture, to: 'm.MP3' }],
    ['<audio controls><source src="m.MP3" type="audio/mpeg"></audio>', { ...toPicture, to: 'm.MP3' }],
  ])('is %s', (text, link) => {
    expect(linkIn(text)).toEqual(link);
  });

  it('is replaced within a link, which cannot contain another', () => {
    expect(partsIn('[![a](p.png)](https://a.example)')).toEqual([
      '[',
      { ...toPicture, shown: 'a', written: '![a](p.png)' },
      '](https://a.example)',
    ]);
    expect(partsIn('[![a](p.png)](A.md)')).toMatchObject(['[', { kind: 'file-link' }, '](A.md)']);
    expect(partsIn('[[[A]] x](A.md)')).toMatchObject([{ shown: 'A x' }]);
  });
});

describe('text', () => {
  it.each([
    '`[[A]]`',
    '```\n[[A]]\n```',
    '    [[A]]',
    '<!-- ![](p.png) -->',
    '[[Unknown]] ![[unknown.png|100]] [x](unknown.md)',
    '[[#H]] [x](#h) [[#^id]]',
    '[x](https://a.example/A.md) <https://a.example/p.png> ![](data:image/png;base64,AAAA)',
    '\\[[A]]',
    '[[A',
    '[A](',
    '',
  ])('stays as it is: %s', (text) => {
    const parts = partsIn(text);
    expect(writtenText(parts)).toBe(text);
    expect(parts.every((part) => typeof part === 'string' || part.kind === 'missing-link')).toBe(true);
  });

  it.each([
    ['![[gone.png]] ![x](lost.png)', ['file gone.png', 'file lost.png']],
    ['![[gone.png|200]] ![[sub/Gone note#H]]', ['file gone.png', 'note sub/Gone note']],
    ['[a](../files/my%20scan.pdf) [b](other/Gone.md#x)', ['file files/my scan.pdf', 'note other/Gone.md']],
    ['[[scan.pdf]] <img src="a/b.png"> ![x][1]\n\n[1]: c.jpg', ['file scan.pdf', 'file a/b.png', 'file c.jpg']],
    ['<video src="lost.mp4"></video> a <audio><source src="b/lost.mp3"></audio>', ['file lost.mp4', 'file b/lost.mp3']],
    ['<video src="https://a.example/v.mp4"></video> <video></video> `<audio src="lost.mp3">`', []],
    ['[[Not written yet]] [x](#place) [y](https://a.example/b.png) [z](things:///show?id=1.md)', []],
    ['![[training]] ![[training:2026-11-20]] [x](example.com) `![[gone.png]]`', []],
  ])('names what is missing: %s', (text, missing) => {
    expect(missingIn(partsIn(text))).toEqual(missing);
  });

  it('between sounds and videos stays', () => {
    expect(partsIn('a <audio src="m.MP3"></audio> b <video src="m.MP3"></video> c')).toMatchObject([
      'a ',
      { written: '<audio src="m.MP3"></audio>' },
      ' b ',
      { written: '<video src="m.MP3"></video>' },
      ' c',
    ]);
  });

  it('has wiki links in its front matter, whose quotes open no code', () => {
    expect(partsIn('---\nup: "[[A]]"\ncode: |\n  ```\nsee: "![](p.png)"\n---\n[[A]]')).toEqual([
      '---\nup: "',
      { ...toA, written: '[[A]]' },
      '"\ncode: |\n  ```\nsee: "![](p.png)"\n---\n',
      { ...toA, written: '[[A]]' },
    ]);
  });

  it('is the same once its links are written back', () => {
    const piece = fc.constantFrom(
      ...[
        '[[A]]',
        '[[A|',
        ']]',
        '![[p.png',
        '|9]]',
        '[a](',
        'A.md)',
        '![',
        '](p.png)',
        '`',
        '```\n',
        '\n',
        '| a |',
        '\n|-|\n',
      ],
      ...['<img src=p.png>', '---\n', 'a: ', '> ', '- ', '    ', '\\', '[b]: A.md', '[b]', ' '],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        const parts = partsIn(text);
        expect(parts.map((part) => (typeof part === 'string' ? part : part.written)).join('')).toBe(text);
        expect(parts.every((part) => part !== '')).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  // A reader with quadratic time would take hours for this.
  it.each([
    '[[A',
    '![',
    '[a](A',
    '[a](',
    '<img ',
    '<img src=',
    '<audio src=',
    '<video src=a>',
    '[',
    '| [[A|',
    '[b]: ',
    '[[A]] ',
    '`a` ',
    '> [[A]]\n',
  ])('is read completely if it repeats %j many times', { timeout: 120_000 }, (piece) => {
    const text = piece.repeat(300_000 / piece.length);
    const parts = partsIn(text);
    expect(parts.map((part) => (typeof part === 'string' ? part : part.written)).join('')).toBe(text);
  });
});

describe('a path in a link', () => {
  const index = new PathIndex<string>(['md', 'txt']);
  for (const path of [
    'Plan.md',
    'a/Plan.md',
    'a/b/Knee.md',
    'z/Knee.md',
    'a/Ärm.md'.normalize('NFD'),
    'a/b/p.png',
    'x/y/p.png',
    'Plan v1.2.md',
    'note.txt',
    'case/apple.md',
    'c/Apple.md',
  ]) {
    index.add(path, path.normalize('NFC'));
  }

  it.each([
    ['Plan', '', 'Plan.md'],
    ['Plan', 'a', 'Plan.md'],
    ['a/Plan', '', 'a/Plan.md'],
    ['./Plan', 'a', 'a/Plan.md'],
    ['../Plan', 'a/b', 'a/Plan.md'],
    ['/Plan.md', 'a', 'Plan.md'],
    ['plan', '', 'Plan.md'],
    ['Knee', '', 'z/Knee.md'],
    ['b/Knee', '', 'a/b/Knee.md'],
    ['a/b/knee', 'z', 'a/b/Knee.md'],
    ['Ärm', '', 'a/Ärm.md'],
    ['Plan v1.2', '', 'Plan v1.2.md'],
    ['p.png', '', 'a/b/p.png'],
    ['y/p.png', '', 'x/y/p.png'],
    ['note', '', 'note.txt'],
    ['apple', '', 'case/apple.md'],
    ['Apple', '', 'c/Apple.md'],
    ['nothing', '', null],
    ['b/Plan', '', null],
    ['../../Plan', 'a', null],
    ['', '', null],
  ])('%j from the folder %j is %j', (target, folder, path) => {
    expect(index.find(target, folder, 'top')).toBe(path);
  });

  it('counts from the folder of the note in a Markdown link', () => {
    expect(index.find('Plan.md', 'a', 'folder')).toBe('a/Plan.md');
    expect(index.find('Plan.md', 'z', 'folder')).toBe('Plan.md');
    expect(index.find('b/p.png', 'a', 'folder')).toBe('a/b/p.png');
  });

  it('is found among many with the same name', { timeout: 120_000 }, () => {
    const many = new PathIndex<number>(['md']);
    for (let at = 0; at < 20_000; at += 1) many.add(`f${at}/index.md`, at);
    const found = Array.from({ length: 20_000 }, (_, at) => many.find(`f${at}/index`, '', 'top'));
    expect(found).toEqual(Array.from({ length: 20_000 }, (_, at) => at));
  });
});
