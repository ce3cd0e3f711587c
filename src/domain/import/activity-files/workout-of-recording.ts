import { measuredFigures, type RecordedSet, type Recording } from '../../track/index.ts';
import type { SetDraft, WorkoutDraft, WorkoutExerciseDraft } from '../draft/index.ts';
import type { ImportFile } from '../files/index.ts';
import { emptySet, groupedBy, snapped } from '../lifting/index.ts';
import { recordingId } from './draft-of-recording.ts';

/** The name of what the watch could not name, for the user to say which exercise it was. */
const unknownExercise = 'Unknown exercise';

/**
 * Returns the workout that a strength session becomes. An exercise has all of its sets, also those of later rounds.
 *
 * @param at the position of the recording in its file
 * @returns null if nothing says when it was
 */
export function workoutOfRecording(recording: Recording, file: ImportFile, at: number): WorkoutDraft | null {
  const { startedAt, title, sets } = recording;
  if (startedAt === null) return null;
  const { elapsedSeconds, timerSeconds } = measuredFigures(recording.figures);
  const seconds = elapsedSeconds ?? timerSeconds;
  return {
    kind: 'workout',
    // a file can be renamed
    sourceId: `${new Date(startedAt).toISOString()} sets ${at}`,
    recordingId: recordingId(startedAt, at),
    origin: at === 0 ? file.path : `${file.path}, ${at + 1}`,
    title,
    startedAt,
    seconds: seconds === null ? null : Math.round(seconds),
    remark: '',
    effort: null,
    bodyWeight: null,
    exercises: groupedBy(sets, ({ name }) => name).map(exerciseOf),
  };
}

function exerciseOf(sets: readonly RecordedSet[]): WorkoutExerciseDraft {
  return {
    name: sets[0]?.name || unknownExercise,
    category: null,
    equipment: null,
    superset: null,
    restSeconds: null,
    remark: '',
    sets: sets.map(setOf),
  };
}

/** How long a set took is only a result if no repetitions were counted. Watches write 0 for none, and for no load. */
function setOf({ startedAt, seconds, reps, load }: RecordedSet): SetDraft {
  const counted = reps || null;
  const taken = seconds === null ? null : Math.round(seconds);
  return {
    ...emptySet,
    load: load === null || load === 0 ? null : snapped({ value: load, unit: 'kg' }),
    reps: counted,
    seconds: counted === null ? taken || null : null,
    completedAt: startedAt === null ? null : startedAt + (taken ?? 0) * 1000,
  };
}
