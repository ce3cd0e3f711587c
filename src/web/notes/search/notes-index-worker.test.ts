import { expect, test, vi } from 'vitest';
import { recordKey } from '#domain/kernel/index.ts';
import { type NoteHead, NoteSearch } from '#domain/notes/search/index.ts';
import { crc32c, encodeContent, noFields } from '#sync/record/index.ts';
import type { MessageFromWorker, QueryResult, SearchAnswer } from './messages-from-worker.ts';
import type { IdAndSummary, LiveQuery, SearchRequest, TextChunk } from './messages-to-worker.ts';
import { NotesIndexWorker } from './notes-index-worker.ts';

const place: SearchRequest['place'] = { today: '2026-11-21', zone: 'UTC', dayStartsAt: 0 };
const question: SearchRequest = { text: 'knee', place, limit: 10, atOnce: 10 };

test('texts are read from stored pages and found', async () => {
  const { worker, answers } = newDesk();
  worker.take({ kind: 'expect', texts: 2 });
  worker.take({ kind: 'summaries', summaries: [summaryOf('a'), summaryOf('b')] });
  worker.take({ kind: 'page', page: await pageOf({ a: 'slow knee', b: 'hip' }) });
  worker.take({ kind: 'fed' });
  worker.take({ kind: 'search', ask: 1, question });
  await vi.waitFor(() => expect(answers(1).at(-1)).toMatchObject({ total: 1, progress: { share: 1, texts: 2 } }));
  expect(
    answers(1)
      .at(-1)
      ?.hits.map(({ id }) => id),
  ).toEqual(['a']);
});

test('a query is answered before everything is read, and again when more is', async () => {
  const { worker, answers } = newDesk({ sliceEndsAtOnce: true });
  worker.take({ kind: 'expect', texts: 40 });
  const ids = Array.from({ length: 40 }, (_, at) => `n${at}`);
  worker.take({ kind: 'summaries', summaries: ids.map((id) => summaryOf(id)) });
  worker.take({ kind: 'page', page: await pageOf(Object.fromEntries(ids.map((id) => [id, 'knee']))) });
  worker.take({ kind: 'search', ask: 1, question });
  worker.take({ kind: 'fed' });
  await vi.waitFor(() => expect(answers(1).at(-1)).toMatchObject({ total: 40, isTotalWhole: true }));
  expect(answers(1)[0]?.progress.share).toBeLessThan(1);
});

test('a first answer has a few hits, the others follow after counting, and an update has no fewer', async () => {
  const { worker, posted, answers } = newDesk();
  const ids = Array.from({ length: 40 }, (_, at) => `n${at}`);
  worker.take({ kind: 'summaries', summaries: ids.map((id) => summaryOf(id)) });
  worker.take({ kind: 'page', page: await pageOf(Object.fromEntries(ids.map((id) => [id, 'knee']))) });
  worker.take({ kind: 'fed' });
  await vi.waitFor(() =>
    expect(posted.some((each) => each.kind === 'progress' && each.progress.share === 1)).toBe(true),
  );
  worker.take({ kind: 'search', ask: 1, question: { ...question, limit: 30, atOnce: 5 } });
  await vi.waitFor(() => expect(answers(1)).toHaveLength(2));
  worker.take({ kind: 'texts', texts: [{ id: 'n7', text: 'a knee' }] });
  await vi.waitFor(() => expect(answers(1)).toHaveLength(4));
  expect(answers(1).map(({ hits }) => hits.length)).toEqual([5, 30, 30, 30]);
  expect(new Set(answers(1)[1]?.hits.map(({ id }) => id)).size).toBe(30);
});

