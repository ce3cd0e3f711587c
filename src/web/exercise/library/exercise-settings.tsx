import { Plus, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Exercise, KnownExercise } from '#domain/exercise/index.ts';
import { barOf, knownBars, loadStepIn } from '#domain/exercise/plates/index.ts';
import { roundedIn } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign, useDocument, useRecord, useRecords } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { OptionalSelect } from '../../ui/optional-select.tsx';
import { Text } from '../../ui/text.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { offerUndo } from '../../undo/index.ts';
import type { Change } from '../editing/index.ts';
import { DecimalField, typedQuantity, useLoadUnit } from '../quantities/index.ts';
import { useBarLabel, useBarsAndPlates } from '../rest-timer/index.ts';
import { madeOf, writeMade } from './made-exercise.ts';
import { MadeFields } from './made-fields.tsx';
import { libraryMessages } from './messages/index.ts';
import { useExerciseActions } from './use-exercise-actions.ts';

const ReplacedCues = lazy(() => import('./replaced-cues.tsx'));

export interface ExerciseSettingsProps {
  readonly exercise: KnownExercise;
  readonly onClose: () => void;
}

interface PartProps {
  readonly exercise: KnownExercise;
  readonly change: Change<Exercise>;
}

/** The settings of an exercise. Each change is saved immediately. */
export function ExerciseSettings({ exercise, onClose }: ExerciseSettingsProps) {
  const m = useMessages(libraryMessages);
  const { change } = useExerciseActions(exercise);
  const hasLoad = ['loadReps', 'weightedBodyWeight', 'assistedBodyWeight', 'loadDuration', 'loadDistance'].includes(
    exercise.tracking,
  );
  return (
    <Sheet title={m.editExercise} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Stack gap={5}>
        <NameField exercise={exercise} change={change} />
        <OtherNames exercise={exercise} change={change} />
        <TextArea
          label={m.cue}
          description={m.cueText}
          value={exercise.cue ?? ''}
          onChange={(cue) => change(assign({ cue: cue === '' ? undefined : cue }))}
        />
        <Suspense fallback={null}>
          <ReplacedCues exercise={exercise} change={change} />
        </Suspense>
        <RestField exercise={exercise} change={change} />
        {hasLoad && <LoadFields exercise={exercise} change={change} />}
        {exercise.isOwn && (
          <MadeFields value={madeOf(exercise)} onChange={(said) => change((draft) => writeMade(draft, said))} />
        )}
        {exercise.isOwn && <ShareField exercise={exercise} change={change} />}
        <Button variant="primary" isWide onPress={onClose}>
          {m.done}
        </Button>
      </Stack>
    </Sheet>
  );
}

