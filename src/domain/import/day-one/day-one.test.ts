import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { ImportItem, NoteDraft } from '../draft/index.ts';
import { filesOf, itemsOf, missingIn, writtenText } from '../testing/files.ts';
import { dayOne } from './index.ts';

function journalOf(...entries: readonly object[]): string {
  return JSON.stringify({ metadata: { version: '1.0' }, entries });
}

async function notesOf(...entries: readonly object[]): Promise<NoteDraft[]> {
  const items = await itemsOf(dayOne, filesOf({ 'Journal.json': journalOf(...entries) }));
  return items.filter((item): item is NoteDraft => item.kind === 'note');
}

it('reads an entry with its title, text, photo, tags, place and weather', async () => {
  const entry = {
    uuid: 'A1B2',
    creationDate: '2024-05-01T22:30:00Z',
    modifiedDate: '2024-05-02T06:00:00Z',
    timeZone: 'Europe/Vienna',
    text: '# Late *walk*\n\nRain\\. Then sun\\!\n\n![](dayone-moment://F00)\n\nSee [yesterday](dayone2://view?entryId=C3D4).',
    richText: '{"contents":[]}',
    tags: ['walks', 'two words'],
    starred: true,
    isPinned: true,
    isAllDay: false,
    location: { placeName: 'Prater', latitude: 48.2, longitude: 0, region: { center: { latitude: 1 } } },
    weather: { conditionsDescription: 'Rain', temperatureCelsius: 9.5 },
    photos: [{ identifier: 'F00', md5: 'abc123', type: 'jpeg', filename: 'IMG_1.JPG' }],
  };
  const files = filesOf({ 'out/Reisen.json': journalOf(entry), 'out/photos/abc123.jpeg': 'JPEG' });
  expect(await dayOne.recognise(files)).toBe('certain');
  expect(await itemsOf(dayOne, files)).toEqual([
    {
      kind: 'file',
      sourceId: 'file abc123',
      origin: 'out/photos/abc123.jpeg',
      name: 'IMG_1.JPG',
      mime: null,
      file: files[1],
    },
    {
      kind: 'note',
      sourceId: 'A1B2',
      origin: 'out/Reisen.json, entry 1',
      title: 'Late walk',
      text: [
        'Rain. Then sun!\n\n',
        {
          kind: 'file-link',
          to: 'file abc123',
          isImage: true,
          written: '![](dayone-moment://F00)',
        },
        '\n\nSee ',
        {
          kind: 'note-link',
          to: { sourceId: 'C3D4' },
          shown: 'yesterday',
          isEmbed: false,
          written: '[yesterday](dayone2://view?entryId=C3D4)',
        },
        '.',
      ],
      marks: {},
      notebook: ['Reisen'],
      tags: ['walks', 'two words'],
      aliases: [],
      createdAt: Date.UTC(2024, 4, 1, 22, 30),
      editedAt: Date.UTC(2024, 4, 2, 6),
      day: '2024-05-02',
      isPinned: true,
      isArchived: false,
      isTrashed: false,
      isTemplate: false,
      properties: {
        timeZone: 'Europe/Vienna',
        starred: true,
        'location.placeName': 'Prater',
        'location.latitude': 48.2,
        'location.longitude': 0,
        'location.region.center.latitude': 1,
        'weather.conditionsDescription': 'Rain',
        'weather.temperatureCelsius': 9.5,
      },
    },
  ]);
});

it('dates an entry by the zone in which it was written, and not at all if the zone is unknown', async () => {
  const creationDate = '2024-03-10T03:30:00Z';
  const zones = ['America/New_York', 'Asia/Tokyo', 'GMT+1000', 'GMT-5', 'Mars/Base', ''];
  const notes = await notesOf(...zones.map((timeZone, at) => ({ uuid: `${at}`, creationDate, timeZone })));
  expect(notes.map(({ day }) => day)).toEqual(['2024-03-09', '2024-03-10', '2024-03-10', '2024-03-09', null, null]);
  expect(notes[4]?.properties).toEqual({ timeZone: 'Mars/Base' });
});

it('keeps a date that it cannot read as a property', async () => {
  const [note] = await notesOf({ uuid: 'A', creationDate: 'yesterday', text: 'x' });
  expect(note).toMatchObject({ createdAt: null, day: null, properties: { creationDate: 'yesterday' } });
});

it('embeds videos and recordings, links PDFs as files, and appends what the text does not mention', async () => {
  const entry = {
    uuid: 'A',
    text: '![](dayone-moment:/video/V1) ![](dayone-moment:/pdfAttachment/P1)',
    videos: [{ identifier: 'V1', md5: 'v', type: 'mov' }],
    audios: [{ identifier: 'S1', md5: 's', format: 'aac' }],
    pdfAttachments: [{ identifier: 'P1', md5: 'p', pdfName: 'Ticket.pdf' }],
  };
  const files = filesOf({
    'Journal.json': journalOf(entry),
    'videos/v.mov': '1',
    'audios/s.m4a': '2',
    'pdfs/p.pdf': '3',
    'photos/left.jpeg': '4',
  });
  const items = await itemsOf(dayOne, files);
  expect(items.map(({ kind, origin }) => `${kind} ${origin}`)).toEqual([
    'file videos/v.mov',
    'file audios/s.m4a',
    'file pdfs/p.pdf',
    'note Journal.json, entry 1',
    'skipped photos/left.jpeg',
  ]);
  expect(items[2]).toMatchObject({ name: 'Ticket.pdf' });
  expect((items[3] as NoteDraft).text).toMatchObject([
    { to: 'file v', isImage: true, written: '![](dayone-moment:/video/V1)' },
    ' ',
    { to: 'file p', isImage: false },
    '\n\n',
    { to: 'file s', isImage: true },
  ]);
});

