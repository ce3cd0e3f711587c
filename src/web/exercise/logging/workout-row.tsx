import type { RecordEntry } from '../../replica/index.ts';
import { Text } from '../../ui/text.tsx';
import styles from '../exercise.module.css';
import { useWorkoutWords } from './use-workout-words.ts';

export function WorkoutRow({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const { title, when, what } = useWorkoutWords(workout);
  return (
    <div className={styles.row}>
      <Text personal lines={1} weight="medium">
        {title}
      </Text>
      <Text size={2} tone="muted" lines={1} numeric>
        {when}
      </Text>
      <Text size={2} tone="muted" lines={1} numeric>
        {what}
      </Text>
    </div>
  );
}
