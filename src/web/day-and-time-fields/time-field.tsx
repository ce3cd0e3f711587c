import { clockText, minutesOf, useTimeFormat } from '../time/index.ts';
import { TextField } from '../ui/text-field.tsx';
import { useIsTouch } from '../ui/use-is-touch.ts';
import { type FieldProps, TypedField } from './typed-field.tsx';
import { parseTypedTime, printTypedTime } from './typed-time.ts';

/** The value is in minutes after midnight, 0–1439. */
export type TimeFieldProps = FieldProps<number>;

const fivePm = 17 * 60;

/**
 * A field for a time of day on the clock of the app: `17:00` or `5:00 PM`. On a touch screen it is the native one, for
 * which every phone has a picker.
 */
export function TimeField(props: TimeFieldProps) {
  return useIsTouch() ? <NativeTimeField {...props} /> : <TypedTimeField {...props} />;
}

function NativeTimeField({ value, onChange, ...field }: TimeFieldProps) {
  return (
    <TextField
      {...field}
      type="time"
      autoComplete="off"
      value={value === null ? '' : clockText(value)}
      onChange={(typed) => onChange(minutesOf(typed))}
    />
  );
}

function TypedTimeField(props: TimeFieldProps) {
  const format = useTimeFormat();
  return (
    <TypedField
      {...props}
      parse={parseTypedTime}
      print={(minutes) => printTypedTime(minutes, format)}
      placeholder={printTypedTime(fivePm, format)}
    />
  );
}
