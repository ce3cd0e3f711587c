import { describe, expect, it } from 'vitest';
import { knownExercises } from '../../exercise/index.ts';
import type { LocalDay, RecordKey } from '../../kernel/index.ts';
import type { AttachmentHash } from '../../notes/index.ts';
import { memoryFile } from '../bytes/index.ts';
import type { ActivityDraft, ImportItem, WorkoutDraft, WorkoutExerciseDraft } from '../draft/index.ts';
import { importedExercises, matchExercises } from '../matching/index.ts';
import {
  activityDraft,
  measurementDraft,
  noteDraft,
  setDraft,
  workoutDraft,
  workoutExerciseDraft,
} from '../testing/drafts.ts';
import { knownDocument } from '../testing/known-document.ts';
import {
  chosenExercises,
  contentHash,
  firstChoices,
  type ImportAnswers,
  ImportDrafts,
  type ImportPlan,
  type KnownDocument,
  listedItems,
  planImport,
  questionsIn,
  type ReadFile,
  type ReadRecord,
  rememberedChoices,
  suggestedAnswers,
  summaryOf,
  undoOf,
  usualChoices,
} from './index.ts';

const now = Date.parse('2026-11-26T12:00:00Z');

describe('the questions of an import', () => {
  it('are asked only if the items leave something open', () => {
    expect(codes([noteDraft({ createdAt: now })])).toEqual(['import/notebook']);
    expect(codes([workout([pounds(100)])])).toEqual([]);
    expect(codes([workoutDraft({ startedAt: { wall: '2024-05-01T07:00:00' } })])).toEqual(['import/zone']);
    expect(codes([workout([squat({ load: { value: 100, unit: null } })])])).toEqual(['import/load-unit']);
    expect(codes([activityDraft({ distance: { value: 5, unit: null } })])).toEqual(['import/distance-unit']);
    expect(codes([measurementDraft({ value: { value: 80, unit: null } })])).toEqual(['import/body-weight-unit']);
    expect(codes([measurementDraft({ measure: { id: 'waist' }, value: { value: 80, unit: null } })])).toEqual([
      'import/girth-unit',
    ]);
  });

  it('ask for the order of day and month only if no other date of the import decides', () => {
    const unclear = {
      dayFirst: { wall: '2021-06-05T00:00:00' },
      monthFirst: { wall: '2021-05-06T00:00:00' },
      written: '05/06/2021',
    };
    const note = noteDraft({ createdAt: unclear });
    expect(codes([note])).toContain('import/date-order');
    expect(prepared([note]).answers.dateOrder).toBe('day-first');
    const american = noteDraft({ sourceId: 'b', createdAt: now, dateOrder: 'month-first' });
    expect(codes([note, american])).not.toContain('import/date-order');
    expect(prepared([note, american]).answers.dateOrder).toBe('month-first');
    const german = noteDraft({ sourceId: 'c', createdAt: now, dateOrder: 'day-first' });
    expect(codes([note, american, german])).toContain('import/date-order');
  });

  it('ask for the device if two measured on the same day', () => {
    const scale = measurementDraft({ sourceId: 'a', device: 'Scale' });
    expect(codes([scale, measurementDraft({ sourceId: 'b', device: 'App', at: now })])).not.toContain('import/devices');
    expect(codes([scale, measurementDraft({ sourceId: 'b', device: 'App' })])).toContain('import/devices');
  });

  it('ask whether the body weight is in the loads of dips, with examples', () => {
    const dips = workoutExerciseDraft({ name: 'Dip', sets: [setDraft({ load: { value: 75, unit: 'kg' }, reps: 8 })] });
    const { questions, answers } = prepared([workout([dips])]);
    expect(questions[0]).toEqual({ code: 'import/body-weight-in-loads', examples: [{ name: 'Dip', kilograms: 75 }] });
    expect(answers.bodyWeightInLoads).toBe(true);
    const light = { ...dips, sets: [setDraft({ load: { value: 10, unit: 'kg' }, reps: 8 })] };
    expect(prepared([workout([light])]).answers.bodyWeightInLoads).toBe(false);
    const answeredBefore = (stored: unknown) => ({ batches: [batch({ answers: { bodyWeightInLoads: stored } })] });
    expect(prepared([workout([light])], answeredBefore({ kilograms: 75 })).answers.bodyWeightInLoads).toBe(true);
    expect(prepared([workout([dips])], answeredBefore(null)).answers.bodyWeightInLoads).toBe(false);
    expect(prepared([workout([dips])], answeredBefore(false)).answers.bodyWeightInLoads).toBe(false);
  });
});

