/** What people of a region mostly use, for those who chose nothing. None of it is ever stored. */
export interface RegionDefaults {
  readonly distance: 'km' | 'mi';
  /** 0 is Sunday. */
  readonly weekStart: number;
  readonly hourCycle: 'h12' | 'h23';
}

/** @param locale a BCP 47 tag; without a region, that where most of its speakers live */
export function regionDefaults(locale: string): RegionDefaults {
  const { region = '' } = new Intl.Locale(locale).maximize();
  return {
    distance: mileRegions.has(region) ? 'mi' : 'km',
    weekStart: weekStartOf(locale),
    hourCycle: cycleOf(locale),
  };
}

const mileRegions = new Set(['US', 'GB', 'LR', 'MM']);

/** Intl counts from Monday, 1, to Sunday, 7. A browser that does not know weeks begins them on Monday, as ISO 8601 does. */
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
