import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { useLocalPreference } from '../../local-preferences/index.ts';
import { askForNotices, noticePermission } from '../../notifications/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { Switch } from '../../ui/switch.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { deviceChoices } from './device-choices.ts';
import { restingMessages } from './messages/index.ts';
import { readySound } from './rest-sound.ts';
import { canKeepAwake } from './screen-awake.ts';

/** Settings for the alert at the end of a rest, both for all devices and for this one. */
export function RestSettings() {
  const m = useMessages(restingMessages);
  const { ready, preferences, changePreferences } = useProfileData();
  const { sound = true, vibrate = true } = preferences.rest;
  const change = (rest: { readonly sound?: boolean; readonly vibrate?: boolean }) => {
    if (ready) changePreferences((draft) => void Object.assign(draft.rest, rest));
  };
  return (
    <Stack gap={3}>
      <Choice text={m.soundText}>
        <Switch
          isSelected={sound}
          onChange={(isOn) => {
            if (isOn) readySound();
            change({ sound: isOn });
          }}
        >
          {m.sound}
        </Switch>
      </Choice>
      {'vibrate' in navigator && (
        <Switch isSelected={vibrate} onChange={(isOn) => change({ vibrate: isOn })}>
          {m.vibrate}
        </Switch>
      )}
      <SecondaryText weight="medium">{m.onThisDevice}</SecondaryText>
      <KeepAwake />
      <Notify />
    </Stack>
  );
}

function KeepAwake() {
  const m = useMessages(restingMessages);
  const [isAwake, setAwake] = useLocalPreference(deviceChoices.awake);
  if (!canKeepAwake()) {
    return <SecondaryText>{m.awakeUnavailable}</SecondaryText>;
  }
  return (
    <Choice text={m.awakeText}>
      <Switch isSelected={isAwake} onChange={setAwake}>
        {m.awake}
      </Switch>
    </Choice>
  );
}

function Notify() {
  const m = useMessages(restingMessages);
  const [permission, setPermission] = useState(noticePermission);
  const [isWanted, setWanted] = useLocalPreference(deviceChoices.notify);
  if (permission === 'unavailable') return null;
  return (
    <Choice text={permission === 'blocked' ? m.notifyBlocked : m.notifyText}>
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
    </Choice>
  );
}

function Choice({ text, children }: { readonly text: string; readonly children: React.ReactNode }) {
  return (
    <Stack gap={1}>
      {children}
      <SecondaryText>{text}</SecondaryText>
    </Stack>
  );
}
