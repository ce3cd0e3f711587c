import fc from 'fast-check';
import { normaliseTag, printPath, type RecordKey, recordKey, tagRecordId } from '../../kernel/index.ts';
import { noteExamples } from '../../notes/testing/note-examples.ts';
import { hashOf, type TestRecord } from './account.ts';

/** An account with everything that can be in one. */
export interface ArbitraryAccount {
  readonly records: ReadonlyMap<RecordKey, TestRecord>;
  /** The contents of attachments by hash. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
}

type Leaves = Record<string, unknown>;

const hostileNames = [
  ...['', ' ', 'Knee', 'knee', 'KNEE', 'Übung', 'U\u0308bung', '__proto__', 'constructor', 'con', '../../etc/passwd'],
  ...[
    'a/b:c*d?',
    '💪👩‍🚀',
    '膝'.repeat(120),
    '---',
    '- [ ] a',
    'true',
    '2026',
    '#tag',
    '"quoted" it\'s',
    'dots. .',
    'a\nb',
  ],
  ...['=1+1', '@x', '\u202egnp', 'notes', 'attachments', 'Plan.md', 'x.zip', '[[a]]', '\ud800'],
];
const names = fc.oneof(fc.constantFrom(...hostileNames), fc.string({ unit: 'grapheme', maxLength: 40 }));

/** Instants of the years in which people use the app, with milliseconds. */
const instants = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2030, 0) });
const keys = fc.uuid();
const unknownValues = fc.jsonValue({ maxDepth: 2 });
const loads = fc.constantFrom(
  { si: 80 },
  { si: 0 },
  { si: -20, typed: '-20', unit: 'kg' },
  { si: 36.28738960000001, typed: '80', unit: 'lb' },
  { si: 80.5, typed: '80,5', unit: 'kg' },
  { si: 12, typed: '1', unit: 'pood' },
);
const distances = fc.constantFrom(
  { si: 400 },
  { si: 1609.344, typed: '1', unit: 'mi' },
  { si: 5200, typed: '5.2', unit: 'km' },
);
const setKinds = fc.constantFrom('warmUp', 'working', 'drop', 'restPause', 'failure', 'amrap', 'of a newer version');

