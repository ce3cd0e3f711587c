import type { ExerciseTexts } from '../exercise-text.ts';

export const conditioning: ExerciseTexts = {
  running: {
    steps: ['Start easy.', 'Find a pace at which you breathe evenly.', 'Slow down towards the end.'],
    cues: ['Quick, light steps.'],
  },
  'treadmill-running': {
    steps: ['Straddle the belt and start it.', 'Run in the middle of the belt.', 'Slow down before stepping off.'],
    cues: ['Look ahead, not down.'],
  },
  sprint: {
    steps: ['Warm up well.', 'Run fast for a short way.', 'Walk back and rest fully.'],
    cues: ['Stop before it turns slow.'],
  },
  'hill-sprint': {
    steps: ['Choose a hill of 10 to 30 seconds.', 'Run up hard.', 'Walk down.'],
    cues: ['Drive the knees.'],
  },
  'shuttle-run': {
    steps: ['Run to the line and touch it.', 'Turn and run back.', 'Repeat.'],
    cues: ['Low in the turn.'],
  },
  walking: {
    steps: ['Walk tall.', 'Let the arms swing.', 'Pick a pace you can talk at.'],
    cues: ['Roll over the whole foot.'],
  },
  'incline-walk': {
    steps: ['Set the treadmill to a slope.', 'Walk without holding on.', 'Lower the slope before stopping.'],
    cues: ['Hands off the rail.'],
  },
  hiking: {
    steps: ['Begin slower than you want to.', 'Short steps uphill.', 'Soft knees downhill.'],
    cues: ['Eat and drink early.'],
  },
  rucking: {
    steps: ['Pack the weight high and close.', 'Walk with short steps.', 'Add weight slowly.'],
    cues: ['Straps tight.'],
  },
  cycling: {
    steps: [
      'Set the saddle so that the knee stays slightly bent.',
      'Ride in a gear that turns easily.',
      'Spin out at the end.',
    ],
    cues: ['Relaxed shoulders.'],
  },
  'exercise-bike': {
    steps: ['Set the saddle to hip height.', 'Ride at an even cadence.', 'Ease off at the end.'],
    cues: ['Hips still.'],
  },
  'air-bike': {
    steps: ['Set the saddle.', 'Push and pull with arms and legs.', 'Settle into a pace.'],
    cues: ['Breathe out on the push.'],
  },
  'rowing-machine': {
    steps: [
      'Push with the legs first.',
      'Swing the back, then pull the handle to the ribs.',
      'Arms, back, legs on the way forward.',
    ],
    cues: ['Legs, back, arms.'],
  },
  'ski-machine': {
    steps: ['Reach up tall.', 'Pull down with the arms as the trunk folds.', 'Come up with the hips.'],
    cues: ['Hang on it.'],
  },
  elliptical: {
    steps: ['Step on and start slowly.', 'Push and pull evenly.', 'Keep the heels down.'],
    cues: ['Stand tall.'],
  },
  'stair-climber': {
    steps: ['Step on and take a slow pace.', 'Climb with the whole foot on the step.', 'Hold on only for balance.'],
    cues: ['Stand up straight.'],
  },
  'step-machine': {
    steps: ['Feet on the pedals.', 'Push down in turn.', 'Keep the steps even.'],
    cues: ['Do not lean on the rail.'],
  },
  'climber-machine': {
    steps: ['Feet in, hands on the handles.', 'Climb with opposite arm and leg.', 'Keep a steady stroke.'],
    cues: ['Long or short, but even.'],
  },
  swimming: {
    steps: ['Warm up with easy lengths.', 'Swim long strokes.', 'Breathe out under water.'],
    cues: ['Long and relaxed.'],
  },
  'jump-rope': {
    steps: ['Hands at hip height, turn from the wrists.', 'Jump just high enough.', 'Land on the balls of the feet.'],
    cues: ['Small jumps.'],
  },
  'double-under': {
    steps: ['Jump a little higher.', 'Turn the rope twice under the feet.', 'Land softly.'],
    cues: ['Fast wrists.'],
  },
  'battle-ropes': {
    steps: [
      'Stand low with an end in each hand.',
      'Make waves by turns or together.',
      'Keep them going to the anchor.',
    ],
    cues: ['Hips low.'],
  },
  'shadow-boxing': {
    steps: ['Hands up, feet moving.', 'Punch in combinations.', 'Move after each.'],
    cues: ['Hands return to the face.'],
  },
  'heavy-bag': {
    steps: ['Wrap the hands.', 'Strike with straight wrists.', 'Move around the bag.'],
    cues: ['Turn the hips.'],
  },
  'rock-climbing': {
    steps: ['Warm up on easy holds.', 'Climb with the feet first.', 'Rest between tries.'],
    cues: ['Straight arms when you can.'],
  },
  skating: {
    steps: ['Bend the knees.', 'Push out to the side.', 'Glide and change.'],
    cues: ['Low and quiet.'],
  },
  'cross-country-skiing': {
    steps: ['Kick and glide.', 'Plant the poles and push.', 'Keep the rhythm.'],
    cues: ['Weight over the gliding ski.'],
  },
  'downhill-skiing': {
    steps: ['Warm up on an easy slope.', 'Turn with the knees soft.', 'Rest before the legs are done.'],
    cues: ['Hands in front.'],
  },
  snowboarding: {
    steps: ['Warm up on an easy slope.', 'Ride with soft knees, edge to edge.', 'Rest before the legs are done.'],
    cues: ['Look where you want to go.'],
  },
  kayaking: {
    steps: ['Sit tall.', 'Reach, plant and turn the trunk.', 'Take the blade out at the hip.'],
    cues: ['Turn, do not pull.'],
  },
  yoga: {
    steps: ['Breathe through the nose.', 'Move slowly from pose to pose.', 'Rest at the end.'],
    cues: ['Never into pain.'],
  },
  pilates: {
    steps: ['Set the breath and the ribs.', 'Move slowly and exactly.', 'Keep the low back long.'],
    cues: ['Small is strong.'],
  },
  stretching: {
    steps: ['Warm up first.', 'Ease into the stretch.', 'Hold half a minute and breathe.'],
    cues: ['Mild pull, no pain.'],
  },
  dancing: {
    steps: ['Warm up.', 'Follow the music.', 'Cool down.'],
    cues: ['Enjoy it.'],
  },
};
