import {
  idOf,
  notebookText,
  noteTagText,
  noteText,
  resourceText,
  tagText,
} from '#domain/import/joplin/testing/raw-items.ts';
import type { Example } from './example.ts';

const enexHead =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">\n<en-export export-date="20240305T101112Z" application="Evernote" version="10.60.4">\n';
const enml = (content: string) =>
  `<content><![CDATA[<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>${content}</en-note>]]></content>`;
/** The MD5 of the three bytes of the resource below. */
const resourceHash = '5289df737df57326fcdd22597afb1fac';
const evernote: Example = {
  app: 'evernote',
  files: [
    [
      'Home.enex',
      `${enexHead}<note><title>
    Plan &amp; B </title><created>20240102T030405Z</created><updated>20240203T040506Z</updated><tag>work</tag>
<note-attributes><author>Ada</author><source-url>https://a.example/?x=1&amp;y=2</source-url><latitude>52.5</latitude>
<reminder-time>20240401T080000Z</reminder-time><application-data key="__proto__">x</application-data></note-attributes>
${enml(`<div>Hello <b>you</b></div><en-todo checked="true"/>done<ul style="--en-todo:true"><li style="--en-checked:true">x</li></ul><en-media hash="${resourceHash}" type="image/png" width="20"/><div style="--en-task-group:true; --en-id:g1"></div><div style="-en-codeblock:true"><div>a</div></div><en-crypt hint="h">AAAA</en-crypt><table><tr><td>1</td></tr></table><a href="evernote:///view/1/s1/a/a/">Second</a>`)}
<resource><data encoding="base64">
AQID
</data><mime>image/png</mime><width>10</width><resource-attributes><file-name>a/b.png</file-name></resource-attributes></resource>
<task><title>Call</title><taskStatus>open</taskStatus><taskGroupNoteLevelID>g1</taskGroupNoteLevelID><dueDate>20240401T080000Z</dueDate><sortWeight>B</sortWeight></task></note>
<note><title>Second</title><created>20240103T030405Z</created>${enml('<div>More</div>')}</note>
</en-export>
`,
    ],
  ],
  bystander: [
    'Other.enex',
    `${enexHead}<note><title>Other</title><created>20190102T030405Z</created>${enml('<div>Stays</div>')}</note></en-export>`,
  ],
};

const [note, other, image, notebook, tag] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5)] as const;
const joplinTimes = 'updated: 2026-01-03 03:04:05Z\ncreated: 2026-01-02 03:04:05Z\n';
const joplin: Example = {
  app: 'joplin',
  files: [
    [
      `${note}.md`,
      noteText(note, 'T', `[a](:/${other}#b) ![](:/${image}) <img src=":/${image}">`, {
        parent_id: notebook,
        is_todo: 1,
        todo_due: 1_700_000_000_000,
      }),
    ],
    [`${other}.md`, noteText(other, 'U', `<p>[x](:/${note}) <b>y</b></p>`, { markup_language: 2 })],
    [`${image}.md`, resourceText(image, 'photo')],
    [`${notebook}.md`, notebookText(notebook, 'N')],
    [`${tag}.md`, tagText(tag, 'tag')],
    [`${idOf(6)}.md`, noteTagText(idOf(6), note, tag)],
    [`resources/${image}.png`, 'PNG'],
    [
      'A/a.md',
      `---\ntitle: a\n${joplinTimes}completed?: yes\ntags:\n  - x\n---\n\n[x](../b.md) ![p](../_resources/p.png)`,
    ],
    ['_resources/p.png', 'PNG'],
  ],
  bystander: [`${idOf(0xffff)}.md`, noteText(idOf(0xffff), 'Other', 'Stays')],
};

const logseq: Example = {
  app: 'logseq',
  files: [
    ['Graph/logseq/config.edn', '{:meta/version 1 :journal/page-title-format "MMM do, yyyy"}'],
    [
      'Graph/pages/Knee.md',
      'title:: The knee\nalias:: joint, [[Left, knee]]\ntags:: [[Body part]], #pain\n\n- Text\n  id:: 65a1b2c3-0000-4000-8000-00000000000a\n\t- TODO Child [#A]\n\t  SCHEDULED: <2026-01-02 Fri>\n- ((65a1b2c3-0000-4000-8000-00000000000a)) {{embed [[a/b]]}}\n- ```js\n  x - y\n  ```\n- ![a](../assets/a_1.png){:height 10}\n',
    ],
    ['Graph/pages/a___b.md', '- See [[the knee]] #[[two words]]\n'],
    ['Graph/journals/2026_01_02.md', '- See [[the knee]]'],
    ['Graph/assets/a_1.png', 'PNG'],
  ],
  bystander: ['Graph/pages/Other.md', '- Stays\n'],
};

