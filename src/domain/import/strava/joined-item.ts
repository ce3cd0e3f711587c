import type { ActivityDraft, WorkoutDraft } from '../draft/index.ts';
import { remarkOf } from '../lifting/index.ts';
import type { GearKinds } from './gear-kinds.ts';
import type { StatedActivity } from './stated-activity.ts';

/** What is the same for all activities of a table. */
export interface TableContext {
  readonly distanceUnit: 'km' | 'm';
  readonly kindOfGear: GearKinds;
}

/** Returns the activity that a row alone becomes; null without a time. */
export function activityOfRow(stated: StatedActivity, context: TableContext): ActivityDraft | null {
  const { startedAt, origin } = stated;
  if (startedAt === null) return null;
  const withoutFigures: ActivityDraft = {
    ...{ kind: 'activity', sourceId: '', origin, sport: 'other', title: '', startedAt, effort: null, isIndoor: null },
    ...{ elapsedSeconds: null, movingSeconds: null, distance: null, climb: null, laps: [], remark: '' },
    ...{ heartRate: { average: null, max: null }, deviceFigures: new Map(), device: '', track: null },
    ...{ points: null, trackFigures: null },
  };
  return joinedActivity(withoutFigures, stated, context);
}

/** Returns the activity of a recording with what the row states beyond it. The figures of the recording come first. */
export function joinedActivity(recorded: ActivityDraft, stated: StatedActivity, context: TableContext): ActivityDraft {
  const { figures } = stated;
  const sport = stated.sport ?? recorded.sport;
  const title = stated.title || recorded.title;
  // says what an activity is that is none of the app's sports
  const type = sport === 'other' ? stated.type : '';
  return {
    ...recorded,
    sourceId: idOf(stated, recorded),
    sport,
    title: title || type,
    elapsedSeconds: recorded.elapsedSeconds ?? figures.elapsed,
    movingSeconds: recorded.movingSeconds ?? figures.moving,
    distance: recorded.distance ?? quantity(figures.distance, context.distanceUnit),
    climb: recorded.climb ?? quantity(figures.climb, 'm'),
    heartRate: {
      average: recorded.heartRate.average ?? figures.averageHeartRate,
      max: recorded.heartRate.max ?? figures.maxHeartRate,
    },
    effort: effortOf(stated),
    isIndoor: recorded.isIndoor ?? stated.isIndoor,
    remark: remarkOf(stated.remark, title === '' || title === type ? '' : type),
    deviceFigures: new Map([...figuresByName(stated), ...recorded.deviceFigures]),
    ...(stated.gear !== '' && { gear: [{ name: stated.gear, kind: context.kindOfGear(stated.gear, sport) }] }),
  };
}

/** Returns the workout of a recording with what the row states beyond it. */
export function joinedWorkout(recorded: WorkoutDraft, stated: StatedActivity): WorkoutDraft {
  return {
    ...recorded,
    sourceId: idOf(stated, recorded),
    title: stated.title || recorded.title,
    seconds: recorded.seconds ?? stated.figures.elapsed,
    effort: effortOf(stated),
    remark: stated.remark,
  };
}

/** Every row has an id, unless the table was edited. */
function idOf({ id, writtenDate, type }: StatedActivity, recorded: { readonly sourceId: string }): string {
  return id || recorded.sourceId || `${writtenDate} ${type}`;
}

function effortOf({ figures: { effort } }: StatedActivity): number | null {
  return effort === null || effort > 10 ? null : effort;
}

function quantity(value: number | null, unit: 'km' | 'm') {
  return value === null ? null : { value, unit };
}

/** Under the names of recordings. */
function figuresByName({ figures }: StatedActivity): readonly (readonly [string, number])[] {
  const named = [
    ['total_descent (m)', figures.descent],
    ['total_calories (kcal)', figures.calories],
    ['avg_power (W)', figures.averagePower],
    ['max_power (W)', figures.maxPower],
  ] as const;
  return named.flatMap(([name, value]) => (value === null ? [] : [[name, Math.round(value * 10) / 10] as const]));
}
