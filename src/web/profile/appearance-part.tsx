import { useMessages } from '../language/index.ts';
import { chooseTheme, useTheme } from '../page/index.ts';
import { useProfileData } from '../replica/index.ts';
import type { Theme } from '../ui/theme.ts';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { profileMessages } from './messages/index.ts';
import { Section } from './section.tsx';

export function AppearancePart() {
  const m = useMessages(profileMessages);
  const theme = useTheme();
  const { ready, changePreferences } = useProfileData();
  const choose = (chosen: Theme) => {
    chooseTheme(chosen);
    if (!ready) return;
    changePreferences((draft) => {
      draft.theme = chosen;
    });
  };
  return (
    <Section title={m.theme} text={m.themeText}>
      <ToggleGroup
        label={m.theme}
        options={[
          { id: 'system', label: m.system },
          { id: 'light', label: m.light },
          { id: 'dark', label: m.dark },
        ]}
        value={theme}
        onChange={choose}
      />
    </Section>
  );
}
