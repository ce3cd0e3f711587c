import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { KnownExercise, Routine } from '#domain/exercise/index.ts';
import { addSet, removeSets } from '#domain/exercise/logging/index.ts';
import {
  changeTarget,
  hasOneRepMax,
  isWorkingTarget,
  planSets,
  type RoutineExercise,
  readProgression,
} from '#domain/exercise/programming/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { exerciseLink } from '../../../links/exercise.ts';
import { type RecordEntry, useDocument, useProfileData } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { SecondaryText, SectionHeading, Text } from '../../../ui/text.tsx';
import { useCatalogue } from '../../catalogue/index.ts';
import { type Change, changeWithUndo } from '../../editing/index.ts';
import { GoesOn } from '../fields/goes-on.tsx';
import { routinesMessages } from '../messages/index.ts';
import type { ProgrammeContext } from '../plan/active-programmes.ts';
import { nextText } from '../plan/next-text.ts';
import { loadsAsOf, targetFieldsOf } from '../plan/target-fields.ts';
import { useNextFormat } from '../plan/use-next-format.ts';
import type { NextSession } from '../plan/use-next-session.ts';
import { PlannedSetRow } from './planned-set-row.tsx';
import { QuickSets } from './quick-sets.tsx';
import styles from './routine.module.css';
import { RoutineExerciseMenu } from './routine-exercise-menu.tsx';

export interface RoutineExerciseProps {
  readonly each: RoutineExercise;
  /** All exercises of the routine, in order. */
  readonly exercises: readonly RoutineExercise[];
  /** Null while loading. */
  readonly next: NextSession | null;
  readonly context: ProgrammeContext<RecordEntry<'programmes'>> | null;
  readonly isReadOnly: boolean;
  readonly change: Change<Routine>;
}

/** An exercise of a routine: its sets, its next session with the reason for it, and its progression. */
export function RoutineExerciseSection({ each, exercises, next, context, isReadOnly, change }: RoutineExerciseProps) {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const { count } = useTimeFormat();
  const catalogue = useCatalogue();
  const known = catalogue.get(each.exercise.exercise as RecordKey);
  const name = known?.name ?? m.unknownExercise;
  const format = useNextFormat(known);
  const plan = usePlan(each, known, context);
  const nextOfThis = next?.exercises[each.id];
  const foot = useRef<HTMLDivElement>(null);
  const remove = (setId: string) => {
    changeWithUndo(change, m.setRemoved, (draft) => removeSets(draft, [setId]));
    foot.current?.querySelector('button')?.focus();
  };
  return (
    <Stack as="section" gap={2} aria-label={name}>
      <Grid columns="auto-end" touch gap={2} align="center" bleedEnd={3}>
        <SectionHeading lines={2} personal>
          {known === undefined ? (
            name
          ) : (
            <Link variant="quiet" className={styles.exerciseLink ?? ''} {...exerciseLink(known.id)}>
              {name}
            </Link>
          )}
        </SectionHeading>
        {!isReadOnly && <RoutineExerciseMenu each={each} exercises={exercises} name={name} change={change} />}
      </Grid>
      <SupersetLabel each={each} exercises={exercises} />
      <SecondaryText numeric>
        {nextOfThis === undefined ? m.readingWorkouts : nextText(nextOfThis, format)}
      </SecondaryText>
      <Stack as="ol" gap={3} aria-label={m.sets}>
        {each.sets.map((set, index) => (
          <PlannedSetRow
            key={set.id}
            set={set}
            number={count(index + 1)}
            fields={plan.isWave && isWorkingTarget(set.set.target ?? {}) ? null : plan.fields}
            shareOf={plan.shareOf}
            next={nextOfThis}
            format={format}
            isReadOnly={isReadOnly}
            onChange={(target) => change((draft) => changeTarget(draft, set.id, target))}
            onRemove={() => remove(set.id)}
          />
        ))}
      </Stack>
      {!isReadOnly && each.sets.every(isUnplanned) && plan.fields.includes('repsMin') && !plan.isWave && (
        <QuickSets
          exercise={name}
          unit={format.unit}
          takesLoad={plan.fields.includes('load') || plan.fields.includes('addedLoad')}
          onPlan={(typed) => change((draft) => planSets(draft, each, typed, document.newId))}
          onEnter={() => foot.current?.querySelector('button')?.focus()}
        />
      )}
      {!isReadOnly && (
        <div ref={foot}>
          <Button
            variant="quiet"
            isWide
            icon={<Plus />}
            onPress={() => change((draft) => addSet(draft, each, document.newId()))}
          >
            {m.addSet}
          </Button>
        </div>
      )}
      {!isReadOnly && known !== undefined && (
        <GoesOn each={each} known={known} context={context} format={format} change={change} />
      )}
    </Stack>
  );
}

/** Returns whether a set has no numbers yet. */
function isUnplanned({ set: { target = {} } }: RoutineExercise['sets'][number]): boolean {
  const { kind: _kind, ...numbers } = target;
  return Object.keys(numbers).length === 0;
}

/** Returns the fields of an exercise's sets, which depend on its progression. */
function usePlan(
  { exercise, sets }: RoutineExercise,
  known: KnownExercise | undefined,
  context: RoutineExerciseProps['context'],
) {
  const { effortScale } = useProfileData().preferences;
  const ofProgramme = context?.programme.value.progression[known?.id ?? ''];
  const rule = readProgression(ofProgramme ?? exercise.progression)?.rule;
  const tracking = known?.tracking ?? 'loadReps';
  const loadsAs = loadsAsOf(sets.map(({ set }) => set.target ?? {}));
  const scale = effortScale === 'rpe' || effortScale === 'rir' ? effortScale : null;
  const fields = targetFieldsOf(tracking, {
    loadsAs: rule === 'byRpe' ? null : hasOneRepMax(tracking) ? loadsAs : 'load',
    effort: rule === 'byRpe' ? (scale ?? 'rpe') : scale,
  });
  return { fields, isWave: rule === 'wave', shareOf: loadsAs === 'load' ? ('e1rm' as const) : loadsAs };
}

function SupersetLabel({ each, exercises }: Pick<RoutineExerciseProps, 'each' | 'exercises'>) {
  const m = useMessages(routinesMessages);
  const { list } = useTimeFormat();
  const catalogue = useCatalogue();
  const { superset } = each.exercise;
  const others = exercises.filter(({ id, exercise }) => id !== each.id && exercise.superset === superset);
  if (superset === undefined || others.length === 0) return null;
  const names = others.map(({ exercise }) => catalogue.get(exercise.exercise as RecordKey)?.name ?? m.unknownExercise);
  return (
    <Text size={2} tone="body" weight="medium" lines={2} personal>
      {m.supersetWith({ names: list(names) })}
    </Text>
  );
}
