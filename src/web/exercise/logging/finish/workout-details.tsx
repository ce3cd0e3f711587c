import { X } from 'lucide-react';
import { useState } from 'react';
import { dayValues, weightOn } from '#domain/exercise/body/index.ts';
import type { Workout } from '#domain/exercise/index.ts';
import { checkTimes, correctTimes, moveWorkout, type TimesError } from '#domain/exercise/logging/index.ts';
import { type Instant, type LocalDay, localDayAt, normaliseTag } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Notice } from '../../../page/index.ts';
import { assign, type RecordEntry, useDocument, useProfileData } from '../../../replica/index.ts';
import { deviceZone, useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { OptionalSelect } from '../../../ui/optional-select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useMeasureFormat, useReadingQuestion, useReadings, useReadTyped } from '../../body/index.ts';
import { usePlaces } from '../../rest-timer/index.ts';
import { useLog } from '../log/log-context.ts';
import { instantOf, isLater, type WallTime, wallTime } from '../log/wall-time.ts';
import { type WallTimeError, WallTimeFields } from '../log/wall-time-fields.tsx';
import type { messages as english } from '../messages/en.ts';
import { loggingMessages } from '../messages/index.ts';
import { RemarkField } from '../remarks/remark-field.tsx';
import { DurationDoubt } from './duration-doubt.tsx';
import styles from './finish.module.css';

export interface WorkoutDetailsProps {
  readonly workout: RecordEntry<'workouts'>;
}

/** A sheet for the times, the place and the tags of a workout. */
export function WorkoutDetailsSheet({ onClose, ...props }: WorkoutDetailsProps & { readonly onClose: () => void }) {
  const m = useMessages(loggingMessages);
  return (
    <Sheet title={m.details} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Stack gap={5}>
        <Times {...props} />
        <Place {...props} />
        <Tags {...props} />
        <BodyWeight {...props} />
        <WorkoutRemark {...props} />
      </Stack>
    </Sheet>
  );
}

function Times({ workout }: WorkoutDetailsProps) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  const { dayStartsAt } = useProfileData().preferences;
  const { startedAt, endedAt } = workout.value;
  const zone = workout.value.zone ?? deviceZone();
  const [typed, setTyped] = useState<{ readonly start?: WallTime; readonly end?: WallTime }>({});
  const start = typed.start ?? wallTime(startedAt, zone);
  const end = typed.end ?? wallTime(endedAt, zone);
  const startAt = instantOf(start, zone);
  const endAt = endedAt === undefined ? null : instantOf(end, zone);
  const now = useDocument().now();
  const isMoving = typed.start !== undefined && endedAt !== undefined && startedAt !== undefined;
  const checkedEnd = isMoving && startAt !== undefined ? startAt + (endedAt - startedAt) : endAt;
  const checked =
    startAt === undefined || checkedEnd === undefined
      ? null
      : checkTimes({ startedAt: startAt, endedAt: checkedEnd }, now);
  const errors =
    checked === null || checked.ok ? {} : errorsOf(checked.error, { start, end, today: localDayAt(now, zone) }, m);
  // if the minute was not edited, the time keeps its seconds
  const kept = (at: Instant, was: Instant | undefined) =>
    was !== undefined && Math.floor(was / minuteMs) === Math.floor(at / minuteMs) ? was : at;
  const writeStart = (next: WallTime) => {
    setTyped({ start: next });
    const from = instantOf(next, zone);
    if (from === undefined) return;
    const to = kept(from, startedAt);
    log.change((draft) => {
      // the sets of a running workout are done now, whenever it started
      if (draft.endedAt === undefined)
        correctTimes(draft, { startedAt: to, endedAt: null }, { zone, dayStartsAt, now });
      else moveWorkout(draft, to, { zone, dayStartsAt, now });
    });
  };
  const writeEnd = (next: WallTime) => {
    setTyped({ end: next });
    const until = instantOf(next, zone);
    if (until === undefined || startedAt === undefined) return;
    log.change((draft) => {
      correctTimes(draft, { startedAt, endedAt: kept(until, endedAt) }, { zone, dayStartsAt, now });
    });
  };
  return (
    <>
      <WallTimeFields
        label={m.starts}
        value={start}
        error={errors.start}
        description={endedAt === undefined ? undefined : m.startMoves}
        onChange={(changed) => {
          if (isReadable(changed)) writeStart({ ...start, ...changed });
        }}
      />
      {endedAt !== undefined && (
        <WallTimeFields
          label={m.ends}
          value={end}
          error={errors.end}
          onChange={(changed) => {
            if (isReadable(changed)) writeEnd({ ...end, ...changed });
          }}
        />
      )}
      <DurationDoubt workout={workout.value} />
    </>
  );
}

const minuteMs = 60_000;

/** Returns whether an edit is a day or a time. Any other text is discarded when its field is left. */
function isReadable({ day, minutes }: Partial<WallTime>): boolean {
  return day !== null && minutes !== null;
}

interface TypedTimes {
  readonly start: WallTime;
  readonly end: WallTime;
  /** Today in the time zone of the workout. */
  readonly today: LocalDay;
}

interface TimesErrors {
  readonly start?: WallTimeError;
  readonly end?: WallTimeError;
}

