import { expect, it } from 'vitest';
import { missingIn, updateByRecording } from './other-recording.ts';

const leavesOf = (leaves: object) => Object.entries(leaves).map(([path, value]) => ({ path, value }));
const recordOf = (leaves: object) => new Map<string, unknown>(Object.entries(leaves));

it('a recording adds what is missing and its file, and no laps beside those of another', () => {
  const existing = recordOf({ track: 'a', distance: 5, 'laps/lap-1': 1, trackFigures: { timer: 600, beats: {} } });
  const fresh = leavesOf({ track: 'b', distance: 6, climb: 7, 'laps/lap-1': 2, 'laps/lap-2': 3 });
  expect(updateByRecording(existing, fresh, true)).toEqual(leavesOf({ climb: 7, 'otherRecordings/b': true }));
});

it('a recording that goes on for longer replaces, unless the user changed the activity or it lacks the heart rate', () => {
  const leaves = { track: 'a', title: 'Loop', createdAt: 1, 'laps/lap-3': 1, trackFigures: { timer: 600 } };
  const longer = leavesOf({ track: 'b', createdAt: 2, 'laps/lap-1': 2, trackFigures: { timer: 700 } });
  const replaced = { track: 'b', 'laps/lap-1': 2, trackFigures: { timer: 700 }, 'laps/lap-3': null };
  expect(updateByRecording(recordOf(leaves), longer, true)).toEqual(
    leavesOf({ ...replaced, 'otherRecordings/a': true }),
  );
  const added = leavesOf({ 'otherRecordings/b': true });
  expect(updateByRecording(recordOf(leaves), longer, false)).toEqual(added);
  const withHeartRate = recordOf({ ...leaves, trackFigures: { timer: 600, beats: {} } });
  expect(updateByRecording(withHeartRate, longer, true)).toEqual(added);
});

it('the recording of an activity is no other, unless others were added', () => {
  const same = leavesOf({ track: 'a', climb: 7 });
  expect(updateByRecording(recordOf({ track: 'a' }), same, true)).toBeNull();
  expect(updateByRecording(recordOf({}), same, true)).toBeNull();
  expect(updateByRecording(recordOf({ track: 'a', 'otherRecordings/b': true }), same, true)).toEqual(
    leavesOf({ climb: 7 }),
  );
});

it('figures that a hidden stretch took away are not missing', () => {
  const existing = recordOf({ unhidden: { climb: 7 }, distance: 5 });
  expect(missingIn(existing, leavesOf({ climb: 7, heartRate: 1, title: 'Loop' }))).toEqual(leavesOf({ title: 'Loop' }));
});
