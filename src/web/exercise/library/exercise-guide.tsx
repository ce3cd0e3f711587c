import { Suspense } from 'react';
import { type KnownExercise, musclesByPart } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './library.module.css';
import { libraryMessages } from './messages/index.ts';
import { exerciseTexts } from './texts/index.ts';

/** What the person says to themselves about an exercise; nothing where they said nothing. */
export function OwnCue({ exercise: { cue } }: { readonly exercise: KnownExercise }) {
  const m = useMessages(libraryMessages);
  if (cue === null || cue.trim() === '') return null;
  return (
    <Text personal className={styles.cue ?? ''}>
      <VisuallyHidden>{m.yourCue}: </VisuallyHidden>
      {cue}
    </Text>
  );
}

/** How an exercise is done, and what it is for: what everybody can be told of it. */
export function ExerciseGuide({ exercise }: { readonly exercise: KnownExercise }) {
  const m = useMessages(libraryMessages);
  return (
    <section className={styles.guide} aria-label={m.howTo}>
      <Heading level={2} size={4}>
        {m.howTo}
      </Heading>
      <Suspense>{!exercise.isOwn && <Steps slug={exercise.id} />}</Suspense>
      <Facts exercise={exercise} />
    </section>
  );
}

function Steps({ slug }: { readonly slug: string }) {
  const m = useMessages(libraryMessages);
  const text = useMessages(exerciseTexts)[slug];
  if (text === undefined) return null;
  return (
    <>
      <ol className={styles.steps}>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Text tone="muted">
        {m.cues}: {text.cues.join(' ')}
      </Text>
    </>
  );
}

function Facts({ exercise }: { readonly exercise: KnownExercise }) {
  const m = useMessages(libraryMessages);
  const { list } = useTimeFormat();
  const { equipment, pattern, isUnilateral } = exercise;
  const { main, helping } = musclesByPart(exercise);
  const named = (muscles: readonly string[]) => list(muscles.map((muscle) => m.muscles[muscle] ?? muscle));
  const facts = [
    { name: m.trains, value: named(main) },
    { name: m.helps, value: named(helping) },
    { name: m.doneWith, value: equipment === null ? '' : (m.equipment[equipment] ?? equipment) },
    {
      name: m.movement,
      value: list([
        ...(pattern === null ? [] : [m.patterns[pattern] ?? pattern]),
        ...(isUnilateral ? [m.oneSide] : []),
      ]),
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <div key={name}>
            <Text as="dt" size={2} tone="muted">
              {name}
            </Text>
            <Text as="dd" size={2}>
              {value}
            </Text>
          </div>
        ))}
    </dl>
  );
}
