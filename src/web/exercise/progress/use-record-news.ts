import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ImplausibleValue, RecordOfExercise } from '#domain/exercise/records/index.ts';
import { useMessages } from '../../language/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { loadUnit } from '../load-unit.ts';
import { useCatalogue } from '../use-catalogue.ts';
import { figureWords, recordKindWords, recordValueWords } from './figure-words.ts';
import { progressMessages } from './messages/index.ts';
import type { WorkoutRecordsKnown } from './use-workout-records.ts';

/**
 * What sets came to since their workout was opened, for who does not see it appear: the records they made, or the
 * question that stands in their place.
 */
export function useRecordNews(known: WorkoutRecordsKnown | null): string {
  const wordsOf = useNewsWords();
  const inWords = useRef(wordsOf);
  const before = useRef<WorkoutRecordsKnown | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    inWords.current = wordsOf;
  });
  useEffect(() => {
    const told = before.current;
    if (known === null) return;
    before.current = known;
    if (told === null) return; // what it held when it was opened is no news
    const news = [...known.madeBySet].flatMap(([set, made]) => {
      const asked = known.implausibleBySet.get(set);
      const isTold = told.madeBySet.has(set) && told.implausibleBySet.has(set) === (asked !== undefined);
      return isTold ? [] : inWords.current(made, asked);
    });
    setSaid(news.join('; '));
  }, [known]);
  return said;
}

function useNewsWords() {
  const m = useMessages(progressMessages);
  const { locale } = useLocale();
  const { count } = useTimeFormat();
  const { units } = useProfileData().preferences;
  const catalogue = useCatalogue();
  return (made: readonly RecordOfExercise[], asked: ImplausibleValue | undefined): readonly string[] => {
    const [first] = made;
    const known = first === undefined ? undefined : catalogue.get(first.exercise);
    if (known === undefined) return [];
    const { tracking } = known;
    const words = figureWords({ m, unit: loadUnit(known.unit, units.load, locale), tracking, count });
    if (asked !== undefined) {
      return [m.implausibleLabel({ value: recordValueWords({ ...asked, load: null }, words, tracking) })];
    }
    return made.map(({ record }) =>
      m.recordInWords({ kind: recordKindWords(record, m), value: recordValueWords(record, words, tracking) }),
    );
  };
}
