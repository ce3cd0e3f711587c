import { describe, expect, it } from 'vitest';
import { type Progression, progressionRuleOf, readProgression, usualWave } from './progression.ts';

describe('a stored rule', () => {
  it('is read as stored', () => {
    const wave: Progression = {
      rule: 'wave',
      of: 'trainingMax',
      weeks: [
        [
          { share: 0.65, reps: 5 },
          { share: 0.85, reps: 5, amrap: true },
        ],
      ],
      step: { si: 2.5, typed: '2.5', unit: 'kg' },
    };
    expect(readProgression(progressionRuleOf(wave))).toEqual(wave);
    expect(readProgression(progressionRuleOf({ rule: 'linear', step: undefined, misses: 2 }))).toEqual({
      rule: 'linear',
      misses: 2,
    });
  });

  it.each([
    [undefined],
    [{ rule: 'of a newer version' }],
    [{ rule: 'wave', of: 'e1rm', weeks: [] }],
    [{ rule: 'wave', of: 'e1rm', weeks: [[]] }],
    [{ rule: 'linear', misses: 0 }],
    [{ rule: 'double', deload: 0.9 }],
  ])('that is unusable is ignored: %j', (rule) => {
    expect(readProgression(rule as never)).toBeNull();
  });
});

describe('the standard wave', () => {
  it('has the published percentages and repetitions in three sets', () => {
    const shown = usualWave(3).map((week) =>
      week.map(({ share, reps, amrap }) => `${share}×${reps}${amrap ? '+' : ''}`),
    );
    expect(shown).toEqual([
      ['0.65×5', '0.75×5', '0.85×5+'],
      ['0.7×3', '0.8×3', '0.9×3+'],
      ['0.75×5', '0.85×3', '0.95×1+'],
      ['0.4×5', '0.5×5', '0.6×5'],
    ]);
  });

  it.each([1, 2, 5])('has the requested number of sets: %i', (sets) => {
    const weeks = usualWave(sets);
    expect(weeks.map(({ length }) => length)).toEqual(Array(4).fill(sets));
    expect(weeks[2]?.at(-1)).toEqual({ share: 0.95, reps: 1, amrap: true });
    expect(readProgression(progressionRuleOf({ rule: 'wave', of: 'e1rm', weeks }))).not.toBeNull();
  });
});