/** Creates an account from the values that a property draws. */
export function accountFrom(draw: fc.GeneratorValue): ArbitraryAccount {
  const records = new Map<RecordKey, TestRecord>();
  const contents = new Map<string, Uint8Array>();
  const may = (leaves: () => Leaves): Leaves => (draw(fc.boolean) ? leaves() : {});
  const add = (collection: string, id: string, leaves: Leaves, text: string | null = null) => {
    const unknown = may(() => ({
      [printPath(['newer', draw(() => names.filter(isStorable))])]: draw(() => unknownValues),
      newer: '__proto__',
    }));
    const trashed = draw(() => fc.constantFrom(true, false, false, false)) ? { trashedAt: draw(() => instants) } : {};
    records.set(recordKey(collection, id), {
      leaves: { createdAt: draw(() => instants), ...leaves, ...unknown, ...trashed },
      text,
    });
    return id;
  };
  const several = (most: number, each: (at: number) => string) =>
    Array.from({ length: draw(() => fc.nat(most)) }, (_, at) => each(at));
  const quantity = () => draw(() => loads);

  const attachments = several(3, () => {
    const content = draw(() => fc.uint8Array({ maxLength: 3000 }));
    const hash = hashOf(content);
    contents.set(hash, content);
    return add('attachments', hash, {
      bytes: content.length,
      name: draw(() => names) + draw(() => fc.constantFrom('', '.png', '.zip', '.fit.gz', '.md')),
      ...may(() => ({ mime: 'image/png', widthPx: 5 })),
    });
  });
  const notebooks: string[] = [];
  for (let left = draw(() => fc.nat(4)); left > 0; left--) {
    const parent = draw(() => fc.constantFrom(null, ...notebooks));
    const id = draw(() => keys);
    add('notebooks', id, { name: draw(() => names), ...(parent !== null && { parent }), order: 'a0' });
    notebooks.push(id);
  }
  several(6, () => {
    const links = attachments.map((hash) => `\n\n![x](attachment:${hash}) [file](attachment:${hash})`);
    const text = draw(() =>
      fc.oneof(fc.constantFrom(...noteExamples, ''), fc.string({ unit: 'grapheme', maxLength: 200 })),
    );
    const notebook = draw(() => fc.constantFrom(null, 'gone', ...notebooks));
    const leaves = {
      title: draw(() => names),
      ...(notebook !== null && { notebook }),
      ...Object.fromEntries(tagsFrom(draw).map(([path, name]) => [path, name])),
      ...may(() => ({ 'aliases/0': draw(() => names), 'formerTitles/1': 'Old' })),
      ...may(() => ({
        [printPath(['properties', draw(() => names.filter(isStorable))])]: draw(() =>
          fc.oneof(names, fc.integer(), fc.boolean()),
        ),
      })),
      ...may(() => ({ pinnedAt: draw(() => instants), archivedAt: draw(() => instants) })),
      ...may(() => ({ day: '2026-11-26', lineEnd: 'crlf', bom: true, kind: 'template', notebookOrder: null })),
      ...may(() => ({
        importedEditedAt: draw(() => instants),
        source: { app: 'bear', id: 'A', batch: 'b', hash: 'h' },
      })),
      ...may(() => ({ editedAt: draw(() => instants), 'reminders/1': { at: 5, zone: 'UTC', newer: 1 } })),
    };
    return add(
      'notes',
      draw(() => keys),
      leaves,
      text + draw(() => fc.constantFrom('', ...links)),
    );
  });
  const exercises = [
    'back-squat',
    ...several(2, () =>
      add(
        'exercises',
        draw(() => keys),
        exerciseLeaves(draw),
      ),
    ),
  ];
  several(1, () =>
    add('exercises', 'bench-press', { favourite: true, increment: { si: 2.5, typed: '2,5', unit: 'kg' } }),
  );
  several(2, () =>
    add(
      'routines',
      draw(() => keys),
      { name: draw(() => names), ...placed(draw, exercises, 'target') },
    ),
  );
  several(3, () => {
    const startedAt = draw(() => instants);
    return add(
      'workouts',
      draw(() => keys),
      {
        title: draw(() => names),
        startedAt,
        endedAt: startedAt + 3_600_000,
        zone: 'Europe/Berlin',
        day: '2026-11-26',
        remark: draw(() => names),
        bodyWeight: { si: 80, typed: '80', unit: 'kg' },
        effort: 0,
        ...placed(draw, exercises, 'result'),
      },
    );
  });
  several(2, () =>
    add(
      'activities',
      draw(() => keys),
      {
        sport: 'run',
        startedAt: draw(() => instants),
        zone: 'Mars/Olympus',
        distance: draw(() => distances),
        deviceFigures: JSON.parse('{"energy kcal": 310, "__proto__": 1, "constructor": 2}'),
        ...(attachments[0] !== undefined && { track: attachments[0] }),
      },
    ),
  );
  several(2, () =>
    add(
      'measurements',
      draw(() => keys),
      { measure: 'body-weight', value: quantity(), at: 5, remark: draw(() => names) },
    ),
  );
  several(1, () => add('preferences', 'main', { 'units/load': 'lb', 'shortcuts/a~1b': 'x', trainingDay: null }));
  several(1, () =>
    add(
      'imports',
      draw(() => keys),
      { app: 'bear', counts: { notes: { new: 3 } } },
    ),
  );
  return { records, contents };
}

function tagsFrom(draw: fc.GeneratorValue): (readonly [string, string])[] {
  return draw(() => fc.subarray(['Knee', 'two words', 'Übung/links', '2026', "it's", 'true', 'a~b'])).flatMap(
    (name) => {
      const normal = normaliseTag(name);
      return normal.ok ? [[`tags/${tagRecordId(normal.value)}`, name] as const] : [];
    },
  );
}

function exerciseLeaves(draw: fc.GeneratorValue): Leaves {
  return {
    name: draw(() => names),
    tracking: 'loadReps',
    'muscles/chest': 1,
    'aliases/0': draw(() => names),
    unilateral: true,
  };
}

/** Returns exercises with sets, as planned or as done. */
function placed(draw: fc.GeneratorValue, exercises: readonly string[], kind: 'target' | 'result'): Leaves {
  const leaves: Leaves = {};
  for (let exercise = draw(() => fc.nat(2)); exercise > 0; exercise--) {
    const key = recordKey(
      'exercises',
      draw(() => fc.constantFrom(...exercises)),
    );
    Object.assign(leaves, { [`exercises/e${exercise}/exercise`]: key, [`exercises/e${exercise}/superset`]: 'a' });
    for (let set = draw(() => fc.nat(3)); set > 0; set--) {
      const path = `sets/e${exercise}s${set}`;
      leaves[`${path}/place`] = { exercise: `e${exercise}`, order: `a${set}` };
      leaves[`${path}/${kind}`] =
        kind === 'target'
          ? { kind: draw(() => setKinds), reps: { min: 0 }, share: { of: 'e1rm', value: 0.8 } }
          : {
              kind: draw(() => setKinds),
              load: draw(() => loads),
              distance: draw(() => distances),
              reps: 0,
              rpe: 8.5,
              rir: 0,
              side: 'left',
              completedAt: draw(() => fc.constantFrom(null, 0, 5)),
            };
      if (kind === 'result') leaves[`${path}/remark`] = draw(() => names);
    }
  }
  return leaves;
}

/** Sync refuses paths with this segment, so no account contains one. */
function isStorable(name: string): boolean {
  return name !== '__proto__';
}
