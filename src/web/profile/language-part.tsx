import { type Language, languageOf, languages } from '#domain/language/index.ts';
import { useMessages } from '../language/index.ts';
import { useProfileData } from '../replica/index.ts';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { profileMessages } from './messages/index.ts';
import { Section } from './section.tsx';

/** The name of each language in the language itself, so that everybody finds their own. */
const nameOf: { readonly [L in Language]: string } = { en: 'English', de: 'Deutsch' };

export default function LanguagePart() {
  const m = useMessages(profileMessages);
  const { ready, preferences, changePreferences } = useProfileData();
  const choose = (chosen: Language | 'automatic') => {
    if (!ready) return;
    changePreferences((draft) => {
      draft.language = chosen === 'automatic' ? undefined : chosen;
    });
  };
  return (
    <Section title={m.language} text={`${m.languageText} ${m.automaticText}`}>
      <ToggleGroup
        label={m.language}
        options={[
          { id: 'automatic', label: m.automatic },
          ...languages.map((language) => ({ id: language, label: nameOf[language] })),
        ]}
        value={languageOf(preferences.language) ?? 'automatic'}
        onChange={choose}
      />
    </Section>
  );
}
