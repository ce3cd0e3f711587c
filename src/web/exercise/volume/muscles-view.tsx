import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import type { WeekOfSets } from '#domain/exercise/volume/index.ts';
import { addDays, type LocalDay } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { exerciseLink, workoutsLink } from '../../links/exercise.ts';
import { useDocument, useProfileData, useRecords } from '../../replica/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PlainList, Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { useTraining } from '../training-data/index.ts';
import { BodyMap } from './body-map.tsx';
import { volumeMessages } from './messages/index.ts';
import { weekOfMuscles } from './muscle-rows.ts';
import { MuscleSheet } from './muscle-sheet.tsx';
import { MusclesTable } from './muscles-table.tsx';
import { useWeekLabels } from './use-week-labels.ts';
import styles from './volume.module.css';
import { type VolumeRoute, volumeRouteLink } from './volume-route.ts';
import { weekLookedAt, weeksAsked, weeksShown } from './weeks-asked.ts';

export function MusclesView({ place }: { readonly place: VolumeRoute }) {
  const m = useMessages(volumeMessages);
  const hasWorkouts = useRecords('workouts').some(({ inTrash }) => !inTrash);
  const known = useSetsByWeek(place.day);
  if (!hasWorkouts) {
    return (
      <EmptyState
        title={m.empty}
        action={
          <Link variant="primary" {...workoutsLink('history')}>
            {m.toWorkouts}
          </Link>
        }
      >
        {m.emptyText}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <WeekWalk known={known} />
      {known.weeks === null ? (
        <StateView kind="loading" title={m.loading} />
      ) : (
        <Week place={place} weeks={known.weeks} isWhole={known.isWhole} />
      )}
    </Stack>
  );
}

function WeekWalk({ known: { week, running, weeks, isWhole } }: { readonly known: SetsByWeek }) {
  const m = useMessages(volumeMessages);
  const navigate = useNavigate();
  const labels = useWeekLabels();
  const isRunning = week === running;
  const go = (to: LocalDay) => {
    const day = to === running ? null : to;
    void navigate({ ...volumeRouteLink({ day, muscle: null }), replace: true });
  };
  return (
    <Row as="section" gap={1} align="center" wrap aria-label={m.weeks}>
      <Row gap={1} align="center">
        <IconButton icon={<ChevronLeft />} label={m.previousWeek} onPress={() => go(addDays(week, -7))} />
        <Stack justify="center" className={styles.weekName} aria-live="polite">
          <SectionHeading>{labels.whole(week)}</SectionHeading>
          {weeks !== null && !isWhole ? (
            <SecondaryText lines={1} className={styles.older ?? ''}>
              {m.loadingOlderWorkouts}
            </SecondaryText>
          ) : (
            isRunning && <SecondaryText>{m.soFar}</SecondaryText>
          )}
        </Stack>
        <IconButton
          icon={<ChevronRight />}
          label={m.nextWeek}
          isDisabled={isRunning}
          onPress={() => go(addDays(week, 7))}
        />
      </Row>
      <Row basis={8} justify="end">
        <Button isDisabled={isRunning} onPress={() => go(running)}>
          {m.thisWeek}
        </Button>
      </Row>
    </Row>
  );
}

interface WeekProps {
  readonly place: VolumeRoute;
  /** At least one week. The last one is the selected week. */
  readonly weeks: readonly WeekOfSets[];
  readonly isWhole: boolean;
}

function Week({ place, weeks, isWhole }: WeekProps) {
  const m = useMessages(volumeMessages);
  const navigate = useNavigate();
  const catalogue = useCatalogue();
  const { bands } = useProfileData().preferences;
  const week = weeks.at(-1);
  const shown = useMemo(
    () => (week === undefined ? null : weekOfMuscles(week, catalogue, bands)),
    [week, catalogue, bands],
  );
  if (shown === null) return null;
  const linkOf = (muscle: VolumeRoute['muscle']) => volumeRouteLink({ ...place, muscle });
  const open = shown.rows.find(({ muscle }) => muscle === place.muscle);
  return (
    <>
      {isWhole && week?.exercises.length === 0 && <Text tone="muted">{m.emptyWeek}</Text>}
      <div className={styles.both}>
        <BodyMap rows={shown.rows} linkOf={linkOf} />
        <Stack gap={4}>
          <MusclesTable rows={shown.rows} linkOf={linkOf} />
          <Uncounted sets={shown.uncounted} />
        </Stack>
      </div>
      {open !== undefined && (
        <MuscleSheet
          row={open}
          weeks={weeks}
          catalogue={catalogue}
          onClose={() => void navigate({ ...linkOf(null), replace: true })}
        />
      )}
    </>
  );
}

/** Tells the user that the figures above omit sets of exercises without muscles. */
function Uncounted({ sets }: { readonly sets: ReturnType<typeof weekOfMuscles>['uncounted'] }) {
  const m = useMessages(volumeMessages);
  const { count } = useTimeFormat();
  const catalogue = useCatalogue();
  const named = sets.flatMap((each) => {
    const known = catalogue.get(each.exercise);
    return known === undefined ? [] : [{ ...each, ...known }];
  });
  if (named.length === 0) return null;
  return (
    <div>
      <SecondaryText>{m.uncounted}</SecondaryText>
      <PlainList gap={4} paddingY={2}>
        {named.map(({ key, id, name, sets: number }) => (
          <li key={key}>
            <Link {...exerciseLink(id)}>
              <span dir="auto">{name}</span>
            </Link>{' '}
            <SecondaryText as="span" numeric>
              {m.setsOf({ count: number, sets: count(number) })}
            </SecondaryText>
          </li>
        ))}
      </PlainList>
    </div>
  );
}

interface SetsByWeek {
  /** The first day of the selected week. */
  readonly week: LocalDay;
  /** The first day of the current week. */
  readonly running: LocalDay;
  /** The weeks up to the selected one, oldest first; null while loading. */
  readonly weeks: readonly WeekOfSets[] | null;
  /** Whether all workouts have been read. */
  readonly isWhole: boolean;
}

/**
 * Returns the hard sets of the selected week and the weeks before it.
 * @param day a day of the selected week; null for the current one
 */
function useSetsByWeek(day: LocalDay | null): SetsByWeek {
  const weekStart = useWeekStart();
  const today = useDocument().today();
  const week = weekLookedAt({ day, today, weekStart });
  const known = useTraining({ about: 'hardSets', ...weeksAsked({ day, today, weekStart }), weekStart });
  const first = addDays(week, -7 * (weeksShown - 1));
  return {
    week,
    running: weekLookedAt({ day: null, today, weekStart }),
    weeks: known?.value.filter((each) => each.week >= first && each.week <= week) ?? null,
    isWhole: known?.isWhole ?? false,
  };
}
