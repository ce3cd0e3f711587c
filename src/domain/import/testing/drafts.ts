import type {
  ActivityDraft,
  MeasurementDraft,
  NoteDraft,
  SetDraft,
  WorkoutDraft,
  WorkoutExerciseDraft,
} from '../draft/index.ts';
import { draftNote } from '../note-files/index.ts';

/** Creates an empty note, with what a test changes. */
export function noteDraft(changed: Partial<NoteDraft> = {}): NoteDraft {
  return draftNote({ sourceId: 'n', origin: 'n.md', title: '', text: [], ...changed });
}

/** Creates a workout of an unknown length at time 0 without exercises, with what a test changes. */
export function workoutDraft(changed: Partial<WorkoutDraft> = {}): WorkoutDraft {
  return {
    kind: 'workout',
    sourceId: 'w',
    origin: 'w.csv, row 2',
    title: '',
    startedAt: 0,
    seconds: null,
    remark: '',
    effort: null,
    bodyWeight: null,
    exercises: [],
    ...changed,
  };
}

/** Creates squats without sets, with what a test changes. */
export function workoutExerciseDraft(changed: Partial<WorkoutExerciseDraft> = {}): WorkoutExerciseDraft {
  return {
    name: 'Squat',
    category: null,
    equipment: null,
    superset: null,
    restSeconds: null,
    remark: '',
    sets: [],
    ...changed,
  };
}

/** Creates a working set without results, with what a test changes. */
export function setDraft(changed: Partial<SetDraft> = {}): SetDraft {
  return {
    kind: 'working',
    load: null,
    reps: null,
    seconds: null,
    distance: null,
    rpe: null,
    side: null,
    remark: '',
    completedAt: null,
    ...changed,
  };
}

/** Creates a run at time 0 without figures, with what a test changes. */
export function activityDraft(changed: Partial<ActivityDraft> = {}): ActivityDraft {
  return {
    kind: 'activity',
    sourceId: 'a',
    origin: 'export.xml',
    sport: 'run',
    title: '',
    startedAt: 0,
    elapsedSeconds: null,
    movingSeconds: null,
    distance: null,
    climb: null,
    heartRate: { average: null, max: null },
    effort: null,
    isIndoor: null,
    laps: [],
    remark: '',
    deviceFigures: new Map(),
    device: '',
    track: null,
    points: null,
    trackFigures: null,
    ...changed,
  };
}

/** Creates a body weight of 80 kg at time 0, with what a test changes. */
export function measurementDraft(changed: Partial<MeasurementDraft> = {}): MeasurementDraft {
  return {
    kind: 'measurement',
    sourceId: 'm',
    origin: 'body.csv, row 2',
    measure: { id: 'body-weight' },
    value: { value: 80, unit: 'kg' },
    at: 0,
    device: '',
    remark: '',
    ...changed,
  };
}