it('names files that are missing, also those that no entry lists, without ids', async () => {
  const text = 'A ![](dayone-moment://F00) ![](dayone-moment://F01) ![scan](dayone-moment:/pdf/F02) b';
  const photos = [
    { identifier: 'F00', md5: 'abc', filename: 'IMG_1.JPG' },
    { identifier: 'F01', md5: 'abd', type: 'jpeg' },
    { identifier: 'F03', md5: 'abe', type: 'png' },
  ];
  const entry = { uuid: 'A', text, photos };
  const [note, ...others] = await itemsOf(dayOne, filesOf({ 'Journal.json': journalOf(entry) }));
  expect(others).toEqual([]);
  expect(note).toMatchObject({ kind: 'note' });
  const parts = (note as NoteDraft).text;
  expect(writtenText(parts)).toBe('A IMG_1.JPG photo.jpeg scan b\n\nphoto.png');
  expect(missingIn(parts)).toEqual(['file IMG_1.JPG', 'file photo.jpeg', 'file scan', 'file photo.png']);
});

it('reads several journals as notebooks, with one photo for both', async () => {
  const entry = { text: '![](dayone-moment://F00)', photos: [{ identifier: 'F00', md5: 'ABC' }] };
  const files = filesOf({
    'Journal.json': journalOf({ ...entry, uuid: 'A' }),
    'Work.json': journalOf({ ...entry, uuid: 'B' }, { ...entry, uuid: 'A' }),
    'photos/abc.png': '1',
  });
  expect(await itemsOf(dayOne, files)).toMatchObject([
    { kind: 'file' },
    { kind: 'note', sourceId: 'A', notebook: ['Journal'] },
    { kind: 'note', sourceId: 'B', notebook: ['Work'] },
    { kind: 'skipped', origin: 'Work.json, entry 2', code: 'import/unsupported' },
  ]);
});

it('reads the words and photos of rich text if there is no other text', async () => {
  const contents = [{ text: 'Hello\n', attributes: {} }, { embeddedObjects: [{ type: 'photo', identifier: 'F00' }] }];
  const entry = { uuid: 'A', richText: JSON.stringify({ contents }), photos: [{ identifier: 'F00', md5: 'abc' }] };
  const files = filesOf({ 'Journal.json': journalOf(entry), 'photos/abc.png': '' });
  const [, note] = await itemsOf(dayOne, files);
  expect((note as NoteDraft).text).toMatchObject(['Hello\n', { kind: 'file-link' }, '\n']);
});

it('reads no escapes and moments in code', async () => {
  const text = '```\na\\.b ![](dayone-moment://F00)\n```';
  const [note] = await notesOf({ uuid: 'A', text });
  expect(note?.text).toEqual([text]);
});

it('gives an entry without an id one from its creation time, and skips one without both', async () => {
  const files = filesOf({ 'Journal.json': journalOf({ creationDate: '2024-01-01T00:00:00Z' }, { text: 'x' }) });
  expect(await itemsOf(dayOne, files)).toMatchObject([
    { kind: 'note', sourceId: 'Journal 2024-01-01T00:00:00Z' },
    { kind: 'skipped', origin: 'Journal.json, entry 2', code: 'import/damaged' },
  ]);
});

it('keeps property names that could harm an object as plain names', async () => {
  const text =
    '{"metadata":{"version":"1.0"},"entries":[{"uuid":"A","timeZone":"UTC","__proto__":"x","constructor":"y"}]}';
  const [note] = await itemsOf(dayOne, filesOf({ 'Journal.json': text }));
  const { properties } = note as NoteDraft;
  expect(Object.entries(properties)).toEqual([
    ['timeZone', 'UTC'],
    ['proto', 'x'],
    ['constructor', 'y'],
  ]);
});

it('recognises neither other JSON nor an empty list of files', async () => {
  const other = { 'notes.json': '{"activeNotes":[]}', 'a.json': '{"entries":[{"text":1}]}', 'b.txt': journalOf() };
  expect(await dayOne.recognise(filesOf(other))).toBe('no');
  expect(await dayOne.recognise([])).toBe('no');
});

it('ends without an error for every damaged journal, and keeps the entries before the damage', async () => {
  const whole = new TextEncoder().encode(
    journalOf(
      { uuid: 'A', creationDate: '2024-01-01T00:00:00Z', timeZone: 'UTC', text: '# é\n\n![](dayone-moment://F)' },
      { uuid: 'B', creationDate: '2024-01-02T00:00:00Z', photos: [{ identifier: 'F', md5: 'abc' }] },
    ),
  );
  const firstEnd = new TextDecoder('utf-8').decode(whole).indexOf('},{"uuid":"B"');
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length - 1),
      fc.integer({ min: 1, max: 255 }),
      fc.boolean(),
      async (at, bits, cuts) => {
        const bytes = cuts ? whole.slice(0, at) : whole.map((byte, each) => (each === at ? byte ^ bits : byte));
        const items: ImportItem[] = await itemsOf(dayOne, filesOf({ 'Journal.json': bytes, 'photos/abc.png': '1' }));
        const isRecognised = items.some(({ origin }) => origin.startsWith('Journal.json'));
        if (isRecognised && at > firstEnd + 1) expect(items.some((item) => item.kind === 'note')).toBe(true);
      },
    ),
    { numRuns: runs(300) },
  );
});
