import { BicepsFlexed, CircleCheck, Ruler } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { idOf } from '#domain/kernel/index.ts';
import type { MatchedText, TrainingHit, TrainingKind } from '#domain/search/training/index.ts';
import {
  ActivityRow,
  ExerciseLines,
  useCatalogue,
  useMeasureFormat,
  useMeasures,
  useSetInWords,
  WorkoutRow,
} from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { Marked } from '../notes/index.ts';
import { useDocument, useRecord } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { RoundIcon } from '../ui/round-icon.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { searchMessages } from './messages/index.ts';

export interface FoundTrainingProps {
  readonly hit: TrainingHit;
  /** The id of the element that names the row. */
  readonly nameId?: string;
}

/** A result of the training, shown as in the lists of its kind, with the remarks in which words were found. */
export const FoundTraining = memo(function FoundTraining({ hit, nameId }: FoundTrainingProps) {
  const m = useMessages(searchMessages);
  const Found = rows[hit.kind];
  const sign = signs[hit.kind];
  return (
    <Row {...(nameId !== undefined && { id: nameId })} gap={3} align="start" data-accent="body">
      {sign !== null && <RoundIcon>{sign}</RoundIcon>}
      <Stack gap={0.5} grow>
        <VisuallyHidden>{m.oneOf[hit.kind]}</VisuallyHidden>
        <Found hit={hit} />
        <MatchedTexts matched={hit.matched} />
      </Stack>
    </Row>
  );
});

/** The rows of workouts and activities have their own. */
const signs: { readonly [K in TrainingKind]: ReactNode } = {
  workout: null,
  set: <CircleCheck />,
  activity: null,
  measurement: <Ruler />,
  exercise: <BicepsFlexed />,
};

interface RowProps {
  readonly hit: TrainingHit;
}

const rows: { readonly [K in TrainingKind]: (props: RowProps) => ReactNode } = {
  workout: WorkoutOfHit,
  set: SetOfHit,
  activity: ActivityOfHit,
  measurement: MeasurementOfHit,
  exercise: ExerciseOfHit,
};

function WorkoutOfHit({ hit: { key } }: RowProps) {
  const { entry } = useRecord('workouts', idOf(key));
  return entry === null ? null : <WorkoutRow workout={entry} />;
}

function ActivityOfHit({ hit: { key } }: RowProps) {
  const { entry } = useRecord('activities', idOf(key));
  return entry === null ? null : <ActivityRow activity={entry} />;
}

function SetOfHit({ hit: { key, set, exercise, day } }: RowProps) {
  const m = useMessages(searchMessages);
  const words = useSetInWords(idOf(key), set ?? '');
  const known = useCatalogue().get(exercise ?? '/');
  return (
    <>
      <Text personal lines={1} weight="medium">
        {words?.exercise ?? known?.name ?? m.unknownExercise}
      </Text>
      <Text size={2} lines={1} numeric>
        {words?.figures || '\u00a0'}
      </Text>
      <DayOfHit day={day} />
    </>
  );
}

function MeasurementOfHit({ hit: { key, day } }: RowProps) {
  const m = useMessages(searchMessages);
  const value = useRecord('measurements', idOf(key)).entry?.value;
  const { valueLabels } = useMeasureFormat();
  const measure = useMeasures().find(({ id }) => id === value?.measure);
  const shown = value?.value && measure ? valueLabels(value.value, measure.dimension) : '';
  return (
    <>
      <Text personal lines={1} weight="medium" numeric>
        {[measure?.name ?? m.oneOf.measurement, shown].filter((part) => part !== '').join(' ')}
      </Text>
      <DayOfHit day={day} />
    </>
  );
}

function ExerciseOfHit({ hit: { key } }: RowProps) {
  const exercise = useCatalogue().get(key);
  return exercise === undefined ? null : <ExerciseLines exercise={exercise} />;
}

function DayOfHit({ day }: Pick<TrainingHit, 'day'>) {
  const format = useTimeFormat();
  const { today } = useDocument();
  return (
    <SecondaryText lines={1} numeric>
      {day === null ? '' : format.day(day, today())}
    </SecondaryText>
  );
}

/** The texts of a result in which words of the query were found, besides its name, which the row shows anyway. */
function MatchedTexts({ matched }: { readonly matched: readonly MatchedText[] }) {
  const m = useMessages(searchMessages);
  return matched
    .filter(({ role }) => role !== 'title' && role !== 'name')
    .map(({ role, text, ranges }) => {
      const before = role === 'tag' ? '#' : '';
      return (
        <SecondaryText key={`${role} ${text}`} lines={2} personal>
          {role === 'cue' ? m.cueOf({ text }) : before}
          {role !== 'cue' && <Marked text={text} ranges={ranges} />}
        </SecondaryText>
      );
    });
}
