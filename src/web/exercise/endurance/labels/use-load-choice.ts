import { useMemo } from 'react';
import { yearsOfAge } from '#domain/exercise/body/index.ts';
import { knownMaximum, runningCapacity, zonesOn } from '#domain/exercise/endurance/index.ts';
import { type LoadChoice, loadSources } from '#domain/exercise/load/index.ts';
import { useProfileData, useRecords } from '../../../replica/index.ts';
import { useAboutBody } from '../../body/index.ts';

/** Returns from what the load of activities is computed: what the user prefers, and the maxima of each day. */
export function useLoadChoice(): LoadChoice {
  const { bornOn } = useAboutBody();
  const zones = useRecords('zones');
  const activities = useRecords('activities');
  const { prefers } = useProfileData().preferences.trainingLoad;
  const capacityOn = useMemo(
    () => runningCapacity(activities.filter(({ inTrash }) => !inTrash).map(({ value }) => value)),
    [activities],
  );
  return useMemo(() => {
    const present = zones.filter(({ inTrash }) => !inTrash);
    return {
      prefers: loadSources.find((each) => each === prefers) ?? 'heartRate',
      capacityOf: ({ day }) => (day === undefined ? null : capacityOn(day)),
      maximumOf: ({ day, sport }) => {
        if (day === undefined) return null;
        const bounds = zonesOn(present, { measure: 'heartRate', sport, day })?.value.bounds ?? [];
        return knownMaximum(bounds, bornOn === null ? null : yearsOfAge(bornOn, day))?.beats ?? null;
      },
    };
  }, [bornOn, zones, prefers, capacityOn]);
}
