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

it('only finished sessions are judged, without warm-ups, drop sets and rest-pause sets', () => {
  const history = new TrainingHistory();
  history.put(workout('1', ['warmUp', 'working', 'restPause', 'drop', 'amrap'], 2));
  history.put(workout('2', ['warmUp'], 3));
  history.put(workout('3', ['working'], null));
  const sessions = pastSessions(history, { exercises: [squat], mostLoad: 600 });
  expect(sessions.map(({ workout, routine, sets }) => [workout, routine, sets.map(({ kind }) => kind)])).toEqual([
    ['1', 'r', ['working', 'amrap']],
  ]);
});

it('sets above what anybody does are not judged, unless the user confirmed one near them', () => {
  const history = new TrainingHistory();
  const put = (id: string, load: number, confirmed: boolean) => {
    const done = workout(id, ['working'], Number(id) + 1);
    const [exercise] = done.exercises;
    const sets = exercise?.sets.map((each) => ({ ...each, load, ...(confirmed && { confirmed }) })) ?? [];
    history.put({ ...done, exercises: [{ exercise: squat, sets }] });
  };
  const judged = () => pastSessions(history, { exercises: [squat], mostLoad: 600 }).map(({ workout }) => workout);
  put('1', 100, false);
  put('2', 650, false);
  expect(judged()).toEqual(['1']);
  put('3', 620, true);
  expect(judged()).toEqual(['1', '2', '3']);
  put('4', 700, false);
  expect(judged()).toEqual(['1', '2', '3']);
});
