import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Exercise, exercise, knownExercises, library } from '../../exercise/index.ts';
import { type RecordKey, readRecord } from '../../kernel/index.ts';
import { runs } from '../../testing/runs.ts';
import { type ImportedExercise, keptApart, type Match, matchExercises, type RememberedChoices } from './index.ts';
import { wordsOfName } from './name-words.ts';
import { usualForms } from './vocabulary.ts';

describe('the exercise for a name', () => {
  it('is the one chosen in an earlier import, also after it was merged into another', () => {
    expect(matchOf('Bench Press', {}, chosen('Bench Press', 'exercises/dip'))).toEqual(remembered('exercises/dip'));
    const merged = { mine: { name: 'My bench', mergedInto: 'exercises/bench-press' } } as const;
    expect(matchOf('X', merged, chosen('X', 'exercises/mine'))).toEqual(remembered('exercises/bench-press'));
  });

  it('is found anew if the one chosen is deleted, in the trash or unknown', () => {
    const dip = { kind: 'exact', key: 'exercises/dip' };
    expect(matchOf('Dip', {}, chosen('Dip', 'exercises/gone'))).toEqual(dip);
    const records = [{ id: 'mine', value: exerciseWith({ name: 'Mine' }), inTrash: true }];
    expect(match({ name: 'Dip' }, knownExercises(records), chosen('Dip', 'exercises/mine')).match).toEqual(dip);
    const erased = [{ id: 'mine', value: exerciseWith({ name: 'Mine' }), inTrash: false, isErased: true }];
    expect(match({ name: 'Dip' }, knownExercises(erased), chosen('Dip', 'exercises/mine')).match).toEqual(dip);
  });

  it('stays new if the user chose so, or is the exercise that was created then', () => {
    expect(matchOf('Dip', {}, chosen('Dip', 'new'))).toEqual({ kind: 'new', reason: 'remembered' });
    expect(matchOf('Dip', { own: { name: 'Dip' } }, chosen('Dip', 'new'))).toEqual(exact('exercises/own'));
    expect(matchOf('Dip', { own: { name: 'Press', aliases: { a: 'Dip' } } }, chosen('Dip', 'new')).kind).toBe('new');
  });

  it('has the same name, apart from case, spaces, punctuation, accents and plurals', () => {
    for (const name of ['Bench press', 'BENCH-PRESS', 'bench  presses', 'Benchpress', ' Bench Press '])
      expect(matchOf(name)).toEqual(exact('exercises/bench-press'));
    expect(matchOf("Farmer's Walks")).toEqual(exact('exercises/farmers-walk'));
  });

  it('is the user’s own one before the library’s, in any language', () => {
    const own = {
      bench: { name: 'Bench Press' },
      heben: { name: 'Kreuzheben über Kopf' },
      squat: { name: 'Приседания' },
      row: { name: '바벨 로우' },
      'back-squat': { name: 'Kniebeuge', aliases: { a: 'Beuge' } },
    };
    expect(matchOf('bench press', own)).toEqual(exact('exercises/bench'));
    expect(matchOf('Kreuzheben uber-Kopf', own)).toEqual(exact('exercises/heben'));
    expect(matchOf('приседания', own)).toEqual(exact('exercises/squat'));
    expect(matchOf('바벨 로우', own)).toEqual(exact('exercises/row'));
    expect(matchOf('KNIEBEUGE', own)).toEqual(exact('exercises/back-squat'));
    expect(matchOf('Beuge', own)).toEqual({ kind: 'alias', key: 'exercises/back-squat' });
    expect(matchOf('Back Squat', own)).toEqual({ kind: 'alias', key: 'exercises/back-squat' });
  });

  it('can be a hidden one only if the name is the same, and never one in the trash', () => {
    const hidden = { 'bench-press': { hidden: true } };
    expect(matchOf('Bench Press', hidden)).toEqual(exact('exercises/bench-press'));
    expect(matchOf('Barbell Bench Press', hidden)).toMatchObject({ kind: 'new' });
    const inTrash = knownExercises([{ id: 'own', value: exerciseWith({ name: 'Wobbler' }), inTrash: true }]);
    expect(match({ name: 'Wobbler' }, inTrash).match).toEqual({ kind: 'new', reason: 'unknown' });
  });

  it.each([
    ['Barbell Bench Press', 'bench-press', 'same-words'],
    ['DB RDL', 'dumbbell-romanian-deadlift', 'abbreviation'],
    ['Standing Barbell Curl', 'barbell-curl', 'usual-form'],
    ['Svend', null, 'unknown'],
    ['Sumo Squat (Kettlebell)', 'sumo-squat', 'same-name-other-equipment'],
    ['Chest Fly', null, 'ambiguous'],
    ['Zorb Press', null, 'unknown'],
  ])('“%s” is proposed as %s: %s', (name, slug, reason) => {
    const found = matchOf(name);
    expect(found).toEqual(
      slug === null ? { kind: 'new', reason } : { kind: 'proposed', key: `exercises/${slug}`, reason },
    );
  });

  it('is proposed without stated equipment if only one exercise fits, on either side', () => {
    const notStated = { kind: 'proposed', key: 'exercises/own', reason: 'equipment-not-stated' };
    expect(matchOf('Wobble', { own: { name: 'Cable wobble', equipment: 'cable' } })).toEqual(notStated);
    expect(matchOf('Cable Wobble', { own: { name: 'Wobble' } })).toEqual(notStated);
    const twoWobbles = { own: { name: 'Cable wobble', equipment: 'cable' }, other: { name: 'Hanging wobble' } };
    expect(matchOf('Wobble', twoWobbles)).toEqual({ kind: 'new', reason: 'ambiguous' });
    expect(matchOf('Assisted Wobble', { own: { name: 'Wobble' } }).kind).toBe('new');
  });

  it.each([
    ['Underhand Curl', 'reverse-curl'],
    ['Supinated Curl (Barbell)', 'reverse-curl'],
    ['Kettlebell Row', 'gorilla-row'],
    ['Seated Good Mornings (Dumbbell)', 'good-morning'],
    ['Front Lever Raise', 'front-lever'],
    ['Lying Hamstring Stretch', 'lying-leg-curl'],
    ['Pull Up, Leverage Machine', 'assisted-pull-up'],
    ['Standing Leg Press', 'leg-press-calf-raise'],
  ])('“%s” is not %s', (name, slug) => {
    const found = matchOf(name);
    expect('key' in found ? found.key : null).not.toBe(`exercises/${slug}`);
  });

  it('is not standing if one of its names says that it is seated', () => {
    expect(matchOf('Standing Leg Extension (Dumbbell)').kind).toBe('new');
    expect(matchOf('Standing Shoulder Press (Machine)').kind).toBe('new');
  });
});

