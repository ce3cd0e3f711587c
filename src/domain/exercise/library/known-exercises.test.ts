import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { quantityFromTyped, type RecordKey, readRecord } from '../../kernel/index.ts';
import { type Exercise, exercise } from './exercise.ts';
import {
  type ExerciseRecord,
  type KnownExercise,
  keysMergedWith,
  knownExercises,
  library,
  libraryExercise,
  mergeTargets,
  settingsIdOf,
  stepIn,
} from './index.ts';

const recordOf = (id: string, leaves: Partial<Exercise>, inTrash = false): ExerciseRecord => ({
  id,
  value: { ...readRecord(exercise, new Map()).value, ...leaves },
  inTrash,
});

describe('the exercises of a person', () => {
  it('are the library if they have none of their own', () => {
    const known = knownExercises([]);
    expect([...known.keys()]).toEqual(library.map(({ slug }) => `exercises/${slug}`));
    expect(known.get('exercises/back-squat')).toMatchObject({ tracking: 'loadReps', isOwn: false, isOffered: true });
  });

  it('combine the person’s changes with the library, and the library’s name still finds them', () => {
    const squat = knownExercises([recordOf('back-squat', { name: 'Squat', restSeconds: 0, unit: 'lb' })]).get(
      'exercises/back-squat',
    );
    expect(squat).toMatchObject({ name: 'Squat', restSeconds: 0, unit: 'lb', equipment: 'barbell' });
    expect(squat?.aliases).toContain('Back squat');
    expect(squat?.muscles).toEqual(libraryExercise('back-squat')?.muscles);
  });

  it('have the drawing of the library, or that of their pattern if it says how they are done', () => {
    const known = knownExercises([
      recordOf('back-squat', { pattern: 'hinge' }),
      recordOf('own', { name: 'Sandbag squat', pattern: 'squat' }),
      recordOf('push', { name: 'Sandbag push', pattern: 'push' }),
      recordOf('unset', { name: 'Sandbag toss' }),
      recordOf('newer', { name: 'Sandbag throw', pattern: 'throw' }),
    ]);
    const drawingOf = (id: string) => known.get(`exercises/${id}`)?.drawing;
    expect(drawingOf('back-squat')).toBe('back-squat');
    expect(drawingOf('own')).toBe('squat');
    expect(['push', 'unset', 'newer'].map(drawingOf)).toEqual([null, null, null]);
  });

  it('are offered unless hidden or trashed, and need a name', () => {
    const known = knownExercises([
      recordOf('own', { name: 'Sandbag toss' }),
      recordOf('hidden', { name: 'Old', hidden: true }),
      recordOf('thrown', { name: 'Away' }, true),
      recordOf('nameless', {}),
    ]);
    expect(known.get('exercises/own')).toMatchObject({ name: 'Sandbag toss', isOwn: true, isOffered: true });
    expect(known.get('exercises/hidden')).toMatchObject({ name: 'Old', isHidden: true, isOffered: false });
    expect(known.get('exercises/thrown')).toMatchObject({ name: 'Away', isInTrash: true, isOffered: false });
    expect(known.has('exercises/nameless')).toBe(false);
  });

  it('are the library’s again if the person’s changes are in the trash', () => {
    const known = knownExercises([recordOf('back-squat', { name: 'Squat' }, true)]);
    expect(known.get('exercises/back-squat')).toMatchObject({ name: 'Back squat', isInTrash: false, isOffered: true });
  });

  it('move all of the body weight by default if they are weighted bodyweight exercises', () => {
    const known = knownExercises([
      recordOf('ring', { name: 'Ring dip with vest', tracking: 'weightedBodyWeight' }),
      recordOf('half', { name: 'Half', tracking: 'weightedBodyWeight', bodyWeightShare: 0 }),
      recordOf('load', { name: 'Load' }),
    ]);
    const shareOf = (id: string) => known.get(`exercises/${id}`)?.bodyWeightShare;
    expect([shareOf('ring'), shareOf('half'), shareOf('load')]).toEqual([1, 0, 0]);
  });

  it('omit a muscle that the person set to 0', () => {
    const known = knownExercises([recordOf('own', { name: 'Own', muscles: { chest: 1, triceps: 0 } })]);
    expect(known.get('exercises/own')?.muscles).toEqual({ chest: 1 });
  });
});

