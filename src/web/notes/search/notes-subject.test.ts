import { expect, test, vi } from 'vitest';
import { printDailyNoteId, printPath, recordKey, tagRecordId } from '#domain/kernel/index.ts';
import { crc32c, encodeContent, type Field, noFields, printStamp, type ReplicaId } from '#sync/record/index.ts';
import type { DocumentEvent, FedRecord } from '../../live-query/document-event.ts';
import type { MessageFromWorker } from '../../live-query/messages.ts';
import { QueryHost } from '../../live-query/query-host.ts';
import type { CountUpdate, LiveQuery, Matching, NotesQuery, QueryResult, SearchAnswer } from './notes-queries.ts';
import { NotesSubject } from './notes-subject.ts';

const place = { today: '2026-11-21', zone: 'UTC', dayStartsAt: 0, massUnit: 'kg', distanceUnit: 'km' } as const;
const question = { about: 'search', text: 'knee', place, limit: 10, atOnce: 10 } as const;

test('texts are read from stored pages and found', async () => {
  const { worker, answers } = newDesk();
  worker.give({ kind: 'expect', collection: 'notes', records: 2 });
  worker.put([summaryOf('a'), summaryOf('b')]);
  worker.give(await chunkOf({ a: 'slow knee', b: 'hip' }));
  worker.caughtUp();
  worker.ask(1, question);
  await until(() => expect(answers(1).at(-1)).toMatchObject({ total: 1, progress: { share: 1 } }));
  expect(
    answers(1)
      .at(-1)
      ?.hits.map(({ id }) => id),
  ).toEqual(['a']);
});

test('a query is answered before everything is read, and again when more is', async () => {
  const { worker, answers } = newDesk({ sliceEndsAtOnce: true });
  worker.give({ kind: 'expect', collection: 'notes', records: 40 });
  const ids = Array.from({ length: 40 }, (_, at) => `n${at}`);
  worker.put(ids.map((id) => summaryOf(id)));
  worker.give(await chunkOf(Object.fromEntries(ids.map((id) => [id, 'knee']))));
  worker.ask(1, question);
  worker.caughtUp();
  await until(() => expect(answers(1).at(-1)).toMatchObject({ total: 40, isTotalWhole: true }));
  expect(answers(1)[0]?.progress.share).toBeLessThan(1);
});

test('a daily note is found by its day, whenever it was created', async () => {
  const { worker, answers } = newDesk();
  const daily = printDailyNoteId('2026-11-20', 1);
  worker.put([summaryOf(daily), summaryOf('other')]);
  worker.caughtUp();
  worker.ask(1, { ...question, text: 'day:yesterday' });
  await until(() => expect(answers(1).at(-1)).toMatchObject({ total: 1, hits: [{ id: daily }] }));
});

test('a first answer has a few hits, the others follow after counting, and an update has no fewer', async () => {
  const { worker, posted, answers } = newDesk();
  const ids = Array.from({ length: 40 }, (_, at) => `n${at}`);
  worker.put(ids.map((id) => summaryOf(id)));
  worker.give(await chunkOf(Object.fromEntries(ids.map((id) => [id, 'knee']))));
  worker.caughtUp();
  await until(() => expect(posted.some((each) => each.kind === 'progress' && each.progress.share === 1)).toBe(true));
  worker.ask(1, { ...question, limit: 30, atOnce: 5 });
  await until(() => expect(answers(1)).toHaveLength(2));
  worker.putTexts([{ id: 'n7', text: 'a knee' }]);
  await until(() => expect(answers(1)).toHaveLength(4));
  expect(answers(1).map(({ hits }) => hits.length)).toEqual([5, 30, 30, 30]);
  expect(new Set(answers(1)[1]?.hits.map(({ id }) => id)).size).toBe(30);
});

