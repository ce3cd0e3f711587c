import { describe, expect, it } from 'vitest';
import { changedLeaves, type Leaves, parseRecordKey, readRecord, recordKey } from './kernel/index.ts';
import {
  type Collection,
  isCollection,
  isNeverTombstoned,
  isOnlyReset,
  partOf,
  parts,
  recordTypeOf,
  recordTypes,
  recordTypesByPart,
  remainsOf,
} from './user-document.ts';

const I = Date.UTC(2026, 10, 21);
const Q = { si: 27.2155422, typed: '60', unit: 'lb' };
const sha = 'a'.repeat(64);
const common = { createdAt: 0, editedAt: I, trashedAt: I, source: { app: 'strong', id: '7', batch: 'b' } };

const placedExercise = {
  'exercises/x/exercise': 'exercises/back-squat',
  'exercises/x/order': 'a0',
  'exercises/x/superset': 's1',
  'exercises/x/restSeconds': 0,
  'exercises/x/remark': 'deep',
  'exercises/x/nextTime': 'wider stance',
  'exercises/x/nextTimeAnswer': 'didNotHelp',
  'exercises/x/skipped': false,
  'exercises/x/swappedFrom': 'exercises/leg-press',
  'exercises/x/removedAt': I,
};

const plannedSet = {
  'sets/s/place': { exercise: 'x', order: 'a0', dropOf: null },
  'sets/s/target': {
    kind: 'working',
    reps: { min: 0, max: 8 },
    share: { of: 'e1rm', value: 0.8 },
    load: Q,
    rpe: 10,
    rir: 0,
    seconds: 0,
    distance: Q,
  },
};

