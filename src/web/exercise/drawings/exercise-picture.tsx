import { lazy, Suspense } from 'react';
import type { KnownExercise } from '#domain/exercise/index.ts';
import styles from './exercise-picture.module.css';

/** One file has all drawings, so that neither the app nor other sections load them. */
const loadPictures = () => import('./movement-pictures.tsx');

const MovementDrawing = lazy(async () => ({ default: (await loadPictures()).MovementDrawing }));
const MovementThumbnail = lazy(async () => ({ default: (await loadPictures()).MovementThumbnail }));
const MuscleMap = lazy(() => import('./muscle-map.tsx'));

/** How an exercise is done, and its muscles. Loads lazily into space that is reserved for it. */
export function ExercisePicture({ exercise }: { readonly exercise: KnownExercise }) {
  const { drawing, equipment, muscles } = exercise;
  const hasMuscles = Object.keys(muscles).length > 0;
  if (drawing === null && !hasMuscles) return null;
  return (
    <div className={styles.picture} data-part={drawing === null ? 'muscles' : hasMuscles ? undefined : 'drawing'}>
      <Suspense>
        {drawing !== null && <MovementDrawing drawing={drawing} equipment={equipment} />}
        {hasMuscles && <MuscleMap exercise={exercise} />}
      </Suspense>
    </div>
  );
}

/** A small drawing of an exercise, for a row of a list. Loads lazily; without a drawing, its space is empty. */
export function ExerciseThumbnail({ exercise: { drawing, equipment } }: { readonly exercise: KnownExercise }) {
  return (
    <div className={styles.thumbnail}>
      <Suspense>{drawing !== null && <MovementThumbnail drawing={drawing} equipment={equipment} />}</Suspense>
    </div>
  );
}
