import { describe, expect, test } from 'vitest';
import type { LocalDay } from '#domain/kernel/index.ts';
import type { TrainingHit } from '#domain/search/training/index.ts';
import { bestFirst, type FoundOfKind, foundTraining, namesFirst, newestFirst } from './found-items.ts';

interface Item {
  readonly id: string;
  readonly day: LocalDay | null;
}

/** Returns items such as `w1@2026-11-01`; those without a day have no `@`. */
function of(kind: FoundOfKind<Item>['kind'], items: readonly string[], isCut = false): FoundOfKind<Item> {
  return {
    kind,
    isCut,
    items: items.map((item) => {
      const [id = '', day = null] = item.split('@') as [string, LocalDay?];
      return { id, day };
    }),
  };
}

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('newest first', () => {
  test('results of all kinds are sorted by day, with those of one day by kind', () => {
    const found = [of('note', ['n1@2026-11-03', 'n2@2026-11-01']), of('set', ['s1@2026-11-03', 's2@2026-11-02'])];
    expect(ids(newestFirst(found))).toEqual(['n1', 's1', 's2', 'n2']);
  });

  test('nothing is listed below a gap in the results of a kind', () => {
    const found = [
      of('set', ['s1@2026-11-03', 's2@2026-11-02'], true),
      of('workout', ['w1@2026-11-03', 'w2@2026-11-01']),
    ];
    expect(ids(newestFirst(found))).toEqual(['s1', 'w1', 's2']);
  });

  test('a kind that has no results yet hides no others', () => {
    expect(ids(newestFirst([of('note', [], true), of('set', ['s1@2026-11-03'])]))).toEqual(['s1']);
  });

  test('exercises come last, once everything else is listed', () => {
    const exercises = of('exercise', ['a', 'b'], true);
    expect(ids(newestFirst([of('set', ['s1@2026-11-03']), exercises]))).toEqual(['s1', 'a', 'b']);
    expect(ids(newestFirst([of('set', ['s1@2026-11-03'], true), exercises]))).toEqual(['s1']);
    expect(ids(newestFirst([exercises]))).toEqual(['a', 'b']);
  });

  test('a note without a time is the last', () => {
    expect(ids(newestFirst([of('note', ['n1@2026-11-03', 'n2']), of('set', ['s1@2026-01-01'])]))).toEqual([
      'n1',
      's1',
      'n2',
    ]);
  });
});

describe('best first', () => {
  test('the best of each kind come before the second-best', () => {
    const found = [of('note', ['n1', 'n2']), of('set', ['s1', 's2', 's3']), of('exercise', ['e1'])];
    expect(ids(bestFirst(found))).toEqual(['e1', 'n1', 's1', 'n2', 's2', 's3']);
  });

  test('what is called so comes before what was only remarked', () => {
    const remark = hit('remark', 'Leg day again');
    const title = hit('title', 'Leg day');
    expect(namesFirst([remark, title])).toEqual([title, remark]);
  });
});

test('exercises that begin with the word come first, the shortest first', () => {
  const names = ['Anderson squat', 'Squat jump', 'Squat'];
  const hits = names.map((name) => hit('name', name, name.toLowerCase().indexOf('squat')));
  const { items, isCut } = foundTraining('exercise', { total: 3, hits }, true);
  expect(items.map((item) => item.kind !== 'note' && item.hit.matched[0]?.text)).toEqual([
    'Squat',
    'Squat jump',
    'Anderson squat',
  ]);
  expect(isCut).toBe(false);
});

test('results are cut if not all were sent, or while the training is being read', () => {
  expect(foundTraining('set', { total: 2, hits: [hit('remark', 'knee')] }, true).isCut).toBe(true);
  expect(foundTraining('set', { total: 1, hits: [hit('remark', 'knee')] }, false).isCut).toBe(true);
});

function hit(role: 'title' | 'remark' | 'name', text: string, from = 0): TrainingHit {
  return {
    kind: 'workout',
    key: 'workouts/legs',
    set: null,
    exercise: null,
    day: '2026-11-03',
    matched: [{ role, text, ranges: [{ from, to: from + 3 }] }],
  };
}
