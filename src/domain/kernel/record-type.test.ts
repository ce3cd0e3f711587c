import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import {
  changedLeaves,
  check,
  copyPlain,
  type Leaf,
  type Leaves,
  leaf,
  mapOf,
  printPath,
  type RecordOf,
  readForReading,
  readRecord,
  recordType,
} from './index.ts';

const attempt = z.object({
  reps: z.optional(check.wholeFrom(0)),
  load: z.optional(z.object({ si: z.number(), typed: z.optional(z.string()) })),
});

const sample = recordType(
  'samples',
  {
    title: leaf(z.string()),
    effort: leaf(check.numberWithin(0, 10)),
    zone: leaf(z.string(), { formerly: ['place/zone', 'timeZone'] }),
    tags: mapOf(leaf(z.string())),
    units: { load: leaf(z.string()), distance: leaf(z.string()) },
    sets: mapOf({ remark: leaf(z.string()), result: leaf(attempt) }),
  },
  { body: true },
);

describe('reading a record', () => {
  it('nests leaves by their paths, and always includes maps and groups', () => {
    const { value, unreadable } = readRecord(
      sample,
      stored({ title: 'Legs', 'tags/knee': 'Knee', 'units/load': 'lb', 'sets/a/result': { reps: 0 } }),
    );
    expect(value).toEqual({
      title: 'Legs',
      tags: { knee: 'Knee' },
      units: { load: 'lb' },
      sets: { a: { result: { reps: 0 } } },
    });
    expect(unreadable).toEqual([]);
    expect(readRecord(sample, new Map()).value).toEqual({ tags: {}, units: {}, sets: {} });
  });

  it('reads a cleared leaf as absent, and omits an entry without a leaf', () => {
    const { value } = readRecord(
      sample,
      stored({ title: null, 'tags/knee': null, 'sets/a/remark': null, 'sets/a/result': null }),
    );
    expect('title' in value).toBe(false);
    expect(Object.keys(value.tags)).toEqual([]);
    expect(Object.keys(value.sets)).toEqual([]);
  });

  it('ignores unknown paths and those above or below a leaf', () => {
    const leaves = stored({
      colour: 'red',
      'title/x': 'a',
      tags: 'b',
      'sets/a': 'c',
      'sets/a/later': 1,
      'bad~escape': 1,
    });
    const { value, unreadable } = readRecord(sample, leaves);
    expect(value).toEqual({ tags: {}, units: {}, sets: {} });
    expect(unreadable).toEqual([]);
  });

  it('reports an invalid value and reads it as absent', () => {
    const { value, unreadable } = readRecord(
      sample,
      stored({
        title: 7,
        effort: 11,
        'sets/a/result': { reps: 1.5 },
        'sets/b/result': { reps: 3, later: new Uint8Array(2) },
      }),
    );
    expect(value).toEqual({ tags: {}, units: {}, sets: {} });
    expect(unreadable).toEqual(['title', 'effort', 'sets/a/result', 'sets/b/result']);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('does not read %d as a number', (effort) => {
    expect(readRecord(sample, stored({ effort })).unreadable).toEqual(['effort']);
  });

  it('accepts zero as a value', () => {
    expect(readRecord(sample, stored({ effort: 0 })).value.effort).toBe(0);
  });

  it('treats entries named like object members as plain entries', () => {
    const names = ['__proto__', 'constructor', 'toString', 'a/b', '~', ''];
    const leaves = stored(Object.fromEntries(names.map((name) => [printPath(['tags', name]), name])));
    const { value } = readRecord(sample, leaves);
    expect(Object.keys(value.tags).toSorted()).toEqual(names.toSorted());
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(readRecord(sample, new Map()).value.tags.constructor).toBeUndefined();
  });

  it('for reading only has one empty map for all, and throws when that is written to', () => {
    const leaves = stored({ title: 'Legs', 'sets/a/remark': 'heavy' });
    const value = readForReading(sample, leaves);
    expect(value).toEqual(readRecord(sample, leaves).value);
    const other = readForReading(sample, stored({ title: 'Arms' }));
    expect(value.tags).toBe(other.sets);
    expect(value.sets).not.toBe(other.sets);
    expect(() => Object.assign(value.tags, { knee: 'Knee' })).toThrow(TypeError);
  });

  it('returns values that share nothing with the leaves', () => {
    const leaves = stored({ 'sets/a/result': { reps: 5, load: { si: 60 } } });
    const { value } = readRecord(sample, leaves);
    const result = value.sets.a?.result;
    if (result?.load) result.load.si = 1;
    expect(leaves.get('sets/a/result')?.value).toEqual({ reps: 5, load: { si: 60 } });
  });
});

describe('a former path', () => {
  it('SY31a is read if the leaf was never written, the newest path first', () => {
    expect(readRecord(sample, stored({ timeZone: 'Europe/Riga' })).value.zone).toBe('Europe/Riga');
    const both = stored({ timeZone: 'Europe/Riga', 'place/zone': 'Asia/Tokyo' });
    expect(readRecord(sample, both).value.zone).toBe('Asia/Tokyo');
  });

  it('SY31a is not read if the leaf was written, even if it was cleared', () => {
    const written = stored({ 'place/zone': 'Asia/Tokyo', zone: 'UTC' });
    expect(readRecord(sample, written).value.zone).toBe('UTC');
    expect(readRecord(sample, stored({ timeZone: 'Asia/Tokyo', zone: null })).value.zone).toBeUndefined();
  });

  it('is never written: a change goes to the current leaf', () => {
    const leaves = stored({ timeZone: 'Europe/Riga' });
    expect(
      changesBy(leaves, (draft) => {
        draft.zone = 'UTC';
      }),
    ).toEqual([{ path: 'zone', value: 'UTC' }]);
    expect(changesBy(leaves, (draft) => void delete draft.zone)).toEqual([{ path: 'zone', value: null }]);
    expect(
      changesBy(leaves, (draft) => {
        draft.title = 'x';
      }),
    ).toEqual([{ path: 'title', value: 'x' }]);
  });

  it('cannot be a leaf that is still in use', () => {
    const clash = () => recordType('bad', { a: leaf(z.string()), b: leaf(z.string(), { formerly: ['a'] }) });
    expect(clash).toThrow('former path');
  });
});

describe('the changed leaves of a draft', () => {
  const leaves = stored({
    title: 'Legs',
    'tags/knee': 'Knee',
    'sets/a/remark': 'easy',
    'sets/a/result': { reps: 5, load: { si: 60, typed: '60', bands: 2 }, tempo: { down: 3 } },
  });

  it('are empty without a difference, even after equal values were written', () => {
    expect(changesBy(leaves, () => {})).toEqual([]);
    const rewrite = (draft: Sample) => {
      draft.title = 'Legs';
      draft.sets.a = { remark: 'easy', result: { reps: 5, load: { si: 60, typed: '60' } } };
    };
    expect(changesBy(leaves, rewrite)).toEqual([]);
  });

  it('include every leaf that differs and no other', () => {
    const edit = (draft: Sample) => {
      draft.effort = 0;
      draft.tags['a/b'] = 'A/B';
      draft.sets.b = { result: { reps: 0 } };
    };
    expect(changesBy(leaves, edit)).toEqual([
      { path: 'effort', value: 0 },
      { path: 'tags/a~1b', value: 'A/B' },
      { path: 'sets/b/result', value: { reps: 0 } },
    ]);
  });

  it.each([
    ['deleting', (draft: Sample) => void delete draft.title],
    [
      'undefined',
      (draft: Sample) => {
        draft.title = undefined;
      },
    ],
    ['null', (draft: Sample) => void Object.assign(draft, { title: null })],
  ])('clear a leaf by %s', (_, edit) => {
    expect(changesBy(leaves, edit)).toEqual([{ path: 'title', value: null }]);
  });

  it('clear every leaf of a removed entry', () => {
    expect(changesBy(leaves, (draft) => void delete draft.sets.a)).toEqual([
      { path: 'sets/a/remark', value: null },
      { path: 'sets/a/result', value: null },
    ]);
  });

  it('keep unknown keys inside a leaf at every depth, even if the draft has a new object', () => {
    const edit = (draft: Sample) => {
      draft.sets.a = { remark: 'easy', result: { reps: 8, load: { si: 62.5 } } };
    };
    expect(changesBy(leaves, edit)).toEqual([
      { path: 'sets/a/result', value: { reps: 8, load: { si: 62.5, bands: 2 }, tempo: { down: 3 } } },
    ]);
  });

  it('drop a known key that the draft omits', () => {
    const edit = (draft: Sample) => void delete draft.sets.a?.result?.load;
    expect(changesBy(leaves, edit)).toEqual([{ path: 'sets/a/result', value: { reps: 5, tempo: { down: 3 } } }]);
  });

  it('are refused if they include a leaf from a newer version', () => {
    const newer = stored({ title: ['a', 'list'], effort: 3 });
    expect(
      errorBy(newer, (draft) => {
        draft.title = 'x';
      }),
    ).toEqual({
      code: 'record/leaf-read-only',
      path: 'title',
    });
    expect(
      changesBy(newer, (draft) => {
        draft.effort = 4;
      }),
    ).toEqual([{ path: 'effort', value: 4 }]);
  });

  it('are refused if a value is invalid', () => {
    expect(
      errorBy(leaves, (draft) => {
        draft.effort = 10.1;
      }),
    ).toEqual({
      code: 'record/leaf-invalid',
      path: 'effort',
    });
    expect(errorBy(leaves, (draft) => void Object.assign(draft, { tags: 'knee' }))).toEqual({
      code: 'record/leaf-invalid',
      path: 'tags',
    });
  });

  it('are refused if the type has no such leaf', () => {
    expect(errorBy(leaves, (draft) => void Object.assign(draft, { colour: 'red' }))).toEqual({
      code: 'record/no-such-leaf',
      path: 'colour',
    });
  });

  it('share no values with the draft', () => {
    const result = { reps: 1, load: { si: 20 } };
    const changes = changesBy(leaves, (draft) => {
      draft.sets.c = { result };
    });
    result.load.si = 99;
    expect(changes).toEqual([{ path: 'sets/c/result', value: { reps: 1, load: { si: 20 } } }]);
  });
});

describe('for any two records', () => {
  const name = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'a/b', '~1'));
  const result = fc.record(
    { reps: fc.nat(), load: fc.record({ si: fc.double({ noNaN: true, noDefaultInfinity: true }) }) },
    { requiredKeys: [] },
  );
  const draft = fc.record({
    title: fc.string(),
    tags: fc.dictionary(name, fc.string()),
    sets: fc.dictionary(name, fc.record({ remark: fc.string(), result })),
  });

  it('a written draft is read back unchanged, and then no leaf differs', () => {
    fc.assert(
      fc.property(draft, draft, (first, second) => {
        const before = write(new Map(), (value) => void Object.assign(value, first));
        const after = write(before, (value) => void Object.assign(value, second));
        const { value } = readRecord(sample, after);
        expect(copyPlain<unknown>(value)).toEqual(copyPlain<unknown>({ ...second, units: {} }));
        expect(changesBy(after, (same) => void Object.assign(same, second))).toEqual([]);
      }),
    );
  });

  it('reading only returns the same value', () => {
    fc.assert(
      fc.property(draft, (content) => {
        const leaves = write(new Map(), (value) => void Object.assign(value, content));
        expect(readForReading(sample, leaves)).toEqual(readRecord(sample, leaves).value);
      }),
    );
  });

  it('a change to one leaf affects no other', () => {
    fc.assert(
      fc.property(draft, fc.string(), (content, title) => {
        const before = write(new Map(), (value) => void Object.assign(value, content));
        const changes = changesBy(before, (value) => {
          value.title = title;
        });
        expect(changes).toEqual(title === content.title ? [] : [{ path: 'title', value: title }]);
      }),
    );
  });

  it('unknown keys and unknown leaves survive any edit', () => {
    fc.assert(
      fc.property(result, fc.jsonValue(), (edited, unknown) => {
        fc.pre(unknown !== null);
        const before = stored({ 'sets/a/result': { reps: 1, later: unknown }, 'sets/a/later': unknown });
        const after = write(before, (value) => {
          value.sets.a = { result: edited as Attempt };
        });
        expect(after.get('sets/a/result')?.value).toEqual({ ...edited, later: unknown });
        expect(after.get('sets/a/later')).toBe(before.get('sets/a/later'));
      }),
    );
  });
});

type Sample = RecordOf<typeof sample>;
type Attempt = z.output<typeof attempt>;

function stored(values: Readonly<Record<string, unknown>>): Leaves {
  return new Map(Object.entries(values).map(([path, value], index) => [path, { value, stamp: String(index) }]));
}

function diffBy(leaves: Leaves, edit: (draft: Sample) => void) {
  const draft = readRecord(sample, leaves).value;
  edit(draft);
  return changedLeaves(sample, readRecord(sample, leaves).value, draft, leaves);
}

function changesBy(leaves: Leaves, edit: (draft: Sample) => void) {
  const changes = diffBy(leaves, edit);
  if (!changes.ok) throw new Error(`${changes.error.code} ${changes.error.path}`);
  return changes.value;
}

function errorBy(leaves: Leaves, edit: (draft: Sample) => void) {
  const changes = diffBy(leaves, edit);
  return changes.ok ? null : changes.error;
}

function write(leaves: Leaves, edit: (draft: Sample) => void): Leaves {
  const after = new Map<string, Leaf>(leaves);
  for (const { path, value } of changesBy(leaves, edit)) after.set(path, { value, stamp: '9' });
  return after;
}