test('counting waits until the page has rendered the results', async () => {
  const { worker, posted, answers, restedAfter } = newDesk();
  const ids = Array.from({ length: 40 }, (_, at) => `n${at}`);
  worker.put(ids.map((id) => summaryOf(id)));
  worker.putTexts(ids.map((id) => ({ id, text: 'knee' })));
  worker.caughtUp();
  await until(() => expect(posted).toContainEqual(expect.objectContaining({ kind: 'progress' })));
  worker.ask(1, { ...question, atOnce: 5 });
  await until(() => expect(answers(1).at(-1)).toMatchObject({ total: 40, isTotalWhole: true }));
  expect(restedAfter).toContain('answer');
});

test('all matching ids are reported, and again when notes change, until the query is cancelled', async () => {
  const { worker, matching } = newDesk();
  const ids = Array.from({ length: 600 }, (_, at) => `n${at}`);
  worker.put([...ids, 'hip'].map((id) => summaryOf(id)));
  worker.putTexts([...ids.map((id) => ({ id, text: 'knee' })), { id: 'hip', text: 'hip' }]);
  worker.caughtUp();
  const { text } = question;
  worker.ask(1, { about: 'matching', text, place });
  await until(() => expect(new Set(matching(1).at(-1)?.ids)).toEqual(new Set(ids)));
  worker.putTexts([{ id: 'hip', text: 'hip and knee' }]);
  await until(() => expect(matching(1).at(-1)?.ids).toHaveLength(601));
  worker.ask(2, { about: 'matching', text: 'nothing of it', place });
  await until(() => expect(matching(2)).toEqual([{ ids: [], isWhole: true }]));
  const before = matching(1).length;
  worker.cancel(1);
  worker.remove(['hip']);
  worker.ask(3, { about: 'matching', text, place });
  await until(() => expect(matching(3).at(-1)?.ids).toHaveLength(600));
  expect(matching(1)).toHaveLength(before);
});

test('matching ids are incomplete until everything is read', async () => {
  const { worker, matching } = newDesk();
  worker.give({ kind: 'expect', collection: 'notes', records: 2 });
  worker.put([summaryOf('a'), summaryOf('b')]);
  worker.putTexts([{ id: 'a', text: 'knee' }]);
  const { text } = question;
  worker.ask(1, { about: 'matching', text, place });
  await until(() => expect(matching(1).at(-1)).toEqual({ ids: ['a'], isWhole: false }));
  worker.give(await chunkOf({ b: 'knee' }));
  worker.caughtUp();
  await until(() => expect(matching(1).at(-1)).toEqual({ ids: ['a', 'b'], isWhole: true }));
});

test('a separately received text overrides the one in a page', async () => {
  const { worker, answers } = newDesk();
  worker.put([summaryOf('a')]);
  worker.give(await chunkOf({ a: 'old knee' }));
  worker.putTexts([{ id: 'a', text: 'new hip' }]);
  worker.caughtUp();
  worker.ask(1, { ...question, text: 'old OR new' });
  await until(() => expect(answers(1).at(-1)?.progress.share).toBe(1));
  expect(answers(1).at(-1)?.hits[0]?.snippets[0]?.text).toBe('new hip');
});

test('an open query is answered again when a note changes, until it is cancelled', async () => {
  const { worker, answers } = newDesk();
  worker.put([summaryOf('a')]);
  worker.caughtUp();
  worker.ask(1, question);
  await until(() => expect(answers(1).at(-1)?.total).toBe(0));
  worker.putTexts([{ id: 'a', text: 'knee' }]);
  await until(() => expect(answers(1).at(-1)?.total).toBe(1));
  const before = answers(1).length;
  worker.cancel(1);
  worker.remove(['a']);
  worker.ask(2, question);
  await until(() => expect(answers(2).at(-1)?.total).toBe(0));
  expect(answers(1)).toHaveLength(before);
});

test('a query cancelled before its turn is never run', async () => {
  const { worker, answers } = newDesk();
  worker.ask(1, question);
  worker.cancel(1);
  worker.ask(2, question);
  await until(() => expect(answers(2)).toHaveLength(1));
  expect(answers(1)).toEqual([]);
});

