import type { ProgrammePlan } from '#domain/exercise/built-in/index.ts';
import type { SharedExercise } from '#domain/exercise/sharing/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, SecondaryText, SectionHeading, Text } from '../../../ui/text.tsx';
import { useCatalogue } from '../../catalogue/index.ts';
import { builtInMessages } from './messages/index.ts';
import { setsText } from './sets-text.ts';

interface BuiltInWorkoutsProps {
  readonly plan: ProgrammePlan;
  /** The names of its routines. */
  readonly names: readonly string[];
}

/** The workouts of a built-in programme, with their exercises and sets. */
export function BuiltInWorkouts({ plan, names }: BuiltInWorkoutsProps) {
  const m = useMessages(builtInMessages);
  const ruleOf = ({ slug, progression }: SharedExercise) =>
    plan.progressions.find(({ exercise }) => exercise.slug === slug)?.progression ?? progression;
  return (
    <Stack as="section" gap={4}>
      <SectionHeading>{m.sessions}</SectionHeading>
      {plan.routines.map(({ exercises }, at) => (
        <Stack key={names[at]} gap={1}>
          <Heading level={3} size={3}>
            {names[at] ?? m.routine}
          </Heading>
          <Stack as="ul" divided>
            {exercises.map((exercise, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an exercise can occur twice, and the order never changes
              <ExerciseLine key={index} exercise={exercise} rule={ruleOf(exercise)} />
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

interface ExerciseLineProps {
  readonly exercise: SharedExercise;
  readonly rule: SharedExercise['progression'];
}

function ExerciseLine({ exercise, rule }: ExerciseLineProps) {
  const m = useMessages(builtInMessages);
  const { count: number, figures } = useTimeFormat();
  const name = useCatalogue().get(`exercises/${exercise.slug}`)?.name ?? exercise.name;
  const { superset, restSeconds } = exercise;
  // without a rest, as in running and walking, nobody speaks of a superset
  const together =
    restSeconds === 0 ? m.inTurn : m.supersetLetter({ letter: String.fromCodePoint(65 + (superset ?? 0)) });
  return (
    <Row as="li" gap={3} paddingY={2} justify="between" align="baseline" wrap>
      <Stack gap={0.5} basis={12}>
        <Text>{name}</Text>
        {superset !== undefined && <SecondaryText>{together}</SecondaryText>}
      </Stack>
      <Text tone="muted" numeric>
        {setsText(exercise, rule, { m, number, figures })}
      </Text>
    </Row>
  );
}
