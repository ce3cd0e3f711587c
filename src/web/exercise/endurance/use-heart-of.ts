import { useMemo } from 'react';
import { readingsByMeasure, readingUntil, yearsOfAge } from '#domain/exercise/body/index.ts';
import { type KnownMaximum, knownMaximum, zonesOn } from '#domain/exercise/endurance/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { type RecordEntry, useProfileData, useRecords } from '../../replica/index.ts';

/** What is known about the user's heart rate on a day; null for unknown values. */
export interface Heart {
  readonly zones: RecordEntry<'zones'> | null;
  readonly maximum: KnownMaximum | null;
  /** The resting heart rate in beats per minute. */
  readonly resting: number | null;
  readonly age: number | null;
  readonly sex: 'female' | 'male' | null;
}

/** The sexes for which the formulas were published. */
const sexes = ['female', 'male'] as const;

export function useHeartOf(day: LocalDay, sport: string | undefined): Heart {
  const { body } = useProfileData().preferences;
  const zoneRecords = useRecords('zones');
  const resting = useRestingPulse(day);
  const age = body.bornOn === undefined ? null : yearsOfAge(body.bornOn, day);
  const zones = zonesOn(
    zoneRecords.filter(({ inTrash }) => !inTrash),
    { measure: 'heartRate', sport, day },
  );
  return {
    zones,
    maximum: knownMaximum(zones?.value.bounds ?? [], age),
    resting,
    age,
    sex: sexes.find((sex) => sex === body.sex) ?? null,
  };
}

/** Returns the latest resting heart rate up to that day; null if there is none. */
function useRestingPulse(day: LocalDay): number | null {
  const measurements = useRecords('measurements');
  const readings = useMemo(() => {
    const pulses = measurements.filter(({ inTrash, value }) => !inTrash && value.measure === 'resting-pulse');
    return readingsByMeasure(pulses).get('resting-pulse') ?? [];
  }, [measurements]);
  return readingUntil(readings, day)?.value.si ?? null;
}
