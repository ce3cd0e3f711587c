import { expect, it } from 'vitest';
import { TrainingHistory, type WorkoutDone } from '../history/index.ts';
import { plainSet } from '../history/testing/plain-set.ts';
import { pastSessions } from './past-sessions.ts';

const squat = 'exercises/back-squat';
const set = { ...plainSet, load: 100, reps: 5 };

function workout(id: string, kinds: readonly string[], endedAt: number | null): WorkoutDone {
  return {
    id,
    title: null,
    day: '2026-06-01',
    startedAt: Number(id),
    endedAt,
    seconds: null,
    effort: null,
    bodyWeight: null,
    routine: 'r',
    exercises: [{ exercise: squat, sets: kinds.map((kind, index) => ({ ...set, id: `${id}${index}`, kind })) }],
  };
}

it('only finished sessions are judged, without warm-ups and drop sets', () => {
  const history = new TrainingHistory();
  history.put(workout('1', ['warmUp', 'working', 'drop', 'amrap'], 2));
  history.put(workout('2', ['warmUp'], 3));
  history.put(workout('3', ['working'], null));
  const sessions = pastSessions(history, [squat]);
  expect(sessions.map(({ workout, routine, sets }) => [workout, routine, sets.map(({ kind }) => kind)])).toEqual([
    ['1', 'r', ['working', 'amrap']],
  ]);
});
