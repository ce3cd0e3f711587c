import { useState } from 'react';
import { useMessages } from '../language/index.ts';
import { useLocalPreference } from '../local-preferences/index.ts';
import { askForNotices, noticePermission, notifiesHere } from '../notifications/index.ts';
import { isSecure } from '../secure-context/index.ts';
import { Stack } from '../ui/layout.tsx';
import { Switch } from '../ui/switch.tsx';
import { SecondaryText } from '../ui/text.tsx';
import { reminderMessages } from './messages/index.ts';

/** Turns notifications of this device on and off, and says what they can do here. */
export function NotifySwitch() {
  const m = useMessages(reminderMessages);
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
        }}
      >
        {m.notify}
      </Switch>
      <SecondaryText>{permission === 'blocked' ? m.notifyBlocked : m.notifyText}</SecondaryText>
    </Stack>
  );
}