/** Returns the message for an error at the field to correct: the day if it is wrong by itself, else the time. */
function errorsOf({ code }: TimesError, { start, end, today }: TypedTimes, m: typeof english): TimesErrors {
  const inFuture = ({ day }: WallTime) => (isLater(day, today) ? { day: m.dateInFuture } : { time: m.timeInFuture });
  switch (code) {
    case 'exercise/start-long-past':
      return { start: { day: m.dateLongPast } };
    case 'exercise/start-to-come':
      return { start: inFuture(start) };
    case 'exercise/end-to-come':
      return { end: inFuture(end) };
    case 'exercise/end-before-start':
      return { end: { [isLater(start.day, end.day) ? 'day' : 'time']: m.endBeforeStart } };
  }
}

function BodyWeight({ workout }: WorkoutDetailsProps) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  const { unitOf, unitWord, inField, reckoned } = useMeasureFormat();
  const { day: nameOf } = useTimeFormat();
  const { today } = useDocument();
  const weights = useReadings().get('body-weight') ?? [];
  const readTyped = useReadTyped();
  const unit = unitOf('mass');
  const { bodyWeight } = workout.value;
  const [typed, setTyped] = useState<string | null>(null);
  const day = workout.value.day ?? today();
  const read = weightOn(dayValues(weights), day);
  const question = useReadingQuestion();
  const readText = (text: string) =>
    text.trim() === '' ? undefined : readTyped(text, { id: 'body-weight', dimension: 'mass' });
  const doubt = bodyWeight === undefined ? null : question({ measure: 'body-weight', value: bodyWeight, day });
  const shown = typed === null ? undefined : readText(typed);
  const write = (text: string) => {
    setTyped(text);
    const value = readText(text);
    log.change(assign({ bodyWeight: value !== undefined && 'error' in value ? undefined : value }));
  };
  return (
    <>
      <TextField
        label={m.bodyWeightIn({ unit: unitWord(unit) })}
        description={
          read === null
            ? m.bodyWeightText
            : m.bodyWeightFrom({ weight: reckoned(read.value, 'mass'), day: nameOf(read.day, today()) })
        }
        inputMode={unit === 'st' ? 'text' : 'decimal'}
        autoComplete="off"
        value={typed ?? (bodyWeight === undefined ? '' : inField(bodyWeight, 'mass'))}
        error={shown !== undefined && 'error' in shown ? shown.error : null}
        onChange={write}
      />
      {doubt !== null && <Notice tone="warn">{doubt}</Notice>}
    </>
  );
}

export function WorkoutRemark({ workout }: WorkoutDetailsProps) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  return (
    <RemarkField
      label={m.workoutNote}
      caption={m.workoutNote}
      value={workout.value.remark ?? ''}
      placeholder={m.notePlaceholder}
      isReadOnly={workout.inTrash}
      onChange={(written) => log.change(assign({ remark: written }))}
    />
  );
}

function Place({ workout }: WorkoutDetailsProps) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  const document = useDocument();
  const places = usePlaces();
  const [name, setName] = useState('');
  const set = (place: string | undefined) => log.change(assign({ place }));
  const add = () => {
    const trimmed = name.trim();
    if (trimmed === '') return;
    const known = places.find((each) => each.name === trimmed);
    const id = known?.id ?? document.createRecord('places', assign({ name: trimmed }));
    set(id);
    setName('');
  };
  return (
    <Stack gap={2}>
      {places.length > 0 && (
        <OptionalSelect
          label={m.location}
          none={m.notSet}
          value={workout.value.place ?? null}
          onChange={(id) => set(id ?? undefined)}
          options={places.map((each) => ({ id: each.id, label: each.name }))}
        />
      )}
      <AddField
        label={places.length > 0 ? m.addLocation : m.location}
        action={m.addLocation}
        value={name}
        onChange={setName}
        onAdd={add}
      />
    </Stack>
  );
}

function Tags({ workout }: WorkoutDetailsProps) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const tags = Object.entries(workout.value.tags);
  const setTag = (tag: string, name: string | undefined) =>
    log.change((draft: Workout) => {
      if (name === undefined) delete draft.tags[tag];
      else draft.tags[tag] = name;
    });
  const add = () => {
    const name = typed.trim().replace(/^#/, '');
    if (name === '') return;
    const tag = normaliseTag(name);
    setWrong(!tag.ok);
    if (!tag.ok) return;
    setTag(tag.value, name);
    setTyped('');
  };
  return (
    <Stack gap={2}>
      <AddField
        label={m.tags}
        action={m.addTag}
        value={typed}
        onChange={setTyped}
        onAdd={add}
        error={isWrong ? m.notATag : null}
      />
      {tags.length > 0 && (
        <Row as="ul" gap={2} wrap aria-label={m.tags}>
          {tags.map(([tag, name]) => (
            <Row key={tag} as="li" align="center" className={styles.tag}>
              <span dir="auto">#{name}</span>
              <IconButton icon={<X />} label={m.removeTag({ name })} onPress={() => setTag(tag, undefined)} />
            </Row>
          ))}
        </Row>
      )}
    </Stack>
  );
}

interface AddFieldProps {
  readonly label: string;
  readonly action: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onAdd: () => void;
  readonly error?: string | null;
}

function AddField({ label, action, value, onChange, onAdd, error }: AddFieldProps) {
  return (
    <Row
      as="form"
      gap={2}
      align="end"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <Stack grow>
        <TextField label={label} value={value} onChange={onChange} autoComplete="off" error={error ?? null} />
      </Stack>
      <Button type="submit" isDisabled={value.trim() === ''}>
        {action}
      </Button>
    </Row>
  );
}
