import { regionDefaults } from '../../time/index.ts';

export type LoadUnit = 'kg' | 'lb';

/**
 * Returns the unit for loads: that of the exercise, falling back to the user's preference and then to the default of
 * their region.
 */
export function loadUnit(exercise: string | undefined, preferred: string | undefined, locale: string): LoadUnit {
  for (const unit of [exercise, preferred]) if (unit === 'kg' || unit === 'lb') return unit;
  return regionDefaults(locale).load;
}