describe('several names of one import', () => {
  it.each<[string, string]>([
    ['Lateral Raise (two-arm)', 'One-Arm Lateral Raise (Dumbbell)'],
    ['Lat Pulldown (Cable)', 'Lat Pulldown - Wide Grip (Cable)'],
    ['Triceps Pushdown', 'Triceps Pushdown - Left'],
    ['Barbell Row', 'Barbell Row (overhand)'],
    ['Sumo Squat (Dumbbell)', 'Sumo Squat (Kettlebell)'],
    ['Bizepscurls mit Langhantel', 'Bizepscurls mit Langhantel, enger Griff'],
  ])('“%s” and “%s” never become the same exercise by themselves', (...names) => {
    const alike = { 'lateral-raise': { aliases: { a: 'One arm lateral raise' } } };
    const keys = together(names, alike).map((each) => targetOf(each) ?? each.name);
    expect(new Set(keys).size).toBe(2);
  });

  it('keep the exercise for the best match, and have it as the first alternative of the others', () => {
    const own = { mine: { name: 'Zorb raise', aliases: { a: 'One-arm zorb raise' } } };
    const [single, both] = together(['One-Arm Zorb Raise', 'Zorb Raise (two-arm)', 'Zorb Raise'], own);
    expect(single?.match).toEqual({ kind: 'new', reason: 'kept-apart' });
    expect(single?.alternatives[0]?.key).toBe('exercises/mine');
    expect(both?.match).toMatchObject({ kind: 'proposed', key: 'exercises/mine' });
  });

  it.each([
    [['Dumbbell Curl', 'DB Curls', 'Curl (Dumbbell)']],
    [['Chest Dip', 'Triceps Dip']],
    [['Bench Press', 'Bench Press (Barbell)', 'Flat Barbell Bench Press']],
  ])('stay together if they are spellings of the same: %j', (names) => {
    expect(new Set(together(names).map(targetOf)).size).toBe(1);
  });

  it('stay together if the user chose so in an earlier import', () => {
    const chosenBefore = new Map<string, RecordKey>([['Lateral Raise (Left)', 'exercises/lateral-raise']]);
    const matches = together(['Lateral Raise', 'Lateral Raise (Left)'], {}, chosenBefore);
    expect(matches.map(targetOf)).toEqual(['exercises/lateral-raise', 'exercises/lateral-raise']);
  });
});

