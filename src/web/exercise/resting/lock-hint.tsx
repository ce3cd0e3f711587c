import { X } from 'lucide-react';
import { useKept } from '../../kept/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Text } from '../../ui/text.tsx';
import { deviceChoices } from './device-choices.ts';
import { restingMessages } from './messages/index.ts';
import styles from './resting.module.css';
import { canKeepAwake } from './screen-awake.ts';

/** Whether the hint is to be said: on a device that is held in the hand, until it is read. */
export function useLockHint(): boolean {
  const [isAwake] = useKept(deviceChoices.awake);
  const [isRead] = useKept(deviceChoices.lockHintRead);
  return !isAwake && !isRead && window.matchMedia('(pointer: coarse)').matches;
}

/** That locking the device silences the timer, and what helps. */
export function LockHint() {
  const m = useMessages(restingMessages);
  const [, setAwake] = useKept(deviceChoices.awake);
  const [, setRead] = useKept(deviceChoices.lockHintRead);
  return (
    <div className={styles.hint}>
      <Text size={2}>{canKeepAwake() ? m.lockHint : m.lockHintUnavailable}</Text>
      {canKeepAwake() && (
        <Button className={styles.hintAct ?? ''} onPress={() => setAwake(true)}>
          {m.keepAwake}
        </Button>
      )}
      <IconButton className={styles.hintClose ?? ''} icon={<X />} label={m.hideHint} onPress={() => setRead(true)} />
    </div>
  );
}