describe('the body weight that figures need', () => {
  const at = (day: string, name = 'Pull Up', more: Partial<WorkoutDraft> = {}) =>
    workoutDraft({
      sourceId: day,
      startedAt: Date.parse(`${day}T18:00:00Z`),
      exercises: [workoutExerciseDraft({ name, sets: [setDraft({ reps: 5 })] })],
      ...more,
    });
  const spans = (items: readonly ImportItem[], context: Partial<KnownDocument> = {}) =>
    prepared(items, context).questions.flatMap((question) =>
      question.code === 'import/body-weights' ? question.spans.map(({ from, to }) => `${from} ${to}`) : [],
    );
  const weighed = (day: string) =>
    measurementDraft({ sourceId: `m${day}`, at: Date.parse(`${day}T07:00:00Z`), value: { value: 80, unit: 'kg' } });

  it('is asked once for a history of up to a year, and else for each year with such exercises', () => {
    expect(spans([at('2024-03-01'), at('2023-09-01')])).toEqual(['2023-09-01 2024-03-01']);
    const years = [at('2021-02-03'), at('2021-11-30'), at('2022-05-01', 'Squat'), at('2023-01-01'), at('2024-01-01')];
    expect(spans(years)).toEqual(['2021-02-03 2021-11-30', '2023-01-01 2023-01-01', '2024-01-01 2024-01-01']);
    expect(spans([at('2024-03-01', 'Bench Press')])).toEqual([]);
    expect(spans([at('2024-03-01', 'Plank')])).toEqual([]);
  });

  it('is not asked where the files or the document have one', () => {
    const years = [at('2021-02-03'), at('2021-11-30'), at('2023-06-01'), at('2026-01-01')];
    expect(spans([...years, weighed('2021-05-01')])).toEqual(['2023-06-01 2023-06-01', '2026-01-01 2026-01-01']);
    const bodyWeights = [{ day: '2025-12-01' as LocalDay, value: 80 }];
    expect(spans(years, { bodyWeights })).toEqual(['2021-02-03 2021-11-30', '2023-06-01 2023-06-01']);
    const own = at('2023-06-02', 'Pull Up', { bodyWeight: { value: 80, unit: 'kg' } });
    expect(spans([...years, own])).not.toContain('2023-06-01 2023-06-02');
  });

  it('is stored as a measurement of the first day with the import as its source, and once', async () => {
    const bodyWeights = [{ day: '2024-03-01' as LocalDay, value: 176, unit: 'lb' as const }];
    const { plan } = await planned([at('2024-03-01')], { bodyWeights });
    const stored = (of: ImportPlan) => [...of.edits(usualChoices)].filter(({ key }) => key.startsWith('measurements/'));
    const [edit, ...others] = stored(plan);
    const leaves = new Map(edit?.leaves.map(({ path, value }) => [path, value]));
    expect(others).toEqual([]);
    expect(Object.fromEntries(leaves)).toMatchObject({
      measure: 'body-weight',
      value: { si: expect.closeTo(79.83, 2), typed: '176', unit: 'lb' },
      day: '2024-03-01',
      source: { app: 'strong', batch: 'b1' },
    });
    const record: ReadRecord = { key: edit?.key ?? 'measurements/x', leaves, text: null, isTombstoned: false };
    const again = await planned([at('2024-03-01')], { bodyWeights }, [record]);
    expect(stored(again.plan)).toEqual([]);
    expect(undoOf('b1', [record])).toEqual({ removed: [record.key], changed: [], separated: [] });
  });

  it('is not stored for a day that is no longer asked about', async () => {
    const bodyWeights = [{ day: '2024-03-02' as LocalDay, value: 80, unit: 'kg' as const }];
    const { plan } = await planned([at('2024-03-01')], { bodyWeights });
    expect(plan.items.map(({ draft }) => draft.kind)).toEqual(['workout']);
    const chosenOther = { exercises: [{ name: 'Pull Up', exercise: 'new' as const }] };
    const weighed = [{ day: '2024-03-01' as LocalDay, value: 80, unit: 'kg' as const }];
    const { plan: without } = await planned([at('2024-03-01')], { bodyWeights: weighed, ...chosenOther });
    expect(without.items.map(({ draft }) => draft.kind)).toEqual(['workout']);
  });

  it('is doubted by the rule for typed body weights', async () => {
    const given = (value: number) => [{ day: '2024-03-01' as LocalDay, value, unit: 'kg' as const }];
    const { plan } = await planned([at('2024-03-01')], { bodyWeights: given(800) });
    expect(plan.skipped).toMatchObject([{ code: 'import/implausible', origin: '2024-03-01' }]);
    const unusual = await planned([at('2024-03-01')], { bodyWeights: given(20) });
    expect([...unusual.plan.doubts.findings.values()]).toMatchObject([{ doubt: { code: expect.any(String) } }]);
    expect((await planned([at('2024-03-01')], { bodyWeights: given(80) })).plan.doubts.findings.size).toBe(0);
  });

  it('is subtracted from loads that contain it, also from those before the first one known', async () => {
    const dips = workoutExerciseDraft({ name: 'Dip', sets: [setDraft({ load: { value: 85, unit: 'kg' }, reps: 8 })] });
    const bodyWeights = [{ day: '2024-03-01' as LocalDay, value: 80, unit: 'kg' as const }];
    const items = ['2022-02-01', '2024-03-01'].map((day) => at(day, 'Dip', { exercises: [dips] }));
    const { plan } = await planned(items, { bodyWeightInLoads: true, bodyWeights });
    expect(writtenSets(plan)).toMatchObject([{ load: { si: 5 } }, { load: { si: 5 } }]);
    const { plan: unknown } = await planned(items, { bodyWeightInLoads: true });
    expect(writtenSets(unknown)).toMatchObject([{ load: { si: 85 } }, { load: { si: 85 } }]);
  });
});

