import { useState } from 'react';
import { instantAt, type LocalDay } from '#domain/kernel/index.ts';
import { readTypedTime, type WallClockTime } from '#domain/reminders/index.ts';
import { DayField, TimeField } from '../day-and-time-fields/index.ts';
import { useMessages } from '../language/index.ts';
import { useDocument } from '../replica/index.ts';
import { Button, SubmitButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form, type FormErrors } from '../ui/form.tsx';
import { Grid, Row, Stack } from '../ui/layout.tsx';
import { Select } from '../ui/select.tsx';
import { Text } from '../ui/text.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { messages } from './messages/en.ts';
import { reminderMessages } from './messages/index.ts';
import { NotifySwitch } from './notify-switch.tsx';
import { QuickTimeChips } from './quick-time-chips.tsx';
import type { ReminderTime } from './reminder-time.ts';
import { type RepeatKind, repeatKindOf, repeatKinds, repeatOf } from './repeat-choice.ts';
import { useDueLabel, useRepeatLabel } from './use-due-label.ts';
import { useTimeContext } from './use-time-context.ts';

export interface ReminderDialogProps {
  readonly title: string;
  /** Null for a new reminder. */
  readonly time: ReminderTime | null;
  readonly onSave: (time: ReminderTime) => void;
  readonly onRemove?: () => void;
  readonly onClose: () => void;
}

