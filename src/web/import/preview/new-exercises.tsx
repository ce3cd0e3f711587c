import { useState } from 'react';
import { musclesByPart } from '#domain/exercise/index.ts';
import { exercisesAsNew, type NewExerciseChoice } from '#domain/import/plan/index.ts';
import { libraryMessages, type MadeExercise, useCatalogue } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PlainList, Row, Stack } from '../../ui/layout.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import type { NameTarget } from './match-targets.ts';
import { NewExerciseSheet } from './new-exercise-sheet.tsx';
import styles from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';
import { SharedNames } from './shared-names.tsx';

export interface NewExercisesProps extends PreviewProps {
  /** The names that become new exercises. */
  readonly targets: readonly NameTarget[];
  /** Chooses another exercise for a name. */
  readonly onChange: (match: NameTarget['match']) => void;
}

/**
 * Lists the exercises that the import creates, with their equipment and muscles, which can be set for several at once.
 * Those whose names say nothing come first, and stay there when muscles are set.
 */
export function NewExercises({ targets: all, state, session, onChange }: NewExercisesProps) {
  const m = useMessages(importMessages);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [isEditing, setEditing] = useState(false);
  const { newExercises: choices } = state.answers;
  if (all.length === 0) return null;
  const targets = all.toSorted((a, b) => Number(hasMuscles(a.match.asNew)) - Number(hasMuscles(b.match.asNew)));
  const created = exercisesAsNew(
    targets.map(({ match }) => match),
    choices,
  );
  const names = targets.map(({ match }) => match.name);
  const selected = names.filter((name) => marked.has(name));
  const isAll = selected.length === names.length;
  const mark = (name: string, isMarked: boolean) =>
    setMarked(new Set(isMarked ? [...selected, name] : selected.filter((each) => each !== name)));
  return (
    <Stack as="section" ruled gap={4} paddingTop={6} align="start">
      <div>
        <SectionHeading>{m.newTitle({ count: names.length })}</SectionHeading>
        <Text tone="muted">{m.newText}</Text>
      </div>
      <Row gap={4} rowGap={2} align="center" justify="between" wrap full paddingY={2} className={styles.selection}>
        <Checkbox
          isSelected={isAll}
          isIndeterminate={!isAll && selected.length > 0}
          onChange={(isMarked) => setMarked(new Set(isMarked ? names : []))}
        >
          {m.selectAll}
        </Checkbox>
        <Button isDisabled={selected.length === 0} onPress={() => setEditing(true)}>
          {m.editSelected({ count: selected.length })}
        </Button>
      </Row>
      <PlainList full aria-label={m.newTitle({ count: names.length })}>
        {targets.map((target) => (
          <NewExerciseRow
            key={target.match.name}
            target={target}
            made={created.get(target.match.name) ?? target.match.asNew}
            choice={choices.find(({ name }) => name === target.match.name) ?? null}
            isMarked={marked.has(target.match.name)}
            onMark={(isMarked) => mark(target.match.name, isMarked)}
            onChange={() => onChange(target.match)}
          />
        ))}
      </PlainList>
      {isEditing && (
        <NewExerciseSheet
          made={selected.flatMap((name) => created.get(name) ?? [])}
          onChange={(said) => session.answer({ newExercises: withChoice(choices, selected, said) })}
          onClose={() => {
            setEditing(false);
            setMarked(new Set());
          }}
        />
      )}
    </Stack>
  );
}

interface NewExerciseRowProps {
  readonly target: NameTarget;
  readonly made: NameTarget['match']['asNew'];
  /** What the user set for it; null if nothing. */
  readonly choice: NewExerciseChoice | null;
  readonly isMarked: boolean;
  readonly onMark: (isMarked: boolean) => void;
  readonly onChange: () => void;
}

function NewExerciseRow({ target, made, choice, isMarked, onMark, onChange }: NewExerciseRowProps) {
  const m = useMessages(importMessages);
  const { match, others } = target;
  const reason = useReason(target);
  const sets = m.setCount({ count: match.sets });
  const isProposed = made.proposed.some((part) => choice?.[part] === undefined);
  return (
    <Row as="li" ruled gap={2} paddingY={2} align="center">
      <Checkbox className={styles.box ?? ''} isLabelHidden isSelected={isMarked} onChange={onMark}>
        {m.selectIt({ name: match.name })}
      </Checkbox>
      <Row gap={4} rowGap={1} wrap grow>
        <Stack basis={14} align="start" justify="start">
          <Text weight="medium" personal>
            {match.name}
          </Text>
          <SecondaryText>{reason === null ? sets : `${sets} · ${reason}`}</SecondaryText>
          <SharedNames names={others} />
        </Stack>
        <Stack basis={14} align="start" justify="start">
          <MadeFacts made={made} />
          {isProposed && <StatusBadge tone="plain">{m.fromName}</StatusBadge>}
          {!hasMuscles(made) && <StatusBadge tone="warn">{m.withoutMuscles}</StatusBadge>}
        </Stack>
      </Row>
      <Button aria-label={m.changeMatch({ name: match.name })} onPress={onChange}>
        {m.change}
      </Button>
    </Row>
  );
}

/** Says why a name becomes a new exercise; null if there is nothing like it. */
function useReason({ match: { match, alternatives }, choice }: NameTarget): string | null {
  const m = useMessages(importMessages);
  const catalogue = useCatalogue();
  if (choice !== null || match.kind !== 'new') return m.yourChoice;
  if (match.reason === 'unknown') return null;
  const [likest] = alternatives;
  if (match.reason !== 'kept-apart' || likest === undefined) return m.newReasons[match.reason];
  return m.keptApartFrom({ name: catalogue.get(likest.key)?.name ?? m.unknownExercise });
}

function hasMuscles({ muscles }: NameTarget['match']['asNew']): boolean {
  return Object.keys(muscles).length > 0;
}

function MadeFacts({ made }: { readonly made: NameTarget['match']['asNew'] }) {
  const m = useMessages(libraryMessages);
  const { listed } = useImportFormat();
  const { main, helping } = musclesByPart(made);
  const named = (muscles: readonly string[]) => listed(muscles.map((muscle) => m.muscles[muscle] ?? muscle));
  const equipment = made.equipment === null ? [] : [m.equipment[made.equipment] ?? made.equipment];
  return (
    <>
      <Text size={2}>{[...equipment, ...(main.length > 0 ? [named(main)] : [])].join(' · ')}</Text>
      {helping.length > 0 && <SecondaryText>{`${m.helps}: ${named(helping)}`}</SecondaryText>}
    </>
  );
}

function withChoice(
  choices: readonly NewExerciseChoice[],
  names: readonly string[],
  said: Partial<MadeExercise>,
): readonly NewExerciseChoice[] {
  const others = choices.filter(({ name }) => !names.includes(name));
  const changed = names.map((name) => ({ ...choices.find((choice) => choice.name === name), ...said, name }));
  return [...others, ...changed];
}
