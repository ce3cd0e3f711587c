import { useMessages } from '../language/index.ts';
import { chooseTheme, useTheme } from '../page/index.ts';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { profileMessages } from './messages/index.ts';
import { Section } from './section.tsx';

export function AppearancePart() {
  const m = useMessages(profileMessages);
  const theme = useTheme();
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
        onChange={chooseTheme}
      />
    </Section>
  );
}
