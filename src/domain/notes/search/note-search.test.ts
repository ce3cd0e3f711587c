import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordKey } from '../../kernel/index.ts';
import { foldText, parseQuery, withExercises } from '../../search/index.ts';
import type { NoteHead } from './note-head.ts';
import { NoteSearch } from './note-search.ts';

const today = '2026-11-21';
const noon = Date.UTC(2026, 10, 21, 12);

describe('matching finds', () => {
  it.each([
    ['any part of a word', 'nee', 'My knees'],
    ['two letters', 'ee', 'My knees'],
    ['one letter', 'k', 'My knees'],
    ['text in another case', 'KNEE', 'my knees'],
    ['text with accents for a query without', 'uber', 'Kreuzheben über alles'],
    ['text without accents for a query with accents', 'über', 'uber alles'],
    ['Chinese', '训练', '今天的训练很好'],
    ['a single Japanese character', '膝', '膝が痛い'],
    ['Korean for an incomplete syllable', '하', '한국어'],
    ['Arabic with vowel marks for a query without', 'كتاب', 'كِتَاب'],
    ['Thai', 'เข่า', 'ปวดเข่า'],
    ['all words, wherever they are', 'slow knee', 'knee down, slow up'],
    ['a phrase across a line end', '"slow down"', 'slow\ndown'],
    ['emoji', '🏋', 'today 🏋️'],
    ['a word with marks in it', 'unimportant', '**un**important'],
    ['a word with other marks in it', 'halfway', 'half~~w~~ay'],
    ['words around a mark', '"note: rest"', '**Note**: rest'],
    ['an escaped sign', '5*3', 'did 5\\*3 today'],
    ['a word that begins as a link', 'plans', 'my [[plan]]s'],
    ['a word that is a link in part', 'unimportant', '[un](https://a.example)important'],
    ['a word with the alias of a link', 'legworks', '[[Plan|legwork]]s'],
    ['marks as they are written', '**un**', '**un**important'],
    ['a character reference', 'at&t', 'AT&amp;T'],
    ['a character reference as it is written', '&amp;', 'AT&amp;T'],
    ['a phrase with character references', '"3 < 4"', '3&nbsp;&#60; 4'],
    ['a word with an element in it', 'h2o', 'H<sub>2</sub>O'],
    ['keys in elements', 'ctrl+c', '<kbd>Ctrl</kbd>+<kbd>C</kbd>'],
    ['a phrase across a written line break', '"slow down"', 'slow<br>down'],
    ['a phrase across a hard line end', '"slow down"', 'slow\\\ndown'],
    ['a phrase across the lines of a quote', '"slow down"', '> slow\n> down'],
    ['a phrase across the lines of an item', '"slow down"', '- slow\n  down'],
    ['a phrase around a link', '"see text here"', 'see [text](https://a.example) here'],
    ['a phrase around a footnote', '"slow down"', 'slow[^1] down\n\n[^1]: note'],
  ])('%s', (_, query, text) => {
    expect(found(query, { a: { text } })).toEqual(['a']);
  });

  it('a word behind a very long row of marks', () => {
    expect(found('knee', { a: { text: `${'*'.repeat(400_000)} knee` } })).toEqual(['a']);
  });

  it('a kana, but not its voiced neighbour, however it is written', () => {
    const notes = {
      plain: { text: 'かき' },
      voiced: { text: 'がぎ' },
      apart: { text: 'か\u3099き\u3099' },
      half: { text: 'ｶﾞｷﾞ' },
      both: { text: 'がか' },
      title: { title: 'ガラス' },
    };
    expect(found('か', notes).toSorted()).toEqual(['both', 'plain']);
    expect(found('が', notes).toSorted()).toEqual(['apart', 'both', 'voiced']);
    expect(found('かき', notes)).toEqual(['plain']);
    expect(found('カラス', notes)).toEqual([]);
    expect(found('は', { a: { text: 'ぱ' }, b: { text: 'ば' } })).toEqual([]);
    expect(found('カ', notes)).toEqual([]);
    expect(found('ガ', notes).toSorted()).toEqual(['half', 'title']);
  });

  it('no note that lacks a word or contains an excluded one', () => {
    const notes = { a: { text: 'slow knee' }, b: { text: 'slow' } };
    expect(found('slow knee', notes)).toEqual(['a']);
    expect(found('slow -knee', notes)).toEqual(['b']);
    expect(found('"knee slow"', notes)).toEqual([]);
  });

  it('either of two alternatives', () => {
    const notes = { a: { text: 'knee' }, b: { text: 'hip' }, c: { text: 'back' } };
    expect(found('knee OR hip', notes).toSorted()).toEqual(['a', 'b']);
    expect(found('-(knee OR hip)', notes)).toEqual(['c']);
  });

  it('a title or alias, but not text, with the title operator', () => {
    const notes = { a: { title: 'Knees' }, b: { text: 'knees' }, c: { aliases: ['Bad knees'] } };
    expect(found('title:knee', notes).toSorted()).toEqual(['a', 'c']);
  });

  it('a tag and its child tags', () => {
    const notes = { a: { tags: ['sport/run'] }, b: { tags: ['sport'] }, c: { tags: ['sports'] } };
    expect(found('tag:Sport', notes).toSorted()).toEqual(['a', 'b']);
    expect(found('tag:sport/run', notes)).toEqual(['a']);
    expect(found('tag:run', notes)).toEqual([]);
  });

  it('a hashtag, whether it is in the text or in the field', () => {
    const notes = {
      text: { text: 'slow #knee' },
      field: { tags: ['Knee'] },
      below: { tags: ['knee/left'] },
      word: { text: 'slow knee' },
      other: { tags: ['knees'] },
    };
    expect(found('#knee', notes).toSorted()).toEqual(['below', 'field', 'text']);
    expect(found('#knee slow', notes)).toEqual(['text']);
    expect(found('-#knee', notes).toSorted()).toEqual(['other', 'word']);
    expect(found('"#knee"', notes)).toEqual(['text']);
    const [hit] = hitsOf('#knee', { text: notes.text });
    expect(hit?.snippets.map(({ text, ranges }) => ranges.map(({ from, to }) => text.slice(from, to)))).toEqual([
      ['#knee'],
    ]);
  });

  it('a tag in the text', () => {
    const search = searchOf({ a: { text: '#sport/run' }, b: { text: 'sport' } });
    search.putTextTags('a', ['sport/run']);
    const ids = () => search.search(parseQuery('tag:sport', { today }), { limit: 9 }).hits.map(({ id }) => id);
    expect(ids()).toEqual(['a']);
    search.putTextTags('a', []);
    expect(ids()).toEqual([]);
  });

  it('tasks by the full parser as soon as its result is known', () => {
    const search = searchOf({ a: { text: '<!--\n- [ ] hidden\n-->' } });
    const total = (query: string) => search.search(parseQuery(query, { today }), { limit: 9 }).total;
    const facts = { hasImage: false, hasLink: false, hasCode: false, openTasks: 0, doneTasks: 0 };
    expect([total('is:task'), total('has:task')]).toEqual([1, 1]);
    expect(search.putFacts('a', facts)).toBe(true);
    expect([total('is:task'), total('has:task')]).toEqual([0, 0]);
    expect(search.putFacts('a', facts)).toBe(false);
    search.putText('a', '- [ ] seen');
    expect(total('is:task')).toBe(1);
    expect(search.putFacts('gone', facts)).toBe(false);
  });

  it('a notebook by its name or path, including notebooks below it', () => {
    const notes = { a: { notebookPath: ['Home', 'My garden'] }, b: { notebookPath: ['Home'] }, c: {} };
    expect(found('in:home', notes).toSorted()).toEqual(['a', 'b']);
    expect(found('in:"my garden"', notes)).toEqual(['a']);
    expect(found('in:"home/my garden"', notes)).toEqual(['a']);
    expect(found('in:hom', notes)).toEqual([]);
  });

  it('archived and trashed notes only on request', () => {
    const notes = { a: { isArchived: true }, t: { isTrashed: true, isArchived: true }, n: {} };
    expect(found('', notes)).toEqual(['n']);
    expect(found('is:archived', notes)).toEqual(['a']);
    expect(found('is:trashed', notes)).toEqual(['t']);
    expect(found('-is:archived', notes)).toEqual(['n']);
  });

  it('open and completed tasks', () => {
    const notes = { open: { text: '- [ ] a\n- [x] b' }, done: { text: '- [x] b' }, none: { text: 'c' } };
    expect(found('is:task', notes)).toEqual(['open']);
    expect(found('is:done', notes)).toEqual(['done']);
    expect(found('has:task', notes).toSorted()).toEqual(['done', 'open']);
  });

  it('notes by creation or edit date, from the first to the last moment of a day', () => {
    const midnight = Date.UTC(2026, 10, 21);
    const notes = {
      first: { editedAt: midnight },
      last: { editedAt: midnight + 86_400_000 - 1 },
      before: { editedAt: midnight - 1 },
      after: { editedAt: midnight + 86_400_000 },
      never: { editedAt: null },
    };
    expect(found('edited:today', notes).toSorted()).toEqual(['first', 'last']);
    expect(found('edited:<today', notes)).toEqual(['before']);
  });

  it('notes by their day, else by the day on which they were created', () => {
    const notes = {
      daily: { day: '2026-11-20' as const, createdAt: noon },
      today: { createdAt: noon },
      never: { createdAt: null },
    };
    expect(found('day:today', notes)).toEqual(['today']);
    expect(found('day:yesterday', notes)).toEqual(['daily']);
    expect(found('2d', notes).toSorted()).toEqual(['daily', 'today']);
    expect(found('day<2026-11-21', notes)).toEqual(['daily']);
  });

  it('notes, but no other type, and none by an amount or a muscle', () => {
    const notes = { a: { text: 'squat 100 kg rpe 9 quads' } };
    expect(found('type:note squat', notes)).toEqual(['a']);
    for (const query of ['type:set', 'rpe>=9', 'load:100kg', 'muscle:quads']) expect(found(query, notes)).toEqual([]);
    expect(found('squat -rpe>=9', notes)).toEqual(['a']);
  });

  it('notes about an exercise by its name or by a mention', () => {
    const search = searchOf({ name: { text: 'Squats felt easy' }, mention: { text: 'that lift' }, other: {} });
    search.putMentions('mention', ['exercises/back-squat']);
    const ids = (keys: readonly RecordKey[]) => {
      const query = withExercises(parseQuery('exercise:squat', { today }), () => keys);
      return search.search(query, { limit: 9 }).hits.map(({ id }) => id);
    };
    expect(ids([])).toEqual(['name']);
    expect(ids(['exercises/back-squat']).toSorted()).toEqual(['mention', 'name']);
    expect(ids(['exercises/bench-press'])).toEqual(['name']);
    search.putMentions('mention', []);
    expect(ids(['exercises/back-squat'])).toEqual(['name']);
  });

  it('no note whose summary has not been added', () => {
    const search = new NoteSearch();
    search.putText('a', 'knee');
    expect(search.search(parseQuery('knee', { today }), { limit: 10 }).total).toBe(0);
  });
});