describe('remarks of one or two letters in many sets', () => {
  const withRemarks = (remarks: readonly string[]) =>
    workout([
      workoutExerciseDraft({
        name: 'Squat',
        remark: remarks[0] ?? '',
        sets: remarks.map((remark) => setDraft({ reps: 5, remark })),
      }),
    ]);
  const many = (text: string) => Array.from({ length: 12 }, () => text);
  const remarksOf = (plan: ImportPlan) =>
    [...plan.edits(usualChoices)].flatMap(({ leaves }) =>
      leaves.flatMap(({ path, value }) => (path.endsWith('/remark') && value !== null ? [value] : [])),
    );

  it('are left out and named, unless the user keeps them', async () => {
    const items = [withRemarks(['m\nslow', ...many('m'), 'easy'])];
    expect(prepared(items).questions).toContainEqual({
      code: 'import/short-remarks',
      remarks: [{ text: 'm', count: 14 }],
    });
    const { plan } = await planned(items);
    expect(remarksOf(plan)).toEqual(['slow', 'slow', 'easy']);
    expect(plan.skipped).toEqual([{ kind: 'skipped', origin: '“m”', code: 'import/short-remark', detail: '× 14' }]);
    const { plan: kept } = await planned(items, { keptRemarks: ['m'] });
    expect(remarksOf(kept)).toHaveLength(15);
    expect(kept.skipped).toEqual([]);
    expect(prepared(items, { batches: [batch({ answers: { keptRemarks: ['m'] } })] }).answers.keptRemarks).toEqual([
      'm',
    ]);
  });

  it('are kept if they are rare, mean something, or are no letters', async () => {
    for (const remarks of [['m', 'm'], many('L'), many('PR'), many('12'), many('✓'), many('пр')]) {
      const { plan } = await planned([withRemarks(remarks)]);
      expect(plan.skipped).toEqual([]);
      expect(remarksOf(plan)).toHaveLength(remarks.length + 1);
    }
  });
});

