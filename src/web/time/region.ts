import { onceForEach } from '../ui/once-for-each.ts';

/** The default units and formats of a region, for people who have chosen none. They are never stored. */
export interface RegionDefaults {
  readonly load: 'kg' | 'lb';
  readonly distance: 'km' | 'mi';
  /** 0 is Sunday. */
  readonly weekStart: number;
  readonly hourCycle: 'h12' | 'h23';
}

/**
 * Returns the defaults for a locale. They are computed once, because `Intl` takes a millisecond and screens ask on each
 * render.
 *
 * @param locale a BCP 47 tag; if it has no region, the region with most of its speakers is used
 */
export const regionDefaults = onceForEach((locale: string): RegionDefaults => {
  const { region = '' } = new Intl.Locale(locale).maximize();
  return {
    load: poundRegions.has(region) ? 'lb' : 'kg',
    distance: mileRegions.has(region) ? 'mi' : 'km',
    weekStart: weekStartOf(locale),
    hourCycle: cycleOf(locale),
  };
});

/** Returns the unit of distances: the user's choice, else the default of their region. */
export function distanceUnit(preferred: string | undefined, locale: string): 'km' | 'mi' {
  return preferred === 'km' || preferred === 'mi' ? preferred : regionDefaults(locale).distance;
}

const poundRegions = new Set(['US', 'LR', 'MM']);

const mileRegions = new Set(['US', 'GB', 'LR', 'MM']);

/**
 * Returns the first day of the week. `Intl` numbers days from Monday (1) to Sunday (7). If the browser has no week
 * data, weeks start on Monday, as in ISO 8601.
 */
function weekStartOf(locale: string): number {
  const known: Intl.Locale & WeekInfo = new Intl.Locale(locale);
  return (known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}

interface WeekInfo {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

function cycleOf(locale: string): 'h12' | 'h23' {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hour12 === true ? 'h12' : 'h23';
}
