import { type ComputedFile, type ComputedPart, computedFile } from '#domain/import/testing/computed-file.ts';

/** A text in which one part is as long as wanted, and the source that reads it. */
interface Frame {
  readonly app: string;
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

const hevyHeader = 'title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps\n';
const healthStart = '<?xml version="1.0"?>\n<HealthData>\n';
const enexStart = '<?xml version="1.0"?>\n<en-export>\n<note><title>a</title><content><![CDATA[<en-note>';
const enexEnd = '</en-note>]]></content></note></en-export>';
const keepStart = '{"isPinned":true,"isTrashed":false,"title":"a","x":';
const dayOneStart = '{"metadata":{"version":"1.0"},"entries":[{"uuid":"A","creationDate":"2020-01-01T00:00:00Z",';

const lines: readonly Frame[] = [
  { app: 'hevy', path: 'a.csv', before: `${hevyHeader}a,"9 Apr 2026, 17:18",,`, after: ',0,normal,1,1\n' },
  { app: 'strong', path: 'a.csv', before: 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n"', after: '' },
  { app: 'jefit', path: 'a.csv', before: '### SETTING ###\nrow_id,USERID,mass\n1,7,"', after: '' },
  { app: 'apple-health', path: 'a.xml', before: `${healthStart}<Record type="`, after: '"/>\n</HealthData>\n' },
  { app: 'evernote', path: 'a.enex', before: enexStart, after: enexEnd },
  { app: 'google-keep', path: 'a.json', before: `${keepStart}"`, after: '"}' },
  { app: 'day-one', path: 'a.json', before: `${dayOneStart}"text":"`, after: '"}]}' },
  { app: 'simplenote', path: 'notes.json', before: '{"activeNotes":[{"id":"a","content":"', after: '"}]}' },
  { app: 'standard-notes', path: 'a.txt', before: '{"items":[{"content_type":"Note","x":"', after: '"}]}' },
  { app: 'markdown', path: 'a.md', before: '# a ', after: '\n' },
  { app: 'obsidian', path: 'a.md', before: '[[', after: ']]\n' },
  { app: 'logseq', path: 'pages/a.md', before: '- ', after: '\n' },
  { app: 'joplin', path: `${'a'.repeat(32)}.md`, before: 'a\n\n', after: `\n\nid: ${'a'.repeat(32)}\ntype_: 1` },
  { app: 'notion', path: `a ${'a'.repeat(32)}.md`, before: '# a\n\n', after: '\n' },
  { app: 'bear', path: 'a.textbundle/text.md', before: '# a\n', after: '\n' },
  { app: 'html', path: 'a.html', before: '<html><p>', after: '</p></html>' },
];

/** What a program opens 100,000 times and perhaps closes. */
const nestings: readonly (readonly [name: string, app: string, path: string, parts: (depth: number) => string])[] = [
  ['JSON of Google Keep', 'google-keep', 'a.json', (n) => `${keepStart}${'['.repeat(n)}${']'.repeat(n)}}`],
  ['JSON of Day One', 'day-one', 'a.json', (n) => `${dayOneStart}"x":${'{"a":'.repeat(n)}1${'}'.repeat(n)}}]}`],
  ['JSON of Simplenote', 'simplenote', 'notes.json', (n) => `{"activeNotes":${'['.repeat(n)}${']'.repeat(n)}}`],
  ['JSON of Bear', 'bear', 'a.textbundle/info.json', (n) => `{"net.shinyfrog.bear":${'['.repeat(n)}${']'.repeat(n)}}`],
  ['JSON of Obsidian', 'obsidian', '.obsidian/app.json', (n) => `{"a":${'['.repeat(n)}${']'.repeat(n)}}`],
  ['elements of HTML', 'html', 'a.html', (n) => `<html>${'<div>'.repeat(n)}a`],
  ['lists of HTML', 'html', 'a.html', (n) => `<html>${'<ul><li>'.repeat(n)}a${'</li></ul>'.repeat(n)}`],
  ['marks of HTML', 'html', 'a.html', (n) => `<html><p>${'<b><i>'.repeat(n)}a`],
  ['tables of HTML', 'html', 'a.html', (n) => `<html>${'<table><tr><td>'.repeat(n)}a`],
  ['quotes of HTML', 'html', 'a.html', (n) => `<html>${'<blockquote>'.repeat(n)}a`],
  ['elements of ENML', 'evernote', 'a.enex', (n) => `${enexStart}${'<div>'.repeat(n)}a${'</div>'.repeat(n)}${enexEnd}`],
  ['elements of ENEX', 'evernote', 'a.enex', (n) => `<en-export><note>${'<x>'.repeat(n)}${'</x>'.repeat(n)}</note>`],
  ['elements of Apple Health', 'apple-health', 'a.xml', (n) => `${healthStart}${'<Record type="a">\n'.repeat(n)}`],
  ['elements of Notion', 'notion', `a ${'a'.repeat(32)}.html`, (n) => `<html><title>a</title>${'<div>'.repeat(n)}a`],
  ['lists of YAML', 'markdown', 'a.md', (n) => `---\na: ${'['.repeat(n)}\n---\n`],
  ['dashes of YAML', 'markdown', 'a.md', (n) => `---\na:\n  ${'- '.repeat(n)}\n---\n`],
  ['aliases of YAML', 'markdown', 'a.md', (n) => `---\na: &a [x]\ntags: [${'*a,'.repeat(n)}]\n---\n`],
  ['quotes of Markdown', 'markdown', 'a.md', (n) => `${'> '.repeat(n)}a`],
  ['lists of Markdown', 'markdown', 'a.md', (n) => `${'- '.repeat(n)}a`],
  ['brackets of Markdown', 'markdown', 'a.md', (n) => `${'['.repeat(n)}a${']'.repeat(n)}`],
  ['images of Markdown', 'markdown', 'a.md', (n) => `${'!['.repeat(n)}a${'](a)'.repeat(n)}`],
  ['marks of Markdown', 'markdown', 'a.md', (n) => `${'*_'.repeat(n)}a`],
  ['links of Obsidian', 'obsidian', 'a.md', (n) => `${'[['.repeat(n)}a${']]'.repeat(n)}`],
  ['embeds of Logseq', 'logseq', 'pages/a.md', (n) => `- ${'{{embed '.repeat(n)}a${'}}'.repeat(n)}`],
  ['blocks of Logseq', 'logseq', 'pages/a.md', (n) => linesOf(n / 100, (at) => `${'\t'.repeat(at)}- a`)],
  ['nodes of Standard Notes', 'standard-notes', 'a.txt', (n) => standardNote(lexical(n))],
  ['HTML of Standard Notes', 'standard-notes', 'a.txt', (n) => standardNote(`<p>${'<b>'.repeat(n)}a`)],
  ['rich text of Day One', 'day-one', 'a.json', (n) => `${dayOneStart}"richText":${quoted(lexical(n))}}]}`],
  [
    'notebooks of Joplin',
    'joplin',
    `${'a'.repeat(32)}.md`,
    (n) => `a\n\n${'> '.repeat(n)}\n\nid: ${'a'.repeat(32)}\ntype_: 1`,
  ],
];

const laughs = `<!DOCTYPE x [<!ENTITY a0 "lol">${linesOf(20, (at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`)}]>`;
const external = '<!DOCTYPE x [<!ENTITY a20 SYSTEM "file:///etc/passwd">]>';

function entityCases(name: string, declaration: string): readonly HostileText[] {
  const record =
    '<HealthData>\n<Record type="&a20;" sourceName="&a20;"/>\n<Workout x="&a20;">&a20;</Workout>\n</HealthData>\n';
  const cases: readonly (readonly [name: string, app: string, path: string, text: string])[] = [
    [`${name} of ENEX`, 'evernote', 'a.enex', `${declaration}<en-export><note><title>&a20;</title></note></en-export>`],
    [
      `${name} of ENML`,
      'evernote',
      'a.enex',
      `${enexStart.replace('<en-note>', `${declaration}<en-note>&a20;`)}${enexEnd}`,
    ],
    [`${name} of Apple Health`, 'apple-health', 'a.xml', `${declaration}\n${record}`],
    [`${name} of HTML`, 'html', 'a.xhtml', `${declaration}<html><body><p>&a20;</p></body></html>`],
  ];
  return cases.map(([label, app, path, text]) => ({ name: label, app, files: () => [computedFile(path, [text])] }));
}

export interface HostileText {
  readonly name: string;
  readonly app: string;
  readonly files: () => readonly ComputedFile[];
}

const depth = 100_000;

/** Texts that are too long, too deep, or grow when they are read. */
export const hostileTexts: readonly HostileText[] = [
  ...lines.flatMap((frame) => [longLine(frame, 500), longLine(frame, 60)]),
  ...nestings.map(([name, app, path, text]) => ({
    name: `${depth.toLocaleString('en')} ${name}`,
    app,
    files: () => [computedFile(path, [text(depth)])],
  })),
  ...entityCases('billion laughs', laughs),
  ...entityCases('external entities', external),
];

function longLine({ app, path, before, after }: Frame, megabytes: number): HostileText {
  const line: ComputedPart = { repeat: 'a '.repeat(500), times: megabytes * 1000 };
  return {
    name: `line of ${megabytes} MB of ${app}`,
    app,
    files: () => [computedFile(path, [before, line, after])],
  };
}

function linesOf(count: number, line: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => line(at)).join('\n');
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function lexical(levels: number): string {
  return `{"root":${'{"type":"paragraph","children":['.repeat(levels)}${']}'.repeat(levels)}}`;
}

function standardNote(text: string): string {
  return `{"items":[{"uuid":"a","content_type":"Note","content":{"title":"a","text":${quoted(text)}}}]}`;
}
