import { useMemo } from 'react';
import { isRecognisedBySpeed, type SportTotal, type TotalsLength } from '#domain/exercise/endurance/index.ts';
import { sportYear } from '#domain/exercise/goals/index.ts';
import type { Sport } from '#domain/exercise/index.ts';
import { useMessages } from '../../../language/index.ts';
import { activityLink } from '../../../links/exercise.ts';
import { useRecords } from '../../../replica/index.ts';
import { useWeekStart } from '../../../time/index.ts';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { SectionHeading } from '../../../ui/text.tsx';
import { type QuantityLabels, useQuantityLabels } from '../../quantities/index.ts';
import type { messages } from '../messages/en.ts';
import { enduranceMessages } from '../messages/index.ts';
import { totalTime } from './total-time.ts';

interface TotalFiguresProps {
  readonly name: string;
  readonly sport: Sport;
  readonly total: SportTotal;
  readonly per: TotalsLength;
}

/** The figures of a period; those of a year have its longest activity, days and weeks. */
export function TotalFigures({ name, sport, total, per }: TotalFiguresProps) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const figures: readonly { readonly name: string; readonly shown: string; readonly note?: string | undefined }[] = [
    { name: m.distance, shown: labels.distance({ si: total.metres }, sport) },
    { name: m.time, shown: totalTime(total.seconds) },
    {
      name: isRecognisedBySpeed(sport) ? m.speed : m.pace,
      shown: fastLabels(total, sport, labels) ?? m.noTime,
      note: pacedNote(total, m),
    },
    ...(total.climb > 0 ? [{ name: m.elevationGain, shown: labels.climb({ si: total.climb }) }] : []),
    { name: m.activities, shown: labels.number(total.activities, 0) },
    ...(total.load > 0 ? [{ name: m.trainingLoad, shown: labels.number(total.load, 0) }] : []),
  ];
  return (
    <Stack as="section" gap={4} aria-label={name}>
      <SectionHeading>{name}</SectionHeading>
      <Figures minColumn={8.5}>
        {figures.map(({ name: label, shown, note }) => (
          <Figure key={label} label={label} value={shown} {...(note !== undefined && { note })} />
        ))}
        {per === 'year' && <YearFigures sport={sport} year={total} />}
      </Figures>
    </Stack>
  );
}

function YearFigures({ sport, year }: { readonly sport: Sport; readonly year: SportTotal }) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const records = useRecords('activities');
  const weekStart = useWeekStart();
  const { from, until } = year;
  const { longest, days, weeksInARow } = useMemo(() => {
    const kept = records.filter(({ inTrash }) => !inTrash);
    return sportYear(kept, { sport, from, until, weekStart });
  }, [records, sport, from, until, weekStart]);
  const { distance, movingSeconds, elapsedSeconds } = longest?.value ?? {};
  const length =
    distance === undefined ? totalTime(movingSeconds ?? elapsedSeconds ?? 0) : labels.distance(distance, sport);
  return (
    <>
      {longest !== null && (
        <Figure
          label={m.longest}
          value={
            <Link variant="quiet" touch="inLine" {...activityLink(longest.id)}>
              {length}
            </Link>
          }
        />
      )}
      <Figure label={m.daysActive} value={labels.number(days, 0)} />
      <Figure label={m.weeksInARow} value={labels.number(weeksInARow, 0)} />
    </>
  );
}

/** Says of how many activities the pace is, if some have no distance or no time. */
function pacedNote({ pace, paced, activities }: SportTotal, m: typeof messages): string | undefined {
  return pace === null || paced === activities ? undefined : m.pacedOf({ paced, count: activities });
}

function fastLabels({ pace }: SportTotal, sport: Sport, labels: QuantityLabels): string | null {
  if (pace === null) return null;
  return isRecognisedBySpeed(sport) ? labels.speed(1 / pace) : labels.pace(pace, sport);
}