test('an unreadable page is reported, and the other notes are found', async () => {
  const { worker, answers, posted } = newDesk();
  worker.put([summaryOf('a'), summaryOf('b')]);
  const damaged = { bytes: new Uint8Array([1, 2, 3]), sum: 0 };
  worker.give({ kind: 'chunk', collection: 'notes', chunk: damaged, locations: [['b', 0, 3]] });
  worker.give(await chunkOf({ a: 'knee' }));
  worker.caughtUp();
  worker.ask(1, question);
  await until(() => expect(answers(1).at(-1)?.total).toBe(1));
  expect(posted).toContainEqual({ kind: 'unreadable', records: 1 });
});

test('background reading pauses during user activity, but still completes', async () => {
  const whole: Partial<QueryResult> = { isWhole: true };
  const readAll = async (isActing: boolean) => {
    const { worker, known, answers, waits, onEachPause } = newDesk({ sliceEndsAtOnce: true });
    const ids = Array.from({ length: 20 }, (_, at) => `n${at}`);
    worker.put(ids.map((id) => summaryOf(id)));
    worker.putTexts(ids.map((id) => ({ id, text: '- [ ] knee' })));
    worker.ask(1, { about: 'tasks' });
    worker.caughtUp();
    if (isActing) onEachPause(() => worker.acting());
    worker.ask(2, question);
    await until(() => expect(known(1).at(-1)).toMatchObject(whole));
    expect(answers(2).at(-1)?.total).toBe(20);
    return waits.filter((ms) => ms === 60).length;
  };
  expect(await readAll(false)).toBe(0);
  expect(await readAll(true)).toBeGreaterThan(3);
});

test('live queries report partial results while many notes are read, but not during user activity', async () => {
  const progressAnswers = async (isActing: boolean) => {
    const { worker, known, onEachPause } = newDesk({ sliceEndsAtOnce: true });
    const ids = Array.from({ length: 150 }, (_, at) => `n${at}`);
    worker.put(ids.map((id) => summaryOf(id)));
    worker.putTexts(ids.map((id) => ({ id, text: '- [ ] knee' })));
    worker.ask(1, { about: 'tasks' });
    worker.caughtUp();
    if (isActing) onEachPause(() => worker.acting());
    await until(() => expect(known(1).at(-1)).toMatchObject({ isWhole: true }));
    expect(known(1).at(-1)?.value).toHaveLength(150);
    return known(1).filter(({ value, isWhole }) => !isWhole && Array.isArray(value) && value.length > 0).length;
  };
  expect(await progressAnswers(false)).toBeGreaterThan(0);
  expect(await progressAnswers(true)).toBe(0);
});

test('a query is answered while a long note is being read, and a change to that note is read in its latest version', async () => {
  const { worker, known, answers, onPause } = newDesk({ sliceEndsAtOnce: true });
  const tasks = (name: string) => `- [ ] ${name}\n\nwords\n\n`.repeat(50);
  worker.put([summaryOf('long')]);
  worker.putTexts([{ id: 'long', text: tasks('knee') }]);
  worker.caughtUp();
  worker.ask(1, { about: 'tasks' });
  onPause(20, () => worker.ask(2, question));
  onPause(40, () => worker.putTexts([{ id: 'long', text: tasks('hip') }]));
  await until(() => expect(answers(2)[0]?.total).toBe(1));
  expect(known(1).at(-1)?.isWhole).toBe(false);
  await until(() => expect(known(1).at(-1)?.isWhole).toBe(true));
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
  for (const [ask, subject] of subjects.entries()) worker.ask(ask, subject);
  worker.put([summaryOf('knees'), summaryOf('a'), summaryOf('thrown', { trashedAt: 2 })]);
  const text = 'see [[knees]] and [[nothing]] after [@Squat](mensana:exercises/squat) #sport\n\n- [ ] stretch';
  worker.give(await chunkOf({ knees: '# Knees', a: text, thrown: text }));
  worker.caughtUp();
  await until(() => expect(subjects.map((_, ask) => known(ask).at(-1)?.isWhole)).toEqual(subjects.map(() => true)));
  const [backlinks, unresolved, tasks, tags, mentions] = subjects.map((_, ask) => known(ask).at(-1)?.value);
  expect(backlinks).toMatchObject([{ source: 'a', context: { link: 'knees' } }]);
  expect(unresolved).toEqual([{ target: 'nothing', sources: ['a'] }]);
  expect(tasks).toMatchObject([{ id: 'a', tasks: [{ text: 'stretch', done: false }], mentions: ['Squat'] }]);
  expect(tags).toEqual(new Map([['a', [{ tag: 'sport', name: 'sport' }]]]));
  expect(mentions).toMatchObject([{ source: 'a', label: 'Squat' }]);
});

