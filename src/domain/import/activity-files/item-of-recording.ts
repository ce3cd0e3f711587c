import type { Recording } from '../../track/index.ts';
import type { ActivityDraft, WorkoutDraft } from '../draft/index.ts';
import type { ImportFile } from '../files/index.ts';
import { draftOfRecording } from './draft-of-recording.ts';
import { workoutOfRecording } from './workout-of-recording.ts';

/**
 * Returns what a recording becomes: a workout if the watch counted sets, and an activity otherwise.
 *
 * @param at the position of the recording in its file
 * @returns null if nothing says when it was
 */
export function itemOfRecording(
  recording: Recording,
  file: ImportFile,
  at: number,
): ActivityDraft | WorkoutDraft | null {
  return recording.sets.length > 0 ? workoutOfRecording(recording, file, at) : draftOfRecording(recording, file, at);
}