describe('the load step', () => {
  const stepsOf = (id: string, leaves: Partial<Exercise> = {}) => {
    const known = knownExercises([recordOf(id, leaves)]).get(`exercises/${id}`);
    return known === undefined ? null : [stepIn(known, 'kg'), stepIn(known, 'lb')];
  };

  it('follows from plates or the stack, and is round in both units', () => {
    expect(stepsOf('bench-press')).toEqual([2.5, 5]);
    expect(stepsOf('dumbbell-bench-press')).toEqual([2, 5]);
    expect(stepsOf('own', { name: 'Own', equipment: 'leg of a table' })).toEqual([2.5, 5]);
  });

  it('is the person’s own, exactly as typed', () => {
    const typed = quantityFromTyped('1.25', 'lb', '.');
    if (!typed.ok) throw new Error('expected a valid quantity');
    expect(stepsOf('bench-press', { increment: typed.value })).toEqual([0.57, 1.25]);
  });
});

describe('a deleted exercise', () => {
  const erased = (id: string, leaves: Partial<Exercise>): ExerciseRecord => ({
    ...recordOf(id, leaves, true),
    isErased: true,
  });

  it('keeps its name and the leaves needed for counting, and is not offered', () => {
    const known = knownExercises([erased('own', { name: 'Sled', tracking: 'loadDistance', muscles: { quads: 1 } })]);
    expect(known.get('exercises/own')).toMatchObject({
      name: 'Sled',
      tracking: 'loadDistance',
      muscles: { quads: 1 },
      deletion: 'name-kept',
      isOffered: false,
      isInTrash: false,
    });
    expect(mergeTargets(known, 'exercises/own').map(({ id }) => id)).not.toContain('own');
  });

  it('still counts as the exercise it was merged into, and vice versa', () => {
    const known = knownExercises([
      erased('away', { name: 'Away', mergedInto: 'exercises/bench-press' }),
      recordOf('own', { name: 'Own', mergedInto: 'exercises/gone' }),
      erased('gone', { name: 'Gone' }),
    ]);
    expect(known.get('exercises/away')).toMatchObject({ name: 'Bench press', merged: { name: 'Away' } });
    expect(known.get('exercises/own')).toMatchObject({ name: 'Gone', merged: { name: 'Own' } });
  });

  describe('whose name is deleted too', () => {
    const nameless = { ids: ['gone', 'back-squat'], name: 'Deleted exercise' };

    it('is known by its key, so that its sets stay accessible, unless it is in the library', () => {
      const known = knownExercises([], nameless);
      expect(known.get('exercises/gone')).toMatchObject({
        id: 'gone',
        name: 'Deleted exercise',
        deletion: 'nameless',
        isOffered: false,
      });
      expect(known.get('exercises/back-squat')).toMatchObject({ name: 'Back squat', deletion: null });
      expect(keysMergedWith(known, 'exercises/gone')).toEqual(['exercises/gone']);
    });

    it('takes the name of the exercise that replaces it, and their sets are merged', () => {
      const known = knownExercises([recordOf('new', { name: 'Sled', replaces: { gone: true } })], nameless);
      expect(known.get('exercises/gone')).toMatchObject({ name: 'Sled', merged: { into: 'exercises/new' } });
      expect(known.get('exercises/new')?.aliases).toEqual([]);
      expect(keysMergedWith(known, 'exercises/new')).toEqual(['exercises/new', 'exercises/gone']);
    });

    it('can be replaced by a library exercise, and be the target of an earlier merge', () => {
      const known = knownExercises(
        [recordOf('dip', { replaces: { gone: true } }), recordOf('own', { name: 'Own', mergedInto: 'exercises/gone' })],
        nameless,
      );
      expect(known.get('exercises/gone')).toMatchObject({ name: 'Dip' });
      expect(known.get('exercises/own')).toMatchObject({ name: 'Dip', merged: { name: 'Own' } });
    });

    it('does not take the name of an exercise that was merged into it', () => {
      const known = knownExercises([recordOf('own', { name: 'Own', mergedInto: 'exercises/gone' })], nameless);
      expect(known.get('exercises/own')).toMatchObject({ name: 'Own', merged: null });
    });

    it('has the same name on all devices if two devices named it differently', () => {
      const named = ['b', 'a'].map((id) => recordOf(id, { name: id.toUpperCase(), replaces: { gone: true } }));
      for (const records of [named, named.toReversed()])
        expect(knownExercises(records, nameless).get('exercises/gone')).toMatchObject({ name: 'A' });
    });

    it('can be merged into an exercise of any tracking', () => {
      const targets = mergeTargets(knownExercises([], nameless), 'exercises/gone');
      expect(new Set(targets.map(({ tracking }) => tracking)).size).toBeGreaterThan(1);
    });

    it('replaces no exercise that exists', () => {
      const known = knownExercises([
        recordOf('new', { name: 'New', replaces: { own: true } }),
        recordOf('own', { name: 'Own' }),
      ]);
      expect(known.get('exercises/own')).toMatchObject({ name: 'Own', merged: null });
    });
  });
});