test('a link counts for the note it opens: one in the trash only if no other note has the name', async () => {
  const { worker, known } = newDesk();
  worker.put([
    summaryOf('a'),
    summaryOf('old', { title: 'Squat', trashedAt: 2 }),
    summaryOf('legs', { title: 'Squat notes', 'aliases/squat': 'Squat' }),
  ]);
  worker.putTexts([{ id: 'a', text: 'see [[Squat]]' }]);
  worker.caughtUp();
  worker.ask(1, { about: 'backlinks', id: 'legs' });
  worker.ask(2, { about: 'backlinks', id: 'old' });
  await until(() => expect(known(2).at(-1)?.isWhole).toBe(true));
  expect(known(1).at(-1)?.value).toMatchObject([{ source: 'a' }]);
  expect(known(2).at(-1)?.value).toEqual([]);
  worker.put([summaryOf('legs')]);
  await until(() => expect(known(2).at(-1)?.value).toMatchObject([{ source: 'a' }]));
});

test('live queries are updated when a name changes, but not when only metadata changes', async () => {
  const { worker, known } = newDesk();
  worker.put([summaryOf('a'), summaryOf('b')]);
  worker.putTexts([{ id: 'a', text: 'see [[b]]' }]);
  worker.caughtUp();
  worker.ask(1, { about: 'unresolved' });
  await until(() => expect(known(1).at(-1)).toEqual({ value: [], isWhole: true }));
  const before = known(1).length;
  worker.put([summaryOf('a', { editedAt: 2 })]);
  worker.put([summaryOf('b', { title: 'c' })]);
  await until(() => expect(known(1).at(-1)?.value).toEqual([{ target: 'b', sources: ['a'] }]));
  expect(known(1)).toHaveLength(before + 1);
});

test('live queries are not updated by typing in a long note that does not affect them', async () => {
  const { worker, known, answers } = newDesk({ sliceEndsAtOnce: true });
  const long = 'words [[b]]\n\n'.repeat(50);
  worker.put([summaryOf('long'), summaryOf('b')]);
  worker.putTexts([{ id: 'long', text: long }]);
  worker.caughtUp();
  const subjects: readonly LiveQuery[] = [
    { about: 'backlinks', id: 'long' },
    { about: 'unresolved' },
    { about: 'tags' },
  ];
  for (const [ask, subject] of subjects.entries()) worker.ask(ask, subject);
  await until(() => expect(subjects.map((_, ask) => known(ask).at(-1)?.isWhole)).toEqual(subjects.map(() => true)));
  const before = subjects.map((_, ask) => known(ask).length);
  worker.ask(3, { about: 'backlinks', id: 'b' });
  worker.ask(4, question);
  worker.putTexts([{ id: 'long', text: `${long}my knee, and [[b]] again` }]);
  const last = { source: 'long', context: { before: 'my knee, and ', link: 'b', after: ' again' } };
  await until(() => expect(known(3).at(-1)?.value).toHaveLength(51));
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
  worker.put(Object.keys(texts).map((id) => summaryOf(id)));
  worker.ask(1, { ...question, text: 'is:task' });
  worker.ask(2, { about: 'tasks' });
  worker.give(await chunkOf(texts));
  worker.caughtUp();
  const withTasks = ['footnote', 'indented', 'quoted', 'windows'];
  const found = () =>
    answers(1)
      .at(-1)
      ?.hits.map(({ id }) => id);
  const listed = () => (known(2).at(-1)?.value as readonly { readonly id: string }[] | undefined)?.map(({ id }) => id);
  await until(() => expect(found()?.toSorted()).toEqual(withTasks));
  await until(() => expect(listed()?.toSorted()).toEqual(withTasks));
});

