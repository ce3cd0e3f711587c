export type LoadUnit = 'kg' | 'lb';

/**
 * The unit in which a person lifts: as the exercise says, else as they chose, else as the region of their language
 * does.
 */
export function loadUnit(exercise: string | undefined, preferred: string | undefined, locale: string): LoadUnit {
  for (const unit of [exercise, preferred]) if (unit === 'kg' || unit === 'lb') return unit;
  return poundRegions.has(new Intl.Locale(locale).maximize().region ?? '') ? 'lb' : 'kg';
}

const poundRegions = new Set(['US', 'LR', 'MM']);