describe('a height among the measurements', () => {
  const height = (centimetres: number, at: number) =>
    measurementDraft({
      sourceId: `h${at}`,
      measure: { name: 'Height' },
      value: { value: centimetres, unit: 'cm' },
      at,
    });
  const ofProfile = async (items: readonly ImportItem[], answered: Partial<ImportAnswers>, profile?: ReadRecord) => {
    const { plan } = await planned(items, answered, profile === undefined ? [] : [profile]);
    return [...plan.edits(usualChoices)].filter(({ key }) => key === 'preferences/main');
  };

  it('is asked about if the profile has none, the last one first', () => {
    const items = [height(180, now), height(179, now - 1000)];
    expect(prepared(items).questions).toContainEqual({ code: 'import/height', metres: 1.8 });
    expect(prepared(items, { hasHeight: true }).questions).not.toContainEqual({ code: 'import/height', metres: 1.8 });
    expect(codes([height(18, now)])).not.toContain('import/height');
  });

  it('is written into the profile if the user agrees', async () => {
    const edits = await ofProfile([height(180, now)], {});
    expect(edits).toEqual([
      { key: 'preferences/main', leaves: [{ path: 'body/heightMetres', value: 1.8 }], text: null, before: null },
    ]);
    expect(await ofProfile([height(180, now)], { takesHeight: false })).toEqual([]);
  });

  it('never replaces another one, also not one that was entered since the preview', async () => {
    const here = record('preferences/main', { 'body/heightMetres': 1.7 }, '');
    expect(await ofProfile([height(180, now)], {}, here)).toEqual([]);
    const without = { ...record('preferences/main', { weekStart: 1 }, ''), text: null };
    const [edit] = await ofProfile([height(180, now)], {}, without);
    expect(edit?.before).toBe(contentHash(without));
  });
});

describe('the suggested answers', () => {
  it.each([
    ['pounds', 'lb', [45, 95, 135, 185, 225, 27.5]],
    ['pounds in steps of 5', 'lb', Array.from({ length: 37 }, (_, at) => 45 + 5 * at)],
    ['kilograms', 'kg', [21.25, 61.25, 78.75, 101.25]],
    ['pounds that another app converted to kilograms', 'kg', [6.80388555, 20.41165665, 61.23496995]],
  ])('take %s from the loads', (_, unit, loads) => {
    const sets = loads.map((value) => setDraft({ load: { value, unit: null } }));
    expect(prepared([workout([workoutExerciseDraft({ sets })])]).answers.units.load).toBe(unit);
  });

  it('take the unit of the user if the loads fit to both, and that of the last import if there was one', () => {
    const items = [workout([squat({ load: { value: 100, unit: null } })])];
    expect(prepared(items, { units: { ...known().units, load: 'lb' } }).answers.units.load).toBe('lb');
    const batches = [
      batch({ answers: { zone: 'Europe/Berlin', units: { load: 'lb', girth: 'miles' } } }),
      batch({ app: 'bear', answers: { zone: 'Asia/Tokyo' } }),
    ];
    expect(prepared(items, { batches }).answers).toMatchObject({
      zone: 'Europe/Berlin',
      units: { load: 'lb', girth: 'cm' },
    });
    expect(prepared(items, { batches: [batch({ answers: 'damaged' })] }).answers.zone).toBe('UTC');
  });
});

