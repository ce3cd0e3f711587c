import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../../language/index.ts';
import { Select } from '../../ui/select.tsx';
import { restingMessages } from './messages/index.ts';
import { clockLabel, restLengths } from './rest-labels.ts';

export interface RestLengthSelectProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** The length in seconds; 0 for no rest, null for the default. */
  readonly seconds: number | null;
  /** The default length in seconds. If it is omitted, the default is not an option. */
  readonly usual?: number;
  readonly onChange: (seconds: number | null) => void;
}

const asUsual = 'usual';

export function RestLengthSelect({ label, isLabelHidden, seconds, usual, onChange }: RestLengthSelectProps) {
  const m = useMessages(restingMessages);
  const { locale } = useLocale();
  const words = (length: number) => (length === 0 ? m.noRest : clockLabel(length, locale));
  const options = restLengths(seconds).map((length) => ({ id: String(length), label: words(length) }));
  return (
    <Select
      label={label}
      isLabelHidden={isLabelHidden ?? false}
      options={
        usual === undefined ? options : [{ id: asUsual, label: m.defaultRest({ time: words(usual) }) }, ...options]
      }
      value={seconds === null ? asUsual : String(seconds)}
      onChange={(id) => onChange(id === asUsual ? null : Number(id))}
    />
  );
}
