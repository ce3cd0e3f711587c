import { describe, expect, it, test } from 'vitest';
import { type AttachmentHash, attachmentMaxBytes } from '#domain/notes/index.ts';
import {
  dailyNoteText,
  isAttachable,
  isForImport,
  isNothing,
  newNoteText,
  type SharedContent,
  sharedContent,
  titleOf,
} from './shared-content.ts';

const hash = 'ab'.repeat(32) as AttachmentHash;
const photo = { hash, name: 'squat.png', isImage: true };

function content(parts: Partial<SharedContent>): SharedContent {
  return { title: '', text: '', url: '', files: [], ...parts };
}

function file(name: string): File {
  return new File(['x'], name);
}

describe('the form of a share', () => {
  it('is read by the field names of the manifest', () => {
    const form = new FormData();
    form.set('title', ' Knees \n over  toes ');
    form.set('text', 'First line\r\nSecond line\n');
    form.set('url', 'https://example.org/knees');
    form.append('files', file('a.pdf'));
    form.append('files', file('b.pdf'));
    expect(sharedContent(form)).toMatchObject({
      title: 'Knees over toes',
      text: 'First line\nSecond line',
      url: 'https://example.org/knees',
      files: [{ name: 'a.pdf' }, { name: 'b.pdf' }],
    });
  });

  it.each<readonly [string, FormData]>([
    ['has no fields', new FormData()],
    ['has other fields', formWith('q', 'x')],
    ['has text in place of a file', formWith('files', 'x')],
    ['has a file in place of text', formWith('text', file('a.txt'))],
    ['has the empty file of a form without files', formWith('files', new File([], ''))],
    ['has only spaces', formWith('text', ' \n ')],
  ])('contains nothing to save if it %s', (_, form) => {
    expect(isNothing(sharedContent(form))).toBe(true);
  });

  it('keeps a named file without content', () => {
    expect(sharedContent(formWith('files', new File([], 'empty.txt'))).files).toHaveLength(1);
  });
});

describe('a new note', () => {
  it.each<readonly [string, Partial<SharedContent>]>([
    ['Read this', { text: 'Read this' }],
    ['https://example.org/a', { title: 'A', url: 'https://example.org/a' }],
    ['Read this\n\nhttps://example.org/a', { text: 'Read this', url: 'https://example.org/a' }],
    ['See https://example.org/a now', { text: 'See https://example.org/a now', url: 'https://example.org/a' }],
    ['', { title: 'A' }],
  ])('has the text %j', (text, parts) => {
    expect(newNoteText(content(parts), [])).toBe(text);
  });

  it('has the files at its end, one per line', () => {
    const manual = { hash, name: 'manual.pdf', isImage: false };
    expect(newNoteText(content({ text: 'Form check' }), [photo, manual])).toBe(
      `Form check\n\n![squat.png](attachment:${hash})\n[manual.pdf](attachment:${hash})`,
    );
  });

  it('takes the title unless it is only the name of a file', () => {
    expect(titleOf(content({ title: 'squat.png', files: [file('squat.png')] }))).toBe('');
    expect(titleOf(content({ title: 'Form check', files: [file('squat.png')] }))).toBe('Form check');
  });
});

test('a daily note gets the title too, unless the text begins with it', () => {
  const shared = content({ text: 'Knees over toes', url: 'https://example.org/a' });
  expect(dailyNoteText(shared, 'Article', [])).toBe('Article\n\nKnees over toes\n\nhttps://example.org/a');
  expect(dailyNoteText(shared, 'Knees', [])).toBe('Knees over toes\n\nhttps://example.org/a');
  expect(dailyNoteText(shared, '', [photo])).toBe(
    `Knees over toes\n\nhttps://example.org/a\n\n![squat.png](attachment:${hash})`,
  );
});

test.each<readonly [boolean, Partial<SharedContent>]>([
  [true, { files: [file('strong.csv')] }],
  [true, { title: 'strong.csv', files: [file('strong.csv')] }],
  [true, { files: [file('Vault.ZIP'), file('My note.md')] }],
  [true, { title: 'run.fit', files: [file('run.fit')] }],
  [true, { files: [file('ride.GPX'), file('swim.tcx'), file('run.fit.gz')] }],
  [false, { files: [file('photo.jpg')] }],
  [false, { files: [file('strong.csv'), file('photo.jpg')] }],
  [false, { text: 'my export', files: [file('strong.csv')] }],
  [false, { url: 'https://example.org', files: [file('strong.csv')] }],
  [false, { files: [file('csv')] }],
  [false, { text: 'notes.md' }],
])('whether it is for the import is %s for %j', (expected, parts) => {
  expect(isForImport(content(parts))).toBe(expected);
});

test('a file is attached up to the limit of attachments, including the limit', () => {
  const sized = (size: number) => ({ size }) as File;
  expect([0, attachmentMaxBytes, attachmentMaxBytes + 1].map(sized).map(isAttachable)).toEqual([true, true, false]);
});

function formWith(name: string, value: string | File): FormData {
  const form = new FormData();
  form.set(name, value);
  return form;
}
