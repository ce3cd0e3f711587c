import type { ExerciseTexts } from '../exercise-text.ts';

export const arms: ExerciseTexts = {
  'barbell-curl': {
    steps: ['Stand with the bar at the thighs.', 'Curl it up with the elbows at the sides.', 'Lower all the way.'],
    cues: ['No swing.'],
  },
  'ez-bar-curl': {
    steps: ['Grip the angled part of the bar.', 'Curl up.', 'Lower all the way.'],
    cues: ['Elbows still.'],
  },
  'drag-curl': {
    steps: ['Bar at the thighs.', 'Drag it up along the body, elbows going back.', 'Lower the same way.'],
    cues: ['Bar touches the shirt.'],
  },
  'reverse-curl': {
    steps: ['Hold the bar with the palms down.', 'Curl it up.', 'Lower slowly.'],
    cues: ['Wrists straight.'],
  },
  'dumbbell-curl': {
    steps: ['Dumbbells at the sides.', 'Curl up, turning the palms up.', 'Lower all the way.'],
    cues: ['Little finger up.'],
  },
  'seated-incline-curl': {
    steps: [
      'Sit back on an incline bench, arms hanging.',
      'Curl without moving the elbows.',
      'Lower to a full stretch.',
    ],
    cues: ['Shoulders back.'],
  },
  'hammer-curl': {
    steps: ['Dumbbells at the sides, thumbs up.', 'Curl with the palms facing in.', 'Lower slowly.'],
    cues: ['Thumbs lead.'],
  },
  'cross-body-hammer-curl': {
    steps: ['Thumbs up, arm at the side.', 'Curl across to the other shoulder.', 'Lower slowly.'],
    cues: ['Elbow close.'],
  },
  'concentration-curl': {
    steps: ['Sit with the elbow against the inner thigh.', 'Curl to the shoulder.', 'Lower all the way.'],
    cues: ['Upper arm still.'],
  },
  'reverse-grip-concentration-curl': {
    steps: ['Sit with the elbow against the thigh, palm down.', 'Curl up.', 'Lower slowly.'],
    cues: ['Wrist straight.'],
  },
  'dumbbell-reverse-curl': {
    steps: ['Palms down at the thighs.', 'Curl up.', 'Lower slowly.'],
    cues: ['Elbows at the sides.'],
  },
  'zottman-curl': {
    steps: ['Curl up with the palms up.', 'Turn the palms down at the top.', 'Lower slowly and turn back.'],
    cues: ['Slow with the palms down.'],
  },
  'spider-curl': {
    steps: ['Lie chest down on an incline bench, arms hanging.', 'Curl up.', 'Lower all the way.'],
    cues: ['Elbows point to the floor.'],
  },
  'preacher-curl': {
    steps: ['Upper arms flat on the pad.', 'Curl up.', 'Lower until the arms are nearly straight.'],
    cues: ['Armpits on the edge.'],
  },
  'ez-bar-preacher-curl': {
    steps: ['Upper arms on the pad, the bar in both hands.', 'Curl up.', 'Lower slowly.'],
    cues: ['No bounce at the bottom.'],
  },
  'dumbbell-preacher-curl': {
    steps: ['One upper arm on the pad.', 'Curl up.', 'Lower all the way.'],
    cues: ['Wrist straight.'],
  },
  'cable-curl': {
    steps: ['Face a low pulley.', 'Curl the bar up.', 'Lower slowly.'],
    cues: ['Elbows at the sides.'],
  },
  'rope-hammer-curl': {
    steps: ['Take a rope at a low pulley, thumbs up.', 'Curl up.', 'Lower slowly.'],
    cues: ['Elbows still.'],
  },
  'bayesian-curl': {
    steps: [
      'Face away from a low pulley, the arm behind you.',
      'Curl without moving the elbow.',
      'Lower to a stretch.',
    ],
    cues: ['Step forward for tension.'],
  },
  'high-cable-curl': {
    steps: ['Stand between high pulleys, arms out.', 'Curl the hands to the ears.', 'Return slowly.'],
    cues: ['Upper arms level.'],
  },
  'machine-curl': {
    steps: ['Elbows in line with the pivot.', 'Curl up.', 'Return slowly.'],
    cues: ['Sit still.'],
  },
  'band-curl': {
    steps: ['Stand on the band.', 'Curl up.', 'Lower slowly.'],
    cues: ['Elbows still.'],
  },
  'body-weight-curl': {
    steps: [
      'Lean back on the straps, palms up.',
      'Bend the elbows to bring the hands to the head.',
      'Straighten slowly.',
    ],
    cues: ['Elbows high.'],
  },
  'triceps-pushdown': {
    steps: [
      'Face a high pulley, elbows at the sides.',
      'Push the bar down until the arms are straight.',
      'Let it up to the chest.',
    ],
    cues: ['Elbows pinned.'],
  },
  'rope-pushdown': {
    steps: ['Take the rope at a high pulley.', 'Push down and spread the ends.', 'Let it up slowly.'],
    cues: ['Spread at the bottom.'],
  },
  'reverse-grip-pushdown': {
    steps: ['Grip the bar with the palms up.', 'Push it down.', 'Let it up slowly.'],
    cues: ['Wrists straight.'],
  },
  'single-arm-pushdown': {
    steps: ['One handle at a high pulley.', 'Straighten the elbow.', 'Let it up slowly.'],
    cues: ['Shoulder still.'],
  },
  'band-pushdown': {
    steps: ['Fix the band high.', 'Push the hands down.', 'Let them up slowly.'],
    cues: ['Elbows pinned.'],
  },
  'overhead-triceps-extension': {
    steps: ['Face away from the pulley, hands behind the head.', 'Straighten the arms up and forward.', 'Bend slowly.'],
    cues: ['Elbows narrow.'],
  },
  'dumbbell-overhead-extension': {
    steps: ['Hold one dumbbell overhead with both hands.', 'Lower it behind the head.', 'Straighten the arms.'],
    cues: ['Ribs down.'],
  },
  'one-arm-overhead-extension': {
    steps: ['One dumbbell overhead.', 'Lower it behind the head.', 'Straighten the arm.'],
    cues: ['Elbow points up.'],
  },
  'french-press': {
    steps: ['Hold the bar overhead, sitting or standing.', 'Lower it behind the head.', 'Straighten the arms.'],
    cues: ['Elbows forward.'],
  },
  'skull-crusher': {
    steps: [
      'Lie with the bar over the shoulders.',
      'Bend the elbows until it is behind the forehead.',
      'Straighten the arms.',
    ],
    cues: ['Upper arms lean back a little.'],
  },
  'dumbbell-skull-crusher': {
    steps: ['Lie with the dumbbells over the shoulders.', 'Lower them beside the head.', 'Straighten the arms.'],
    cues: ['Elbows narrow.'],
  },
  'body-weight-skull-crusher': {
    steps: [
      'Hands on a bar at hip height, body straight.',
      'Bend the elbows until the head is under the bar.',
      'Straighten.',
    ],
    cues: ['Elbows point to the floor.'],
  },
  'jm-press': {
    steps: [
      'Lie as for a close-grip bench press.',
      'Lower the bar towards the throat, elbows forward.',
      'Press from there.',
    ],
    cues: ['Start light.'],
  },
  'tate-press': {
    steps: [
      'Lie with the dumbbells over the chest, elbows out.',
      'Lower them to the chest by bending the elbows.',
      'Straighten.',
    ],
    cues: ['Elbows stay out.'],
  },
  'machine-triceps-extension': {
    steps: ['Elbows on the pad, in line with the pivot.', 'Straighten the arms.', 'Return slowly.'],
    cues: ['Shoulders down.'],
  },
  'dumbbell-kickback': {
    steps: ['Bend forward, upper arm along the body.', 'Straighten the elbow.', 'Bend slowly.'],
    cues: ['Upper arm still.'],
  },
  'cable-triceps-kickback': {
    steps: ['Bend forward towards a low pulley.', 'Straighten the elbow back.', 'Return slowly.'],
    cues: ['Elbow high.'],
  },
  'wrist-curl': {
    steps: ['Forearms on a bench, palms up.', 'Let the bar roll to the fingers.', 'Curl it up.'],
    cues: ['Forearms stay down.'],
  },
  'dumbbell-wrist-curl': {
    steps: ['Forearm on the thigh, palm up.', 'Lower the hand.', 'Curl it up.'],
    cues: ['Slow.'],
  },
  'reverse-wrist-curl': {
    steps: ['Forearm on the thigh, palm down.', 'Lower the hand.', 'Lift the knuckles.'],
    cues: ['Light and slow.'],
  },
  'behind-the-back-wrist-curl': {
    steps: ['Hold the bar behind the hips.', 'Let it roll to the fingers.', 'Curl the hands up.'],
    cues: ['Stand tall.'],
  },
  'wrist-roller': {
    steps: ['Hold the roller in front of you.', 'Roll the weight up, hand over hand.', 'Roll it down slowly.'],
    cues: ['Shoulders down.'],
  },
  gripper: {
    steps: ['Set the handle deep in the palm.', 'Close it fully.', 'Open slowly.'],
    cues: ['Count only closed ones.'],
  },
  'plate-pinch': {
    steps: ['Hold smooth plates between thumb and fingers.', 'Stand tall.', 'Hold.'],
    cues: ['Thumb against all fingers.'],
  },
  'neck-curl': {
    steps: ['Lie on the back with the head over the edge.', 'Curl the chin to the chest.', 'Lower slowly.'],
    cues: ['Light, never jerky.'],
  },
  'neck-extension': {
    steps: ['Lie face down with the head over the edge.', 'Lift the head to level.', 'Lower slowly.'],
    cues: ['Slow all the way.'],
  },
  'machine-neck-press': {
    steps: ['Sit with the head against the pad.', 'Push it evenly.', 'Return slowly.'],
    cues: ['Sit tall.'],
  },
};
