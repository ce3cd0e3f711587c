import type { TrackFigures } from '../../exercise/index.ts';
import type { Instant } from '../../kernel/index.ts';
import {
  averageOf,
  encodeTrack,
  figuresOfTrack,
  measuredFigures,
  noFigures,
  type RecordedFigures,
  type Recording,
  type Track,
} from '../../track/index.ts';
import { memoryFile } from '../bytes/index.ts';
import type { ActivityDraft, LapDraft } from '../draft/index.ts';
import type { ImportFile } from '../files/index.ts';

/**
 * Returns the activity that a recording becomes. Figures of the device come first; what it does not state is computed
 * from the track.
 *
 * @param at the position of the recording in its file
 * @returns null if nothing says when it was
 */
export function draftOfRecording(recording: Recording, file: ImportFile, at: number): ActivityDraft | null {
  const { track, startedAt, sport } = recording;
  if (startedAt === null) return null;
  const { times, metres: covered, climb, heartRate, stored } = figuresOfTrack(track, sport, []);
  const figures = measuredFigures(recording.figures);
  const computed = measuredFigures({
    ...noFigures,
    ...{ elapsedSeconds: times?.elapsed ?? null, movingSeconds: times?.moving ?? null },
    ...{ metres: covered, ascent: climb?.ascent ?? null, descent: climb === null ? null : round(climb.descent, 1) },
  });
  const metres = figures.metres ?? computed.metres;
  const ascent = figures.ascent ?? computed.ascent;
  const origin = at === 0 ? file.path : `${file.path}, ${at + 1}`;
  const rounded = (value: number | null | undefined) =>
    value === null || value === undefined ? null : round(value, 1);
  return {
    kind: 'activity',
    // a file can be renamed, and one start can be in several files
    sourceId: `${new Date(startedAt).toISOString()} ${sport} ${at}`,
    recordingId: recordingId(startedAt, at),
    origin,
    sport,
    title: shortName(recording.title),
    startedAt,
    ...(recording.offsetMinutes !== null && { offsetMinutes: recording.offsetMinutes }),
    elapsedSeconds: rounded(figures.elapsedSeconds ?? computed.elapsedSeconds),
    movingSeconds: rounded(figures.movingSeconds ?? movingOf(figures.timerSeconds, computed.movingSeconds)),
    distance: metres === null || metres === 0 ? null : { value: round(metres, 10), unit: 'm' },
    climb: ascent === null || ascent <= 0 ? null : { value: round(ascent, 1), unit: 'm' },
    heartRate: {
      average: rounded(figures.averageHeartRate ?? heartRate?.average),
      max: rounded(figures.maxHeartRate ?? heartRate?.max),
    },
    effort: null,
    isIndoor: recording.isIndoor,
    laps: recording.laps.length > 1 ? recording.laps.slice(0, maxLaps).map(lapOf) : [],
    remark: '',
    deviceFigures: deviceFigures(recording, { ...figures, descent: figures.descent ?? computed.descent }),
    device: shortName(recording.device),
    track: file,
    ...storedTrack(track, stored, origin),
  };
}

/** Nobody presses a key so often, and a record with thousands of laps could not be stored. */
const maxLaps = 1_000;

/** A name that a damaged file makes of its rest would burden every list. */
const maxNameLength = 200;

function shortName(name: string): string {
  return name.slice(0, maxNameLength).replace(/[\ud800-\udbff]$/, '');
}

/**
 * Returns what identifies a recording in every app. Apps let people change the sport, but not when a device began.
 *
 * @param at the position of the recording in its file
 */
export function recordingId(startedAt: Instant, at: number): string {
  return `${new Date(startedAt).toISOString().slice(0, 19)}Z ${at}`;
}

/**
 * Returns the points of a track as they are stored, and its figures. A track of one point says nothing.
 *
 * @param origin names the file with the points
 */
export function storedTrack(
  track: Track,
  trackFigures: TrackFigures,
  origin: string,
): Pick<ActivityDraft, 'points' | 'trackFigures'> {
  if (track.length < 2) return { points: null, trackFigures: null };
  return { points: memoryFile(`${origin}.track`, encodeTrack(track)), trackFigures };
}

/** The time in which the timer ran is the moving time of a device that pauses by itself; else it is an upper limit. */
function movingOf(timer: number | null, moving: number | null): number | null {
  if (timer === null || moving === null) return timer ?? moving;
  return Math.min(timer, moving);
}

function lapOf(lap: Recording['laps'][number]): LapDraft {
  const figures = measuredFigures(lap.figures);
  return {
    seconds: figures.elapsedSeconds ?? figures.timerSeconds,
    metres: figures.metres,
    averageHeartRate: figures.averageHeartRate,
  };
}

/** What the device computed and an activity has no field for, under the names of the FIT profile. */
function deviceFigures({ poolMetres, track }: Recording, figures: RecordedFigures): ReadonlyMap<string, number> {
  const power = averageOf(track, 'power');
  const named: readonly (readonly [string, number | null | undefined])[] = [
    ['total_timer_time (s)', figures.timerSeconds],
    ['total_descent (m)', figures.descent],
    ['total_calories (kcal)', figures.calories],
    ['avg_cadence (1/min)', figures.averageCadence ?? averageOf(track, 'cadence')?.average],
    ['avg_power (W)', figures.averagePower ?? power?.average],
    ['max_power (W)', figures.maxPower ?? power?.max],
    ['pool_length (m)', poolMetres],
  ];
  return new Map(
    named.flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, round(value, 10)] as const],
    ),
  );
}

function round(value: number, perUnit: number): number {
  return Math.round(value * perUnit) / perUnit;
}
