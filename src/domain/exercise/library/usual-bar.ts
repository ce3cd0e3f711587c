import type { Step } from './step.ts';

/** The kinds of bar that exercises are usually done with. */
export const usualBars = ['straight', 'ez', 'trap', 'safety'] as const;

export type UsualBar = (typeof usualBars)[number];

/** The usual mass of each kind of bar, where loads are in kilograms and where they are in pounds. */
export const massOfUsualBar: { readonly [B in UsualBar]: Step } = {
  straight: { kg: 20, lb: 45 },
  ez: { kg: 10, lb: 25 },
  trap: { kg: 25, lb: 55 },
  safety: { kg: 30, lb: 65 },
};
