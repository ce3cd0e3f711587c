import { readingUntil, yearsOfAge } from '#domain/exercise/body/index.ts';
import { type KnownMaximum, knownMaximum, zonesOn } from '#domain/exercise/endurance/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { type RecordEntry, useRecords } from '../../../replica/index.ts';
import { useAboutBody, useReadings } from '../../body/index.ts';

/** What is known about the user's heart rate on a day; null for unknown values. */
export interface Heart {
  readonly zones: RecordEntry<'zones'> | null;
  readonly maximum: KnownMaximum | null;
  /** The latest resting heart rate up to that day, in beats per minute. */
  readonly resting: number | null;
  readonly age: number | null;
  readonly sex: 'female' | 'male' | null;
}

export function useHeartOf(day: LocalDay, sport: string | undefined): Heart {
  const { bornOn, sex } = useAboutBody();
  const zoneRecords = useRecords('zones');
  const pulses = useReadings().get('resting-pulse') ?? [];
  const age = bornOn === null ? null : yearsOfAge(bornOn, day);
  const zones = zonesOn(
    zoneRecords.filter(({ inTrash }) => !inTrash),
    { measure: 'heartRate', sport, day },
  );
  return {
    zones,
    maximum: knownMaximum(zones?.value.bounds ?? [], age),
    resting: readingUntil(pulses, day)?.value.si ?? null,
    age,
    sex,
  };
}