describe('another name of the library', () => {
  it.each([
    ['Aerobics', 'dancing'],
    ['Boxing', 'heavy-bag'],
    ['Lying Triceps Extension (Barbell)', 'skull-crusher'],
  ])('“%s” for %s is only proposed, as they share no word', (name, slug) => {
    expect(matchOf(name)).toEqual({ kind: 'proposed', key: `exercises/${slug}`, reason: 'other-name' });
  });

  it.each([['Bicep Curl (Barbell)'], ['Walk'], ['Cycling (Outdoor)'], ['Military Press']])(
    '“%s” is certain',
    (name) => {
      expect(matchOf(name).kind).toBe('alias');
    },
  );
});

describe('equipment in a column of its own', () => {
  const inColumn = (name: string, equipment: string) => match({ name, equipment }).match;

  it('decides between exercises of the same name', () => {
    expect(inColumn('Bench Press', 'Barbell')).toEqual(exact('exercises/bench-press'));
    expect(inColumn('Bench Press', 'Dumbbell')).toMatchObject({ key: 'exercises/dumbbell-bench-press' });
    expect(inColumn('Bench Press', 'smith')).toMatchObject({ key: 'exercises/smith-machine-bench-press' });
    expect(inColumn('Leg Press', 'Leverage Machine')).toEqual(exact('exercises/leg-press'));
    expect(inColumn('Pull Up', 'Bodyweight')).toEqual(exact('exercises/pull-up'));
    expect(inColumn('Push Up', 'None')).toEqual(exact('exercises/push-up'));
  });

  it('makes another exercise if the library does not have it with that equipment', () => {
    expect(inColumn('Bench Press', 'Band')).toEqual({ kind: 'new', reason: 'unknown' });
    expect(inColumn('Bench Press', 'Sandbag')).toEqual({ kind: 'new', reason: 'unknown' });
    expect(inColumn('Bench Press', '')).toEqual(exact('exercises/bench-press'));
  });

  it('is left aside if the name states its own', () => {
    expect(inColumn('Bench Press (Dumbbell)', 'Barbell')).toEqual({
      kind: 'alias',
      key: 'exercises/dumbbell-bench-press',
    });
  });
});

describe('the alternatives', () => {
  it('are at most five, none twice and without the match, the same movement first', () => {
    const { alternatives } = match({ name: 'Bench Press (Dumbbell)' });
    const keys = alternatives.map(({ key }) => key);
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(5);
    expect(keys).not.toContain('exercises/dumbbell-bench-press');
    expect(alternatives[0]?.reason).toBe('same-name-other-equipment');
  });

  it('say which equipment is missing or other, and what is merely similar', () => {
    const reasonOf = (name: string, key: string) =>
      match({ name }).alternatives.find((each) => each.key === `exercises/${key}`)?.reason;
    expect(reasonOf('Chest Fly', 'pec-deck')).toBe('equipment-not-stated');
    expect(reasonOf('Squat (Band)', 'back-squat')).toBe('same-name-other-equipment');
    expect(reasonOf('Bench Press 2', 'bench-press')).toBe('similar-name');
  });

  it('are none for a name that shares no word, and never hidden exercises', () => {
    expect(match({ name: 'Physio' }).alternatives).toEqual([]);
    const known = knownWith({ 'bench-press': { hidden: true } });
    const keys = match({ name: 'Barbell Bench Press' }, known).alternatives.map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys).not.toContain('exercises/bench-press');
  });
});

