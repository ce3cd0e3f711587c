import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { KnownExercise, KnownExercises } from '#domain/exercise/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { exerciseLink, progressLink } from '../../links/exercise.ts';
import { useDocument } from '../../replica/index.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { SectionHeading } from '../../ui/text.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { type TimeRange, TimeRangeToggle } from '../charts/index.ts';
import { progressRoute } from '../navigation/routes.ts';
import { useTraining } from '../training-data/index.ts';
import { AwaitedText, OlderLoading } from './awaited.tsx';
import { FigureCharts } from './figure-charts.tsx';
import { progressMessages } from './messages/index.ts';
import styles from './progress.module.css';
import { type ChosenRange, useProgressInRange } from './use-progress.ts';

/** The progress of one exercise, by default the most trained lately. Renders nothing before the first workout. */
export function ExerciseCharts() {
  const m = useMessages(progressMessages);
  const catalogue = useCatalogue();
  const { today } = useDocument();
  const known = useTraining({ about: 'exerciseUse', today: today() });
  const done = known?.value;
  const exercises = useMemo(() => knownOf(done?.map(({ exercise }) => exercise) ?? [], catalogue), [done, catalogue]);
  const [chosen, choose] = useChosenExercise(exercises);
  const chosenRange = useState<TimeRange | null>(null);
  if (chosen === undefined) return known?.isWhole ? null : <AwaitedText>{m.loading}</AwaitedText>;
  return (
    <Stack as="section" gap={4} className={styles.section} aria-label={m.exercise}>
      <SectionHeading>{m.exerciseProgress}</SectionHeading>
      <ComboBox
        key={chosen.key}
        label={m.exercise}
        options={exercises.map(({ id, name }) => ({ id, label: name }))}
        value={chosen.id}
        emptyText={m.noMatch}
        openLabel={m.openExercises}
        onChange={(id) => {
          if (id !== null) choose(id);
        }}
      />
      <Charts key={`charts of ${chosen.key}`} exercise={chosen} chosenRange={chosenRange} />
      <div>
        <ButtonLink {...exerciseLink(chosen.id)}>{m.openExercise({ name: chosen.name })}</ButtonLink>
      </div>
    </Stack>
  );
}

/** Returns the exercise in the URL, else the most trained one lately, and a function that changes it. */
function useChosenExercise(
  exercises: readonly KnownExercise[],
): readonly [KnownExercise | undefined, (id: string) => void] {
  const search = progressRoute.useSearch();
  const navigate = useNavigate();
  const choose = (id: string) =>
    void navigate({ ...progressLink({ exercise: id }), replace: true, resetScroll: false });
  return [exercises.find(({ id }) => id === search.exercise) ?? exercises[0], choose];
}

function Charts({ exercise, chosenRange }: { readonly exercise: KnownExercise; readonly chosenRange: ChosenRange }) {
  const m = useMessages(progressMessages);
  const { known, range, setRange } = useProgressInRange(exercise, chosenRange);
  const toggle = <TimeRangeToggle value={range} onChange={setRange} />;
  if (known === null || (!known.isWhole && known.value.days.length === 0)) {
    return (
      <>
        {toggle}
        <AwaitedText>{m.loading}</AwaitedText>
      </>
    );
  }
  return (
    <>
      {toggle}
      {!known.isWhole && <OlderLoading />}
      <FigureCharts exercise={exercise} progress={known.value} />
    </>
  );
}

/** Returns the exercises that exist in the catalogue. Merged exercises are replaced by their target. */
function knownOf(done: readonly RecordKey[], catalogue: KnownExercises): readonly KnownExercise[] {
  const keys = new Set(done.map((key) => catalogue.get(key)?.merged?.into ?? key));
  return [...keys].flatMap((key) => catalogue.get(key) ?? []);
}