test('counting waits until the page has rendered the results', async () => {
  const { worker, posted, answers, restedAfter } = newDesk();
  const ids = Array.from({ length: 40 }, (_, at) => `n${at}`);
  worker.take({ kind: 'summaries', summaries: ids.map((id) => summaryOf(id)) });
  worker.take({ kind: 'texts', texts: ids.map((id) => ({ id, text: 'knee' })) });
  worker.take({ kind: 'fed' });
  await vi.waitFor(() => expect(posted).toContainEqual(expect.objectContaining({ kind: 'progress' })));
  worker.take({ kind: 'search', ask: 1, question: { ...question, atOnce: 5 } });
  await vi.waitFor(() => expect(answers(1).at(-1)).toMatchObject({ total: 40, isTotalWhole: true }));
  expect(restedAfter).toContain('answer');
  expect(posted.findIndex(({ kind }) => kind === 'answer')).toBeLessThan(
    posted.findIndex(({ kind }) => kind === 'counted'),
  );
});

test('all matching ids are reported, and again when notes change, until the query is cancelled', async () => {
  const { worker, matching } = newDesk();
  const ids = Array.from({ length: 600 }, (_, at) => `n${at}`);
  worker.take({ kind: 'summaries', summaries: [...ids, 'hip'].map((id) => summaryOf(id)) });
  worker.take({ kind: 'texts', texts: [...ids.map((id) => ({ id, text: 'knee' })), { id: 'hip', text: 'hip' }] });
  worker.take({ kind: 'fed' });
  const { text } = question;
  worker.take({ kind: 'match', ask: 1, query: { text, place } });
  await vi.waitFor(() => expect(new Set(matching(1).at(-1)?.ids)).toEqual(new Set(ids)));
  worker.take({ kind: 'texts', texts: [{ id: 'hip', text: 'hip and knee' }] });
  await vi.waitFor(() => expect(matching(1).at(-1)?.ids).toHaveLength(601));
  worker.take({ kind: 'match', ask: 2, query: { text: 'nothing of it', place } });
  await vi.waitFor(() => expect(matching(2)).toEqual([{ ids: [], isWhole: true }]));
  const before = matching(1).length;
  worker.take({ kind: 'cancel', ask: 1 });
  worker.take({ kind: 'remove', ids: ['hip'] });
  worker.take({ kind: 'match', ask: 3, query: { text, place } });
  await vi.waitFor(() => expect(matching(3).at(-1)?.ids).toHaveLength(600));
  expect(matching(1)).toHaveLength(before);
});

test('matching ids are incomplete until everything is read', async () => {
  const { worker, matching } = newDesk();
  worker.take({ kind: 'expect', texts: 2 });
  worker.take({ kind: 'summaries', summaries: [summaryOf('a'), summaryOf('b')] });
  worker.take({ kind: 'texts', texts: [{ id: 'a', text: 'knee' }] });
  const { text } = question;
  worker.take({ kind: 'match', ask: 1, query: { text, place } });
  await vi.waitFor(() => expect(matching(1)).toEqual([{ ids: ['a'], isWhole: false }]));
  worker.take({ kind: 'page', page: await pageOf({ b: 'knee' }) });
  worker.take({ kind: 'fed' });
  await vi.waitFor(() => expect(matching(1).at(-1)).toEqual({ ids: ['a', 'b'], isWhole: true }));
});

test('a separately received text overrides the one in a page', async () => {
  const { worker, answers } = newDesk();
  worker.take({ kind: 'summaries', summaries: [summaryOf('a')] });
  worker.take({ kind: 'page', page: await pageOf({ a: 'old knee' }) });
  worker.take({ kind: 'texts', texts: [{ id: 'a', text: 'new hip' }] });
  worker.take({ kind: 'fed' });
  worker.take({ kind: 'search', ask: 1, question: { ...question, text: 'old OR new' } });
  await vi.waitFor(() => expect(answers(1).at(-1)?.progress.share).toBe(1));
  expect(answers(1).at(-1)?.hits[0]?.snippets[0]?.text).toBe('new hip');
});