describe('ranking', () => {
  it('puts titles first, then headings, then text, and then the newest', () => {
    const notes = {
      text: { text: 'my knee' },
      newer: { text: 'a knee', editedAt: noon + 1 },
      heading: { text: 'x\n# Knee' },
      inside: { title: 'My knees' },
      start: { title: 'Knees' },
      exact: { title: 'Knee' },
    };
    expect(found('knee', notes)).toEqual(['exact', 'start', 'inside', 'heading', 'newer', 'text']);
  });

  it('puts the newest first on request, and reads no more than needed for it', () => {
    const search = searchOf({
      old: { title: 'Knee', editedAt: noon },
      new: { text: 'a knee', editedAt: noon + 2 },
      between: { text: 'knee', editedAt: noon + 1 },
    });
    const run = search.begin(parseQuery('knee', { today }), { limit: 3, atOnce: 2, order: 'newest' });
    expect(run.result.hits.map(({ id }) => id)).toEqual(['new', 'between']);
    run.countOn(3);
    expect(run.result.hits.map(({ id }) => id)).toEqual(['new', 'between', 'old']);
  });

  it('returns the requested number of best hits, and counts all', () => {
    const search = searchOf({ a: { text: 'knee' }, b: { title: 'Knee' }, c: { text: 'knee' } });
    const { total, isTotalWhole, hits } = search.search(parseQuery('knee', { today }), { limit: 1 });
    expect({ total, isTotalWhole, ids: hits.map(({ id }) => id) }).toEqual({
      total: 3,
      isTotalWhole: true,
      ids: ['b'],
    });
  });

  it('counts later what the best hits do not need', () => {
    const search = searchOf(Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`n${at}`, { text: 'knee' }])));
    const run = search.begin(parseQuery('knee', { today }), { limit: 10 });
    expect(run.result).toMatchObject({ total: 10, isTotalWhole: false });
    run.countOn(15);
    expect(run.result).toMatchObject({ total: 25, isTotalWhole: false });
    run.countOn(15);
    expect(run.result).toMatchObject({ total: 30, isTotalWhole: true });
    expect(run.result.hits).toHaveLength(10);
  });

  it('gives some hits at once on request, and the rest while counting', () => {
    const search = searchOf(Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`n${at}`, { text: 'knee' }])));
    const query = parseQuery('knee', { today });
    const whole = search.search(query, { limit: 10 });
    const run = search.begin(query, { limit: 10, atOnce: 4 });
    expect(run.result).toEqual({ total: 4, isTotalWhole: false, hits: whole.hits.slice(0, 4) });
    run.countOn(3);
    expect(run.result).toEqual({ total: 7, isTotalWhole: false, hits: whole.hits.slice(0, 7) });
    run.countOn(30);
    expect(run.result).toEqual(whole);
    expect(run.ids.slice(0, 10)).toEqual(whole.hits.map(({ id }) => id));
    expect(new Set(run.ids).size).toBe(30);
  });
});