/** Asks when to remind: by a press on a usual time, in words, or by date, time and recurrence. */
export function ReminderDialog({ title, onClose, ...form }: ReminderDialogProps) {
  const m = useMessages(reminderMessages);
  return (
    <Dialog title={title} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Stack gap={4}>
        {(form.time === null || form.time.repeat === null) && (
          <QuickTimeChips
            onPick={(time) => {
              form.onSave(time);
              onClose();
            }}
          />
        )}
        <ReminderForm {...form} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

type ReminderFormProps = Omit<ReminderDialogProps, 'title'>;

/** The fields as typed; null for a day or a time that is missing. */
interface Fields {
  readonly day: LocalDay | null;
  /** Minutes after midnight. */
  readonly minutes: number | null;
  readonly kind: RepeatKind;
  /** The recurrence that the kind `other` stands for. */
  readonly repeat: string | null;
}

function ReminderForm({ time, onSave, onRemove, onClose }: ReminderFormProps) {
  const m = useMessages(reminderMessages);
  const document = useDocument();
  const context = useTimeContext();
  const [words, setWords] = useState('');
  const [fields, setFields] = useState<Fields>(() => fieldsOf(time ?? tomorrow()));
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const chosen = timeOf(fields);

  function tomorrow(): ReminderTime {
    const typed = readTypedTime(context.words.tomorrow[0] ?? '', { ...context, now: document.now() });
    if (typed === null) throw new Error('the word for tomorrow must be a time');
    return { day: typed.day, minutes: typed.minutes, repeat: null };
  }

  const typeWords = (typed: string) => {
    setWords(typed);
    const read = readTypedTime(typed.trim(), { ...context, now: document.now() });
    if (read !== null) setFields(fieldsOf(read));
  };
  const change = (changed: Partial<Fields>) => {
    setWords('');
    setFields({ ...fields, ...changed });
  };

  const save = () => {
    if (chosen === null || isPast(chosen)) return setErrors(errorsOf(fields, m));
    onSave(chosen);
    onClose();
  };
  const isPast = ({ day, minutes, repeat }: ReminderTime) => {
    const isAsBefore = time !== null && time.day === day && time.minutes === minutes;
    return repeat === null && !isAsBefore && instantAt(day, minutes, context.zone) <= document.now();
  };

  return (
    <Form label={m.reminder} errors={errors} onSubmit={save}>
      <TextField
        label={m.when}
        description={<Reading words={words} time={chosen} />}
        placeholder={m.whenExample}
        value={words}
        onChange={typeWords}
        autoComplete="off"
        autoFocus
      />
      <TimeFields fields={fields} onChange={change} />
      <NotifySwitch />
      <Row gap={2} justify="end" wrap>
        {onRemove !== undefined && (
          <Button
            variant="quiet"
            onPress={() => {
              onRemove();
              onClose();
            }}
          >
            {m.remove}
          </Button>
        )}
        <SubmitButton>{m.save}</SubmitButton>
      </Row>
    </Form>
  );
}

/** Returns the errors of fields without a time, or with one that has passed. */
function errorsOf({ day, minutes }: Fields, m: typeof messages): FormErrors {
  const missing = [
    ...(day === null ? [{ name: 'date', message: m.dateMissing }] : []),
    ...(minutes === null ? [{ name: 'time', message: m.timeMissing }] : []),
  ];
  const passed = { name: 'time', message: m.timePassed };
  return { title: m.reminderNotSaved, fields: missing.length > 0 ? missing : [passed] };
}

interface TimeFieldsProps {
  readonly fields: Fields;
  readonly onChange: (changed: Partial<Fields>) => void;
}

/** The date, the time and the recurrence. */
function TimeFields({ fields, onChange }: TimeFieldsProps) {
  const m = useMessages(reminderMessages);
  const repeatName = useRepeatName();
  return (
    <>
      <Grid minColumn={9} stretch gap={3}>
        <DayField label={m.date} name="date" value={fields.day} onChange={(day) => onChange({ day })} />
        <TimeField label={m.time} name="time" value={fields.minutes} onChange={(minutes) => onChange({ minutes })} />
      </Grid>
      <Select
        label={m.repeat}
        placeholder={m.notSet}
        value={fields.kind}
        onChange={(kind) => onChange({ kind })}
        options={repeatKinds
          .filter((kind) => kind !== 'other' || fields.kind === 'other' || fields.repeat !== null)
          .map((kind) => ({ id: kind, label: repeatName(kind, fields) }))}
      />
    </>
  );
}

/** Shows what the typed words mean, or examples. */
function Reading({ words, time }: { readonly words: string; readonly time: ReminderTime | null }) {
  const m = useMessages(reminderMessages);
  const document = useDocument();
  const context = useTimeContext();
  const label = useDueLabel();
  const repeatLabel = useRepeatLabel();
  const typed = words.trim();
  const read = typed === '' ? null : readTypedTime(typed, { ...context, now: document.now() });
  const isRead = read !== null && read.length === typed.length;
  if (typed !== '' && !isRead) return <span role="status">{m.whenUnknown}</span>;
  if (time === null) return <span role="status">{m.whenMissing}</span>;
  const at = instantAt(time.day, time.minutes, context.zone);
  const repeat = repeatLabel({ at, zone: context.zone, repeat: time.repeat });
  return (
    <Text as="span" size={2} weight="medium" numeric>
      <span role="status">{repeat === null ? label(at) : m.timeAndRepeat({ time: label(at), repeat })}</span>
    </Text>
  );
}

function useRepeatName(): (kind: RepeatKind, fields: Fields) => string {
  const m = useMessages(reminderMessages);
  const context = useTimeContext();
  const repeatLabel = useRepeatLabel();
  return (kind, fields) => {
    const start = startOf(fields);
    if (kind === 'none') return m.repeatNever;
    if (start === null) return m.repeatUnknown;
    const repeat = repeatOf(kind, start, fields.repeat);
    const at = instantAt(start.day, start.minutes, context.zone);
    return repeatLabel({ at, zone: context.zone, repeat }) ?? m.repeatNever;
  };
}

function fieldsOf({ day, minutes, repeat }: ReminderTime): Fields {
  const kind = repeatKindOf(repeat, { day, minutes });
  return { day, minutes, kind, repeat: kind === 'other' ? repeat : null };
}

function startOf({ day, minutes }: Fields): WallClockTime | null {
  return day === null || minutes === null ? null : { day, minutes };
}

function timeOf(fields: Fields): ReminderTime | null {
  const start = startOf(fields);
  return start && { ...start, repeat: repeatOf(fields.kind, start, fields.repeat) };
}