test('an open query is answered again when a note changes, until it is cancelled', async () => {
  const { worker, answers } = newDesk();
  worker.take({ kind: 'summaries', summaries: [summaryOf('a')] });
  worker.take({ kind: 'fed' });
  worker.take({ kind: 'search', ask: 1, question });
  await vi.waitFor(() => expect(answers(1).at(-1)?.total).toBe(0));
  worker.take({ kind: 'texts', texts: [{ id: 'a', text: 'knee' }] });
  await vi.waitFor(() => expect(answers(1).at(-1)?.total).toBe(1));
  const before = answers(1).length;
  worker.take({ kind: 'cancel', ask: 1 });
  worker.take({ kind: 'remove', ids: ['a'] });
  worker.take({ kind: 'search', ask: 2, question });
  await vi.waitFor(() => expect(answers(2).at(-1)?.total).toBe(0));
  expect(answers(1)).toHaveLength(before);
});

test('a query cancelled before its turn is never run', async () => {
  const { worker, answers } = newDesk();
  worker.take({ kind: 'search', ask: 1, question });
  worker.take({ kind: 'cancel', ask: 1 });
  worker.take({ kind: 'search', ask: 2, question });
  await vi.waitFor(() => expect(answers(2)).toHaveLength(1));
  expect(answers(1)).toEqual([]);
});

test('an unreadable page is reported, and the other notes are found', async () => {
  const { worker, answers, posted } = newDesk();
  worker.take({ kind: 'summaries', summaries: [summaryOf('a'), summaryOf('b')] });
  worker.take({ kind: 'page', page: { chunk: { bytes: new Uint8Array([1, 2, 3]) }, places: [['b', 0, 3]] } });
  worker.take({ kind: 'page', page: await pageOf({ a: 'knee' }) });
  worker.take({ kind: 'fed' });
  worker.take({ kind: 'search', ask: 1, question });
  await vi.waitFor(() => expect(answers(1).at(-1)?.total).toBe(1));
  expect(posted).toContainEqual({ kind: 'unreadable', texts: 1 });
});

test('background reading pauses during user activity, but still completes', async () => {
  const whole: Partial<QueryResult> = { isWhole: true };
  const readAll = async (isActing: boolean) => {
    const { worker, known, answers, waits, onEachPause } = newDesk({ sliceEndsAtOnce: true });
    const ids = Array.from({ length: 20 }, (_, at) => `n${at}`);
    worker.take({ kind: 'summaries', summaries: ids.map((id) => summaryOf(id)) });
    worker.take({ kind: 'texts', texts: ids.map((id) => ({ id, text: '- [ ] knee' })) });
    worker.take({ kind: 'watch', ask: 1, subject: { about: 'tasks' } });
    worker.take({ kind: 'fed' });
    if (isActing) onEachPause(() => worker.take({ kind: 'acting' }));
    worker.take({ kind: 'search', ask: 2, question });
    await vi.waitFor(() => expect(known(1).at(-1)).toMatchObject(whole));
    expect(answers(2).at(-1)?.total).toBe(20);
    return waits.filter((ms) => ms === 60).length;
  };
  expect(await readAll(false)).toBe(0);
  expect(await readAll(true)).toBeGreaterThan(3);
});

test('live queries report partial results while many notes are read, but not during user activity', async () => {
  const toldOnTheWay = async (isActing: boolean) => {
    const { worker, known, onEachPause } = newDesk({ sliceEndsAtOnce: true });
    const ids = Array.from({ length: 150 }, (_, at) => `n${at}`);
    worker.take({ kind: 'summaries', summaries: ids.map((id) => summaryOf(id)) });
    worker.take({ kind: 'texts', texts: ids.map((id) => ({ id, text: '- [ ] knee' })) });
    worker.take({ kind: 'watch', ask: 1, subject: { about: 'tasks' } });
    worker.take({ kind: 'fed' });
    if (isActing) onEachPause(() => worker.take({ kind: 'acting' }));
    await vi.waitFor(() => expect(known(1).at(-1)).toMatchObject({ isWhole: true }), { timeout: 5_000 });
    expect(known(1).at(-1)?.value).toHaveLength(150);
    return known(1).filter(({ value, isWhole }) => !isWhole && Array.isArray(value) && value.length > 0).length;
  };
  expect(await toldOnTheWay(false)).toBeGreaterThan(0);
  expect(await toldOnTheWay(true)).toBe(0);
});