/** The name of an exercise. Clearing the name restores the library's name; a custom exercise must have a name. */
function NameField({ exercise, change }: PartProps) {
  const m = useMessages(libraryMessages);
  const [typed, setTyped] = useState<string | null>(null);
  const inLibrary = exercise.libraryName ?? undefined;
  const isRenamed = inLibrary !== undefined && inLibrary !== exercise.name;
  const isMissing = typed !== null && typed.trim() === '' && inLibrary === undefined;
  return (
    <TextField
      label={m.name}
      autoComplete="off"
      value={typed ?? exercise.name}
      {...(inLibrary !== undefined && { placeholder: inLibrary })}
      {...(isRenamed && { description: m.nameOfLibrary({ name: inLibrary }) })}
      error={isMissing ? m.nameMissing : null}
      onChange={(next) => {
        setTyped(next);
        const name = next.trim();
        if (name === '' && inLibrary === undefined) return;
        change(assign({ name: name === '' || name === inLibrary ? undefined : name }));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

function OtherNames({ exercise, change }: PartProps) {
  const m = useMessages(libraryMessages);
  const document = useDocument();
  const { entry } = useRecord('exercises', exercise.id);
  const [typed, setTyped] = useState('');
  const names = Object.entries(entry?.value.aliases ?? {});
  const put = (id: string, name: string) =>
    change((draft) => {
      draft.aliases[id] = name;
    });
  return (
    <Stack as="section" gap={2} aria-label={m.otherNames}>
      <Text size={2} weight="medium">
        {m.otherNames}
      </Text>
      {names.map(([id, name]) => (
        <Grid key={id} columns="auto-end" gap={2} align="center">
          <Text personal lines={2}>
            {name}
          </Text>
          <IconButton
            icon={<X />}
            label={m.removeName({ name })}
            onPress={() => {
              change((draft) => {
                delete draft.aliases[id];
              });
              offerUndo(m.nameRemoved({ name }), () => put(id, name));
            }}
          />
        </Grid>
      ))}
      <Form
        onSubmit={() => {
          if (typed.trim() !== '') put(document.newId(), typed.trim());
          setTyped('');
        }}
      >
        <TextField
          label={m.newName}
          isLabelHidden
          autoComplete="off"
          placeholder={m.newName}
          description={m.otherNamesText}
          value={typed}
          onChange={setTyped}
          after={<IconButton type="submit" icon={<Plus />} label={m.addName} />}
        />
      </Form>
    </Stack>
  );
}

function RestField({ exercise, change }: PartProps) {
  const m = useMessages(libraryMessages);
  return (
    <DecimalField
      label={m.rest}
      description={m.restText}
      unit="s"
      time="s"
      value={exercise.restSeconds}
      unreadableError={m.restError}
      allows={(seconds) => seconds >= 0}
      onChange={(seconds) => change(assign({ restSeconds: seconds ?? undefined }))}
    />
  );
}

function LoadFields({ exercise, change }: PartProps) {
  const m = useMessages(libraryMessages);
  const unit = useLoadUnit(exercise);
  return (
    <>
      <Stack gap={2} align="start">
        <Text size={2} weight="medium">
          {m.unit}
        </Text>
        <ToggleGroup
          label={m.unit}
          options={[
            { id: 'usual', label: m.defaultUnit },
            { id: 'kg', label: 'kg' },
            { id: 'lb', label: 'lb' },
          ]}
          value={exercise.unit === 'kg' || exercise.unit === 'lb' ? exercise.unit : 'usual'}
          onChange={(id) => change(assign({ unit: id === 'usual' ? undefined : id }))}
        />
      </Stack>
      <StepField key={unit} exercise={exercise} change={change} />
      <BarField exercise={exercise} change={change} />
    </>
  );
}

function StepField({ exercise, change }: PartProps) {
  const m = useMessages(libraryMessages);
  const { count } = useTimeFormat();
  const unit = useLoadUnit(exercise);
  const { increment } = exercise;
  const owned = useBarsAndPlates(unit, null);
  const usual = `${count(loadStepIn({ ...exercise, increment: null }, owned, unit))} ${unit}`;
  return (
    <DecimalField
      label={m.step}
      description={m.stepText({ step: usual })}
      unit={unit}
      value={increment === null ? null : roundedIn(increment, unit)}
      unreadableError={m.stepError}
      allows={(value) => value > 0}
      onChange={(value, typed) => change(assign({ increment: typedQuantity(value, typed, unit) }))}
    />
  );
}

function BarField({ exercise, change }: PartProps) {
  const m = useMessages(libraryMessages);
  const unit = useLoadUnit(exercise);
  const records = useRecords('bars');
  const bars = knownBars(records, unit);
  const wordsOf = useBarLabel(unit);
  if (barOf(exercise, bars) === null) return null;
  return (
    <OptionalSelect
      label={m.bar}
      none={m.defaultBar}
      options={bars.map((bar) => {
        const { name, mass } = wordsOf(bar);
        return { id: bar.id, label: name, description: mass };
      })}
      value={exercise.bar}
      onChange={(id) => change(assign({ bar: id ?? undefined }))}
    />
  );
}

/** The % of body weight, shown only for exercises that move body weight. */
function ShareField({ exercise, change }: PartProps) {
  const m = useMessages(libraryMessages);
  if (!['reps', 'weightedBodyWeight', 'assistedBodyWeight'].includes(exercise.tracking)) return null;
  return (
    <DecimalField
      label={m.share}
      description={m.shareText}
      unit="%"
      loneMark="decimal"
      value={percentOf(exercise.bodyWeightShare)}
      unreadableError={m.shareError}
      allows={(percent) => percent >= 0 && percent <= 100}
      onChange={(percent) => change(assign({ bodyWeightShare: percent === null ? undefined : percent / 100 }))}
    />
  );
}

function percentOf(share: number): number {
  return Math.round(share * 1000) / 10;
}
