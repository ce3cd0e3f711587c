import { isLocalDay, type LocalDay } from '#domain/kernel/index.ts';
import { TextField } from '../../ui/text-field.tsx';

export interface DayFieldProps {
  readonly label: string;
  readonly value: LocalDay | null;
  readonly onChange: (day: LocalDay | null) => void;
  readonly name?: string;
}

/** A field for a date in the past. Its value is null while the input is incomplete. */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  return (
    <TextField
      {...field}
      type="date"
      autoComplete="off"
      value={value ?? ''}
      onChange={(typed) => onChange(isLocalDay(typed) ? typed : null)}
    />
  );
}