const [pageId, subId, baseId] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)] as const;
const notion: Example = {
  app: 'notion',
  files: [
    [
      `Export/A long title with ${pageId}.md`,
      `# A long title: with a colon\n\n- [ ]  Task\n    continued\n[Sub](A%20long%20title%20with%20${pageId}/Sub%20${subId}.md#x) [old](https://www.notion.so/team/Sub-${subId}?pvs=4)\n\n![Untitled](A%20long%20title%20with%20${pageId}/My%20image.png)\n[Base](Base%20${baseId}.csv)\n`,
    ],
    [`Export/A long title with ${pageId}/Sub ${subId}.md`, '# Sub\r\n\r\nText\r\n'],
    [`Export/A long title with ${pageId}/My image.png`, 'PNG'],
    [
      `Export/Base ${baseId}_all.csv`,
      '\ufeffName,Done,Tags,Due,Created,Note\nRow one ,Yes,"red, dark blue","May 1, 2024","December 4, 2024 8:45 AM","first\nsecond"\nNo page | here,No,,,,\n',
    ],
    [
      `Export/Base ${baseId}/Row one ${'d'.repeat(32)}.md`,
      '# Row one\n\nDone: Yes\nTags: red, dark blue\nDue: @Today\nCreated: December 4, 2024 8:45 AM\n\nBody: text\n',
    ],
    [
      `Export/Page ${'e'.repeat(32)}.html`,
      '<html><head><title>Page</title></head><body><article class="page sans"><header><h1 class="page-title">Page</h1><table class="properties"><tbody><tr class="property-row property-row-created_time"><th>Created</th><td><time>@January 2, 2024 3:04 AM</time></td></tr></tbody></table></header><div class="page-body"><p>Text <a href="x.md">y</a></p><details><summary>s</summary>t</details></div></article></body></html>',
    ],
  ],
  bystander: [`Export/Other ${'9'.repeat(32)}.md`, '# Other\n\nStays\n'],
};

const frontMatter =
  '---\ntitle: "Plan: B"\naliases: [Kniebeuge]\ntags: [knee, "two words"]\ncreated: 2026-01-02 03:04:05Z\nnested:\n  a: [1, {b: c}]\ntext: |\n  line\n---\n';
const markdownText = `${frontMatter}# Plan\n\n![[a.png|640x480]] and [rest](../Rest.md#Day%202) [[Rest#^a-1|it]] ![](img/a%20b.png)\n\n| a | b |\n|---|---|\n| [[Rest\\|x]] | 1 |\n\n> [!note] Callout\n> - [ ] task\n\n\`\`\`js\n[[no]]\n\`\`\`\n<img src="a.png" width="3">\n`;
const obsidian: Example = {
  app: 'obsidian',
  files: [
    ['Vault/.obsidian/app.json', '{"attachmentFolderPath":"files"}'],
    ['Vault/.obsidian/daily-notes.json', '{"folder":"Days","format":"YYYY-MM-DD","template":"Templates/day"}'],
    ['Vault/Sport/Squat.md', markdownText],
    ['Vault/Days/2026-01-02.md', 'See [[Squat]] ^a-1\n'],
    ['Vault/Rest.md', 'Back to [[Squat]]'],
    ['Vault/Board.canvas', '{}'],
    ['Vault/files/a.png', 'PNG'],
  ],
  bystander: ['Vault/Other.md', 'Stays'],
};
const markdown: Example = {
  app: 'markdown',
  files: [
    ['Training/Plan.md', markdownText.replaceAll('[[', '[x').replaceAll(']]', '](../Rest.md)')],
    ['Training/img/a b.png', 'PNG'],
    ['Rest.md', 'Back to [Plan](Training/Plan.md)'],
    ['loose.txt', 'A text'],
  ],
  bystander: ['Other.md', 'Stays'],
};
const htmlFiles: Example = {
  app: 'html',
  files: [
    [
      'Notes/Work/a.html',
      '<!DOCTYPE html><html><head><title> My\n page </title><meta name="created" content="2024-01-02 03:04:05 +0100"><meta name="keywords" content="a, b"><style>p{}</style></head><body><h1>Head</h1><p>Text <b>bold</b> <a href="../b.html#x">b</a> &amp; &nbsp;<img src="p.png" width="20"></p><ul><li>a<ol><li>b</li></ol></li></ul><table><tr><th>1</th></tr><tr><td>2</td></tr></table><pre><code class="language-js">x</code></pre><blockquote>q</blockquote><script>x</script><img src="data:image/png;base64,AQID"></body></html>',
    ],
    ['Notes/b.html', '<p>x</p><h2>Second <b>level</b></h2>'],
    ['Notes/Work/p.png', 'PNG'],
  ],
  bystander: ['Other.html', '<html><body><p>Stays</p></body></html>'],
};

export const textExports: readonly Example[] = [evernote, joplin, logseq, notion, obsidian, markdown, htmlFiles];
