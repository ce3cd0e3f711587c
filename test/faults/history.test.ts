import { expect, test } from 'vitest';
import { type Copy, type MadeChange, type NoteCopy, problemsIn } from './history.ts';
import { personOf, wordsIn } from './words.ts';

const changes: readonly MadeChange[] = [
  made('p1d0n1', 'text'),
  made('p1d0n2', 'property'),
  made('p1d0n3', 'title'),
  made('p1d1n1', 'title'),
  made('p1d1n2', 'text'),
  made('p2d0n1', 'text'),
];
const whole: NoteCopy = {
  title: 'p1d0n3',
  properties: new Map([['p1d0n2', 'p1d0n2']]),
  text: 'p1d1n2 p1d0n1 ',
  leaves: 'title p1d0n3',
};

function made(word: string, place: MadeChange['place'], acknowledged = true): MadeChange {
  return { word, place, acknowledged, key: `notes/${personOf(word)}` };
}

function copy(holder: string, note: Partial<NoteCopy> = {}): Copy {
  return { holder, person: personOf(holder), notes: new Map([['notes/p1', { ...whole, ...note }]]) };
}

test('two equal copies with everything in its place are without a problem', () => {
  expect(problemsIn({ changes, copies: [copy('p1d0'), copy('p1d1')] })).toEqual([]);
});

test('an acknowledged change that is missing is lost, in a text, as a property and as a title', () => {
  const lacks = (word: string) => `p1d0 lacks ${word} in notes/p1, which was acknowledged`;
  expect(problemsIn({ changes, copies: [copy('p1d0', { text: 'p1d0n1 ' })] })).toEqual([lacks('p1d1n2')]);
  expect(problemsIn({ changes, copies: [copy('p1d0', { properties: new Map() })] })).toEqual([lacks('p1d0n2')]);
  expect(problemsIn({ changes, copies: [copy('p1d0', { title: null })] })).toEqual(['p1d0n3', 'p1d1n1'].map(lacks));
  const empty: Copy = { holder: 'p1d0', person: 'p1', notes: new Map() };
  expect(problemsIn({ changes, copies: [empty] })).toHaveLength(5);
});

test('a change that was never acknowledged may be missing or there', () => {
  const more = [...changes, made('p1d1n3', 'text', false)];
  expect(problemsIn({ changes: more, copies: [copy('p1d0')] })).toEqual([]);
  expect(problemsIn({ changes: more, copies: [copy('p1d0', { text: `${whole.text}p1d1n3 ` })] })).toEqual([]);
});

test('a word that is there twice is doubled, also in another place or note', () => {
  const twice = ['p1d0 has p1d0n1 2 times'];
  expect(problemsIn({ changes, copies: [copy('p1d0', { text: `${whole.text}p1d0n1 ` })] })).toEqual(twice);
  expect(problemsIn({ changes, copies: [copy('p1d0', { title: 'p1d0n1' })] })).toEqual(twice);
  const { notes } = copy('p1d0');
  const two = new Map([...notes, ['notes/other', { ...whole, title: null, properties: new Map(), text: 'p1d0n1 ' }]]);
  expect(problemsIn({ changes, copies: [{ ...copy('p1d0'), notes: two }] })).toEqual(twice);
});

test('a word of another person is foreign, wherever it is', () => {
  const foreign = ['p1d0 has p2d0n1 of another person'];
  for (const note of [{ text: `${whole.text}p2d0n1 ` }, { title: 'p2d0n1' }])
    expect(problemsIn({ changes, copies: [copy('p1d0', note)] })).toEqual(foreign);
  const properties = new Map([...whole.properties, ['p2d0n1', 'p2d0n1']]);
  expect(problemsIn({ changes, copies: [copy('p1d0', { properties })] })).toEqual(foreign);
});

test('a value that nobody wrote, and one in another place, are problems', () => {
  expect(problemsIn({ changes, copies: [copy('p1d0', { title: 'p1d0n9' })] })).toEqual([
    'p1d0 has p1d0n9, which nobody wrote',
  ]);
  const broken = { ...whole, text: 'p1d1n2 p1d0 n1 ' };
  expect(problemsIn({ changes, copies: [copy('p1d0', broken)] })).toContain('p1d0 has p1d0, which nobody wrote');
  expect(problemsIn({ changes, copies: [copy('p1d0', { text: 'p1d1n2 ', title: 'p1d0n1' })] })).toContain(
    'p1d0 has p1d0n1 in another place',
  );
  const properties = new Map([['p1d0n2', 'something else']]);
  expect(problemsIn({ changes, copies: [copy('p1d0', { properties })] })).toHaveLength(2);
});

test('copies of one person that are not equal differ, also only in their order or their stamps', () => {
  const differ = ['p1d0 and p1d1 differ in notes/p1'];
  expect(problemsIn({ changes, copies: [copy('p1d0'), copy('p1d1', { text: 'p1d0n1 p1d1n2 ' })] })).toEqual(differ);
  expect(problemsIn({ changes, copies: [copy('p1d0'), copy('p1d1', { title: 'p1d1n1' })] })).toEqual(differ);
  expect(problemsIn({ changes, copies: [copy('p1d0'), copy('p1d1', { leaves: 'another stamp' })] })).toEqual(differ);
  const ofServer: Copy = { ...copy('p1d0', { leaves: null }), holder: 'a server' };
  expect(problemsIn({ changes, copies: [copy('p1d0'), ofServer] })).toEqual([]);
  const more = new Map([
    ...copy('p1d1').notes,
    ['notes/more', { ...whole, title: null, properties: new Map(), text: '' }],
  ]);
  expect(problemsIn({ changes, copies: [copy('p1d0'), { ...copy('p1d1'), notes: more }] })).toEqual([
    'p1d0 and p1d1 differ in notes/more',
  ]);
});

test('words are found in bytes, wherever a text begins', () => {
  expect(wordsIn(Buffer.from('\x6ap12d3n45 \xffp1d0n1'))).toEqual(['p12d3n45', 'p1d0n1']);
  expect(wordsIn(new Uint8Array(100))).toEqual([]);
});
