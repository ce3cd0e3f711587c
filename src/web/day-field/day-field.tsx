import { CalendarDays } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { isLocalDay, type LocalDay } from '#domain/kernel/index.ts';
import { useMessages } from '../language/index.ts';
import { pageMessages } from '../page/index.ts';
import { useToday, useWeekStart } from '../time/index.ts';
import { Calendar } from '../ui/calendar.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Popover } from '../ui/popover.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useIsTouch } from '../ui/use-is-touch.ts';
import { parseTypedDay, printTypedDay } from './typed-day.ts';

export interface DayFieldProps {
  readonly label: string;
  /** Null while there is none, or what is typed is not a day. */
  readonly value: LocalDay | null;
  readonly onChange: (day: LocalDay | null) => void;
  readonly name?: string;
  readonly error?: string | null | undefined;
}

/**
 * A field for a day in the format of the app's language, with a calendar. On a touch screen it is the native one, for
 * which every phone has a picker. A form lists the field as incomplete while its text is not a day.
 */
export function DayField(props: DayFieldProps) {
  return useIsTouch() ? <NativeDayField {...props} /> : <TypedDayField {...props} />;
}

function NativeDayField({ value, onChange, ...field }: DayFieldProps) {
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

function TypedDayField({ value, onChange, ...field }: DayFieldProps) {
  const { locale } = useLocale();
  const today = useToday();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (value === null ? '' : printTypedDay(value, locale));
  const parsed = parseTypedDay(text, locale, today);
  const control = useIncompleteWhile(text.trim() !== '' && parsed === null);
  return (
    <div ref={control}>
      <TextField
        {...field}
        autoComplete="off"
        placeholder={printTypedDay(today, locale)}
        value={text}
        onChange={(next) => {
          setTyped(next);
          onChange(parseTypedDay(next, locale, today));
        }}
        onBlur={() => {
          if (parsed !== null) setTyped(null);
        }}
        after={
          <ChooseDay
            value={parsed ?? today}
            onChange={(day) => {
              setTyped(null);
              onChange(day);
            }}
          />
        }
      />
    </div>
  );
}

function ChooseDay({ value, onChange }: { readonly value: LocalDay; readonly onChange: (day: LocalDay) => void }) {
  const m = useMessages(pageMessages);
  const today = useToday();
  const weekStart = useWeekStart();
  return (
    <Popover
      trigger={<IconButton icon={<CalendarDays />} label={m.chooseDay} />}
      label={m.chooseDay}
      placement="bottom end"
    >
      {({ close }) => (
        <Calendar
          label={m.chooseDay}
          labels={{ previous: m.previousMonth, next: m.nextMonth }}
          value={value}
          onChange={(day) => {
            if (isLocalDay(day)) onChange(day);
            close();
          }}
          today={today}
          weekStart={weekStart}
          marksOf={() => []}
        />
      )}
    </Popover>
  );
}

/** Has the form list the control as incomplete, as it does with native fields. */
function useIncompleteWhile(isIncomplete: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector('input')?.setCustomValidity(isIncomplete ? 'incomplete' : '');
  });
  return ref;
}
