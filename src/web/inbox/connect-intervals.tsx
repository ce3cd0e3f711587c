import { useState } from 'react';
import { isLocalDay, type LocalDay } from '#domain/kernel/index.ts';
import { DayField } from '../day-and-time-fields/index.ts';
import { useMessages } from '../language/index.ts';
import { SubmitButton } from '../ui/button.tsx';
import { errorOf, Form, type FormErrors, textOf } from '../ui/form.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { type IntervalsConnection, type IntervalsError, intervalsApi } from './intervals-api.ts';
import { explainIntervals, fieldOfError } from './intervals-error.ts';
import { inboxMessages } from './messages/index.ts';

interface ConnectIntervalsProps {
  readonly uid: string;
  /** The connection whose key is entered again. */
  readonly connection: IntervalsConnection | null;
  /** The day from which a new connection begins. */
  readonly today: string;
  readonly onConnected: () => void;
}

/** Enters the key of intervals.icu, which the server tries at once. */
export function ConnectIntervals({ uid, connection, today, onConnected }: ConnectIntervalsProps) {
  const m = useMessages(inboxMessages);
  const { connect, errors, isPending } = useConnect(uid, onConnected);
  const [beginOn, setBeginOn] = useState<LocalDay | null>(firstDay(connection, today));
  return (
    <Form onSubmit={(fields) => void connect(fields, beginOn)} errors={errors} label={m.connect}>
      <TextField
        label={m.athlete}
        description={m.athleteHint}
        name="athlete"
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        defaultValue={connection?.athlete ?? ''}
        error={errorOf(errors, 'athlete')}
      />
      <PasswordField
        label={m.key}
        description={m.keyHint}
        name="key"
        autoComplete="new-password"
        showLabel={m.showKey}
        hideLabel={m.hideKey}
        error={errorOf(errors, 'key')}
      />
      <DayField
        label={m.beginOn}
        name="beginOn"
        value={beginOn}
        onChange={setBeginOn}
        error={errorOf(errors, 'beginOn')}
      />
      <SubmitButton isPending={isPending}>{m.connect}</SubmitButton>
    </Form>
  );
}

function firstDay(connection: IntervalsConnection | null, today: string): LocalDay | null {
  const day = connection?.beginOn ?? today;
  return isLocalDay(day) ? day : null;
}

function useConnect(uid: string, onConnected: () => void) {
  const m = useMessages(inboxMessages);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const [isPending, setPending] = useState(false);
  const fail = (name: string | undefined, message: string) =>
    setErrors({ title: m.notConnected, ...(name === undefined ? { message } : { fields: [{ name, message }] }) });
  const explain = (error: IntervalsError) => fail(fieldOfError[error.code], explainIntervals(m.errors, error));
  const connect = async (fields: FormData, beginOn: LocalDay | null) => {
    const key = textOf(fields, 'key').trim();
    if (key === '') return fail('key', m.errors.keyMissing);
    setPending(true);
    const typed = { athlete: textOf(fields, 'athlete').trim(), key, beginOn: beginOn ?? '' };
    const connected = await intervalsApi(uid).connect(typed);
    setPending(false);
    if (!connected.ok) return explain(connected.error);
    setErrors(null);
    showToast({ message: m.connected });
    onConnected();
  };
  return { connect, errors, isPending };
}
