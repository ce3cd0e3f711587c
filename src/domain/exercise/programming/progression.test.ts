import { describe, expect, it } from 'vitest';
import { type Progression, progressionRuleOf, readProgression } from './progression.ts';

describe('a stored rule', () => {
  it('is read as it was stored', () => {
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
  ])('that cannot be used is none: %j', (rule) => {
    expect(readProgression(rule as never)).toBeNull();
  });
});