test('once everything is read, warm-up searches run without results, and a query is run before them', async () => {
  const begin = vi.spyOn(NoteSearch.prototype, 'begin');
  const { worker, posted, answers, onEachPause } = newDesk({ sliceEndsAtOnce: true });
  const looked = () => begin.mock.calls.map(([{ text }]) => text);
  let askedAfter: number | null = null;
  onEachPause(() => {
    if (askedAfter !== null || looked().at(-1) !== 'and') return;
    askedAfter = looked().length;
    worker.take({ kind: 'search', ask: 1, question });
  });
  worker.take({ kind: 'summaries', summaries: [summaryOf('a')] });
  worker.take({ kind: 'texts', texts: [{ id: 'a', text: 'slow knee' }] });
  worker.take({ kind: 'fed' });
  await vi.waitFor(() => expect(looked().at(-1)).toBe('a OR b'));
  expect(looked()).toEqual(expect.arrayContaining(['a', 'and', 'tag:a', 'title:s']));
  expect(looked()[askedAfter ?? 0]).toBe('knee');
  expect(answers(1).at(-1)?.total).toBe(1);
  const asked = posted.flatMap((each) => (each.kind === 'answer' || each.kind === 'counted' ? each.ask : []));
  expect(new Set(asked)).toEqual(new Set([1]));
  begin.mockRestore();
});

test('a query is answered while a long note is being read, and a change to that note is read in its latest version', async () => {
  const { worker, known, answers, onPause } = newDesk({ sliceEndsAtOnce: true });
  const tasks = (name: string) => `- [ ] ${name}\n\nwords\n\n`.repeat(50);
  worker.take({ kind: 'summaries', summaries: [summaryOf('long')] });
  worker.take({ kind: 'texts', texts: [{ id: 'long', text: tasks('knee') }] });
  worker.take({ kind: 'fed' });
  worker.take({ kind: 'watch', ask: 1, subject: { about: 'tasks' } });
  onPause(20, () => worker.take({ kind: 'search', ask: 2, question }));
  onPause(40, () => worker.take({ kind: 'texts', texts: [{ id: 'long', text: tasks('hip') }] }));
  await vi.waitFor(() => expect(answers(2)[0]?.total).toBe(1));
  expect(known(1).at(-1)?.isWhole).toBe(false);
  await vi.waitFor(() => expect(known(1).at(-1)?.isWhole).toBe(true));
  const read = Array.from({ length: 50 }, () => ({ text: 'hip' }));
  expect(known(1).at(-1)?.value).toMatchObject([{ id: 'long', tasks: read }]);
});

test('live queries report backlinks, unresolved links, tasks, tags and mentions', async () => {
  const { worker, known } = newDesk();
  const subjects: readonly LiveQuery[] = [
    { about: 'backlinks', id: 'knees' },
    { about: 'unresolved' },
    { about: 'tasks' },
    { about: 'tags' },
    { about: 'mentions', key: recordKey('exercises', 'squat') },
  ];
  for (const [ask, subject] of subjects.entries()) worker.take({ kind: 'watch', ask, subject });
  worker.take({
    kind: 'summaries',
    summaries: [summaryOf('knees'), summaryOf('a'), summaryOf('thrown', { isTrashed: true })],
  });
  const text = 'see [[knees]] and [[nothing]] after [@Squat](mensana:exercises/squat) #sport\n\n- [ ] stretch';
  worker.take({ kind: 'page', page: await pageOf({ knees: '# Knees', a: text, thrown: text }) });
  worker.take({ kind: 'fed' });
  await vi.waitFor(() => expect(subjects.map((_, ask) => known(ask).at(-1)?.isWhole)).not.toContain(false));
  const [backlinks, unresolved, tasks, tags, mentions] = subjects.map((_, ask) => known(ask).at(-1)?.value);
  expect(backlinks).toMatchObject([{ source: 'a', context: { link: 'knees' } }]);
  expect(unresolved).toEqual([{ target: 'nothing', sources: ['a'] }]);
  expect(tasks).toMatchObject([{ id: 'a', tasks: [{ text: 'stretch', done: false }], mentions: ['Squat'] }]);
  expect(tags).toEqual(new Map([['a', [{ tag: 'sport', name: 'sport' }]]]));
  expect(mentions).toMatchObject([{ source: 'a', label: 'Squat' }]);
});