/** One of each leaf of the document: values that were valid when stored must stay readable. */
const stored: { readonly [C in Collection]: Readonly<Record<string, unknown>> } = {
  notes: {
    title: '',
    notebook: 'n1',
    order: 'a0',
    'tags/knee': 'Knee',
    'aliases/a': 'Alias',
    'formerTitles/f': 'Before',
    pinnedAt: I,
    archivedAt: I,
    kind: 'template',
    day: '2026-11-21',
    lineEnd: 'crlf',
    bom: true,
    importedEditedAt: I,
    'properties/rating': 0,
    'properties/done': false,
    'properties/author': 'A',
    'reminders/r': { at: I, zone: 'Europe/Riga', repeat: null },
  },
  notebooks: { name: 'Training', parent: 'n0', order: 'Zz', icon: 'dumbbell', colour: 'blue', sort: 'title' },
  tags: { colour: 'red', name: 'Knee', renamedTo: 'knees' },
  searches: { name: 'Open', query: 'is:open', scope: 'all', order: 'a0' },
  attachments: { bytes: 0, mime: 'image/png', name: 'a.png', widthPx: 1, heightPx: 1 },
  workouts: {
    title: 'Legs',
    startedAt: I,
    endedAt: I,
    zone: 'Europe/Riga',
    day: '2026-11-21',
    routine: 'r1',
    programme: { id: 'p1', day: 'd1', week: 0 },
    place: 'gym',
    bodyWeight: Q,
    effort: 0,
    remark: 'good',
    'tags/legs': 'Legs',
    'pauses/p': { from: I, to: null },
    timer: { endsAt: I, seconds: 0, set: null },
    fromNote: 'notes/n1',
    ...placedExercise,
    ...plannedSet,
    'sets/s/remark': 'slow',
    'sets/s/line': { note: 'notes/n1', block: '1a2b3c4d' },
    'sets/s/confirmed': { load: -20, reps: 0, seconds: 0, metres: 0 },
    'sets/s/result': {
      kind: 'myoReps',
      load: { si: -20, typed: '-20', unit: 'kg' },
      reps: 0,
      seconds: 0,
      distance: Q,
      rpe: 1,
      rir: 0,
      side: 'left',
      bar: 'b1',
      completedAt: null,
    },
  },
  activities: {
    sport: 'orienteering',
    title: 'Run',
    startedAt: I,
    zone: 'UTC',
    day: '2026-11-21',
    movingSeconds: 0,
    elapsedSeconds: 1.5,
    distance: Q,
    climb: { si: 0 },
    deviceFigures: { vo2max: 50, zones: [1, 2], nested: { a: null } },
    heartRate: { average: 120, max: 180 },
    effort: 10,
    indoor: false,
    'gear/g': true,
    'laps/l': { order: 'a0', seconds: 0, metres: 0, bpm: 0 },
    remark: '',
    'tags/run': 'run',
    track: sha,
    points: sha,
    trackFigures: {
      ...{ version: 1, sport: 'run', hidden: '', timer: 2.5, distances: [[400, 80.5, 0]], times: [], powers: [] },
      ...{ kilometres: [[300, null, -5]], miles: [], beats: { from: 90, seconds: [1, 0] }, outline: [0, 255] },
    },
    'hidden/h': { from: 0, to: 1.5, only: 'heartRate' },
    unhidden: { movingSeconds: 0, distance: Q },
    confirmedDoubt: 'exercise/faster-than-anybody',
    'otherRecordings/r': true,
    'distinctFrom/a': true,
    joined: { batch: 'b', paths: ['track'] },
    workout: 'w1',
  },
  routines: {
    name: 'A',
    folder: 'f1',
    order: 'a0',
    remark: '',
    archivedAt: I,
    ...placedExercise,
    'exercises/x/progression': { rule: 'linear', step: 2.5 },
    ...plannedSet,
  },
  routineFolders: { name: 'F', order: 'a0' },
  programmes: {
    name: 'P',
    form: 'rotation',
    startedOn: '2026-11-21',
    endedOn: '2026-12-21',
    'days/d': { order: 'a0', weekday: 0, routine: 'r1' },
    'progression/back-squat': { rule: 'wave' },
    'trainingMax/back-squat': Q,
    note: 'notes/n1',
  },
  exercises: {
    name: 'Squat',
    'aliases/a': 'Kniebeuge',
    equipment: 'sandbag',
    tracking: 'loadReps',
    'muscles/quads': 1,
    'muscles/calves': 0,
    pattern: 'squat',
    unilateral: false,
    bodyWeightShare: 0,
    increment: Q,
    bar: 'b1',
    unit: 'lb',
    restSeconds: 0,
    cue: 'brace',
    note: 'notes/n1',
    favourite: true,
    hidden: false,
    mergedInto: 'exercises/back-squat',
  },
  measurements: {
    measure: 'bodyWeight',
    value: { si: -1 },
    at: I,
    zone: 'UTC',
    day: '2026-11-21',
    method: 'tape',
    remark: '',
    photo: sha,
  },
  measures: { name: 'Waist', dimension: 'length', order: 'a0' },
  goals: {
    kind: 'workouts',
    target: 0,
    per: 'week',
    exercise: 'exercises/dip',
    muscle: 'quads',
    from: '2026-11-21',
    until: '2027-01-01',
  },
  gear: { name: 'Shoes', kind: 'shoes', startDistance: { si: 0 }, warnAt: Q, retiredAt: I, 'defaultFor/run': true },
  places: { name: 'Gym' },
  bars: { name: 'Olympic', mass: { si: 20 }, place: 'gym' },
  plates: { mass: Q, count: 0, place: 'gym' },
  zones: { measure: 'heartRate', sport: 'run', from: '2026-11-21', bounds: [120, 140] },
  imports: {
    app: 'strong',
    'files/0': { name: 'strong.csv', bytes: 9 },
    counts: { workouts: { new: 3 } },
    'skipped/0': { origin: 'strong.csv, row 4', code: 'import/no-date', detail: 'gestern' },
    skippedCount: 1,
    'exercises/0': { name: 'Squat (Barbell)', exercise: 'exercises/back-squat' },
    answers: { zone: 'UTC' },
    undoneAt: I,
  },
  preferences: {
    'units/load': 'lb',
    'units/distance': 'mi',
    'units/bodyWeight': 'st',
    'units/length': 'in',
    weekStart: 0,
    dayStartsAt: 0,
    language: 'de',
    hourCycle: 'h23',
    theme: 'system',
    e1rmFormula: 'epley',
    effortScale: 'off',
    'rest/seconds': 0,
    'rest/sound': false,
    'rest/vibrate': true,
    'reading/font': 'serif',
    'reading/width': 'wide',
    dailyTemplate: 'notes/t1',
    'body/heightMetres': 1.8,
    'body/bornOn': '1990-02-28',
    'body/sex': 'female',
    'bands/quads': { min: 0, max: 20 },
    deload: { from: '2026-11-23', until: '2026-11-29', share: 0.4 },
    'trainingLoad/ctlDays': 42,
    'trainingLoad/atlDays': 7,
    'trainingLoad/prefers': 'effort',
    'trainingLoad/weekBefore': 1200,
    'overview/calendar': { order: 'a0', visible: false },
    'shortcuts/search': 'Mod+K',
  },
};

