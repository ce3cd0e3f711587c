import { type RecordEntry, useRecords } from '../../../replica/index.ts';

/** Returns the programme that was not started yet; null without one, and if the user has to choose among several. */
export function useNotStarted(): RecordEntry<'programmes'> | null {
  const records = useRecords('programmes');
  const waiting = records.filter(({ value, inTrash }) => !inTrash && value.startedOn === undefined);
  return waiting.length === 1 ? (waiting[0] ?? null) : null;
}
