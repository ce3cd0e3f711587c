import { describe, expect, it } from 'vitest';
import type { RecordKey } from '../../kernel/index.ts';
import type { ActivityDraft, MeasurementDraft, NoteDraft, WorkoutDraft } from '../draft/index.ts';
import { activityDraft, measurementDraft, noteDraft, workoutDraft } from '../testing/drafts.ts';
import { LikeTraining } from './like-training.ts';
import { LinkTargets } from './link-targets.ts';
import { planRecord } from './plan-records.ts';
import type { PlanContext, PlannedRecord } from './planned-record.ts';
import { noRestoredKeys } from './restored-keys.ts';

const now = Date.parse('2026-11-26T12:00:00Z');

describe('an import, then the same import again', () => {
  it('creates every kind of record the first time, and nothing the second time', () => {
    const drafts = [note({}), workout({}), activity({}), measurementDraft({})];
    const first = drafts.map((draft) => plan(draft, new Map()));
    expect(first.map(({ verdict }) => verdict)).toEqual(['new', 'new', 'new', 'new']);
    expect(first.map(({ key }) => key.split('/')[0])).toEqual(['notes', 'workouts', 'activities', 'measurements']);
    const records = applied(new Map(), first);
    expect(drafts.map((draft) => plan(draft, records).verdict)).toEqual(['same', 'same', 'same', 'same']);
  });

  it('writes where each record came from', () => {
    const { leaves } = plan(note({}), new Map());
    expect(leaves.find(({ path }) => path === 'source')?.value).toMatchObject({ app: 'bear', id: 'n1', batch: 'b1' });
  });

  it('updates what changed in the app, keeps when the user created it, and clears what is gone there', () => {
    const records = applied(new Map(), [plan(note({ tags: ['old'], createdAt: 5 }), new Map())]);
    const again = plan(note({ title: 'Knees', text: ['new'], createdAt: 6 }), records);
    expect(again).toMatchObject({ verdict: 'changed-there', text: 'new' });
    expect(Object.fromEntries(again.leaves.map(({ path, value }) => [path, value]))).toMatchObject({
      title: 'Knees',
      'tags/old': null,
    });
    expect(again.leaves.map(({ path }) => path)).not.toContain('createdAt');
    const next = applied(records, [again]);
    expect(plan(note({ title: 'Knees', text: ['new'], createdAt: 6 }), next).verdict).toBe('same');
  });

  it('leaves an updated record in the batch that created it, and puts a restored one into its own', () => {
    const planned = plan(note({}), new Map());
    const records = applied(new Map(), [planned]);
    const later = { batch: 'b2', isUndone: (batch: string) => batch === 'b1' };
    expect(plan(note({ text: ['new'] }), records, later).leaves.at(-1)?.value).toMatchObject({ batch: 'b1' });
    records.get(planned.key)?.leaves.set('trashedAt', 7);
    expect(plan(note({}), records, later).leaves.at(-1)?.value).toMatchObject({ batch: 'b2' });
  });

  it('leaves alone what the user changed here', () => {
    const planned = plan(note({}), new Map());
    const records = applied(new Map(), [planned]);
    records.get(planned.key)?.leaves.set('tags/mine', 'mine');
    expect(plan(note({ text: ['new'] }), records).verdict).toBe('changed-here');
  });

  it('does not bring back what the user moved to the trash, unless the import was undone', () => {
    const planned = plan(workout({}), new Map());
    const records = applied(new Map(), [planned]);
    records.get(planned.key)?.leaves.set('trashedAt', 7);
    expect(plan(workout({}), records).verdict).toBe('deleted');
    const again = plan(workout({}), records, { isUndone: (batch) => batch === 'b1' });
    expect(again.verdict).toBe('new');
    expect(again.leaves).toContainEqual({ path: 'trashedAt', value: null });
  });
});

it('an item at a time without a calendar day is left out, and a note loses only the time', () => {
  const at = Date.UTC(33658, 8, 27);
  for (const draft of [workout({ startedAt: at }), activity({ startedAt: at }), measurementDraft({ at })])
    expect(planRecord(draft, contextOf(new Map()))).toMatchObject({ kind: 'skipped', code: 'import/no-date' });
  const { leaves } = plan(note({ createdAt: at, editedAt: at }), new Map());
  expect(leaves.map(({ path }) => path)).not.toContain('createdAt');
});

it('an activity names its gear', () => {
  const gear = [{ name: 'Trail', kind: 'shoes' } as const];
  expect(plan({ ...activity({}), gear }, new Map()).leaves).toContainEqual({ path: 'gear/trail', value: true });
});

it('an activity keeps its figures, and those of its device', () => {
  const { leaves } = plan(activity({}), new Map());
  expect(Object.fromEntries(leaves.map(({ path, value }) => [path, value]))).toMatchObject({
    sport: 'run',
    day: '1970-01-01',
    distance: { si: 5200, typed: '5.2', unit: 'km' },
    heartRate: { average: 150 },
    indoor: false,
    deviceFigures: { 'energy kcal': 310 },
  });
  const harmful = plan(activity({ distance: null, deviceFigures: new Map([['__proto__', 1]]) }), new Map());
  expect(harmful.leaves.map(({ path }) => path)).not.toContain('deviceFigures');
});