test('tags are reported again when they change, excerpts when the text does', async () => {
  const { worker, known } = newDesk();
  worker.put([summaryOf('a')]);
  worker.putTexts([{ id: 'a', text: 'one #run' }]);
  worker.caughtUp();
  worker.ask(1, { about: 'tags' });
  worker.ask(2, { about: 'beginning', id: 'a', isNamed: false });
  await until(() => expect(known(1).at(-1)?.isWhole).toBe(true));
  const before = known(1).length;
  worker.putTexts([{ id: 'a', text: 'two #run' }]);
  await until(() => expect(known(2).at(-1)?.value).toEqual({ name: 'two #run', preview: '' }));
  expect(known(1)).toHaveLength(before);
  worker.putTexts([{ id: 'a', text: 'two #walk' }]);
  await until(() => expect(known(1).at(-1)?.value).toEqual(new Map([['a', [{ tag: 'walk', name: 'walk' }]]])));
});

test('a tag in a text is found by its current name', async () => {
  const { worker, answers } = newDesk();
  worker.put([summaryOf('a')]);
  worker.putTexts([{ id: 'a', text: 'after #run' }]);
  worker.caughtUp();
  worker.ask(1, { ...question, text: 'tag:sport' });
  worker.rename([['run', 'sport/run']]);
  await until(() => expect(answers(1).at(-1)?.total).toBe(1));
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
  worker.put([
    summaryOf('a', { [printPath(['tags', 'knee'])]: 'knee' }),
    summaryOf('b', { [printPath(['tags', 'knee/links'])]: 'knee/links', pinnedAt: 1 }),
    summaryOf('c', { [printPath(['tags', 'höhe'])]: 'höhe' }),
  ]);
  worker.caughtUp();
  worker.ask(1, { ...question, text });
  worker.rename([
    ['knie', 'knee'],
    ['grösse', 'höhe'],
  ]);
  await until(() => expect(answers(1).at(-1)).toMatchObject({ total, isTotalWhole: true }));
});

test('notes that mention an exercise are found by the exercises that its name means', async () => {
  const { worker, answers } = newDesk();
  worker.put([summaryOf('a'), summaryOf('b')]);
  worker.putTexts([{ id: 'a', text: 'Heavy [@Kreuzheben](mensana:exercises/deadlift)' }]);
  worker.caughtUp();
  worker.ask(1, { ...question, text: 'exercise:hinge', exercises: { hinge: ['exercises/deadlift'] } });
  worker.ask(2, { ...question, text: 'exercise:hinge' });
  await until(() => expect(answers(1).at(-1)).toMatchObject({ total: 1, hits: [{ id: 'a' }] }));
  await until(() => expect(answers(2).at(-1)).toMatchObject({ total: 0, isTotalWhole: true }));
});

test('the paragraphs with a tag are reported under its current name, without those of notes in the trash', async () => {
  const { worker, known } = newDesk();
  worker.put([summaryOf('a'), summaryOf('b'), summaryOf('old', { trashedAt: 2 })]);
  worker.putTexts([
    { id: 'a', text: 'Rest.\n\nMy #knee hurt.\n\n- #knee/left stiff' },
    { id: 'b', text: '#kneecap' },
    { id: 'old', text: '#knee' },
  ]);
  worker.caughtUp();
  worker.ask(1, { about: 'tagged', tag: 'knee' });
  const found = [
    { source: 'a', text: 'My #knee hurt.' },
    { source: 'a', text: '#knee/left stiff' },
  ];
  await until(() => expect(known(1).at(-1)).toMatchObject({ value: found, isWhole: true }));
  worker.rename([['knee', 'knie']]);
  worker.ask(2, { about: 'tagged', tag: 'knie' });
  await until(() => expect(known(1).at(-1)?.value).toEqual([]));
  await until(() => expect(known(2).at(-1)?.value).toMatchObject(found));
});