describe('every match', () => {
  it('that is proposed shares all significant words, and any equipment that it does not call other', () => {
    const known = knownExercises([]);
    const written = library.flatMap(({ name, aliases }) => [name, ...aliases]);
    const words = [...new Set(written.flatMap((name) => name.split(/[\s()]+/)).filter((word) => word !== ''))];
    const names = fc.oneof(
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }),
      fc
        .tuple(fc.constantFrom(...written), fc.array(fc.constantFrom(...words), { maxLength: 2 }))
        .chain(([name, more]) => fc.shuffledSubarray([...name.split(' '), ...more], { minLength: 1 })),
      fc.tuple(fc.constantFrom(...written), fc.constantFrom(...equipmentNames)),
    );
    let proposals = 0;
    fc.assert(
      fc.property(fc.array(names, { minLength: 20, maxLength: 40 }), (drawn) => {
        const imported = drawn.map((parts) => importedWith({ name: parts.join(' ') }));
        for (const { name, match: found } of matchExercises(imported, known, new Map())) {
          if (found.kind !== 'proposed') continue;
          proposals++;
          const namesOfMatch = [known.get(found.key)?.name ?? '', ...(known.get(found.key)?.aliases ?? [])];
          expect(namesOfMatch.map(movementIn)).toContain(movementIn(name));
          if (found.reason === 'same-name-other-equipment' || found.reason === 'equipment-not-stated') continue;
          for (const [label, kind] of kindsByLabel) {
            if (!name.toLowerCase().includes(label)) continue;
            // some apps call it “Deadlift (Barbell) - Trap Bar”
            if (kind === 'barbell' && /(?:trap|hex).bar/i.test(name)) continue;
            const isStated = namesOfMatch.some((each) => each.toLowerCase().includes(label));
            expect(isStated || known.get(found.key)?.equipment === kind).toBe(true);
          }
        }
      }),
      { numRuns: runs(100) },
    );
    expect(proposals).toBeGreaterThan(runs(100));
  });

  it('of a library name or alias is that exercise', () => {
    const named = library.flatMap(({ slug, name, aliases }) => [
      { name, found: exact(`exercises/${slug}`) },
      ...aliases.map((alias) => ({ name: alias, found: { key: `exercises/${slug}` } })),
    ]);
    const matches = matchExercises(named.map(importedWith), knownExercises([]), new Map());
    for (const [at, { found }] of named.entries()) expect(matches[at]?.match).toMatchObject(found);
  });

  it.each([
    [''],
    [' '],
    ['()'],
    ['💪'],
    ['__proto__'],
    ['constructor'],
    ['Dumbbell'],
    ['to'],
    ['to to to'],
    ['a'.repeat(100_000)],
    ['push up '.repeat(20_000)],
    ['\ud800'],
  ])('ends for strange names (case %#), which are new', (name) => {
    expect(matchOf(name)).toMatchObject({ kind: 'new' });
  });

  it('ignores symbols around a name, but not a number', () => {
    expect(matchOf('🔥 Bench Press (Barbell) 🔥')).toMatchObject({
      key: 'exercises/bench-press',
      reason: 'same-words',
    });
    expect(matchOf('Bench Press 2').kind).toBe('new');
    expect(matchOf('💪', { own: { name: '💪' } })).toEqual(exact('exercises/own'));
  });
});

const equipmentNames = ['Barbell', 'Dumbbell', 'Kettlebell', 'Cable', 'Band', 'Machine', 'Smith machine', 'Trap bar'];
const kindsByLabel = [
  ['barbell', 'barbell'],
  ['dumbbell', 'dumbbell'],
  ['kettlebell', 'kettlebell'],
  ['cable', 'cable'],
  ['trap bar', 'trapBar'],
  ['smith machine', 'smithMachine'],
] as const;

function movementIn(name: string): string {
  return (wordsOfName(name)?.significant ?? []).filter((word) => !usualForms.has(word)).join(' ');
}

function matchOf(
  name: string,
  own: Readonly<Record<string, Partial<Exercise>>> = {},
  remembered: RememberedChoices = new Map(),
): Match {
  return match({ name }, knownWith(own), remembered).match;
}

function together(
  names: readonly string[],
  own: Readonly<Record<string, Partial<Exercise>>> = {},
  remembered: RememberedChoices = new Map(),
) {
  const imported = names.map((name) => importedWith({ name }));
  return keptApart(matchExercises(imported, knownWith(own), remembered));
}

function targetOf({ match: found }: { readonly match: Match }): RecordKey | null {
  return found.kind === 'new' ? null : found.key;
}

function match(
  imported: Partial<ImportedExercise>,
  known = knownExercises([]),
  remembered: RememberedChoices = new Map(),
) {
  const [found] = matchExercises([importedWith(imported)], known, remembered);
  if (found === undefined) throw new Error('One exercise in, one match out');
  return found;
}

function importedWith(parts: Partial<ImportedExercise>): ImportedExercise {
  return { name: '', category: null, equipment: null, sets: [], ...parts };
}

function knownWith(own: Readonly<Record<string, Partial<Exercise>>>) {
  return knownExercises(
    Object.entries(own).map(([id, leaves]) => ({ id, value: exerciseWith(leaves), inTrash: false })),
  );
}

function exerciseWith(leaves: Partial<Exercise>): Exercise {
  return { ...readRecord(exercise, new Map()).value, ...leaves };
}

function chosen(name: string, choice: RecordKey | 'new'): RememberedChoices {
  return new Map([[name, choice]]);
}

function remembered(key: RecordKey): Match {
  return { kind: 'remembered', key };
}

function exact(key: RecordKey): Match {
  return { kind: 'exact', key };
}