describe('the plan of an import', () => {
  it('subtracts the body weight measured until then from the loads that contain it', async () => {
    const dips = workoutExerciseDraft({ name: 'Dip', sets: [setDraft({ load: { value: 85, unit: 'kg' }, reps: 8 })] });
    const early = measurementDraft({ sourceId: 'm1', at: 0, value: { value: 75, unit: 'kg' } });
    const items = [early, workoutDraft({ startedAt: 86_400_000, exercises: [dips] })];
    const { plan } = await planned(items, { bodyWeightInLoads: true });
    expect(writtenSets(plan)).toMatchObject([{ load: { si: 10 } }]);
    const { plan: added } = await planned(items, { bodyWeightInLoads: false });
    expect(writtenSets(added)).toMatchObject([{ load: { si: 85 } }]);
  });

  it('creates an exercise once for all workouts that need it, unless the user chose another', async () => {
    const odd = workoutExerciseDraft({ name: 'Zottman Twister', sets: [setDraft({ reps: 5 })] });
    const items = [1, 2].map((at) => workoutDraft({ sourceId: `w${at}`, startedAt: at, exercises: [odd] }));
    const { plan } = await planned(items);
    const created = [...plan.edits(usualChoices)].filter(({ key }) => key.startsWith('exercises/'));
    expect(created.map(({ leaves }) => leaves.find(({ path }) => path === 'name')?.value)).toEqual(['Zottman Twister']);
    const { plan: chosen } = await planned(items, { exercises: [{ name: odd.name, exercise: 'exercises/dip' }] });
    expect([...chosen.edits(usualChoices)].map(({ key }) => key.split('/')[0])).toEqual(['workouts', 'workouts']);
  });

  it('creates an exercise with what was proposed from its name, and what the user set', async () => {
    const odd = workoutExerciseDraft({ name: 'One-Arm Zorb Curl (Kettlebell)', sets: [setDraft({ reps: 5 })] });
    const items = [workoutDraft({ startedAt: 1, exercises: [odd] })];
    const created = async (answered: Partial<ImportAnswers>) => {
      const { plan } = await planned(items, answered);
      const edit = [...plan.edits(usualChoices)].find(({ key }) => key.startsWith('exercises/'));
      const leaves = Object.fromEntries((edit?.leaves ?? []).map(({ path, value }) => [path, value]));
      const stored = { ...record(edit?.key ?? 'exercises/x', leaves, ''), text: null };
      expect(undoOf('b1', [stored]).removed).toEqual([stored.key]);
      return leaves;
    };
    const proposed = { name: odd.name, equipment: 'kettlebell', unilateral: true, 'muscles/biceps': 1 };
    expect(await created({})).toMatchObject(proposed);
    const choice = { name: odd.name, muscles: { forearms: 1 }, tracking: 'loadReps' };
    const changed = await created({ newExercises: [choice] });
    expect(changed).toMatchObject({ equipment: 'kettlebell', tracking: 'loadReps', 'muscles/forearms': 1 });
    expect(changed['muscles/biceps'] ?? null).toBeNull();
  });

  it('puts the first note of a day at its day, and others beside it', async () => {
    const day = '2024-05-01' as LocalDay;
    const items = [1, 2].map((at) => noteDraft({ sourceId: `n${at}`, day, text: [`${at}`] }));
    const { plan } = await planned(items);
    expect(plan.items[0]?.key).toBe('notes/day-2024-05-01');
    const [, second] = [...plan.edits(usualChoices)];
    expect(second?.leaves.find(({ path }) => path === 'title')?.value).toBe(day);
    expect(second?.leaves.find(({ path }) => path === 'day')?.value ?? null).toBeNull();
    const mine = record('notes/day-2024-05-01', { day }, 'mine');
    const { plan: beside } = await planned(items, {}, [mine]);
    expect(beside.items.map(({ key }) => key)).not.toContain('notes/day-2024-05-01');
  });

  it('compares a note with those of the same title, and a workout with those of the same minute', async () => {
    const notes = [
      { key: 'notes/mine' as const, title: 'Knee' },
      { key: 'notes/other' as const, title: 'Hip' },
    ];
    const mine = [record('notes/mine', {}, 'Rest\n\nand  stretch\n'), record('notes/other', {}, 'Nothing alike')];
    const items = [
      noteDraft({ sourceId: '1', title: 'knee', text: ['Rest\nand stretch'] }),
      noteDraft({ sourceId: '2', title: 'Hip', text: ['Something else entirely'] }),
      workoutDraft({ startedAt: 90_000 }),
    ];
    const workouts = [{ key: 'workouts/mine' as const, startedAt: 60_000 }];
    const { plan } = await planned(items, {}, mine, { notes, workouts });
    expect(plan.items.map(({ verdict, looksLike }) => [verdict, looksLike])).toEqual([
      ['looks-alike', 'notes/mine'],
      ['new', null],
      ['looks-alike', 'workouts/mine'],
    ]);
    expect([...plan.edits(usualChoices)]).toHaveLength(1);
    const third = { ...usualChoices, exceptions: new Set([1, 2]) };
    expect([...plan.edits(third)].map(({ key }) => key)).toEqual([plan.items[2]?.key]);
  });

  describe('an activity that the user has', () => {
    const day = '2026-11-21' as const;
    const typed = {
      sport: 'run',
      startedAt: 90_000,
      day,
      seconds: 3600,
      metres: 10_000,
      isRecorded: false,
      recordings: [],
    };
    const recording = (changes: Partial<ActivityDraft> = {}) =>
      activityDraft({
        ...{ startedAt: 100_000, distance: { value: 10_050, unit: 'm' }, heartRate: { average: 150, max: null } },
        ...{
          title: 'Morning run',
          remark: 'from the watch',
          recordingId: 'r',
          track: memoryFile('a.fit', Uint8Array.of(1)),
        },
        ...changes,
      });
    const leaves = { sport: 'run', title: 'Hills', distance: { si: 10_000 }, remark: 'My knee was fine' };
    const withTyped = (items: readonly ImportItem[], isRecorded = false) => {
      const activities = [{ key: 'activities/mine' as const, ...typed, isRecorded }];
      return planned(items, {}, [record('activities/mine', leaves, '')], { activities }, files);
    };
    const files = new Map([['track a.fit', { hash: 'a'.repeat(64) as AttachmentHash, name: 'a.fit' }]]);

    it('gets its recording, and keeps what the user wrote', async () => {
      const { plan } = await withTyped([recording()]);
      expect(plan.items).toMatchObject([{ verdict: 'joins', key: 'activities/mine' }]);
      const [edit] = [...plan.edits(usualChoices)];
      const written = new Map(edit?.leaves.map(({ path, value }) => [path, value]));
      expect(written.get('track')).toBe('a'.repeat(64));
      expect(written.get('heartRate')).toEqual({ average: 150 });
      expect(written.get('joined')).toMatchObject({ batch: 'b1', paths: expect.arrayContaining(['track']) });
      for (const path of ['title', 'remark', 'distance', 'source']) expect(written.has(path)).toBe(false);
    });

    it('with a recording already looks alike, and is left out', async () => {
      const { plan } = await withTyped([recording()], true);
      expect(plan.items).toMatchObject([{ verdict: 'looks-alike', looksLike: 'activities/mine' }]);
      expect([...plan.edits(usualChoices)]).toEqual([]);
    });

    it('looks alike if only the start is the same', async () => {
      const { plan } = await withTyped([recording({ distance: { value: 12, unit: 'km' } })]);
      expect(plan.items).toMatchObject([{ verdict: 'looks-alike', looksLike: 'activities/mine' }]);
    });
  });

  it.each([
    ['elsewhere', 540, 'Etc/GMT-9', '2026-11-22'],
    ['west of here', -480, 'Etc/GMT+8', '2026-11-21'],
    ['at half an hour', 330, 'Asia/Kolkata', '2026-11-22'],
    ['at half an hour in summer time', 630, 'Australia/Adelaide', '2026-11-22'],
    ['with an offset of no zone', 15, 'UTC', '2026-11-21'],
    ['with the clock of the user', 0, 'UTC', '2026-11-21'],
    ['at a quarter of an hour', 345, 'Asia/Kathmandu', '2026-11-22'],
    ['with a clock that nobody has', 900, 'UTC', '2026-11-21'],
  ])('a recording that began %s is of the day there', async (_, offsetMinutes, zone, day) => {
    const at = Date.parse('2026-11-21T20:00:00Z');
    const { plan } = await planned([activityDraft({ startedAt: at, offsetMinutes })]);
    const leaves = new Map([...plan.edits(usualChoices)][0]?.leaves.map(({ path, value }) => [path, value]));
    expect([leaves.get('zone'), leaves.get('day')]).toEqual([zone, day]);
  });

  it('a recording has the same record whichever app it comes from', async () => {
    const keyIn = async (draft: ActivityDraft) => (await planned([draft])).plan.items[0]?.key;
    const recorded = activityDraft({ sourceId: 'Strava 17', recordingId: '2026-11-21T07:00:00Z 0' });
    expect(await keyIn(recorded)).toBe(await keyIn({ ...recorded, sourceId: 'other', sport: 'hike' }));
    const twice = await planned([recorded, { ...recorded, sourceId: 'other' }]);
    expect(twice.plan.items).toHaveLength(1);
    expect(twice.plan.skipped).toMatchObject([{ code: 'import/repeated' }]);
  });

  it('takes the measurements of the preferred device, and names the others', async () => {
    const items = ['Scale', 'App'].map((device) => measurementDraft({ sourceId: device, device, origin: device }));
    const { plan } = await planned(items, { devices: ['App', 'Scale'] });
    expect(plan.items).toHaveLength(1);
    expect(plan.skipped).toEqual([{ kind: 'skipped', origin: 'Scale', code: 'import/other-device' }]);
  });

  it.each(['2062-06-17T17:00:00', '0026-06-17T17:00:00'])(
    'leaves out a workout of %s until its date is confirmed',
    async (wall) => {
      const workout = workoutDraft({ startedAt: { wall } });
      const { plan } = await planned([workout]);
      expect(plan.skipped).toMatchObject([{ code: 'import/implausible' }]);
      const { doubts } = summaryOf(plan, { zone: 'UTC', dateOrder: 'day-first' });
      const { plan: confirmed } = await planned([workout], { confirmed: doubts.map(({ id }) => id) });
      expect(confirmed.items).toHaveLength(1);
    },
  );

  it('leaves out an impossible measurement until it is confirmed', async () => {
    const heavy = measurementDraft({ value: { value: 8000, unit: 'kg' } });
    const { plan } = await planned([heavy]);
    expect(plan.skipped).toMatchObject([{ code: 'import/implausible' }]);
    const { doubts } = summaryOf(plan, { zone: 'UTC', dateOrder: 'day-first' });
    expect(doubts).toMatchObject([{ value: { value: 8000, unit: 'kg' } }]);
    const { plan: confirmed } = await planned([heavy], { confirmed: doubts.map(({ id }) => id) });
    expect(confirmed.items).toHaveLength(1);
  });

  it('creates a measure that the app does not have, with the dimension of its unit', async () => {
    const grip = measurementDraft({ measure: { name: 'Grip' }, value: { value: 50, unit: 'kg' } });
    const { plan } = await planned([grip]);
    const created = [...plan.edits(usualChoices)].find(({ key }) => key.startsWith('measures/'));
    expect(created?.leaves).toContainEqual({ path: 'dimension', value: 'mass' });
    const mine = { measures: [{ id: 'mine', name: 'grip', dimension: 'mass' as const }] };
    const { plan: found } = await planned([grip], {}, [], mine);
    expect([...found.edits(usualChoices)].map(({ key }) => key.split('/')[0])).toEqual(['measurements']);
  });

  it('counts an item once that comes twice', async () => {
    const { plan } = await planned([noteDraft({}), noteDraft({ text: ['again'] })]);
    expect(plan.items).toHaveLength(1);
    expect(plan.skipped).toMatchObject([{ code: 'import/repeated' }]);
  });

  it('is listed in parts, by kind and by verdict', async () => {
    const items = Array.from({ length: 30 }, (_, at) => noteDraft({ sourceId: `n${at}`, title: `Note ${at}` }));
    const { plan } = await planned([...items, workout([])]);
    const range = { ...prepared(items).answers, dayStartsAt: 0, from: 10, most: 5 };
    const { items: listed, count } = listedItems(plan, { kind: 'note', verdict: 'new' }, usualChoices, range);
    expect(count).toBe(30);
    expect(listed.map(({ at, title, isChosen }) => [at, title, isChosen])).toEqual(
      [10, 11, 12, 13, 14].map((at) => [at, `Note ${at}`, true]),
    );
  });

  it('lists an activity with when, how far and how long it was', async () => {
    const startedAt = Date.parse('2026-11-21T20:00:00Z');
    const run = activityDraft({
      ...{ startedAt, offsetMinutes: 540, distance: { value: 10.2, unit: 'km' }, movingSeconds: 3180 },
    });
    const { plan } = await planned([run, noteDraft({})]);
    const range = { ...prepared([run]).answers, dayStartsAt: 0, from: 0, most: 5 };
    const { items: listed } = listedItems(plan, {}, usualChoices, range);
    expect(listed.map(({ kind, activity }) => [kind, activity])).toEqual([
      ['note', null],
      [
        'activity',
        expect.objectContaining({
          ...{ startedAt, zone: 'Etc/GMT-9', day: '2026-11-22', movingSeconds: 3180 },
          distance: expect.objectContaining({ si: 10_200 }),
        }),
      ],
    ]);
  });
});

