import { useEffect, useEffectEvent } from 'react';
import { useKept } from '../../kept/index.ts';
import { useMessages } from '../../language/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { deviceChoices } from './device-choices.ts';
import { restingMessages } from './messages/index.ts';
import { canKeepAwake } from './screen-awake.ts';

/**
 * Says once, with the first rest on a device that is held in the hand, that locking the device silences the timer, and
 * what helps. The settings of the rest go on saying it.
 */
export function useLockHint(): void {
  const m = useMessages(restingMessages);
  const [isAwake, setAwake] = useKept(deviceChoices.awake);
  const [isRead, setRead] = useKept(deviceChoices.lockHintRead);
  const say = useEffectEvent(() => {
    if (isAwake || isRead || !window.matchMedia('(pointer: coarse)').matches) return;
    setRead(true);
    if (!canKeepAwake()) showToast({ message: m.lockHintUnavailable });
    else showToast({ message: m.lockHint, action: { label: m.keepAwake, onPress: () => setAwake(true) } });
  });
  useEffect(() => say(), []);
}
