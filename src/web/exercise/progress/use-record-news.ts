import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ImplausibleValue, RecordOfExercise } from '#domain/exercise/records/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { useLoadUnits } from '../quantities/index.ts';
import { figureLabels, recordKindLabel, recordValueLabel } from './figure-labels.ts';
import { progressMessages } from './messages/index.ts';
import type { KnownWorkoutRecords } from './use-workout-records.ts';

/**
 * Returns an announcement for screen readers about sets that changed since the workout was opened: their new personal
 * records, or the question about an unlikely value.
 */
export function useRecordNews(known: KnownWorkoutRecords | null): string {
  const labelsOf = useEffectEvent(useNewsLabel());
  const before = useRef<KnownWorkoutRecords | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const told = before.current;
    if (known === null) return;
    before.current = known;
    if (told === null) return; // records that existed on opening are not announced
    const news = [...known.madeBySet].flatMap(([set, made]) => {
      const asked = known.implausibleBySet.get(set);
      const isTold = told.madeBySet.has(set) && told.implausibleBySet.has(set) === (asked !== undefined);
      return isTold ? [] : labelsOf(made, asked);
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
  return (made: readonly RecordOfExercise[], asked: ImplausibleValue | undefined): readonly string[] => {
    const [first] = made;
    const known = first === undefined ? undefined : catalogue.get(first.exercise);
    if (known === undefined) return [];
    const { tracking } = known;
    const words = figureLabels({ m, unit: unitOf(known), tracking, count });
    if (asked !== undefined) {
      return [m.implausibleLabel({ value: recordValueLabel({ ...asked, load: null }, words, tracking) })];
    }
    return made.map(({ record }) =>
      m.recordInWords({ kind: recordKindLabel(record, m), value: recordValueLabel(record, words, tracking) }),
    );
  };
}
