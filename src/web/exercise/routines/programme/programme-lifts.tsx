import { useEffect, useMemo } from 'react';
import type { KnownExercise, Programme, ProgressionRule } from '#domain/exercise/index.ts';
import {
  hasOneRepMax,
  isWorkingTarget,
  type PlannedExercise,
  plannedExercises,
  readProgression,
} from '#domain/exercise/programming/index.ts';
import { recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useDocument, useRecords } from '../../../replica/index.ts';
import { Stack } from '../../../ui/layout.tsx';
import { SecondaryText, SectionHeading, Text } from '../../../ui/text.tsx';
import { useCatalogue } from '../../catalogue/index.ts';
import type { Change } from '../../editing/index.ts';
import { useLoadUnit } from '../../quantities/index.ts';
import { ProgressionFields } from '../fields/progression-fields.tsx';
import { QuantityField } from '../fields/quantity-field.tsx';
import { routinesMessages } from '../messages/index.ts';
import { routinesOf } from '../plan/session-question.ts';
import styles from './programme.module.css';

interface Lift {
  readonly known: KnownExercise;
  /** The highest number of working sets that the exercise has in one routine. */
  readonly workingSets: number;
  /** Whether a load or a rule of a routine is a share of the training max. */
  readonly usesTrainingMax: boolean;
}

export interface ProgrammeLiftsProps {
  readonly programme: Programme;
  readonly change: Change<Programme>;
}

/**
 * The exercises of a programme's routines, with their training maxes and with progressions that apply to all the
 * routines.
 */
export function ProgrammeLifts({ programme, change }: ProgrammeLiftsProps) {
  const m = useMessages(routinesMessages);
  const lifts = useLifts(routinesOf(programme).join(' '));
  return (
    <Stack as="section" gap={3} aria-label={m.lifts}>
      <SectionHeading>{m.lifts}</SectionHeading>
      <SecondaryText>{lifts.length === 0 ? m.noLifts : m.liftsText}</SecondaryText>
      {lifts.map((lift) => (
        <LiftFields key={lift.known.key} {...lift} programme={programme} change={change} />
      ))}
    </Stack>
  );
}

function LiftFields({ known, workingSets, usesTrainingMax, programme, change }: Lift & ProgrammeLiftsProps) {
  const m = useMessages(routinesMessages);
  const unit = useLoadUnit(known);
  const { [known.id]: typed } = programme.trainingMax;
  const hasTrainingMax = usesTrainingMax || isOfTrainingMax(programme.progression[known.id]) || typed !== undefined;
  return (
    <Stack as="fieldset" gap={4} className={styles.lift}>
      <legend>
        <Text as="span" weight="medium" lines={2} personal>
          {known.name}
        </Text>
      </legend>
      {hasTrainingMax && hasOneRepMax(known.tracking) && (
        <QuantityField
          label={m.trainingMax}
          description={m.trainingMaxText}
          unit={unit}
          value={typed}
          onChange={(value) =>
            change((draft) => {
              if (value === undefined) delete draft.trainingMax[known.id];
              else draft.trainingMax[known.id] = value;
            })
          }
        />
      )}
      <ProgressionFields
        rule={programme.progression[known.id] ?? null}
        tracking={known.tracking}
        workingSets={workingSets}
        unit={unit}
        none={m.asRoutines}
        noneText={m.asRoutinesText}
        onChange={(rule) =>
          change((draft) => {
            if (rule === null) delete draft.progression[known.id];
            else draft.progression[known.id] = rule;
          })
        }
      />
    </Stack>
  );
}

/**
 * Returns the exercises of routines.
 * @param ids ids of routines, separated by spaces; a string, so that React can compare it
 */
function useLifts(ids: string): readonly Lift[] {
  const document = useDocument();
  const catalogue = useCatalogue();
  const routines = useRecords('routines');
  useEffect(() => {
    for (const id of ids.split(' ').filter(Boolean)) {
      // an unreadable routine is missing from the list until the replica has fetched it again
      document.openRecord(recordKey('routines', id)).catch(() => {});
    }
  }, [document, ids]);
  return useMemo(() => {
    const wanted = new Set(ids.split(' '));
    const planned = routines.filter(({ id }) => wanted.has(id)).flatMap(({ leaves }) => plannedExercises(leaves));
    const byExercise = new Map<string, Lift>();
    for (const each of planned) {
      const known = catalogue.get(each.exercise);
      if (known === undefined) continue;
      const before = byExercise.get(known.id);
      byExercise.set(known.id, {
        known,
        workingSets: Math.max(before?.workingSets ?? 0, workingSetsOf(each)),
        usesTrainingMax: before?.usesTrainingMax === true || isByTrainingMax(each),
      });
    }
    return [...byExercise.values()];
  }, [catalogue, routines, ids]);
}

function workingSetsOf({ sets }: PlannedExercise): number {
  return sets.filter(({ target }) => isWorkingTarget(target)).length;
}

function isByTrainingMax({ sets, rule }: PlannedExercise): boolean {
  return isOfTrainingMax(rule) || sets.some(({ target }) => target.share?.of === 'trainingMax');
}

function isOfTrainingMax(rule: ProgressionRule | null | undefined): boolean {
  const read = readProgression(rule ?? undefined);
  return read?.rule === 'wave' && read.of === 'trainingMax';
}