test('a link counts for the note it opens: one in the trash only if no other note has the name', async () => {
  const { worker, known } = newDesk();
  const old = summaryOf('old', { isTrashed: true });
  const legs = summaryOf('legs');
  worker.take({
    kind: 'summaries',
    summaries: [
      summaryOf('a'),
      { ...old, names: { ...old.names, title: 'Squat' } },
      { ...legs, names: { ...legs.names, title: 'Squat notes', aliases: ['Squat'] } },
    ],
  });
  worker.take({ kind: 'texts', texts: [{ id: 'a', text: 'see [[Squat]]' }] });
  worker.take({ kind: 'fed' });
  worker.take({ kind: 'watch', ask: 1, subject: { about: 'backlinks', id: 'legs' } });
  worker.take({ kind: 'watch', ask: 2, subject: { about: 'backlinks', id: 'old' } });
  await vi.waitFor(() => expect(known(2).at(-1)?.isWhole).toBe(true));
  expect(known(1).at(-1)?.value).toMatchObject([{ source: 'a' }]);
  expect(known(2).at(-1)?.value).toEqual([]);
  worker.take({ kind: 'summaries', summaries: [legs] });
  await vi.waitFor(() => expect(known(2).at(-1)?.value).toMatchObject([{ source: 'a' }]));
});

test('live queries are updated when a name changes, but not when only metadata changes', async () => {
  const { worker, known } = newDesk();
  worker.take({ kind: 'summaries', summaries: [summaryOf('a'), summaryOf('b')] });
  worker.take({ kind: 'texts', texts: [{ id: 'a', text: 'see [[b]]' }] });
  worker.take({ kind: 'fed' });
  worker.take({ kind: 'watch', ask: 1, subject: { about: 'unresolved' } });
  await vi.waitFor(() => expect(known(1).at(-1)).toEqual({ value: [], isWhole: true }));
  const before = known(1).length;
  worker.take({ kind: 'summaries', summaries: [summaryOf('a', { editedAt: 2 })] });
  worker.take({
    kind: 'summaries',
    summaries: [{ ...summaryOf('b'), names: { title: 'c', aliases: [], formerTitles: [] } }],
  });
  await vi.waitFor(() => expect(known(1).at(-1)?.value).toEqual([{ target: 'b', sources: ['a'] }]));
  expect(known(1)).toHaveLength(before + 1);
});

test('live queries are not updated by typing in a long note that does not affect them', async () => {
  const { worker, known, answers } = newDesk({ sliceEndsAtOnce: true });
  const long = 'words [[b]]\n\n'.repeat(50);
  worker.take({ kind: 'summaries', summaries: [summaryOf('long'), summaryOf('b')] });
  worker.take({ kind: 'texts', texts: [{ id: 'long', text: long }] });
  worker.take({ kind: 'fed' });
  const subjects: readonly LiveQuery[] = [
    { about: 'backlinks', id: 'long' },
    { about: 'unresolved' },
    { about: 'tags' },
  ];
  for (const [ask, subject] of subjects.entries()) worker.take({ kind: 'watch', ask, subject });
  await vi.waitFor(() => expect(subjects.map((_, ask) => known(ask).at(-1)?.isWhole)).not.toContain(false));
  const before = subjects.map((_, ask) => known(ask).length);
  worker.take({ kind: 'watch', ask: 3, subject: { about: 'backlinks', id: 'b' } });
  worker.take({ kind: 'search', ask: 4, question });
  worker.take({ kind: 'texts', texts: [{ id: 'long', text: `${long}my knee, and [[b]] again` }] });
  const last = { source: 'long', context: { before: 'my knee, and ', link: 'b', after: ' again' } };
  await vi.waitFor(() => expect(known(3).at(-1)?.value).toHaveLength(51));
  expect(known(3).at(-1)?.value).toEqual(expect.arrayContaining([expect.objectContaining(last)]));
  expect(answers(4).at(-1)?.total).toBe(1);
  expect(subjects.map((_, ask) => known(ask).length)).toEqual(before);
});