function newDesk({ sliceEndsAtOnce = false } = {}) {
  const posted: MessageFromWorker[] = [];
  const waits: number[] = [];
  const restedAfter: (MessageFromWorker['kind'] | undefined)[] = [];
  let eachPause = () => {};
  const atPause = new Map<number, () => void>();
  let ticks = 0;
  let pauses = 0;
  const host = new QueryHost({
    subjects: () => ({
      notes: (progress) => new NotesSubject(progress, (day) => day),
    }),
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
  host.take({ kind: 'start', locale: 'en' });
  const give = (event: DocumentEvent) => host.take({ kind: 'event', event });
  const worker = {
    give,
    put: (records: readonly FedRecord[]) => give({ kind: 'upsert', collection: 'notes', records }),
    putTexts: (texts: readonly { readonly id: string; readonly text: string }[]) => {
      for (const { id, text } of texts) give({ kind: 'text', collection: 'notes', id, text });
    },
    remove: (ids: readonly string[]) => give({ kind: 'remove', collection: 'notes', ids }),
    rename: (renames: readonly (readonly [tag: string, renamedTo: string])[]) =>
      give({
        kind: 'upsert',
        collection: 'tags',
        records: renames.map(([tag, renamedTo]) => ({
          id: tagRecordId(tag),
          fields: new Map([['renamedTo', field(renamedTo)]]),
          isWhole: true,
        })),
      }),
    caughtUp: () => {
      for (const collection of ['notes', 'notebooks', 'tags'] as const) give({ kind: 'caught-up', collection });
    },
    ask: (ask: number, query: NotesQuery) => host.take({ kind: 'ask', ask, subject: 'notes', query }),
    cancel: (ask: number) => host.take({ kind: 'cancel', ask }),
    acting: () => host.take({ kind: 'acting' }),
  };
  const answersTo = (ask: number) =>
    posted.flatMap((message) => (message.kind === 'answer' && message.ask === ask ? [message.answer] : []));
  const answers = (ask: number): readonly SearchAnswer[] => {
    const heard: SearchAnswer[] = [];
    for (const answer of answersTo(ask) as readonly (SearchAnswer | CountUpdate)[]) {
      const last = heard.at(-1);
      if ('hits' in answer) heard.push(answer);
      else if (last !== undefined) {
        const { moreHits, ...counted } = answer;
        heard.push({ ...last, ...counted, hits: [...last.hits, ...moreHits], isTotalWhole: true });
      }
    }
    return heard;
  };
  const matching = (ask: number) => answersTo(ask) as readonly Matching[];
  const known = (ask: number) => answersTo(ask) as readonly QueryResult[];
  const onPause = (number: number, act: () => void) => atPause.set(number, act);
  const onEachPause = (act: () => void) => {
    eachPause = act;
  };
  return { worker, posted, answers, matching, known, waits, restedAfter, onPause, onEachPause };
}

/** @param leaves besides a title, which is the id by default */
function summaryOf(id: string, leaves: Readonly<Record<string, Field['value']>> = {}): FedRecord {
  const values = Object.entries({ title: id, createdAt: 1, editedAt: 1, ...leaves });
  const fields = values.map(([path, value]) => [path, field(value, path === 'trashedAt' ? 2 : 1)] as const);
  return { id, fields: new Map(fields), isWhole: true };
}

function field(value: Field['value'], at = 1): Field {
  return { value, stamp: printStamp({ ms: at, counter: 0, replica: '00000000' as ReplicaId }) };
}

async function chunkOf(texts: Readonly<Record<string, string>>): Promise<DocumentEvent> {
  const locations: [string, number, number][] = [];
  const contents: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [id, text] of Object.entries(texts)) {
    const content = encodeContent({ fields: noFields, body: { state: new Uint8Array(), sum: 0, text } });
    locations.push([id, offset, content.length]);
    contents.push(new Uint8Array(content));
    offset += content.length;
  }
  const plain = new Uint8Array(await new Blob(contents).arrayBuffer());
  return { kind: 'chunk', collection: 'notes', chunk: { bytes: plain, sum: crc32c(plain) }, locations };
}

/** Waits until a check passes, also while other tests use the processor. */
function until(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, 20_000);
}
