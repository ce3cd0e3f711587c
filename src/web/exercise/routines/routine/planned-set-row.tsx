import type { SetTarget } from '#domain/exercise/index.ts';
import type { NextExercise, RoutineExercise } from '#domain/exercise/programming/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Button } from '../../../ui/button.tsx';
import { DeleteItem, Menu, MenuChoice, MenuSeparator } from '../../../ui/menu.tsx';
import { SecondaryText, Text } from '../../../ui/text.tsx';
import { Explained } from '../../explain/index.ts';
import { setKinds } from '../../workouts/index.ts';
import { routinesMessages } from '../messages/index.ts';
import { loadExplained, type NextFormat, targetLabel } from '../plan/next-text.ts';
import { isOrMore, type TargetField, withKind, withOrMore } from '../plan/target-fields.ts';
import styles from './routine.module.css';
import { TargetFieldInput } from './target-field-input.tsx';

export interface PlannedSetRowProps {
  readonly set: RoutineExercise['sets'][number];
  readonly number: string;
  /** The fields to show; null if a wave defines the whole target. */
  readonly fields: readonly TargetField[] | null;
  readonly shareOf: 'e1rm' | 'trainingMax';
  readonly next: NextExercise | undefined;
  readonly format: NextFormat;
  readonly isReadOnly: boolean;
  readonly onChange: (target: Partial<SetTarget>) => void;
  readonly onRemove: () => void;
}

/** A planned set: its target, and below it the target for the next session. */
export function PlannedSetRow(props: PlannedSetRowProps) {
  const { set, number, fields, shareOf, next, format, isReadOnly, onChange } = props;
  const m = useMessages(routinesMessages);
  const target = set.set.target ?? {};
  const nextOfSet = next && <NextOfSet id={set.id} target={target} next={next} format={format} />;
  return (
    <li className={styles.set} aria-label={m.setNumber({ number })}>
      <SetMenu {...props} />
      {fields === null ? (
        <div className={styles.byWave}>{nextOfSet ?? <Text tone="muted">{m.byWave}</Text>}</div>
      ) : (
        <div className={styles.fields} data-count={fields.length}>
          {fields.map((field) => (
            <TargetFieldInput
              key={field}
              field={field}
              target={target}
              number={number}
              unit={format.unit}
              shareOf={shareOf}
              isReadOnly={isReadOnly}
              onChange={onChange}
            />
          ))}
        </div>
      )}
      {fields !== null && nextOfSet}
    </li>
  );
}

function SetMenu({ set, number, fields, format, isReadOnly, onChange, onRemove }: PlannedSetRowProps) {
  const m = useMessages(routinesMessages);
  const target = set.set.target ?? {};
  const { reps } = target;
  const least = reps?.min ?? reps?.max;
  const isOpen = isOrMore(target);
  const isExact = reps?.min === reps?.max;
  const kind = setKinds.find((each) => each === target.kind) ?? 'working';
  const sign = m.kindSigns[kind] ?? number;
  const label = kind === 'working' ? m.setNumber({ number }) : m.setOfKind({ number, kind: m.kindsOfSets[kind] });
  if (isReadOnly) {
    return (
      <span className={styles.setSign} title={label}>
        {sign}
      </span>
    );
  }
  return (
    <Menu
      label={label}
      trigger={
        <Button variant="quiet" className={styles.setButton ?? ''} aria-label={label}>
          {sign}
        </Button>
      }
    >
      {/* first, as the kinds of sets do not all fit on a phone */}
      <DeleteItem onAction={onRemove}>{m.removeSet({ number })}</DeleteItem>
      <MenuSeparator />
      <MenuChoice
        label={m.kind}
        options={setKinds.map((id) => ({ id, label: m.kindsOfSets[id] }))}
        value={kind}
        onChange={(chosen) => onChange(withKind(target, chosen))}
      />
      {least !== undefined && fields?.includes('repsMin') === true && kind !== 'amrap' && (
        <MenuChoice
          label={m.fields.repsMin}
          options={[
            {
              id: 'given',
              label: isOpen || isExact ? m.exactly({ reps: format.number(least) }) : targetLabel({ reps }, format),
            },
            { id: 'orMore', label: m.orMoreThan({ reps: format.number(least) }) },
          ]}
          value={isOpen ? 'orMore' : 'given'}
          onChange={(chosen) => onChange(withOrMore(target, chosen === 'orMore'))}
        />
      )}
    </Menu>
  );
}

interface NextOfSetProps extends Pick<PlannedSetRowProps, 'format'> {
  readonly id: string;
  readonly next: NextExercise;
  readonly target: SetTarget;
}

/** The computed target of a set. Renders nothing if it equals the planned target. */
function NextOfSet({ id, target, next, format }: NextOfSetProps) {
  const { m } = format;
  if (next.leftOut.includes(id)) {
    return <SecondaryText className={styles.nextOfSet ?? ''}>{m.leftOut}</SecondaryText>;
  }
  const of = next.sets.find((each) => each.id === id);
  if (of === undefined) return null;
  const label = targetLabel(of.target, format);
  if (label === '' || label === targetLabel(target, format)) return null;
  const explained = loadExplained(next, of, format);
  return (
    <Text as="div" size={2} numeric className={styles.nextOfSet ?? ''}>
      {explained === null ? (
        m.nextLoad({ target: label })
      ) : (
        <Explained {...explained}>{m.nextLoad({ target: label })}</Explained>
      )}
    </Text>
  );
}
