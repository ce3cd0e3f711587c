import type { KnownExercise } from '#domain/exercise/index.ts';
import {
  believedSessions,
  type ExerciseKind,
  type Measuring,
  movedLoad,
  setMarks,
  setVolume,
} from '#domain/exercise/records/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { type FormulaInput, FormulaInputs } from '../explain/index.ts';
import { useTraining } from '../training-data/index.ts';
import { askedExercise } from './asked-exercise.ts';
import { progressMessages } from './messages/index.ts';
import { inputsOfSet, type ValueLabels } from './record-value.tsx';
import { useFigureLabels } from './use-figure-labels.ts';
import { useOneRepMaxMethod } from './use-one-rep-max-method.ts';

export interface DayInputsProps {
  readonly exercise: KnownExercise;
  readonly figure: 'e1rm' | 'volume';
  readonly day: LocalDay;
}

/** The sets from which a day's charted figure was computed. They are read on demand. */
export function DayInputs({ exercise, figure, day }: DayInputsProps) {
  const m = useMessages(progressMessages);
  const { count } = useTimeFormat();
  const words = useFigureLabels(exercise);
  const method = useOneRepMaxMethod();
  const asked = askedExercise(useCatalogue(), exercise.key);
  const known = useTraining(asked === null ? null : { about: 'sessions', exercises: asked.keys });
  if (known === null || asked === null) return <Spinner />;
  const done = believedSessions(known.value, { exercise: asked, method })
    .filter((session) => session.day === day)
    .flatMap(({ sets, bodyWeight }) => sets.map((set) => ({ set, bodyWeight })));
  const given = { m, words, count };
  const inputs =
    figure === 'e1rm' ? inputsOfBest(done, { exercise: asked, method }, given) : inputsOfAll(done, asked, given);
  return <FormulaInputs inputs={inputs} />;
}

type Done = Parameters<typeof inputsOfSet>[0];

/** Returns the inputs of the set with the highest e1RM. */
function inputsOfBest(done: readonly Done[], measuring: Measuring, given: ValueLabels): readonly FormulaInput[] {
  const [best] = done
    .flatMap((each) => {
      const estimate = setMarks(each.set, each.bodyWeight, measuring).find(({ kind }) => kind === 'e1rm');
      return estimate === undefined ? [] : [{ ...each, estimate: estimate.value }];
    })
    .toSorted((a, b) => b.estimate - a.estimate);
  return best === undefined ? [] : inputsOfSet(best, measuring.exercise, given);
}

/** Returns the inputs of each set that has a volume. */
function inputsOfAll(
  done: readonly Done[],
  exercise: ExerciseKind,
  { m, words, count }: ValueLabels,
): readonly FormulaInput[] {
  return done
    .filter(({ set, bodyWeight }) => (setVolume(set, bodyWeight, exercise) ?? 0) > 0)
    .map(({ set, bodyWeight }, at) => ({
      name: m.setNumber({ number: count(at + 1) }),
      value: `${words.computedLoad(movedLoad(set, bodyWeight, exercise) ?? 0)} × ${count(set.reps ?? 0)}`,
    }));
}