describe('merging', () => {
  const merged = knownExercises([
    recordOf('own', { name: 'Flat barbell', aliases: { a: 'FBB' }, mergedInto: 'exercises/bench-press' }),
  ]);

  it('shows the name of the exercise it was merged into, and keeps its own', () => {
    expect(merged.get('exercises/own')).toMatchObject({
      id: 'own',
      name: 'Bench press',
      tracking: 'loadReps',
      merged: { into: 'exercises/bench-press', name: 'Flat barbell' },
      isOffered: false,
    });
  });

  it('uses the settings of the target’s record', () => {
    const idOf = (key: RecordKey) => settingsIdOf(merged.get(key) as KnownExercise);
    expect(idOf('exercises/own')).toBe('bench-press');
    expect(idOf('exercises/bench-press')).toBe('bench-press');
  });

  it('makes the target findable by the names of the merged exercise', () => {
    expect(merged.get('exercises/bench-press')?.aliases).toEqual(expect.arrayContaining(['Flat barbell', 'FBB']));
  });

  it('counts the sets of both as one, whichever is requested', () => {
    const keys = ['exercises/bench-press', 'exercises/own'];
    expect(keysMergedWith(merged, 'exercises/own')).toEqual(keys);
    expect(keysMergedWith(merged, 'exercises/bench-press')).toEqual(keys);
    expect(keysMergedWith(merged, 'exercises/dip')).toEqual(['exercises/dip']);
  });

  it('is ignored if the target does not exist', () => {
    const known = knownExercises([recordOf('own', { name: 'Own', mergedInto: 'exercises/nowhere' })]);
    expect(known.get('exercises/own')).toMatchObject({ name: 'Own', merged: null, isOffered: true });
  });

  it('is offered for exercises with the same tracking', () => {
    const known = knownExercises([recordOf('own', { name: 'Own', tracking: 'duration' })]);
    const targets = mergeTargets(known, 'exercises/own').map(({ id }) => id);
    expect(targets).toContain('plank');
    expect(targets).not.toContain('bench-press');
    expect(targets).not.toContain('own');
  });
});

test('merges in chains and circles always end in an unmerged exercise', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...ids), fc.constantFrom(...ids)), (intoById) => {
      const records = ids.map((id) =>
        recordOf(id, { name: id, ...(intoById[id] !== undefined && { mergedInto: `exercises/${intoById[id]}` }) }),
      );
      const known = knownExercises(records);
      const own = ids.map((id) => known.get(`exercises/${id}`));
      for (const each of own) {
        const into: RecordKey | undefined = each?.merged?.into;
        if (into === undefined) expect(each?.isOffered).toBe(true);
        else expect(known.get(into)?.merged).toBeNull();
      }
      const standing = own.flatMap((each) => (each?.merged === null ? each.key : []));
      expect(standing.flatMap((key) => keysMergedWith(known, key)).sort()).toEqual(ids.map((id) => `exercises/${id}`));
    }),
  );
});
