import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DoubtedSet, type RecordOfExercise, recordsByExercise } from '#domain/exercise/records/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { useLoadUnits } from '../quantities/index.ts';
import { figureLabels, recordKindLabel, recordValueLabel } from './figure-labels.ts';
import { progressMessages } from './messages/index.ts';
import type { KnownWorkoutRecords } from './use-workout-records.ts';

/**
 * Returns an announcement for screen readers about sets that changed since the workout was opened: the greatest
 * personal record of each, or the question about an unlikely value.
 */
export function useRecordNews(known: KnownWorkoutRecords | null): string {
  const labelsOf = useEffectEvent(useNewsLabel());
  const before = useRef<KnownWorkoutRecords | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const announced = before.current;
    if (known === null) return;
    before.current = known;
    if (announced === null) return; // records that existed on opening are not announced
    const sets = new Set([...known.madeBySet.keys(), ...known.implausibleBySet.keys()]);
    const news = [...sets].flatMap((set) => {
      const asked = known.implausibleBySet.get(set);
      const isNotified = asked === undefined ? announced.madeBySet.has(set) : announced.implausibleBySet.has(set);
      return isNotified ? [] : labelsOf(known.madeBySet.get(set) ?? [], asked);
    });
    setSaid(news.join('; '));
  }, [known]);
  return said;
}

function useNewsLabel() {
  const m = useMessages(progressMessages);
  const unitOf = useLoadUnits();
  const { count } = useTimeFormat();
  const catalogue = useCatalogue();
  return (made: readonly RecordOfExercise[], asked: DoubtedSet | undefined): readonly string[] => {
    const key = asked?.exercise ?? made[0]?.exercise;
    const known = key === undefined ? undefined : catalogue.get(key);
    if (known === undefined) return [];
    const { tracking } = known;
    const labels = figureLabels({ m, unit: unitOf(known), tracking, count });
    if (asked !== undefined) {
      return [m.implausibleLabel({ value: recordValueLabel({ ...asked.value, load: null }, labels, tracking) })];
    }
    return recordsByExercise(made).map(({ records: [greatest] }) =>
      m.recordInWords({ kind: recordKindLabel(greatest, m), value: recordValueLabel(greatest, labels, tracking) }),
    );
  };
}
