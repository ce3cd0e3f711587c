import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useRecords } from '../../replica/index.ts';

export interface NamedPlace {
  readonly id: string;
  readonly name: string;
}

/** Returns the user's places sorted by name, including the selected one even if it is in the trash. */
export function usePlaces(shown?: string): readonly NamedPlace[] {
  const records = useRecords('places');
  const { locale } = useLocale();
  return useMemo(() => {
    const named = records.flatMap(({ id, value: { name }, inTrash }) =>
      (inTrash && id !== shown) || name === undefined ? [] : [{ id, name }],
    );
    return named.sort((a, b) => a.name.localeCompare(b.name, locale));
  }, [records, locale, shown]);
}
