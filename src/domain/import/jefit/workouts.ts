import { type CellReader, type CsvRow, cellReader, numberIn } from '../csv/index.ts';
import type { DraftTime, ImportItem, WorkoutDraft, WorkoutExerciseDraft } from '../draft/index.ts';
import type { ImportErrorCode } from '../files/index.ts';
import { groupedBy, remarkOf, shortened } from '../lifting/index.ts';
import { noonOf, unixTimeIn, wallTimeIn } from '../times/index.ts';
import type { Backup, BackupUnits, SectionTable } from './backup.ts';
import { readLogs, type SetDetail, setDetails } from './logs.ts';

const sessionColumns = {
  id: ['_id'],
  start: ['starttime'],
  misspeltStart: ['starttimie'],
  date: ['mydate'],
  seconds: ['total_time'],
} as const;

const logColumns = {
  id: ['_id'],
  session: ['belongsession'],
  date: ['mydate'],
  exercise: ['ename'],
  logs: ['logs'],
  intervals: ['interval_logs'],
} as const;

/** Reads workouts: the sessions, then the days of logs that belong to no session. */
export function* workoutsOf(backup: Backup): Generator<ImportItem> {
  const { logs } = backup;
  if (logs === null) return;
  const details = setDetails(backup.setLogs);
  const cells = cellReader(logs.header, logColumns);
  for (const group of logGroups(backup, logs)) {
    if (group.startedAt === null) {
      yield { kind: 'skipped', origin: group.origin, code: 'import/no-date', detail: shortened(group.time) };
      continue;
    }
    const exercises: WorkoutExerciseDraft[] = [];
    for (const row of group.rows) {
      const exercise = exerciseOf(row, cells, backup.units, details);
      if (typeof exercise === 'object') exercises.push(exercise);
      else yield { kind: 'skipped', origin: logs.originOf(row), code: exercise };
    }
    if (exercises.length > 0) yield workoutDraft(group, group.startedAt, exercises);
    else if (group.rows.length === 0) yield { kind: 'skipped', origin: group.origin, code: 'import/empty' };
  }
}

/** The logs of a session or a day. */
interface LogGroup {
  readonly sourceId: string;
  readonly origin: string;
  readonly startedAt: DraftTime | null;
  /** The start as it is written. */
  readonly time: string;
  readonly seconds: number | null;
  readonly rows: readonly CsvRow[];
}

function logGroups({ sessions }: Backup, logs: SectionTable): readonly LogGroup[] {
  const session = cellReader(sessions.header, sessionColumns);
  const log = cellReader(logs.header, logColumns);
  const sessionIds = new Set(sessions.rows.map((row) => session.cell(row, 'id')).filter((id) => id !== ''));
  const keyOf = (row: CsvRow) => {
    const id = log.cell(row, 'session');
    return sessionIds.has(id) ? `session ${id}` : `day ${log.cell(row, 'date')}`;
  };
  const rowsByKey = new Map(groupedBy(logs.rows, keyOf).map((rows) => [keyOf(rows[0] as CsvRow), rows]));

  const groups: LogGroup[] = [];
  for (const row of sessions.rows) {
    const sourceId = `session ${session.cell(row, 'id')}`;
    const rows = rowsByKey.get(sourceId) ?? [];
    rowsByKey.delete(sourceId);
    const times = [session.cell(row, 'start'), session.cell(row, 'misspeltStart')];
    const dates = [session.cell(row, 'date'), ...rows.slice(0, 1).map((first) => log.cell(first, 'date'))];
    groups.push({
      sourceId,
      origin: sessions.originOf(row),
      startedAt: firstOf(times, unixTimeIn) ?? firstOf(dates, dayIn),
      time: [...dates, ...times].find((text) => text !== '') ?? '',
      seconds: secondsIn(session.cell(row, 'seconds')),
      rows,
    });
  }
  for (const [sourceId, rows] of rowsByKey) {
    const first = rows[0] as CsvRow;
    const time = log.cell(first, 'date');
    groups.push({ sourceId, origin: logs.originOf(first), startedAt: dayIn(time), time, seconds: null, rows });
  }
  return groups;
}

function firstOf<Value>(texts: readonly string[], read: (text: string) => Value | null): Value | null {
  for (const text of texts) {
    const value = read(text);
    if (value !== null) return value;
  }
  return null;
}

function dayIn(text: string): DraftTime | null {
  return noonOf(text) ?? wallTimeIn(text);
}

function secondsIn(text: string): number | null {
  const seconds = numberIn(text);
  return seconds !== null && seconds > 0 ? seconds : null;
}

function workoutDraft(
  { sourceId, origin, seconds }: LogGroup,
  startedAt: DraftTime,
  exercises: readonly WorkoutExerciseDraft[],
): WorkoutDraft {
  const none = { title: '', remark: '', effort: null, bodyWeight: null };
  return { kind: 'workout', sourceId, origin, startedAt, seconds, ...none, exercises };
}

/** Reads an exercise; returns a code if nothing of it can be kept. */
function exerciseOf(
  row: CsvRow,
  { cell }: CellReader<keyof typeof logColumns>,
  units: BackupUnits,
  details: ReadonlyMap<string, readonly SetDetail[]>,
): WorkoutExerciseDraft | ImportErrorCode {
  const name = cell(row, 'exercise');
  if (name === '') return 'import/damaged';
  const packed = cell(row, 'logs');
  const intervals = cell(row, 'intervals');
  const { sets, unread } = readLogs(packed, units, details.get(cell(row, 'id')) ?? []);
  // sets of timed exercises have no documented form, so they stay in words
  const remark = remarkOf(
    unread.length === 0 ? '' : `logs: ${unread.join(',')}`,
    intervals === '' || intervals === '0' ? '' : `interval_logs: ${intervals}`,
  );
  if (sets.length === 0 && remark === '') return 'import/empty';
  return { name, category: null, equipment: null, superset: null, restSeconds: null, remark, sets };
}
