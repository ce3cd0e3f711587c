import { type KnownExercise, musclesByPart } from '#domain/exercise/index.ts';
import { bodySides, bodySize, outline } from './body-shapes.ts';
import styles from './muscle-map.module.css';

interface MuscleMapProps {
  readonly exercise: Pick<KnownExercise, 'muscles'>;
}

const mirrored = `matrix(-1 0 0 1 ${bodySize.width} 0)`;

/** The muscles of an exercise on a body from the front and the back. The facts beside it name them. */
export default function MuscleMap({ exercise }: MuscleMapProps) {
  const { main, helping } = musclesByPart(exercise);
  const partOf = (muscle: string) =>
    main.includes(muscle) ? 'main' : helping.includes(muscle) ? 'helping' : undefined;
  return Object.entries(bodySides).map(([side, { muscles: shapes, lines }]) => (
    <svg key={side} aria-hidden="true" viewBox={`0 0 ${bodySize.width} ${bodySize.height}`} className={styles.body}>
      <BothHalves shape={outline} className={styles.outline} />
      {Object.entries(shapes).map(([muscle, shape]) => (
        <BothHalves key={muscle} shape={shape} className={styles.muscle} part={partOf(muscle)} />
      ))}
      <BothHalves shape={lines} className={styles.lines} />
    </svg>
  ));
}

interface BothHalvesProps {
  readonly shape: string;
  readonly className: string | undefined;
  readonly part?: 'main' | 'helping' | undefined;
}

function BothHalves({ shape, className, part }: BothHalvesProps) {
  return (
    <>
      <path d={shape} className={className} data-part={part} />
      <path d={shape} className={className} data-part={part} transform={mirrored} />
    </>
  );
}