describe('each collection', () => {
  it.each(recordTypes)('$collection reads every leaf of its shape and writes it back', (type) => {
    const leaves = leavesOf({ ...common, ...stored[type.collection] });
    const { value, unreadable } = readRecord(recordTypeOf(type.collection as string) ?? type, leaves);
    expect(unreadable).toEqual([]);
    const empty = readRecord(type, new Map()).value;
    const changes = changedLeaves(recordTypeOf(type.collection as string) ?? type, empty, value, new Map());
    if (!changes.ok) throw new Error(changes.error.code);
    expect(new Map(changes.value.map(({ path, value: written }) => [path, written]))).toEqual(
      new Map([...leaves].map(([path, leaf]) => [path, leaf.value])),
    );
  });

  it('belongs to one part', () => {
    expect(recordTypes.map(({ collection }) => collection).toSorted()).toEqual(Object.keys(stored).toSorted());
    expect(parts.map((part) => recordTypesByPart[part].length)).toEqual([5, 14, 2]);
    expect(partOf('notes')).toBe('notesData');
    expect(partOf('gear')).toBe('exerciseData');
    expect(partOf('preferences')).toBe('profileData');
  });

  it('has a name that is valid in a record key', () => {
    for (const { collection } of recordTypes) {
      expect(parseRecordKey(recordKey(collection, 'a'))).toMatchObject({ ok: true, value: { collection } });
    }
  });

  it.each(['', 'nothing', '__proto__', 'constructor'])('cannot be %j', (name) => {
    expect(recordTypeOf(name)).toBeNull();
    expect(partOf(name)).toBeNull();
    expect(isCollection(name)).toBe(false);
  });

  it('has bodies only if it contains notes', () => {
    expect(recordTypes.filter(({ body }) => body).map(({ collection }) => collection)).toEqual(['notes']);
  });
});

describe('an out-of-range value', () => {
  it.each([
    ['workouts', 'effort', 10.5],
    ['workouts', 'effort', -1],
    ['workouts', 'startedAt', 0.5],
    ['workouts', 'day', '2026-02-30'],
    ['workouts', 'bodyWeight', { si: -1 }],
    ['workouts', 'sets/s/result', { kind: 'working', rpe: 0.5 }],
    ['workouts', 'sets/s/result', { kind: 'working', rpe: 10.5 }],
    ['workouts', 'sets/s/result', { kind: 'working', rir: -1 }],
    ['workouts', 'sets/s/result', { kind: 'working', reps: 1.5 }],
    ['workouts', 'sets/s/result', { kind: 'working', reps: -1 }],
    ['workouts', 'sets/s/result', { kind: 'working', load: { si: Number.NaN } }],
    ['workouts', 'sets/s/result', { kind: 'working', load: 80 }],
    ['workouts', 'sets/s/place', { exercise: 'x', order: '' }],
    ['workouts', 'exercises/x/nextTimeAnswer', 'perhaps'],
    ['exercises', 'muscles/quads', 1.1],
    ['exercises', 'mergedInto', 'back-squat'],
    ['routines', 'exercises/x/progression', { step: 1 }],
    ['activities', 'gear/g', false],
    ['activities', 'track', 'abc'],
    ['notes', 'kind', 'page'],
    ['notes', 'properties/list', ['a']],
    ['preferences', 'dayStartsAt', 1440],
    ['preferences', 'weekStart', 7],
    ['plates', 'count', -1],
  ] as const)('in %s, %s is kept and read as absent: %j', (collection, path, value) => {
    expect(
      readRecord(recordTypeOf(collection as string) ?? recordTypeOf('notes'), leavesOf({ [path]: value })).unreadable,
    ).toEqual([path]);
  });
});

it('SY31b unknown keys in a quantity inside a set are kept when the set is edited', () => {
  const path = 'sets/s/result';
  const leaves = leavesOf({ [path]: { kind: 'working', load: { si: 20, typed: '20', chains: 2 }, tempo: '3-1-1' } });
  const type = recordTypeOf('workouts');
  const after = readRecord(type, leaves).value;
  after.sets.s = { result: { kind: 'drop', load: { si: 10 } } };
  expect(changedLeaves(type, readRecord(type, leaves).value, after, leaves)).toEqual({
    ok: true,
    value: [{ path, value: { kind: 'drop', load: { si: 10, chains: 2 }, tempo: '3-1-1' } }],
  });
});

describe('the records that are never tombstoned', () => {
  it.each(['preferences/main', 'exercises/back-squat'])('SY27a include %s, which can only be reset', (key) => {
    expect(isNeverTombstoned(key)).toBe(true);
    expect(isOnlyReset(key)).toBe(true);
    expect(remainsOf(key)).toBeNull();
  });

  it.each([
    'exercises/017f22e2-79b0-7000-8000-000000000000',
    'routines/r',
    'programmes/p',
    'gear/g',
    'places/gym',
    'bars/b',
    'measures/m',
  ])('SY27b include %s, whose name history needs', (key) => {
    expect(isNeverTombstoned(key)).toBe(true);
    expect(isOnlyReset(key)).toBe(false);
    expect(remainsOf(key)).toContain('name');
  });

  it.each(['workouts/w', 'plates/p', 'notes/day-2026-11-21', 'exercises', '__proto__/a'])(
    'SY27b do not include %s',
    (key) => {
      expect(isNeverTombstoned(key)).toBe(false);
    },
  );
});

function leavesOf(values: Readonly<Record<string, unknown>>): Leaves {
  return new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }]));
}