describe('a hit shows', () => {
  it('matches in the title and in the text', () => {
    const [hit] = hitsOf('knee slow', { a: { title: 'Knee', text: `${'x '.repeat(200)}slow knees` } });
    expect(hit?.titleRanges).toEqual([{ from: 0, to: 4 }]);
    expect(hit?.snippets.map(marked)).toEqual([expect.stringMatching(/^….* \[slow\] \[knee\]s$/)]);
  });

  it('two snippets if the words are far apart', () => {
    const [hit] = hitsOf('knee slow', { a: { text: `slow ${'x '.repeat(400)}knee` } });
    expect(hit?.snippets.map(marked)).toEqual([
      expect.stringMatching(/^\[slow\] .*…$/),
      expect.stringMatching(/^….* \[knee\]$/),
    ]);
  });

  it('no partial grapheme', () => {
    for (let before = 0; before < 12; before += 1) {
      const text = `${'👨‍👩‍👧'.repeat(60)}${'x'.repeat(before)}knee${'👨‍👩‍👧'.repeat(60)}`;
      const [hit] = hitsOf('knee', { a: { text } });
      expect(hit?.snippets.map(marked)).toEqual([expect.stringMatching(/^…(?:👨‍👩‍👧)+x*\[knee\](?:👨‍👩‍👧)+…$/)]);
    }
  });

  it('the start of the text if the words are not in it', () => {
    const [hit] = hitsOf('knee', { a: { title: 'Knee', text: 'Something else' } });
    expect(hit?.snippets).toEqual([{ text: 'Something else', ranges: [] }]);
  });

  it.each([
    ['unimportant', 'an **un**important one', 'an [unimportant] one'],
    ['5*3', 'did 5\\*3 today', 'did [5*3] today'],
    ['at&t', 'call AT&amp;T now', 'call [AT&T] now'],
    ['h2o', 'drink H<sub>2</sub>O now', 'drink [H2O] now'],
    ['"see text here"', '[see](https://b.example) text here', '[see text here]'],
    ['"slow down"', '> go slow\n> down it', 'go [slow down] it'],
  ])('%s where it is read, in %j', (query, text, shown) => {
    const [hit] = hitsOf(query, { a: { text } });
    expect(hit?.snippets.map((snippet) => marked(snippet).replaceAll(/\s+/g, ' '))).toEqual([shown]);
    const [far] = hitsOf(query, { a: { text: `${'long ago\n\n'.repeat(200)}${text}\n\n${'later\n\n'.repeat(200)}` } });
    expect(far?.snippets.map((snippet) => marked(snippet).replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringContaining(shown),
    ]);
  });

  it('no excluded words', () => {
    const [hit] = hitsOf('slow -knee', { a: { title: 'Slow', text: 'slow' } });
    expect(hit?.snippets.map(marked)).toEqual(['[slow]']);
  });

  it('the label of a link to a record without its address, even if only that contains the word', () => {
    const text = 'Load it: [@Back squat](mensana:exercises/back-squat) at [80%](https://example.org/squat)';
    const [hit] = hitsOf('squat', { a: { text } });
    expect(hit?.snippets.map(marked)).toEqual(['Load it: @Back [squat] at [80%](https://example.org/[squat])']);
    const [other] = hitsOf('squat', { a: { text: 'Load [it](mensana:exercises/back-squat)' } });
    expect(other?.snippets.map(marked)).toEqual(['Load it']);
  });

  it.each([
    ['the **bad** knee', 'the bad [knee]'],
    ['a **bad knee**', 'a bad [knee]'],
    ['# The knee', 'The [knee]'],
    ['- [ ] Rest the knee', 'Rest the [knee]'],
    ['> 1. knee', '[knee]'],
    ['see [the knee](https://example.org/hip) first', 'see the [knee] first'],
    ['see ![the knee](attachment:hip) first', 'see the [knee] first'],
    ['see [[Hip|the knee]] and [[Hip]]', 'see the [knee] and Hip'],
    [`knee ![photo_1_.png](attachment:${'ab'.repeat(32)}) up`, '[knee] up'],
    [`hip ![knee.png](attachment:${'ab'.repeat(32)}) up`, 'hip [knee].png up'],
    ['bench 80x5 knee ^1a2b3c4d\nnext', 'bench 80x5 [knee] next'],
    ['```js\nlet knee = `x`\n```', 'let [knee] = `x`'],
    ['| A | B |\n| - | - |\n| knee | 3 |', 'A B [knee] 3'],
    ['---\ntags: a\n---\nThe knee', 'The [knee]'],
    ['---\ntags: knee\n---\nText', 'tags: [knee] Text'],
    ['---\ntags: a\n---\nNothing **else**', 'Nothing else'],
    ['5 \\* 3 &amp; `knee`', '5 * 3 & [knee]'],
  ])('%j as a reader sees it', (text, shown) => {
    const [hit] = hitsOf('knee', { a: { title: 'Knee', text } });
    expect(hit?.snippets.map((snippet) => marked(snippet).replaceAll(/\s+/g, ' '))).toEqual([shown]);
  });

  it.each([
    ['example', 'a **b** [c](https://example.org)', 'a b [c](https://[example].org)'],
    ['"**"', 'a **b** [c](https://example.org)', 'a [**]b[**] c'],
    ['js', '```js\nlet a\n```', '```[js] let a ```'],
    ['hip', 'a\n\n%%\nb\n\nhip\n%%', 'a %% b [hip] %%'],
    ['hip', 'see [[Hip|the knee]]', 'see [[[Hip]|the knee]]'],
    ['1a2b3c4d', 'bench **80x5** ^1a2b3c4d', 'bench 80x5 ^[1a2b3c4d]'],
  ])('the marks with %s in them', (query, text, shown) => {
    const [hit] = hitsOf(query, { a: { text } });
    expect(hit?.snippets.map((snippet) => marked(snippet).replaceAll(/\s+/g, ' '))).toEqual([shown]);
  });

  it.each([
    [
      'code with blank lines',
      '```py\nimport os\n\nclass A:\n  def __init__(s):\n    knee = a*b*c\n```',
      '__init__(s): [knee] = a*b*c',
    ],
    ['text behind long code', `\`\`\`js\n${'let a = 1\n'.repeat(40)}\`\`\`\nThe **bad** knee`, 'The bad [knee]'],
    ['text behind code with blank lines', '~~~\na\n\nb\n~~~\nThe **bad** knee', 'The bad [knee]'],
    ['text behind a line that only looks like code', '```a` b\n\nThe **bad** knee', 'The bad [knee]'],
    ['text behind code in a list', '- ```\n  a\n\n  b\n  ```\n\nThe **bad** knee', 'The bad [knee]'],
    ['code in a long line', `${'words '.repeat(40)}${'`a*b` *x* '.repeat(30)}a **bad** knee`, 'a*b x a bad [knee]'],
    ['the end of a long emphasis', `knee **${'words '.repeat(60)}end**`, /^\[knee\] words/],
    ['a comment in a line', 'The knee %%for me%% hurts', '[knee] hurts'],
    ['a comment with blank lines', 'The knee\n\n%%\nfor me\n\nand me\n%%\n\nhurts', '[knee] hurts'],
    ['text behind a comment', '%%\nfor me\n\nand me\n%%\n\nThe knee', /^The \[knee\]$/],
    ['a row of a long table', `| A | B |\n| - | - |\n${'| row | 1 |\n'.repeat(60)}| knee | 2 |`, 'row 1 [knee] 2'],
  ])('%s as a reader sees it', (_, text, shown) => {
    const [hit] = hitsOf('knee', { a: { title: 'Knee', text } });
    const [excerpt = ''] = hit?.snippets.map((snippet) => marked(snippet).replaceAll(/\s+/g, ' ')) ?? [];
    expect(excerpt).toMatch(shown);
    expect(excerpt).not.toMatch(/\*\*|\|/);
  });

  it('the text as it is if its paragraph begins far above', () => {
    const [hit] = hitsOf('knee', { a: { text: `${'words `a` '.repeat(400)}a **bad** knee` } });
    expect(hit?.snippets.map(marked)).toEqual([expect.stringContaining('a **bad** [knee]')]);
  });

  it('no marks of what begins or ends outside the excerpt', () => {
    const text = `**${'long '.repeat(30)}knee${' words'.repeat(20)}**`;
    const [hit] = hitsOf('knee', { a: { text } });
    expect(hit?.snippets.map(marked)).toEqual([expect.stringMatching(/^…[^*]*\[knee\][^*]*$/)]);
    const [first] = hitsOf('long', { a: { text } });
    expect(first?.snippets.map(marked)).toEqual([expect.stringMatching(/^\[long\] [^*]*…$/)]);
  });
});

