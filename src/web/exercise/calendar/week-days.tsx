import { Check } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { daysOf } from '#domain/exercise/goals/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat, useToday, utcNoon } from '../../time/index.ts';
import { onceForEach } from '../../ui/once-for-each.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { calendarMessages } from './messages/index.ts';
import type { TrainingWeek } from './use-this-week.ts';
import { useTrainingLabels } from './use-training-labels.ts';
import styles from './week-days.module.css';

/** The days of a week, each with a check mark if there was training. */
export function WeekDays({ week, days }: Pick<TrainingWeek, 'week' | 'days'>) {
  const m = useMessages(calendarMessages);
  const { locale } = useLocale();
  const { namedDay } = useTimeFormat();
  const { inFull } = useTrainingLabels();
  const today = useToday();
  return (
    <ul className={styles.days} aria-label={m.weekDays}>
      {daysOf(week).map((day) => {
        const trained = days.get(day);
        return (
          <li key={day} className={styles.day} data-today={day === today || undefined}>
            <span aria-hidden="true">{shortName(day, locale)}</span>
            <span
              className={styles.mark}
              data-done={trained !== undefined || undefined}
              data-later={day > today || undefined}
            >
              {trained !== undefined && <Check aria-hidden="true" />}
            </span>
            <VisuallyHidden>{`${namedDay(day)}: ${trained === undefined ? m.noTraining : inFull(trained)}`}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}

function shortName(day: LocalDay, locale: string): string {
  return formatIn(locale).format(utcNoon(day));
}

const formatIn = onceForEach(
  (locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
);