test('once everything is read, searching for tasks finds exactly the notes with real task items', async () => {
  const { worker, answers, known } = newDesk();
  const texts = {
    quoted: '> ```\n> log\n\n- [ ] buy milk',
    indented: '    ```\n\n- [ ] call the bank',
    footnote: '[^1]: - [ ] in a footnote',
    html: '<!--\n- [ ] hidden\n-->',
    paragraph: 'so far\n2. [ ] no item',
    windows: '```\r\ncode\r\n```\r\n- [ ] a\r\n',
  };
  worker.take({ kind: 'summaries', summaries: Object.keys(texts).map((id) => summaryOf(id)) });
  worker.take({ kind: 'search', ask: 1, question: { ...question, text: 'is:task' } });
  worker.take({ kind: 'watch', ask: 2, subject: { about: 'tasks' } });
  worker.take({ kind: 'page', page: await pageOf(texts) });
  worker.take({ kind: 'fed' });
  const withTasks = ['footnote', 'indented', 'quoted', 'windows'];
  const found = () =>
    answers(1)
      .at(-1)
      ?.hits.map(({ id }) => id);
  await vi.waitFor(() => expect(found()?.toSorted()).toEqual(withTasks));
  const listed = known(2).at(-1)?.value as readonly { readonly id: string }[];
  expect(listed.map(({ id }) => id).toSorted()).toEqual(withTasks);
});

test('tags are reported again when they change, excerpts when the text does', async () => {
  const { worker, known } = newDesk();
  worker.take({ kind: 'summaries', summaries: [summaryOf('a')] });
  worker.take({ kind: 'texts', texts: [{ id: 'a', text: 'one #run' }] });
  worker.take({ kind: 'fed' });
  worker.take({ kind: 'watch', ask: 1, subject: { about: 'tags' } });
  worker.take({ kind: 'watch', ask: 2, subject: { about: 'beginning', id: 'a', isNamed: false } });
  await vi.waitFor(() => expect(known(1).at(-1)?.isWhole).toBe(true));
  const before = known(1).length;
  worker.take({ kind: 'texts', texts: [{ id: 'a', text: 'two #run' }] });
  await vi.waitFor(() => expect(known(2).at(-1)?.value).toEqual({ name: 'two #run', preview: '' }));
  expect(known(1)).toHaveLength(before);
  worker.take({ kind: 'texts', texts: [{ id: 'a', text: 'two #walk' }] });
  await vi.waitFor(() => expect(known(1).at(-1)?.value).toEqual(new Map([['a', [{ tag: 'walk', name: 'walk' }]]])));
});

test('a tag in a text is found by its current name', async () => {
  const { worker, answers } = newDesk();
  worker.take({ kind: 'summaries', summaries: [summaryOf('a')] });
  worker.take({ kind: 'texts', texts: [{ id: 'a', text: 'after #run' }] });
  worker.take({ kind: 'fed' });
  worker.take({ kind: 'search', ask: 1, question: { ...question, text: 'tag:sport' } });
  worker.take({ kind: 'tag-renames', renames: [['run', 'sport/run']] });
  await vi.waitFor(() => expect(answers(1).at(-1)?.total).toBe(1));
});

