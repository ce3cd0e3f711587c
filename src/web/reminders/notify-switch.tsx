import { useState } from 'react';
import { useAuth } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { useLocalPreference } from '../local-preferences/index.ts';
import { askForNotices, canBeWoken, noticePermission, notifiesHere, stopWaking } from '../notifications/index.ts';
import { isSecure } from '../secure-context/index.ts';
import { Stack } from '../ui/layout.tsx';
import { Switch } from '../ui/switch.tsx';
import { SecondaryText } from '../ui/text.tsx';
import { reminderMessages } from './messages/index.ts';

interface NotifySwitchProps {
  /** Whether only an open app knows what is due, so that the server wakes nobody. */
  readonly onlyOpen?: boolean;
}

/** Turns notifications of this device on and off, and says what they can do here. */
export function NotifySwitch({ onlyOpen = false }: NotifySwitchProps) {
  const m = useMessages(reminderMessages);
  const { user } = useAuth();
  const [permission, setPermission] = useState(noticePermission);
  const [isWanted, setWanted] = useLocalPreference(notifiesHere);
  if (permission === 'unavailable') {
    return <SecondaryText>{isSecure() ? m.notifyUnavailable : m.notifyInsecure}</SecondaryText>;
  }
  return (
    <Stack gap={1}>
      <Switch
        isSelected={isWanted && permission === 'allowed'}
        isDisabled={permission === 'blocked'}
        onChange={(isOn) => {
          setWanted(isOn);
          if (isOn) void askForNotices().then(setPermission);
          else if (user) void stopWaking(user.uid);
        }}
      >
        {m.notify}
      </Switch>
      <SecondaryText>
        {permission === 'blocked' ? m.notifyBlocked : canBeWoken() && !onlyOpen ? m.notifyClosed : m.notifyText}
      </SecondaryText>
    </Stack>
  );
}
