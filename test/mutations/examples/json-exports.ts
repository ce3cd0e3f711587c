import type { Example } from './example.ts';

const bear: Example = {
  app: 'bear',
  files: [
    [
      'Backup/Knee.textbundle/text.md',
      '# Knee\n\nText ~under~ ==high== #two words# #tag\n- [ ] a\n![](assets/a%20b.png)<!-- {"width":300} --> [[Plan|it]] [x](bear://x-callback-url/open-note?id=B-2)\n',
    ],
    [
      'Backup/Knee.textbundle/info.json',
      '{"version":2,"type":"net.daringfireball.markdown","net.shinyfrog.bear":{"uniqueIdentifier":"A-1","creationDate":"2026-01-02T03:04:05+02:00","modificationDate":"2026-02-03T04:05:06Z","archived":0,"trashed":0,"pinned":1}}',
    ],
    ['Backup/Knee.textbundle/assets/a b.png', 'PNG'],
    ['Backup/Plan.textbundle/text.markdown', 'No heading'],
    [
      'Backup/Plan.textbundle/info.json',
      '{"net.shinyfrog.bear":{"uniqueIdentifier":"B-2","archived":true,"trashed":true}}',
    ],
  ],
  bystander: ['Other.textbundle/text.md', '# Other\n\nStays.\n'],
};

const dayOneEntry = {
  uuid: 'A1B2',
  creationDate: '2024-05-01T22:30:00Z',
  modifiedDate: '2024-05-02T06:00:00Z',
  timeZone: 'Europe/Vienna',
  text: '# Late *walk*\n\nRain\\. Then sun\\!\n\n![](dayone-moment://F00)\n\nSee [yesterday](dayone2://view?entryId=C3D4).',
  richText: '{"contents":[{"text":"Late walk"}]}',
  tags: ['walks', 'two words'],
  starred: true,
  isPinned: true,
  location: { placeName: 'Prater', latitude: 48.2, longitude: 0, region: { center: { latitude: 1 } } },
  weather: { conditionsDescription: 'Rain', temperatureCelsius: 9.5 },
  photos: [{ identifier: 'F00', md5: 'abc123', type: 'jpeg', filename: 'IMG_1.JPG' }],
};
const dayOne: Example = {
  app: 'day-one',
  files: [
    [
      'Journal.json',
      JSON.stringify({
        metadata: { version: '1.0' },
        entries: [
          dayOneEntry,
          { uuid: 'C3D4', creationDate: '2024-04-30T09:00:00Z', richText: '{"contents":[{"text":"Only rich\\n"}]}' },
          { uuid: 'E5F6', creationDate: '2024-04-29T09:00:00Z', timeZone: 'UTC', text: '```\n\\.\n```\n- [ ] a' },
        ],
      }),
    ],
    ['photos/abc123.jpeg', 'JPEG'],
  ],
  bystander: [
    'Other.json',
    JSON.stringify({
      metadata: { version: '1.0' },
      entries: [{ uuid: 'FFFF', creationDate: '2019-01-01T00:00:00Z', text: 'Stays' }],
    }),
  ],
};

const keepNote = {
  color: 'RED',
  isTrashed: false,
  isPinned: true,
  isArchived: false,
  textContent: 'One *two*\n\n#three ',
  textContentHtml: '<p>One <b>two</b></p><ul><li>x</li></ul>',
  title: 'Knee\nand back ',
  labels: [{ name: 'left side' }, { name: 'a/b & c' }],
  attachments: [{ filePath: 'photo.jpeg', mimetype: 'image/jpeg' }],
  annotations: [{ url: 'https://example.org/a (b)', title: 'A *page*', description: 'How to [train]' }],
  sharees: [{ isOwner: false, type: 'WRITER', email: 'ada@example.org' }],
  userEditedTimestampUsec: 1_609_556_645_678_901,
  createdTimestampUsec: 1_577_934_245_678_901,
};
const googleKeep: Example = {
  app: 'google-keep',
  files: [
    ['Takeout/Keep/Knee.json', JSON.stringify(keepNote)],
    [
      'Takeout/Keep/List.json',
      JSON.stringify({
        ...keepNote,
        textContent: undefined,
        textContentHtml: undefined,
        title: 'List',
        listContent: [
          { text: 'a', isChecked: true },
          { text: 'b', textHtml: '<p>b</p>' },
        ],
        createdTimestampUsec: 1_577_934_245_000_000,
      }),
    ],
    ['Takeout/Keep/photo.jpg', 'JPEG'],
    ['Takeout/Keep/Knee.html', '<html><body>Knee</body></html>'],
    ['Takeout/Keep/Labels.txt', 'left side\n'],
  ],
  bystander: [
    'Takeout/Keep/Other.json',
    '{"isPinned":false,"isTrashed":false,"isArchived":false,"color":"DEFAULT","title":"Other","textContent":"Stays","createdTimestampUsec":1546300800000000}',
  ],
};