test.each([
  ['tag:knie', 2],
  ['tag:#Knie', 2],
  ['tag:KNIE/Links', 1],
  ['-tag:knie', 1],
  ['#Knie', 2],
  ['-#knie', 1],
  ['(tag:knie/links OR tag:hip) is:pinned', 1],
  ['tag:Größe', 1],
])('%s matches a renamed tag by its current name and finds %i', async (text, total) => {
  const { worker, answers } = newDesk();
  worker.take({
    kind: 'summaries',
    summaries: [
      summaryOf('a', { tags: ['knee'] }),
      summaryOf('b', { tags: ['knee/links'], isPinned: true }),
      summaryOf('c', { tags: ['höhe'] }),
    ],
  });
  worker.take({ kind: 'fed' });
  worker.take({ kind: 'search', ask: 1, question: { ...question, text } });
  worker.take({
    kind: 'tag-renames',
    renames: [
      ['knie', 'knee'],
      ['grösse', 'höhe'],
    ],
  });
  await vi.waitFor(() => expect(answers(1).at(-1)).toMatchObject({ total, isTotalWhole: true }));
});

function newDesk({ sliceEndsAtOnce = false } = {}) {
  const posted: MessageFromWorker[] = [];
  const waits: number[] = [];
  const restedAfter: (MessageFromWorker['kind'] | undefined)[] = [];
  let eachPause = () => {};
  const atPause = new Map<number, () => void>();
  let ticks = 0;
  let pauses = 0;
  const worker = new NotesIndexWorker({
    post: (message) => posted.push(message),
    pause: () => {
      pauses += 1;
      atPause.get(pauses)?.();
      eachPause();
      return new Promise((resolve) => setTimeout(resolve, 0));
    },
    after: (ms, work) => {
      waits.push(ms);
      restedAfter.push(posted.at(-1)?.kind);
      setTimeout(work, 0);
    },
    clock: () => {
      ticks += 4; // longer than a time slice
      return sliceEndsAtOnce ? ticks : performance.now();
    },
  });
  const answers = (ask: number): readonly SearchAnswer[] => {
    const heard: SearchAnswer[] = [];
    for (const message of posted) {
      const last = heard.at(-1);
      if (message.kind === 'answer' && message.ask === ask) heard.push(message.answer);
      if (message.kind === 'counted' && message.ask === ask && last !== undefined) {
        const { moreHits, ...counted } = message.counted;
        heard.push({ ...last, ...counted, hits: [...last.hits, ...moreHits], isTotalWhole: true });
      }
    }
    return heard;
  };
  const matching = (ask: number) =>
    posted.flatMap((message) => (message.kind === 'matching' && message.ask === ask ? [message.matching] : []));
  const known = (ask: number): readonly QueryResult[] =>
    posted.flatMap((message) => (message.kind === 'known' && message.ask === ask ? message.known : []));
  const onPause = (number: number, act: () => void) => atPause.set(number, act);
  const onEachPause = (act: () => void) => {
    eachPause = act;
  };
  return { worker, posted, answers, matching, known, waits, restedAfter, onPause, onEachPause };
}

function summaryOf(id: string, of: Partial<NoteHead> = {}): IdAndSummary {
  const marks = { isPinned: false, isArchived: false, isTrashed: false, createdAt: 1, editedAt: 1 };
  return {
    id,
    head: { title: id, aliases: [], tags: [], notebookPath: [], ...marks, ...of },
    names: { title: id, aliases: [], formerTitles: [] },
    isTemplate: false,
  };
}

async function pageOf(texts: Readonly<Record<string, string>>): Promise<TextChunk> {
  const places: [string, number, number][] = [];
  const rests: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [id, text] of Object.entries(texts)) {
    const rest = encodeContent({ fields: noFields, body: { state: new Uint8Array(), sum: 0, text } });
    places.push([id, offset, rest.length]);
    rests.push(new Uint8Array(rest));
    offset += rest.length;
  }
  const plain = new Uint8Array(await new Blob(rests).arrayBuffer());
  return { chunk: { bytes: plain, sum: crc32c(plain) }, places };
}
