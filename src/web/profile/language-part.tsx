import { type Language, languageOf, languages } from '#domain/language/index.ts';
import { useMessages } from '../language/index.ts';
import { assign, useProfileData } from '../replica/index.ts';
import { profileMessages } from './messages/index.ts';
import { ChoiceSection } from './section.tsx';

/** The name of each language in the language itself, so that everybody finds their own. */
const nameOf: { readonly [L in Language]: string } = { en: 'English', de: 'Deutsch' };

export default function LanguagePart() {
  const m = useMessages(profileMessages);
  const { ready, preferences, changePreferences } = useProfileData();
  const choose = (chosen: Language | 'automatic') => {
    if (ready) changePreferences(assign({ language: chosen === 'automatic' ? undefined : chosen }));
  };
  return (
    <ChoiceSection
      title={m.language}
      text={`${m.languageText} ${m.automaticText}`}
      options={[
        { id: 'automatic', label: m.automatic },
        ...languages.map((language) => ({ id: language, label: nameOf[language] })),
      ]}
      value={languageOf(preferences.language) ?? 'automatic'}
      onChange={choose}
    />
  );
}