it('every part of a note that contains a letter finds the note and is marked', () => {
  const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(texts, texts, fc.nat(), fc.nat(), (title, text, one, other) => {
      const characters = Array.from(text);
      const from = one % characters.length;
      const part = characters.slice(from, from + 1 + (other % 8)).join('');
      fc.pre(/\p{L}/u.test(foldText(part).text) && !/["“”„]/.test(part) && part.trim() === part);
      // A kana followed by its voicing mark is a different letter and is not found.
      fc.pre(!/^[\u3099\u309a\uff9e\uff9f]/.test(characters.slice(from + 1 + (other % 8)).join('')));
      const [hit] = hitsOf(`"${part}"`, { a: { title, text } });
      expect(hit?.id).toBe('a');
      const places = hit?.snippets.flatMap((snippet) =>
        snippet.ranges.map(({ from, to }) => snippet.text.slice(from, to)),
      );
      expect(places?.some((place) => foldText(place).text.includes(foldText(part).text))).toBe(true);
    }),
  );
});

it('notes added, changed and removed in any order are found as if they had been added once', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const words = fc.array(fc.constantFrom('knee', 'slow', 'ß', '# hip', '- [ ] go', '\n'), { maxLength: 5 });
  const text = words.map((each) => each.join(' '));
  const act = fc.oneof(
    fc.record({ kind: fc.constant('head' as const), id, text }),
    fc.record({ kind: fc.constant('text' as const), id, text }),
    fc.record({ kind: fc.constant('remove' as const), id, text }),
    fc.record({ kind: fc.constant('index' as const), id, text }),
  );
  const queries = ['knee', 'ss', 'slow -knee', 'title:hip OR is:task', 'kn', '', '"knee slow"'];
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      const search = new NoteSearch();
      const heads = new Map<string, string>();
      const bodies = new Map<string, string>();
      for (const { kind, id, text } of acts) {
        if (kind === 'head') {
          heads.set(id, text);
          search.putSummary(id, headOf({ title: text }));
        } else if (kind === 'text') {
          bodies.set(id, text);
          search.putText(id, text);
        } else if (kind === 'index') {
          search.indexNext();
        } else {
          heads.delete(id);
          bodies.delete(id);
          search.remove(id);
        }
      }
      const fresh = new NoteSearch();
      for (const [id, title] of heads) fresh.putSummary(id, headOf({ title }));
      for (const [id, text] of bodies) fresh.putText(id, text);
      while (fresh.indexNext());
      for (const text of queries) {
        const query = parseQuery(text, { today });
        expect(search.search(query, { limit: 9 })).toEqual(fresh.search(query, { limit: 9 }));
      }
      expect(search.texts).toBe(bodies.size);
    }),
  );
});

