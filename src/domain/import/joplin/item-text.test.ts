import { describe, expect, it } from 'vitest';
import { parseItem } from './item-text.ts';
import { itemText } from './testing/raw-items.ts';

function read(text: string): unknown {
  const item = parseItem(text);
  return item === null ? null : { title: item.title, body: item.body, values: Object.fromEntries(item.values) };
}

describe('an item of Joplin', () => {
  it('has a title, a body and metadata', () => {
    expect(read('A title\n\nOne\n\nTwo\n\nid: a\ntype_: 1')).toEqual({
      title: 'A title',
      body: 'One\n\nTwo',
      values: { id: 'a', type_: '1' },
    });
  });

  it('keeps a body that looks like metadata, and its blank lines at both ends', () => {
    const body = '\nid: b\ntype_: 2\n\nkey: value\n';
    expect(read(itemText(['T', body], { id: 'a', type_: 1 }))).toEqual({
      title: 'T',
      body,
      values: { id: 'a', type_: '1' },
    });
  });

  it.each([
    ['neither title nor body', 'id: a\ntype_: 6', '', ''],
    ['an empty title', '\n\nBody\n\nid: a\ntype_: 6', '', 'Body'],
    ['an empty title and no body', '\n\nid: a\ntype_: 6', '', ''],
    ['a title and no body', 'T\n\nid: a\ntype_: 6', 'T', ''],
    ['a title and an empty body', 'T\n\n\n\nid: a\ntype_: 6', 'T', ''],
    ['a line break in its title', 'One\ntwo\n\nBody\n\nid: a\ntype_: 6', 'One two', 'Body'],
    ['a line break after its metadata', 'T\n\nBody\n\nid: a\ntype_: 6\n\n', 'T', 'Body'],
    ['a byte order mark', '\ufeffT\n\nBody\n\nid: a\ntype_: 6', 'T', 'Body'],
    ['carriage returns', 'T\r\n\r\nOne\r\nTwo\r\n\r\nid: a\r\ntype_: 6\r\n', 'T', 'One\r\nTwo'],
  ])('can have %s', (_, text, title, body) => {
    expect(read(text)).toEqual({ title, body, values: { id: 'a', type_: '6' } });
  });

  it('restores line breaks in values, and keeps backslashes that are none', () => {
    const written = String.raw`one\ntwo\rthree\\nfour\\rfive\tsix\\seven: eight`;
    expect(parseItem(`T\n\nauthor: ${written}\ntype_: 1`)?.values.get('author')).toBe(
      'one\ntwo\rthree\\nfour\\rfive\\tsix\\\\seven: eight',
    );
  });

  it.each([
    ['without a type', 'T\n\nBody\n\nid: a'],
    ['with a line that is no metadata', 'T\n\nBody\n\nid: a\nwords\ntype_: 1'],
    ['with a line without a key', 'T\n\n: a\ntype_: 1'],
    ['with too much metadata', `T\n\n${Array.from({ length: 300 }, (_, at) => `k${at}: v`).join('\n')}\ntype_: 1`],
    ['that is empty', ''],
  ])('is none %s', (_, text) => {
    expect(read(text)).toBeNull();
  });

  it('cannot change an object by a key', () => {
    const item = parseItem('T\n\n__proto__: x\nconstructor: y\ntype_: 1');
    expect([...(item?.values.keys() ?? [])]).toEqual(['type_', 'constructor', '__proto__']);
  });

  it('is read from a million lines', () => {
    expect(parseItem(`T\n\n${'\n'.repeat(1_000_000)}x\n\ntype_: 1`)?.body).toHaveLength(1_000_001);
    expect(parseItem('a:\n'.repeat(1_000_000))).toBeNull();
  });
});
