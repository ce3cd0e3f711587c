import { useMessages } from '../../language/index.ts';
import { Text } from '../../ui/text.tsx';
import { progressMessages } from './messages/index.ts';
import styles from './progress.module.css';

/** Shown in place of a part that loads. What is below it, and below its section, is hidden until then. */
export function AwaitedText({ children }: { readonly children: string }) {
  return (
    <Text tone="muted" className={styles.awaited ?? ''}>
      {children}
    </Text>
  );
}

/** Says beside the heading of a section that its figures cover only the newest workouts so far. */
export function OlderLoading() {
  const m = useMessages(progressMessages);
  return (
    <Text size={1} tone="muted" lines={1} className={styles.older ?? ''}>
      {m.loadingOlderWorkouts}
    </Text>
  );
}
