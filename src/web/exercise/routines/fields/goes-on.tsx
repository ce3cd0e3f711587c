import type { KnownExercise, ProgressionRule, Routine } from '#domain/exercise/index.ts';
import {
  changeTarget,
  hasOneRepMax,
  isWorkingTarget,
  type RoutineExercise,
  readProgression,
  setProgression,
} from '#domain/exercise/programming/index.ts';
import { useMessages } from '../../../language/index.ts';
import { programmeLink } from '../../../links/exercise.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Select } from '../../../ui/select.tsx';
import { Text } from '../../../ui/text.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Change } from '../../editing/index.ts';
import { DecimalField } from '../../quantities/index.ts';
import { routinesMessages } from '../messages/index.ts';
import type { ProgrammeContext } from '../plan/active-programmes.ts';
import type { NextFormat } from '../plan/next-text.ts';
import { loadsAsOf } from '../plan/target-fields.ts';
import styles from './fields.module.css';
import { ProgressionFields } from './progression-fields.tsx';

export interface GoesOnProps {
  readonly each: RoutineExercise;
  readonly known: KnownExercise;
  readonly context: ProgrammeContext<RecordEntry<'programmes'>> | null;
  readonly format: NextFormat;
  readonly change: Change<Routine>;
}

/** The settings of an exercise in a routine: progression, type of loads, rest and remark. */
export function GoesOn({ each, known, context, format, change }: GoesOnProps) {
  const m = useMessages(routinesMessages);
  const { exercise, sets } = each;
  const rule: ProgressionRule | undefined = exercise.progression;
  const ofProgramme = context?.programme.value.progression[known.id];
  const progression = readProgression(ofProgramme ?? rule);
  const working = sets.filter(({ set }) => isWorkingTarget(set.target ?? {})).length;
  const plansLoads = hasOneRepMax(known.tracking) && progression?.rule !== 'wave' && progression?.rule !== 'byRpe';
  const write = (edit: (draft: RoutineExercise['exercise']) => void) =>
    change((draft) => {
      const mine = draft.exercises[each.id];
      if (mine !== undefined) edit(mine);
    });
  return (
    <Disclosure
      summary={
        <Text as="span" size={2} tone="ink">
          {m.progressionOf({ rule: m.progressionsShort[progression?.rule ?? 'none'] })}
        </Text>
      }
      className={styles.goesOn ?? ''}
    >
      <Stack paddingX={3} paddingTop={2} paddingBottom={4} gap={4}>
        {ofProgramme !== undefined && context !== null ? (
          <Text size={2}>
            <Link variant="text" {...programmeLink(context.programme.id)}>
              <bdi>{m.fromProgramme({ name: context.programme.value.name?.trim() || m.programme })}</bdi>
            </Link>
          </Text>
        ) : (
          <ProgressionFields
            rule={rule ?? null}
            tracking={known.tracking}
            workingSets={working}
            unit={format.unit}
            none={m.progressions.none}
            noneText={m.progressionText.none}
            onChange={(next) => change((draft) => setProgression(draft, each.id, next))}
          />
        )}
        {plansLoads && <LoadsAsField each={each} change={change} />}
        <DecimalField
          label={m.restTimer}
          description={m.restText}
          unit="s"
          time="s"
          value={exercise.restSeconds ?? null}
          onChange={(value) => {
            if (value === null || value >= 0)
              write((mine) => {
                mine.restSeconds = value ?? undefined;
              });
          }}
        />
        <TextField
          label={m.exerciseNote}
          value={exercise.remark ?? ''}
          onChange={(typed) =>
            write((mine) => {
              mine.remark = typed === '' ? undefined : typed;
            })
          }
        />
      </Stack>
    </Disclosure>
  );
}

/** The initial percentage of a set whose load is changed to a percentage. */
const firstShare = 0.7;

/**
 * Selects whether loads are absolute or percentages of a maximum. A load that becomes a percentage gets a default
 * value.
 */
function LoadsAsField({ each, change }: Pick<GoesOnProps, 'each' | 'change'>) {
  const m = useMessages(routinesMessages);
  const targets = each.sets.map(({ set }) => set.target ?? {});
  const options = (['load', 'e1rm', 'trainingMax'] as const).map((id) => ({ id, label: m.loadsAsOptions[id] }));
  return (
    <Select
      label={m.loadsAs}
      options={options}
      placeholder={m.loadsAsOptions.load}
      value={loadsAsOf(targets)}
      onChange={(of) =>
        change((draft) => {
          for (const { id, set } of each.sets) {
            if (!isWorkingTarget(set.target ?? {})) continue;
            const value = set.target?.share?.value ?? firstShare;
            changeTarget(draft, id, of === 'load' ? { share: undefined } : { share: { of, value }, load: undefined });
          }
        })
      }
    />
  );
}