function squat(set: Parameters<typeof setDraft>[0]): WorkoutExerciseDraft {
  return workoutExerciseDraft({ sets: [setDraft({ reps: 5, ...set })] });
}

function pounds(value: number): WorkoutExerciseDraft {
  return squat({ load: { value, unit: 'lb' } });
}

function workout(exercises: readonly WorkoutExerciseDraft[]) {
  return workoutDraft({ startedAt: 1000, exercises });
}

function codes(items: readonly ImportItem[]): readonly string[] {
  return prepared(items).questions.map(({ code }) => code);
}

function prepared(items: readonly ImportItem[], changed: Partial<KnownDocument> = {}) {
  const drafts = new ImportDrafts();
  for (const item of items) drafts.add(item);
  const document = { ...known(), ...changed };
  const exercises = knownExercises(document.exercises);
  const matches = matchExercises(
    importedExercises(drafts.workouts),
    exercises,
    rememberedChoices(document.batches, 'strong'),
  );
  const chosen = chosenExercises(matches, [], exercises);
  const answers = suggestedAnswers(drafts, document, { app: 'strong', chosen, exercises });
  const questions = questionsIn(drafts, {
    loadUnit: answers.units.load,
    zone: answers.zone,
    hasHeight: document.hasHeight,
    bodyWeights: document.bodyWeights,
    chosen,
    exercises,
  });
  return { drafts, document, matches, answers, questions };
}