type MadeNote = Partial<NoteHead> & { readonly text?: string };

function found(query: string, notes: Readonly<Record<string, MadeNote>>): readonly string[] {
  return hitsOf(query, notes).map(({ id }) => id);
}

function hitsOf(query: string, notes: Readonly<Record<string, MadeNote>>) {
  const search = searchOf(notes);
  const result = () => search.search(parseQuery(query, { today }), { limit: 100 });
  const { hits, total } = result();
  expect(total).toBe(hits.length);
  while (search.indexNext());
  expect(result(), 'the same with the index as without').toEqual({ hits, total, isTotalWhole: true });
  return hits;
}

function searchOf(notes: Readonly<Record<string, MadeNote>>): NoteSearch {
  const search = new NoteSearch();
  for (const [id, { text, ...head }] of Object.entries(notes)) {
    search.putSummary(id, headOf(head));
    if (text !== undefined) search.putText(id, text);
  }
  return search;
}

function headOf(of: Partial<NoteHead>): NoteHead {
  return {
    title: '',
    aliases: [],
    tags: [],
    notebookPath: [],
    isPinned: false,
    isArchived: false,
    isTrashed: false,
    day: null,
    createdAt: noon,
    editedAt: noon,
    ...of,
  };
}

function marked({ text, ranges }: { text: string; ranges: readonly { from: number; to: number }[] }): string {
  return ranges
    .toReversed()
    .reduce((all, { from, to }) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`, text);
}