const simplenote: Example = {
  app: 'simplenote',
  files: [
    [
      'source/notes.json',
      JSON.stringify({
        activeNotes: [
          {
            id: 'n-1',
            content: 'Shopping\r\n\r\nMilk\r\nsee [Plan](simplenote://note/n-2)',
            creationDate: '2026-01-02T03:04:05.678Z',
            lastModified: '2026-02-03T04:05:06.789Z',
          },
          {
            id: 'n-2',
            content: '# Plan\n- [ ] a',
            creationDate: '2026-01-03T00:00:00.000Z',
            lastModified: '2026-01-03T00:00:00.000Z',
            pinned: true,
            markdown: true,
            tags: ['to do', 'home'],
            publicURL: 'http://simp.ly/p/abc',
            collaboratorEmails: ['ada@example.org'],
          },
        ],
        trashedNotes: [{ id: 'n-3', content: 'Old', creationDate: '2026-01-03T00:00:00.000Z' }],
      }),
    ],
    ['Shopping.txt', 'Shopping'],
  ],
  bystander: [
    'other/source/notes.json',
    '{"activeNotes":[{"id":"n-9","content":"Stays","creationDate":"2019-01-01T00:00:00Z"}],"trashedNotes":[]}',
  ],
};

const lexicalText = JSON.stringify({
  root: {
    type: 'root',
    children: [
      { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Title', format: 1 }] },
      {
        type: 'list',
        listType: 'check',
        children: [{ type: 'listitem', checked: true, children: [{ type: 'text', text: 'a *b*' }] }],
      },
      { type: 'paragraph', children: [{ type: 'link', url: 'https://a.example', children: [] }] },
      { type: 'snfile', fileUuid: 'f1' },
      { type: 'snbubble', itemUuid: 'n1' },
    ],
  },
});
const standardNotes: Example = {
  app: 'standard-notes',
  files: [
    [
      'Standard Notes Backup and Import File.txt',
      JSON.stringify({
        version: '004',
        items: [
          {
            uuid: 'n1',
            content_type: 'Note',
            created_at: '2023-01-02T03:04:05.678Z',
            updated_at: '2025-01-01T00:00:00.000Z',
            content: {
              title: 'Café ',
              text: '# Not changed\r\n\r\n* at all\r\n',
              noteType: 'markdown',
              trashed: true,
              references: [],
              appData: {
                'org.standardnotes.sn': { pinned: true, client_updated_at: '2024-02-01T08:30:00.120Z' },
              },
            },
          },
          { uuid: 'n2', content_type: 'Note', content: { title: 'Rich', text: lexicalText, noteType: 'super' } },
          {
            uuid: 'n3',
            content_type: 'Note',
            content: { title: 'Html', text: '<p>x <b>y</b></p>', noteType: 'rich-text' },
          },
          {
            uuid: 'n4',
            content_type: 'Note',
            content: { title: 'Tasks', text: '- [ ] a\n- [x] b', noteType: 'task' },
          },
          {
            uuid: 't1',
            content_type: 'Tag',
            content: { title: 'two words', references: [{ uuid: 'n1', content_type: 'Note' }] },
          },
          {
            uuid: 't2',
            content_type: 'Tag',
            content: {
              title: 'child',
              references: [
                { uuid: 't1', content_type: 'Tag', reference_type: 'TagToParentTag' },
                { uuid: 'n2', content_type: 'Note' },
              ],
            },
          },
          { uuid: 'f1', content_type: 'SN|File', content: { name: 'a.png', remoteIdentifier: 'r' } },
        ],
      }),
    ],
  ],
  bystander: [
    'other.txt',
    '{"version":"004","items":[{"uuid":"n9","content_type":"Note","content":{"title":"Other","text":"Stays"}}]}',
  ],
};

export const jsonExports: readonly Example[] = [bear, dayOne, googleKeep, simplenote, standardNotes];