async function planned(
  items: readonly ImportItem[],
  answered: Partial<ImportAnswers> = {},
  records: readonly ReadRecord[] = [],
  changed: Partial<KnownDocument> = {},
  files: ReadonlyMap<string, ReadFile> = new Map(),
) {
  const { drafts, document, matches, answers } = prepared(items, changed);
  const read = async (keys: readonly RecordKey[]) => records.filter(({ key }) => keys.includes(key));
  const parts = { app: 'strong', batch: 'b1', drafts, files, matches, known: document, read };
  const plan = await planImport(parts, { ...answers, ...answered }, () => undefined);
  return { plan };
}

describe('an export in another unit than the one before', () => {
  const kilograms = [60, 62.5, 65, 67.5, 70, 72.5, 77.5, 82.5];
  const exported = (loads: readonly number[]) =>
    loads.map((value, at) => ({
      ...workout([squat({ load: { value, unit: null } })]),
      sourceId: `w${at}`,
      startedAt: now - (at + 1) * 86_400_000,
    }));
  const imported = async (loads: readonly number[], unit: 'kg' | 'lb') => {
    const { plan } = await planned(exported(loads), { units: { ...known().units, load: unit, girth: 'cm' } });
    return [...plan.edits(usualChoices)].map(({ key, leaves, text }): ReadRecord => {
      return { key, leaves: new Map(leaves.map(({ path, value }) => [path, value])), text, isTombstoned: false };
    });
  };
  const batches = [batch({ answers: { units: { load: 'kg' } } })];

  it('has its own evidence, which is stronger than the last answer', () => {
    const pounds = [45, 95, 135, 185, 225, 275];
    expect(prepared(exported(pounds), { batches }).answers.units.load).toBe('lb');
    expect(
      prepared(exported([20, 40]), { batches: [batch({ answers: { units: { load: 'lb' } } })] }).answers.units.load,
    ).toBe('lb');
  });

  it('is not answered as an import that was undone', () => {
    const undone = [batch({ answers: { units: { load: 'lb' } }, undoneAt: now })];
    expect(prepared(exported([20, 40]), { batches: undone }).answers.units.load).toBe('kg');
  });

  it('changes the loads of most workouts by one factor, which is said, and nothing of it is chosen', async () => {
    const records = await imported(kilograms, 'kg');
    const pounds = kilograms.map((load) => Math.round(load * 2.2046226 * 100) / 100);
    const wrong = await planned(
      exported([...pounds, 200]),
      { units: { ...known().units, load: 'kg', girth: 'cm' } },
      records,
    );
    expect(wrong.plan.scaledLoads).toMatchObject({ count: 8, factor: expect.closeTo(2.2046, 2) });
    expect(firstChoices(wrong.plan).verdicts).toEqual(['new', 'joins']);
    const right = await planned(
      exported([...pounds, 200]),
      { units: { ...known().units, load: 'lb', girth: 'cm' } },
      records,
    );
    expect(right.plan.scaledLoads).toMatchObject({ count: 8, factor: 1 });
    const same = await planned(exported(kilograms), { units: { ...known().units, load: 'kg', girth: 'cm' } }, records);
    expect(same.plan.scaledLoads).toBeNull();
    expect(firstChoices(same.plan)).toBe(usualChoices);
    const corrected = await planned(
      exported([80, ...kilograms.slice(1)]),
      { units: { ...known().units, load: 'kg', girth: 'cm' } },
      records,
    );
    expect(corrected.plan.scaledLoads).toBeNull();
  });
});

function writtenSets(plan: ImportPlan): readonly unknown[] {
  return [...plan.edits(usualChoices)].flatMap(({ leaves }) =>
    leaves.flatMap(({ path, value }) => (path.endsWith('/result') ? [value] : [])),
  );
}

function record(key: RecordKey, leaves: Readonly<Record<string, unknown>>, text: string): ReadRecord {
  return { key, leaves: new Map(Object.entries(leaves)), text, isTombstoned: false };
}

function batch(changed: Partial<KnownDocument['batches'][number]>): KnownDocument['batches'][number] {
  return { id: 'b0', app: 'strong', undoneAt: null, exercises: [], answers: null, ...changed };
}

function known(): KnownDocument {
  return knownDocument({ now });
}