describe('an item that the user may have already', () => {
  it('is named with the note or the workout that looks like it', () => {
    const like = {
      noteLike: (title: string, text: string) =>
        title === 'Knee' && text === 'Rest.' ? ('notes/mine' as const) : null,
      like: new LikeTraining({
        workouts: [{ key: 'workouts/mine', startedAt: now }],
        activities: [
          {
            key: 'activities/mine',
            sport: 'swim',
            startedAt: now,
            day: undefined,
            seconds: null,
            metres: null,
            isRecorded: false,
            recordings: [],
          },
        ],
      }),
    };
    expect(plan(note({ text: ['Rest.'] }), new Map(), like)).toMatchObject({
      verdict: 'looks-alike',
      looksLike: 'notes/mine',
    });
    expect(plan(note({ text: ['Run.'] }), new Map(), like)).toMatchObject({ verdict: 'new', looksLike: null });
    expect(plan(workout({ startedAt: now }), new Map(), like)).toMatchObject({ looksLike: 'workouts/mine' });
    expect(plan(activity({ startedAt: now }), new Map(), like)).toMatchObject({ looksLike: 'activities/mine' });
  });
});

describe('an item that cannot be a record', () => {
  it.each([
    ['a workout without a time', workout({ startedAt: { wall: 'soon' } }), 'import/no-date'],
    ['an activity without a time', activity({ startedAt: { wall: 'soon' } }), 'import/no-date'],
    ['a measurement without a time', measurementDraft({ at: { wall: 'soon' } }), 'import/no-date'],
    ['a waist in kilograms', measurementDraft({ measure: { id: 'waist' } }), 'import/unsupported'],
    ['an effort beyond its scale', workout({ effort: 11 }), 'import/damaged'],
  ])('%s is skipped, with its origin', (_, draft, code) => {
    expect(planRecord(draft, contextOf(new Map()))).toEqual({ kind: 'skipped', origin: draft.origin, code });
  });
});

type Records = Map<RecordKey, { readonly leaves: Map<string, unknown>; readonly text: string | null }>;

function plan(
  draft: NoteDraft | WorkoutDraft | ActivityDraft | MeasurementDraft,
  records: Records,
  changed: Changed = {},
): PlannedRecord {
  const planned = planRecord(draft, contextOf(records, changed));
  if ('kind' in planned) throw new Error(planned.code);
  return planned;
}

interface Changed extends Partial<Pick<PlanContext, 'batch' | 'noteLike' | 'like'>> {
  readonly isUndone?: (batch: string) => boolean;
}

function contextOf(records: Records, { isUndone = () => false, ...changed }: Changed = {}): PlanContext {
  return {
    app: 'bear',
    batch: 'b1',
    now,
    document: {
      find: (key) => {
        const record = records.get(key);
        return record === undefined ? null : { ...record, isTombstoned: false };
      },
      isUndone,
    },
    notes: {
      targets: new LinkTargets([], new Map()),
      zone: 'UTC',
      dateOrder: 'day-first',
      notebookAt: () => null,
      now,
    },
    training: {
      zone: 'UTC',
      dayStartsAt: 0,
      units: { load: 'kg', distance: 'km' },
      exerciseOf: (name) => `exercises/${name}`,
      bodyWeightIn: () => null,
      trackOf: () => null,
      leftOutRemarks: new Set<string>(),
      isDoubtful: () => false,
      isConfirmed: () => false,
    },
    measurements: { zone: 'UTC', dayStartsAt: 0, units: { mass: 'kg', length: 'cm' }, measureOf: () => null },
    gearOf: ({ name }) => name.toLowerCase(),
    isDailyNote: () => true,
    restored: noRestoredKeys,
    restoredContents: new Set(),
    noteLike: () => null,
    like: new LikeTraining({ workouts: [], activities: [] }),
    ...changed,
  };
}

/** Writes planned records, as the app does. */
function applied(records: Records, planned: readonly PlannedRecord[]): Records {
  const all: Records = new Map(
    Array.from(records, ([key, { leaves, text }]) => [key, { leaves: new Map(leaves), text }]),
  );
  for (const { key, leaves, text } of planned) {
    const record = all.get(key) ?? { leaves: new Map<string, unknown>(), text: null };
    for (const { path, value } of leaves) record.leaves.set(path, value);
    all.set(key, { leaves: record.leaves, text });
  }
  return all;
}

function note(changed: Partial<NoteDraft>): NoteDraft {
  return noteDraft({ sourceId: 'n1', title: 'Knee', ...changed });
}

function workout(changed: Partial<WorkoutDraft>): WorkoutDraft {
  return workoutDraft({ title: 'Legs', startedAt: 1000, seconds: 60, ...changed });
}

function activity(changed: Partial<ActivityDraft>): ActivityDraft {
  return activityDraft({
    startedAt: 1000,
    distance: { value: 5.2, unit: 'km' },
    heartRate: { average: 150, max: null },
    isIndoor: false,
    deviceFigures: new Map([['energy kcal', 310]]),
    ...changed,
  });
}
