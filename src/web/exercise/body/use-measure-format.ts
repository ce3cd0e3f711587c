import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../../language/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { type MeasureFormat, measureFormat } from './measure-format.ts';
import { bodyMessages } from './messages/index.ts';

export function useMeasureFormat(): MeasureFormat {
  const { locale } = useLocale();
  const { units } = useProfileData().preferences;
  const { unitWords } = useMessages(bodyMessages);
  return useMemo(() => measureFormat(locale, units, unitWords), [locale, units, unitWords]);
}
