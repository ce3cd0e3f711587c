import type { ReactNode } from 'react';
import type { KnownExercises } from '#domain/exercise/index.ts';
import type { MuscleShare, WeekOfSets } from '#domain/exercise/volume/index.ts';
import { useMessages } from '../../language/index.ts';
import { exerciseLink } from '../../links/exercise.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Table } from '../../ui/table.tsx';
import { Heading, SecondaryText, Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Explained } from '../explain/index.ts';
import { libraryMessages } from '../library/index.ts';
import { BandForm } from './band-form.tsx';
import { volumeMessages } from './messages/index.ts';
import { type MuscleRow, mostSets, sharesIn, weeksOfMuscle } from './muscle-rows.ts';
import styles from './muscle-sheet.module.css';
import { SetsBar } from './sets-bar.tsx';
import { useBandLabels } from './use-muscle-labels.ts';
import { useWeekLabels } from './use-week-labels.ts';

export interface MuscleSheetProps {
  readonly row: MuscleRow;
  /** At least one week. The last one is the selected week. */
  readonly weeks: readonly WeekOfSets[];
  readonly catalogue: KnownExercises;
  readonly onClose: () => void;
}

/** Details of a muscle: which exercises its sets in the week come from, its previous weeks, and its weekly target. */
export function MuscleSheet({ row, weeks, catalogue, onClose }: MuscleSheetProps) {
  const m = useMessages(volumeMessages);
  const { muscles: names } = useMessages(libraryMessages);
  const week = weeks.at(-1);
  const shares = week === undefined ? [] : sharesIn(row.muscle, week, catalogue);
  return (
    <Sheet title={names[row.muscle] ?? row.muscle} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Stack gap={6}>
        <Total row={row} shares={shares} catalogue={catalogue} />
        <Part title={m.setsByExercise}>
          {shares.length === 0 ? (
            <Text tone="muted">{m.noSetsOfMuscle}</Text>
          ) : (
            <Shares shares={shares} catalogue={catalogue} />
          )}
        </Part>
        <Part title={m.recentWeeks}>
          <LastWeeks row={row} weeks={weeks} catalogue={catalogue} />
        </Part>
        <Part title={m.weeklyTarget}>
          <BandForm key={row.muscle} muscle={row.muscle} band={row.band} />
        </Part>
      </Stack>
    </Sheet>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size={3}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

interface SharesProps {
  readonly shares: readonly MuscleShare[];
  readonly catalogue: KnownExercises;
}

function Total({ row, shares, catalogue }: SharesProps & Pick<MuscleSheetProps, 'row'>) {
  const m = useMessages(volumeMessages);
  const { count } = useTimeFormat();
  const bandLabels = useBandLabels();
  const inputs = shares.map(({ exercise, sets, share }) => ({
    name: catalogue.get(exercise)?.name ?? m.exercise,
    value: m.product({ sets: count(sets), share: count(share) }),
  }));
  return (
    <Row as="p" size={5} gap={3} rowGap={1} align="baseline" wrap>
      <Explained formula="sets/muscle" inputs={inputs}>
        <strong>{m.setsOf({ count: row.sets, sets: count(row.sets) })}</strong>
      </Explained>
      <SecondaryText as="span" numeric>
        {m.standingOnMap({ standing: row.standing, target: bandLabels(row.band) })}
      </SecondaryText>
    </Row>
  );
}

function Shares({ shares, catalogue }: SharesProps) {
  const m = useMessages(volumeMessages);
  const { count } = useTimeFormat();
  return (
    <Table headings={[m.exercise, m.sets, m.factor, m.counted]} atEnd="rest" size={2} numeric touch>
      {shares.map(({ exercise, sets, share, counted }) => (
        <tr key={exercise}>
          <th scope="row">
            <ExerciseName exercise={catalogue.get(exercise)} />
          </th>
          <td>{count(sets)}</td>
          <td>{m.times({ share: count(share) })}</td>
          <td>{count(counted)}</td>
        </tr>
      ))}
    </Table>
  );
}

function ExerciseName({ exercise }: { readonly exercise: ReturnType<KnownExercises['get']> }) {
  const m = useMessages(volumeMessages);
  if (exercise === undefined) return m.exercise;
  return (
    <Link variant="quiet" touch {...exerciseLink(exercise.id)}>
      <Text as="span" personal lines={2}>
        {exercise.name}
      </Text>
    </Link>
  );
}

/** The previous weeks, newest first, each with a bar, so that the table is also a chart. */
function LastWeeks({ row, weeks, catalogue }: Pick<MuscleSheetProps, 'row' | 'weeks' | 'catalogue'>) {
  const m = useMessages(volumeMessages);
  const { count } = useTimeFormat();
  const labels = useWeekLabels();
  const { band } = row;
  const shown = weeksOfMuscle(row.muscle, weeks, catalogue, band);
  const most = mostSets(shown);
  return (
    <Table
      headings={[m.week, null, m.sets, <VisuallyHidden key="status">{m.status}</VisuallyHidden>]}
      atEnd="rest"
      size={2}
      numeric
    >
      {shown.toReversed().map((each) => (
        <tr key={each.week}>
          <th scope="row" className={styles.week}>
            {labels.short(each.week)}
          </th>
          <td className={styles.bar}>
            <SetsBar row={each} most={most} />
          </td>
          <td>{count(each.sets)}</td>
          <td>{band !== null && <SecondaryText as="span">{m.standings[each.standing]}</SecondaryText>}</td>
        </tr>
      ))}
    </Table>
  );
}
