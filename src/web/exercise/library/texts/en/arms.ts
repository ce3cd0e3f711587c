import type { ExerciseTexts } from '../exercise-text.ts';

export const arms: ExerciseTexts = {
  'barbell-curl': {
    steps: [
      'Stand with the bar at your thighs.',
      'Curl it up with your elbows at your sides.',
      'Lower it all the way.',
    ],
    cues: ['No swinging.'],
  },
  'ez-bar-curl': {
    steps: ['Grip the angled part of the bar.', 'Curl it up.', 'Lower it all the way.'],
    cues: ['Keep your elbows still.'],
  },
  'drag-curl': {
    steps: [
      'Stand with the bar at your thighs.',
      'Drag it up along your body, elbows moving back.',
      'Lower it the same way.',
    ],
    cues: ['Keep the bar touching your shirt.'],
  },
  'reverse-curl': {
    steps: ['Hold the bar with your palms down.', 'Curl it up.', 'Lower it slowly.'],
    cues: ['Wrists straight.'],
  },
  'dumbbell-curl': {
    steps: ['Hold the dumbbells at your sides.', 'Curl them up, turning your palms up.', 'Lower them all the way.'],
    cues: ['Turn your little fingers up.'],
  },
  'seated-incline-curl': {
    steps: [
      'Sit back on an incline bench, arms hanging.',
      'Curl without moving your elbows.',
      'Lower to a full stretch.',
    ],
    cues: ['Shoulders back.'],
  },
  'hammer-curl': {
    steps: ['Hold the dumbbells at your sides, thumbs forward.', 'Curl with your palms facing in.', 'Lower slowly.'],
    cues: ['Lead with your thumbs.'],
  },
  'cross-body-hammer-curl': {
    steps: ['Start with your arm at your side, thumb forward.', 'Curl across to your other shoulder.', 'Lower slowly.'],
    cues: ['Keep your elbow close.'],
  },
  'concentration-curl': {
    steps: ['Sit with your elbow against your inner thigh.', 'Curl to your shoulder.', 'Lower all the way.'],
    cues: ['Keep your upper arm still.'],
  },
  'reverse-grip-concentration-curl': {
    steps: ['Sit with your elbow against your thigh, palm down.', 'Curl up.', 'Lower slowly.'],
    cues: ['Wrist straight.'],
  },
  'dumbbell-reverse-curl': {
    steps: ['Hold the dumbbells at your thighs, palms down.', 'Curl up.', 'Lower slowly.'],
    cues: ['Elbows at your sides.'],
  },
  'zottman-curl': {
    steps: ['Curl up with your palms up.', 'Turn your palms down at the top.', 'Lower slowly and turn them back.'],
    cues: ['Go slowly when your palms are down.'],
  },
  'spider-curl': {
    steps: ['Lie chest down on an incline bench, arms hanging.', 'Curl up.', 'Lower all the way.'],
    cues: ['Point your elbows at the floor.'],
  },
  'preacher-curl': {
    steps: ['Rest your upper arms flat on the pad.', 'Curl up.', 'Lower until your arms are nearly straight.'],
    cues: ['Armpits against the edge of the pad.'],
  },
  'ez-bar-preacher-curl': {
    steps: ['Rest your upper arms on the pad, the bar in both hands.', 'Curl it up.', 'Lower it slowly.'],
    cues: ['Don’t bounce at the bottom.'],
  },
  'dumbbell-preacher-curl': {
    steps: ['Rest one upper arm on the pad.', 'Curl up.', 'Lower all the way.'],
    cues: ['Wrist straight.'],
  },
  'cable-curl': {
    steps: ['Face a low pulley.', 'Curl the bar up.', 'Lower it slowly.'],
    cues: ['Elbows at your sides.'],
  },
  'rope-hammer-curl': {
    steps: ['Hold a rope at a low pulley, thumbs up.', 'Curl it up.', 'Lower it slowly.'],
    cues: ['Keep your elbows still.'],
  },
  'bayesian-curl': {
    steps: [
      'Face away from a low pulley, your arm behind you.',
      'Curl without moving your elbow.',
      'Lower until you feel a stretch.',
    ],
    cues: ['Step forward to add tension.'],
  },
  'high-cable-curl': {
    steps: ['Stand between two high pulleys, arms out.', 'Curl your hands to your ears.', 'Return slowly.'],
    cues: ['Keep your upper arms parallel to the floor.'],
  },
  'machine-curl': {
    steps: ['Line up your elbows with the pivot.', 'Curl up.', 'Return slowly.'],
    cues: ['Sit still.'],
  },
  'band-curl': {
    steps: ['Stand on the band.', 'Curl up.', 'Lower slowly.'],
    cues: ['Keep your elbows still.'],
  },
  'body-weight-curl': {
    steps: [
      'Lean back on the straps, palms up.',
      'Bend your elbows to bring your hands to your head.',
      'Straighten slowly.',
    ],
    cues: ['Elbows high.'],
  },
  'triceps-pushdown': {
    steps: [
      'Face a high pulley, elbows at your sides.',
      'Push the bar down until your arms are straight.',
      'Let it rise to your chest.',
    ],
    cues: ['Keep your elbows pinned.'],
  },
  'rope-pushdown': {
    steps: ['Hold the rope at a high pulley.', 'Push it down and spread the ends.', 'Let it rise slowly.'],
    cues: ['Spread at the bottom.'],
  },
  'reverse-grip-pushdown': {
    steps: ['Grip the bar with your palms up.', 'Push it down.', 'Let it rise slowly.'],
    cues: ['Wrists straight.'],
  },
  'single-arm-pushdown': {
    steps: ['Hold one handle at a high pulley.', 'Straighten your elbow.', 'Let it rise slowly.'],
    cues: ['Keep your shoulder still.'],
  },
  'band-pushdown': {
    steps: ['Anchor the band high.', 'Push your hands down.', 'Let them rise slowly.'],
    cues: ['Keep your elbows pinned.'],
  },
  'overhead-triceps-extension': {
    steps: [
      'Face away from the pulley, hands behind your head.',
      'Straighten your arms up and forward.',
      'Bend them slowly.',
    ],
    cues: ['Keep your elbows narrow.'],
  },
  'dumbbell-overhead-extension': {
    steps: ['Hold one dumbbell overhead with both hands.', 'Lower it behind your head.', 'Straighten your arms.'],
    cues: ['Ribs down.'],
  },
  'one-arm-overhead-extension': {
    steps: ['Hold one dumbbell overhead.', 'Lower it behind your head.', 'Straighten your arm.'],
    cues: ['Point your elbow up.'],
  },
  'french-press': {
    steps: ['Hold the bar overhead, sitting or standing.', 'Lower it behind your head.', 'Straighten your arms.'],
    cues: ['Elbows forward.'],
  },
  'skull-crusher': {
    steps: [
      'Lie with the bar over your shoulders.',
      'Bend your elbows until the bar is behind your forehead.',
      'Straighten your arms.',
    ],
    cues: ['Angle your upper arms back a little.'],
  },
  'dumbbell-skull-crusher': {
    steps: ['Lie with the dumbbells over your shoulders.', 'Lower them beside your head.', 'Straighten your arms.'],
    cues: ['Keep your elbows narrow.'],
  },
  'body-weight-skull-crusher': {
    steps: [
      'Place your hands on a bar at hip height, body straight.',
      'Bend your elbows until your head is under the bar.',
      'Straighten your arms.',
    ],
    cues: ['Point your elbows at the floor.'],
  },
  'jm-press': {
    steps: [
      'Set up as for a close-grip bench press.',
      'Lower the bar towards your throat, elbows forward.',
      'Press from there.',
    ],
    cues: ['Start light.'],
  },
  'tate-press': {
    steps: [
      'Lie with the dumbbells over your chest, elbows out.',
      'Lower them to your chest by bending your elbows.',
      'Straighten your arms.',
    ],
    cues: ['Keep your elbows out.'],
  },
  'machine-triceps-extension': {
    steps: ['Rest your elbows on the pad, in line with the pivot.', 'Straighten your arms.', 'Return slowly.'],
    cues: ['Shoulders down.'],
  },
  'dumbbell-kickback': {
    steps: ['Bend forward, upper arm along your body.', 'Straighten your elbow.', 'Bend it slowly.'],
    cues: ['Keep your upper arm still.'],
  },
  'cable-triceps-kickback': {
    steps: ['Bend forward towards a low pulley.', 'Straighten your elbow back.', 'Return slowly.'],
    cues: ['Keep your elbow high.'],
  },
  'wrist-curl': {
    steps: ['Rest your forearms on a bench, palms up.', 'Let the bar roll to your fingers.', 'Curl it up.'],
    cues: ['Keep your forearms down.'],
  },
  'dumbbell-wrist-curl': {
    steps: ['Rest your forearm on your thigh, palm up.', 'Lower your hand.', 'Curl it up.'],
    cues: ['Go slowly.'],
  },
  'reverse-wrist-curl': {
    steps: ['Rest your forearm on your thigh, palm down.', 'Lower your hand.', 'Lift your knuckles.'],
    cues: ['Light and slow.'],
  },
  'behind-the-back-wrist-curl': {
    steps: ['Hold the bar behind your hips.', 'Let it roll to your fingers.', 'Curl your hands up.'],
    cues: ['Stand tall.'],
  },
  'wrist-roller': {
    steps: ['Hold the roller in front of you.', 'Roll the weight up, hand over hand.', 'Roll it down slowly.'],
    cues: ['Shoulders down.'],
  },
  gripper: {
    steps: ['Set the handle deep in your palm.', 'Close it fully.', 'Open it slowly.'],
    cues: ['Count only full closes.'],
  },
  'plate-pinch': {
    steps: ['Pinch smooth plates between your thumb and fingers.', 'Stand tall.', 'Hold.'],
    cues: ['Thumb against all your fingers.'],
  },
  'neck-curl': {
    steps: [
      'Lie on your back with your head over the edge of a bench.',
      'Curl your chin to your chest.',
      'Lower slowly.',
    ],
    cues: ['Keep it light, never jerky.'],
  },
  'neck-extension': {
    steps: [
      'Lie face down with your head over the edge of a bench.',
      'Lift your head until it’s level with your back.',
      'Lower slowly.',
    ],
    cues: ['Slow all the way.'],
  },
  'machine-neck-press': {
    steps: ['Sit with your head against the pad.', 'Push evenly.', 'Return slowly.'],
    cues: ['Sit tall.'],
  },
};
