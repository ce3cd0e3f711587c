import type { ExerciseTexts } from '../exercise-text.ts';

export const hinges: ExerciseTexts = {
  deadlift: {
    steps: [
      'Stand with the bar over the middle of the foot and grip it.',
      'Pull the slack out and set the back.',
      'Push the floor away until you stand.',
      'Lower it along the legs.',
    ],
    cues: ['Bar stays on the legs.', 'Arms are ropes.'],
  },
  'sumo-deadlift': {
    steps: [
      'Stand wide with the toes out, hands inside the knees.',
      'Bring the hips close to the bar, chest up.',
      'Spread the floor and stand.',
    ],
    cues: ['Knees out.', 'Be patient off the floor.'],
  },
  'trap-bar-deadlift': {
    steps: [
      'Stand in the middle of the bar and grip the handles.',
      'Sit until the arms are long and the back is set.',
      'Stand up straight.',
    ],
    cues: ['Push with the legs.'],
  },
  'deficit-deadlift': {
    steps: ['Stand on a plate or low block.', 'Set up as for a deadlift, a little lower.', 'Pull with the bar close.'],
    cues: ['Back set before the pull.'],
  },
  'pause-deadlift': {
    steps: ['Pull the bar just off the floor.', 'Hold still below the knee for two seconds.', 'Finish the lift.'],
    cues: ['The back does not change in the pause.'],
  },
  'block-pull': {
    steps: ['Set the plates on blocks.', 'Set the back and take the slack out.', 'Stand up.'],
    cues: ['Bar touches the thighs.'],
  },
  'rack-pull': {
    steps: [
      'Set the bar on pins around the knees.',
      'Grip, set the back and stand up.',
      'Lower to the pins without a crash.',
    ],
    cues: ['Finish with the hips.'],
  },
  'snatch-grip-deadlift': {
    steps: ['Grip the bar very wide.', 'Sit lower than for a deadlift.', 'Stand up with the chest proud.'],
    cues: ['Armpits over the bar.'],
  },
  'romanian-deadlift': {
    steps: [
      'Stand with the bar at the hips, knees soft.',
      'Push the hips back, the bar along the thighs.',
      'Stop when the hamstrings are tight and stand up.',
    ],
    cues: ['Hips back, not down.'],
  },
  'dumbbell-romanian-deadlift': {
    steps: [
      'Hold the dumbbells in front of the thighs.',
      'Push the hips back with a flat back.',
      'Stand up by bringing the hips forward.',
    ],
    cues: ['Weights close to the legs.'],
  },
  'single-leg-romanian-deadlift': {
    steps: [
      'Stand on one leg, the weight in one or both hands.',
      'Tip forward as the free leg goes back.',
      'Come up with the hips level.',
    ],
    cues: ['Toes of the free leg point down.'],
  },
  'b-stance-romanian-deadlift': {
    steps: [
      'Set one foot half a step back on its toes.',
      'Hinge over the front leg.',
      'Stand up through the front heel.',
    ],
    cues: ['The rear foot only balances.'],
  },
  'smith-machine-romanian-deadlift': {
    steps: ['Stand close with the bar at the thighs.', 'Push the hips back as the bar goes down.', 'Stand up.'],
    cues: ['Soft knees.'],
  },
  'stiff-leg-deadlift': {
    steps: [
      'Start with the bar on the floor and the knees almost straight.',
      'Pull it up with a flat back.',
      'Lower it to the floor the same way.',
    ],
    cues: ['Feel the hamstrings load.'],
  },
  'dumbbell-deadlift': {
    steps: ['Hold a dumbbell at each side.', 'Sit the hips back until they reach mid-shin.', 'Stand up.'],
    cues: ['Shoulders back.'],
  },
  'kettlebell-deadlift': {
    steps: ['Stand over the bell, handle between the ankles.', 'Hinge down and grip it.', 'Stand up tall.'],
    cues: ['Hips do the lifting.'],
  },
  'smith-machine-deadlift': {
    steps: ['Set the bar at mid-shin.', 'Grip, set the back and stand up.', 'Lower it along the legs.'],
    cues: ['Straight up, straight down.'],
  },
  'band-deadlift': {
    steps: ['Stand on the band and hold both ends.', 'Hinge down with a flat back.', 'Stand up against the pull.'],
    cues: ['Squeeze at the top.'],
  },
  'good-morning': {
    steps: [
      'Bar on the upper back, knees soft.',
      'Push the hips back until the back is nearly level.',
      'Come up by driving the hips forward.',
    ],
    cues: ['Begin light.', 'Back stays long.'],
  },
  'seated-good-morning': {
    steps: ['Sit wide on a bench with the bar on the back.', 'Lean forward from the hips.', 'Sit up again.'],
    cues: ['Back stays straight.'],
  },
  'hip-thrust': {
    steps: [
      'Upper back on a bench, the bar over the hips.',
      'Drive the hips up until the body is level.',
      'Lower without losing tension.',
    ],
    cues: ['Chin down, ribs down.'],
  },
  'smith-machine-hip-thrust': {
    steps: ['Bench behind the shoulders, bar over the hips.', 'Lift the hips to level.', 'Lower slowly.'],
    cues: ['Shins upright at the top.'],
  },
  'machine-hip-thrust': {
    steps: ['Fasten the belt or pad over the hips.', 'Push the hips up.', 'Pause, then lower.'],
    cues: ['Squeeze for a moment.'],
  },
  'single-leg-hip-thrust': {
    steps: ['Upper back on a bench, one foot on the floor.', 'Lift the hips with that leg.', 'Lower without tipping.'],
    cues: ['Hips level.'],
  },
  'body-weight-hip-thrust': {
    steps: ['Upper back on a bench, both feet on the floor.', 'Lift the hips to level.', 'Lower slowly.'],
    cues: ['Push through the heels.'],
  },
  'glute-bridge': {
    steps: ['Lie on the back with the knees bent.', 'Lift the hips until thighs and trunk make a line.', 'Lower.'],
    cues: ['Tuck the pelvis first.'],
  },
  'single-leg-glute-bridge': {
    steps: ['Lie on the back, one knee bent, the other leg up.', 'Lift the hips with the foot on the floor.', 'Lower.'],
    cues: ['Keep the hips level.'],
  },
  'barbell-glute-bridge': {
    steps: [
      'Lie on the floor with the bar over the hips.',
      'Lift the hips as high as they go.',
      'Lower until the plates touch.',
    ],
    cues: ['Ribs down.'],
  },
  'frog-pump': {
    steps: [
      'Lie on the back, soles together and knees out.',
      'Lift the hips by squeezing.',
      'Lower a little and repeat.',
    ],
    cues: ['Short and quick.'],
  },
  'cable-pull-through': {
    steps: ['Face away from a low pulley, the rope between the legs.', 'Push the hips back.', 'Stand up and squeeze.'],
    cues: ['Arms stay long.'],
  },
  'kettlebell-swing': {
    steps: [
      'Hike the bell back between the legs.',
      'Snap the hips and let it float to chest height.',
      'Let it fall and catch it with the hips.',
    ],
    cues: ['The hips throw, the arms follow.'],
  },
  'one-arm-kettlebell-swing': {
    steps: ['Hike the bell back with one hand.', 'Snap the hips.', 'Keep the shoulders square as it falls.'],
    cues: ['Free arm moves along.'],
  },
  'american-kettlebell-swing': {
    steps: ['Swing the bell with the hips.', 'Guide it on until it is overhead.', 'Let it fall back between the legs.'],
    cues: ['Ribs down at the top.'],
  },
  'back-extension': {
    steps: ['Set the pad just below the hip bones.', 'Bend down from the hips.', 'Come up until the body is in line.'],
    cues: ['No swing.', 'Squeeze the hips.'],
  },
  'machine-back-extension': {
    steps: ['Sit with the pad across the upper back.', 'Push it back by straightening the hips.', 'Return slowly.'],
    cues: ['Move slowly.'],
  },
  'reverse-hyperextension': {
    steps: [
      'Lie face down with the hips at the edge of the pad.',
      'Swing the legs up to level.',
      'Lower them under control.',
    ],
    cues: ['Lift with the hips.'],
  },
  'jefferson-curl': {
    steps: ['Stand on a box with a light weight.', 'Roll down one vertebra after the other.', 'Roll up the same way.'],
    cues: ['Very light, very slow.'],
  },
  superman: {
    steps: ['Lie face down with the arms in front.', 'Lift arms, chest and legs together.', 'Hold a moment and lower.'],
    cues: ['Look at the floor.'],
  },
};
