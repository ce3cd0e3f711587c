import { Suspense } from 'react';
import { type KnownExercise, type LibrarySlug, libraryExercise, musclesByPart } from '#domain/exercise/index.ts';
import { idOf } from '#domain/kernel/index.ts';
import { defineMessages, useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Figure, Figures } from '../../ui/figures.tsx';
import { Stack } from '../../ui/layout.tsx';
import { MarkedList } from '../../ui/marked-list.tsx';
import { SectionHeading, Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './library.module.css';
import { libraryMessages } from './messages/index.ts';

/** The user's own cue for an exercise. Renders nothing without one. */
export function OwnCue({ exercise: { cue } }: { readonly exercise: KnownExercise }) {
  const m = useMessages(libraryMessages);
  if (cue === null || cue.trim() === '') return null;
  return (
    <Text personal multiline className={styles.cue ?? ''}>
      <VisuallyHidden>{m.yourCue}: </VisuallyHidden>
      {cue}
    </Text>
  );
}

/** Instructions and facts about an exercise. Renders nothing if there are none. */
export function ExerciseGuide({ exercise }: { readonly exercise: KnownExercise }) {
  const m = useMessages(libraryMessages);
  const facts = useFacts(exercise);
  // A merged exercise has the instructions of the exercise it was merged into.
  const inLibrary = libraryExercise(idOf(exercise.merged?.into ?? exercise.key));
  if (inLibrary === null && facts.length === 0) return null;
  const title = inLibrary === null ? m.about : m.howTo;
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <SectionHeading>{title}</SectionHeading>
      <Suspense>{inLibrary !== null && <Steps slug={inLibrary.slug} />}</Suspense>
      <Figures minColumn={10} rowGap={3}>
        {facts.map(({ name, value }) => (
          <Figure key={name} label={name} value={value} size={2} />
        ))}
      </Figures>
    </Stack>
  );
}

function Steps({ slug }: { readonly slug: string }) {
  const m = useMessages(libraryMessages);
  const text = useMessages(exerciseTexts)[slug];
  if (text === undefined) return null;
  return (
    <>
      <MarkedList as="ol" gap={2}>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </MarkedList>
      <Text tone="muted">
        {m.cues}: {text.cues.join(' ')}
      </Text>
    </>
  );
}

function useFacts(exercise: KnownExercise) {
  const m = useMessages(libraryMessages);
  const { list } = useTimeFormat();
  const { equipment, pattern, isUnilateral } = exercise;
  const { main, helping } = musclesByPart(exercise);
  const named = (muscles: readonly string[]) => list(muscles.map((muscle) => m.muscles[muscle] ?? muscle));
  const movement = pattern === null ? [] : [m.patterns[pattern] ?? pattern];
  return [
    { name: m.trains, value: named(main) },
    { name: m.helps, value: named(helping) },
    { name: m.equipmentUsed, value: equipment === null ? '' : (m.equipment[equipment] ?? equipment) },
    { name: m.movement, value: list(isUnilateral ? [...movement, m.oneSide] : movement) },
  ].filter(({ value }) => value !== '');
}

/** Short instructions for an exercise. */
interface ExerciseText {
  readonly steps: readonly string[];
  readonly cues: readonly string[];
}

type ExerciseTexts = Readonly<Record<LibrarySlug, ExerciseText>> & { readonly [slug: string]: ExerciseText };

/** Instructions for the library's exercises. They are long, so they are loaded only when an exercise is open. */
const exerciseTexts = defineMessages<ExerciseTexts>({
  en: async () => ({ messages: (await import('./texts/en.json')).default }),
  de: async () => ({ messages: (await import('./texts/de.json')).default }),
});
