import { Star } from 'lucide-react';
import { memo } from 'react';
import { type KnownExercise, musclesByPart } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { ExerciseThumbnail } from '../drawings/index.ts';
import styles from './library.module.css';
import { libraryMessages } from './messages/index.ts';

export interface ExerciseRowProps {
  readonly exercise: KnownExercise;
  /** The first detail in the row, such as when the exercise was last done. */
  readonly note?: string;
}

/** A row for an exercise in a list: its drawing, its name, and details that distinguish it. */
export const ExerciseRow = memo(function ExerciseRow(props: ExerciseRowProps) {
  return (
    <Row gap={3} align="center">
      <ExerciseThumbnail exercise={props.exercise} />
      <ExerciseLines {...props} />
    </Row>
  );
});

/** The lines of a row: the name of an exercise and details that distinguish it. */
export function ExerciseLines({ exercise, note = '' }: ExerciseRowProps) {
  const m = useMessages(libraryMessages);
  const { list } = useTimeFormat();
  const { name, equipment, isFavourite, isOwn, isHidden, merged } = exercise;
  const muscles = musclesByPart(exercise).main.map((muscle) => m.muscles[muscle] ?? muscle);
  const words = [
    note,
    merged === null ? '' : m.isMergedInto({ name }),
    isHidden ? m.hidden : '',
    isOwn ? m.own : '',
    equipment === null ? '' : (m.equipment[equipment] ?? equipment),
    list(muscles),
  ];
  return (
    <Stack grow gap={0.5}>
      <Row gap={2} align="center">
        <Text personal lines={1} weight="medium">
          {merged?.name ?? name}
        </Text>
        {isFavourite && <Star size="1rem" className={styles.star} role="img" aria-label={m.favourite} />}
      </Row>
      <SecondaryText lines={1} personal>
        {words.filter((each) => each !== '').join(' · ')}
      </SecondaryText>
    </Stack>
  );
}
