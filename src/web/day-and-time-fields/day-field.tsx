import { CalendarDays } from 'lucide-react';
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
import { type FieldProps, TypedField } from './typed-field.tsx';

export type DayFieldProps = FieldProps<LocalDay>;

/**
 * A field for a day in the format of the app's language, with a calendar. On a touch screen it is the native one, for
 * which every phone has a picker.
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

function TypedDayField(props: DayFieldProps) {
  const { locale } = useLocale();
  const today = useToday();
  return (
    <TypedField
      {...props}
      parse={(text) => parseTypedDay(text, locale, today)}
      print={(day) => printTypedDay(day, locale)}
      placeholder={printTypedDay(today, locale)}
      after={props.isReadOnly ? undefined : <ChooseDay value={props.value ?? today} onChange={props.onChange} />}
    />
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
