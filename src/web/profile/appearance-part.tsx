import { useMessages } from '../language/index.ts';
import { chooseTheme, useTheme } from '../page/index.ts';
import { assign, useProfileData } from '../replica/index.ts';
import type { Theme } from '../ui/theme.ts';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { profileMessages } from './messages/index.ts';
import { ChoiceSection, Section } from './section.tsx';

interface Reading {
  readonly font?: 'serif' | 'sans';
  /** The width of notes; absent for the default. */
  readonly width?: 'narrow' | 'wide' | undefined;
}

export function AppearancePart() {
  const m = useMessages(profileMessages);
  const theme = useTheme();
  const { ready, preferences, changePreferences } = useProfileData();
  const choose = (chosen: Theme) => {
    chooseTheme(chosen);
    if (ready) changePreferences(assign({ theme: chosen }));
  };
  const { font, width } = preferences.reading;
  const changeReading = (changed: Reading) => {
    if (ready) changePreferences((draft) => void Object.assign(draft.reading, changed));
  };
  return (
    <>
      <ChoiceSection
        title={m.theme}
        text={m.themeText}
        options={[
          { id: 'system', label: m.system },
          { id: 'light', label: m.light },
          { id: 'dark', label: m.dark },
        ]}
        value={theme}
        onChange={choose}
      />
      <Section title={m.noteText} text={m.noteTextHint}>
        <ToggleGroup
          label={m.font}
          options={[
            { id: 'serif', label: m.serif },
            { id: 'sans', label: m.sans },
          ]}
          value={font === 'sans' ? 'sans' : 'serif'}
          onChange={(chosen) => changeReading({ font: chosen })}
        />
        <ToggleGroup
          label={m.textWidth}
          options={[
            { id: 'narrow', label: m.narrow },
            { id: 'normal', label: m.normal },
            { id: 'wide', label: m.wide },
          ]}
          value={width === 'narrow' ? 'narrow' : width === 'wide' ? 'wide' : 'normal'}
          onChange={(chosen) => changeReading({ width: chosen === 'normal' ? undefined : chosen })}
        />
      </Section>
    </>
  );
}
