import type { ExerciseTexts } from '../exercise-text.ts';

export const hinges: ExerciseTexts = {
  deadlift: {
    steps: [
      'Stand with the bar over mid-foot and grip it.',
      'Pull the slack out and set your back.',
      'Push the floor away until you’re standing.',
      'Lower the bar along your legs.',
    ],
    cues: ['Keep the bar against your legs.', 'Think of your arms as ropes.'],
  },
  'sumo-deadlift': {
    steps: [
      'Stand wide with your toes out, hands inside your knees.',
      'Bring your hips close to the bar, chest up.',
      'Spread the floor and stand up.',
    ],
    cues: ['Knees out.', 'Be patient off the floor.'],
  },
  'trap-bar-deadlift': {
    steps: [
      'Stand in the middle of the bar and grip the handles.',
      'Sit down until your arms are straight and your back is set.',
      'Stand up straight.',
    ],
    cues: ['Push with your legs.'],
  },
  'deficit-deadlift': {
    steps: ['Stand on a plate or low block.', 'Set up as for a deadlift, a little lower.', 'Pull with the bar close.'],
    cues: ['Set your back before the pull.'],
  },
  'pause-deadlift': {
    steps: ['Pull the bar just off the floor.', 'Hold still below your knees for two seconds.', 'Finish the lift.'],
    cues: ['Hold your back position during the pause.'],
  },
  'block-pull': {
    steps: ['Set the plates on blocks.', 'Set your back and pull the slack out.', 'Stand up.'],
    cues: ['Keep the bar touching your thighs.'],
  },
  'rack-pull': {
    steps: [
      'Set the bar on pins around knee height.',
      'Grip it, set your back and stand up.',
      'Lower it onto the pins without crashing.',
    ],
    cues: ['Finish with your hips.'],
  },
  'snatch-grip-deadlift': {
    steps: ['Grip the bar very wide.', 'Sit lower than for a deadlift.', 'Stand up with your chest proud.'],
    cues: ['Armpits over the bar.'],
  },
  'romanian-deadlift': {
    steps: [
      'Stand with the bar at your hips, knees soft.',
      'Push your hips back, the bar sliding down your thighs.',
      'Stop when your hamstrings are tight and stand up.',
    ],
    cues: ['Hips back, not down.'],
  },
  'dumbbell-romanian-deadlift': {
    steps: [
      'Hold the dumbbells in front of your thighs.',
      'Push your hips back with a flat back.',
      'Stand up by bringing your hips forward.',
    ],
    cues: ['Keep the weights close to your legs.'],
  },
  'single-leg-romanian-deadlift': {
    steps: [
      'Stand on one leg, the weight in one or both hands.',
      'Tip forward as your free leg goes back.',
      'Come up with your hips level.',
    ],
    cues: ['Point the toes of your free leg down.'],
  },
  'b-stance-romanian-deadlift': {
    steps: [
      'Set one foot half a step back, up on its toes.',
      'Hinge over your front leg.',
      'Stand up through your front heel.',
    ],
    cues: ['Use your rear foot only for balance.'],
  },
  'smith-machine-romanian-deadlift': {
    steps: ['Stand close with the bar at your thighs.', 'Push your hips back as the bar goes down.', 'Stand up.'],
    cues: ['Soft knees.'],
  },
  'stiff-leg-deadlift': {
    steps: [
      'Start with the bar on the floor and your knees almost straight.',
      'Pull it up with a flat back.',
      'Lower it to the floor the same way.',
    ],
    cues: ['Feel your hamstrings load.'],
  },
  'dumbbell-deadlift': {
    steps: ['Hold a dumbbell at each side.', 'Sit your hips back until the dumbbells reach mid-shin.', 'Stand up.'],
    cues: ['Shoulders back.'],
  },
  'kettlebell-deadlift': {
    steps: ['Stand over the kettlebell, handle between your ankles.', 'Hinge down and grip it.', 'Stand up tall.'],
    cues: ['Let your hips do the lifting.'],
  },
  'smith-machine-deadlift': {
    steps: ['Set the bar at mid-shin.', 'Grip it, set your back and stand up.', 'Lower it along your legs.'],
    cues: ['Straight up, straight down.'],
  },
  'band-deadlift': {
    steps: ['Stand on the band and hold both ends.', 'Hinge down with a flat back.', 'Stand up against the pull.'],
    cues: ['Squeeze at the top.'],
  },
  'good-morning': {
    steps: [
      'Stand with the bar on your upper back, knees soft.',
      'Push your hips back until your back is nearly parallel to the floor.',
      'Come up by driving your hips forward.',
    ],
    cues: ['Start light.', 'Keep your back long.'],
  },
  'seated-good-morning': {
    steps: ['Sit wide on a bench with the bar on your back.', 'Lean forward from your hips.', 'Sit up again.'],
    cues: ['Keep your back straight.'],
  },
  'hip-thrust': {
    steps: [
      'Rest your upper back on a bench, the bar over your hips.',
      'Drive your hips up until your torso is parallel to the floor.',
      'Lower without losing tension.',
    ],
    cues: ['Chin down, ribs down.'],
  },
  'smith-machine-hip-thrust': {
    steps: [
      'Set the bench behind your shoulders, the bar over your hips.',
      'Lift your hips until your torso is parallel to the floor.',
      'Lower slowly.',
    ],
    cues: ['Shins vertical at the top.'],
  },
  'machine-hip-thrust': {
    steps: ['Fasten the belt or pad over your hips.', 'Push your hips up.', 'Pause, then lower.'],
    cues: ['Squeeze for a moment.'],
  },
  'single-leg-hip-thrust': {
    steps: [
      'Rest your upper back on a bench, one foot on the floor.',
      'Lift your hips with that leg.',
      'Lower without tipping.',
    ],
    cues: ['Keep your hips level.'],
  },
  'body-weight-hip-thrust': {
    steps: [
      'Rest your upper back on a bench, both feet on the floor.',
      'Lift your hips until your torso is parallel to the floor.',
      'Lower slowly.',
    ],
    cues: ['Push through your heels.'],
  },
  'glute-bridge': {
    steps: [
      'Lie on your back with your knees bent.',
      'Lift your hips until your thighs and torso form a straight line.',
      'Lower.',
    ],
    cues: ['Tuck your pelvis first.'],
  },
  'single-leg-glute-bridge': {
    steps: [
      'Lie on your back, one knee bent, the other leg up.',
      'Lift your hips by pushing through the foot on the floor.',
      'Lower.',
    ],
    cues: ['Keep your hips level.'],
  },
  'barbell-glute-bridge': {
    steps: [
      'Lie on the floor with the bar over your hips.',
      'Lift your hips as high as they go.',
      'Lower until the plates touch the floor.',
    ],
    cues: ['Ribs down.'],
  },
  'frog-pump': {
    steps: [
      'Lie on your back, soles together and knees out.',
      'Lift your hips by squeezing your glutes.',
      'Lower a little and repeat.',
    ],
    cues: ['Short and quick.'],
  },
  'cable-pull-through': {
    steps: [
      'Face away from a low pulley, the rope between your legs.',
      'Push your hips back.',
      'Stand up and squeeze.',
    ],
    cues: ['Keep your arms long.'],
  },
  'kettlebell-swing': {
    steps: [
      'Hike the bell back between your legs.',
      'Snap your hips and let the bell float to chest height.',
      'Let it fall and catch it with your hips.',
    ],
    cues: ['Your hips throw, your arms follow.'],
  },
  'one-arm-kettlebell-swing': {
    steps: ['Hike the bell back with one hand.', 'Snap your hips.', 'Keep your shoulders square as it falls.'],
    cues: ['Let your free arm swing along.'],
  },
  'american-kettlebell-swing': {
    steps: [
      'Swing the bell with your hips.',
      'Keep guiding it until it’s overhead.',
      'Let it fall back between your legs.',
    ],
    cues: ['Ribs down at the top.'],
  },
  'back-extension': {
    steps: [
      'Set the pad just below your hip bones.',
      'Bend down from your hips.',
      'Come up until your body is in a straight line.',
    ],
    cues: ['No swinging.', 'Squeeze your glutes.'],
  },
  'machine-back-extension': {
    steps: ['Sit with the pad across your upper back.', 'Push it back by straightening your hips.', 'Return slowly.'],
    cues: ['Move slowly.'],
  },
  'reverse-hyperextension': {
    steps: [
      'Lie face down with your hips at the edge of the pad.',
      'Swing your legs up until they’re parallel to the floor.',
      'Lower them under control.',
    ],
    cues: ['Lift from your hips.'],
  },
  'jefferson-curl': {
    steps: ['Stand on a box with a light weight.', 'Roll down one vertebra at a time.', 'Roll up the same way.'],
    cues: ['Very light, very slow.'],
  },
  superman: {
    steps: [
      'Lie face down with your arms in front of you.',
      'Lift your arms, chest and legs together.',
      'Hold a moment and lower.',
    ],
    cues: ['Look at the floor.'],
  },
};
