import { type DeloadPeriod, deloadOn, deloadWeekFrom } from '#domain/exercise/index.ts';
import { useMessages } from '../../../language/index.ts';
import { assign, useDocument, useProfileData } from '../../../replica/index.ts';
import { useTimeFormat, useToday } from '../../../time/index.ts';
import { routinesMessages } from '../messages/index.ts';

export interface Deload {
  /** The deload that includes today; null if there is none. */
  readonly current: DeloadPeriod | null;
  /** What a deload does and, during one, when it ends. */
  readonly text: string;
  /** Starts a deload of seven days today, or ends the current one. */
  readonly set: (isOn: boolean) => void;
}

/** Returns the deload that the user takes outside of a programme, and a function that starts or ends it. */
export function useDeload(): Deload {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const today = useToday();
  const { preferences, changePreferences } = useProfileData();
  const { dayInSentence: day, percent } = useTimeFormat();
  const current = deloadOn(preferences.deload, today);
  const { until, share } = current ?? deloadWeekFrom(today);
  const words = { until: day(until, today), share: percent(share) };
  return {
    current,
    text: current === null ? m.deloadOffer(words) : m.deloadNow(words),
    set: (isOn) => changePreferences(assign({ deload: isOn ? deloadWeekFrom(document.today()) : undefined })),
  };
}
