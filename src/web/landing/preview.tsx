import { useMessages } from '../language/index.ts';
import styles from './landing.module.css';
import { landingMessages } from './messages/index.ts';

/**
 * Shows a note and a workout side by side, rendered with the app's design tokens. Screen readers announce it as one
 * sentence.
 */
export function Preview() {
  const m = useMessages(landingMessages);
  return (
    <div className={styles.preview} role="img" aria-label={m.preview}>
      <div className={styles.sheet} aria-hidden="true">
        <NoteSketch />
        <WorkoutSketch />
      </div>
    </div>
  );
}

function NoteSketch() {
  const m = useMessages(landingMessages);
  return (
    <div className={styles.note}>
      <span className={styles.small}>{m.noteDay}</span>
      <span className={styles.noteTitle}>{m.noteTitle}</span>
      <span className={styles.noteText}>
        {m.noteText} <span className={styles.noteLink}>{m.noteLink}</span> {m.noteEnd}
      </span>
      <span className={styles.task} data-done>
        <span className={styles.box} />
        {m.taskDone}
      </span>
      <span className={styles.task}>
        <span className={styles.box} />
        {m.taskOpen}
      </span>
      <span className={styles.tags}>
        {m.tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {`#${tag}`}
          </span>
        ))}
      </span>
    </div>
  );
}

function WorkoutSketch() {
  const m = useMessages(landingMessages);
  return (
    <div className={styles.workout}>
      <span className={styles.small}>
        <span>{m.workoutTitle}</span>
        <span>{m.workoutTime}</span>
      </span>
      <span className={styles.exercise}>{m.exerciseName}</span>
      <span className={styles.sets}>
        <span className={styles.setHead}>
          <span>{m.set}</span>
          <span>{m.load}</span>
          <span>{m.reps}</span>
          <span />
        </span>
        {m.loggedSets.map(({ set, load, reps }) => (
          <span key={set} className={styles.set}>
            <span className={styles.setNumber}>{set}</span>
            <span>{load}</span>
            <span>{reps}</span>
            <span className={styles.done}>✓</span>
          </span>
        ))}
      </span>
      <span className={styles.best}>{m.best}</span>
    </div>
  );
}
