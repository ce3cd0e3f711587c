import type { GoalChoice } from '#domain/exercise/goals/index.ts';
import { knownSport } from '#domain/exercise/index.ts';
import { type RecordEntry, useRecords } from '../../replica/index.ts';

const sessions: GoalChoice = { kind: 'sessions', per: 'week', sport: null, exercise: null, muscle: null };

/** Returns what a new goal begins with: the distance of the newest training if it was an activity with one, else sessions. */
export function useFirstChoice(): GoalChoice {
  const workout = newestOf(useRecords('workouts'));
  const activity = newestOf(useRecords('activities'));
  if (activity?.value.distance === undefined || startOf(workout) > startOf(activity)) return sessions;
  return { ...sessions, kind: 'distance', sport: knownSport(activity.value.sport) };
}

type Trained = RecordEntry<'workouts'> | RecordEntry<'activities'>;

function newestOf<Entry extends Trained>(records: readonly Entry[]): Entry | undefined {
  const kept = records.filter(({ inTrash }) => !inTrash);
  return kept.reduce<Entry | undefined>((newest, each) => (startOf(each) > startOf(newest) ? each : newest), undefined);
}

function startOf(entry: Trained | undefined): number {
  return entry?.value.startedAt ?? entry?.value.createdAt ?? 0;
}
