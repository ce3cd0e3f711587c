import type { ExerciseTexts } from '../exercise-text.ts';

export const shoulders: ExerciseTexts = {
  'overhead-press': {
    steps: [
      'Bar on the front of the shoulders, grip just outside them.',
      'Press straight up, moving the head out of the way.',
      'Lock out over the middle of the foot.',
    ],
    cues: ['Squeeze the glutes.', 'Bar close to the face.'],
  },
  'seated-barbell-press': {
    steps: ['Sit against an upright bench.', 'Press the bar overhead.', 'Lower it to the collarbones.'],
    cues: ['Low back on the pad.'],
  },
  'push-press': {
    steps: ['Bar on the shoulders.', 'Dip a little at the knees and drive up.', 'Press the bar out with the arms.'],
    cues: ['Dip straight down.'],
  },
  'behind-the-neck-press': {
    steps: ['Bar on the upper back, grip wide.', 'Press straight up.', 'Lower slowly.'],
    cues: ['Only with easy shoulders.'],
  },
  'z-press': {
    steps: ['Sit on the floor with straight legs.', 'Press the bar overhead.', 'Lower without leaning back.'],
    cues: ['Sit tall.'],
  },
  'log-press': {
    steps: ['Roll the log up the body to the chest.', 'Dip and drive.', 'Lock it out overhead.'],
    cues: ['Elbows high on the chest.'],
  },
  'dumbbell-shoulder-press': {
    steps: ['Sit with the dumbbells at the ears.', 'Press up until the arms are straight.', 'Lower to ear height.'],
    cues: ['Wrists over the elbows.'],
  },
  'standing-dumbbell-press': {
    steps: ['Stand with the dumbbells at the shoulders.', 'Press overhead.', 'Lower under control.'],
    cues: ['Ribs down.'],
  },
  'one-arm-dumbbell-press': {
    steps: ['Dumbbell at one shoulder, feet planted.', 'Press up.', 'Lower slowly.'],
    cues: ['Do not lean away.'],
  },
  'arnold-press': {
    steps: [
      'Start with the palms facing you at chin height.',
      'Turn them out as you press.',
      'Turn back on the way down.',
    ],
    cues: ['One smooth turn.'],
  },
  'kettlebell-press': {
    steps: [
      'Rack the bell at the shoulder, wrist straight.',
      'Press it up in a slight arc.',
      'Pull it back down into the rack.',
    ],
    cues: ['Squeeze the free fist.'],
  },
  'kettlebell-bottoms-up-press': {
    steps: ['Hold the bell upside down at the shoulder.', 'Press slowly.', 'Lower slowly.'],
    cues: ['Crush the handle.'],
  },
  'smith-machine-shoulder-press': {
    steps: ['Sit upright under the bar.', 'Press overhead.', 'Lower to chin height.'],
    cues: ['Elbows slightly in front.'],
  },
  'machine-shoulder-press': {
    steps: ['Set the seat so that the handles are at ear height.', 'Press up.', 'Return slowly.'],
    cues: ['Back on the pad.'],
  },
  'cable-shoulder-press': {
    steps: ['Stand or sit between two low pulleys.', 'Press overhead.', 'Lower slowly.'],
    cues: ['Steady cables.'],
  },
  'landmine-press': {
    steps: ['Hold the end of the bar at one shoulder.', 'Press it up and forward.', 'Lower to the shoulder.'],
    cues: ['Reach at the end.'],
  },
  'pike-push-up': {
    steps: ['Hips high, hands and feet on the floor.', 'Lower the head between the hands.', 'Push up.'],
    cues: ['Elbows back.'],
  },
  'handstand-push-up': {
    steps: ['Kick up to a handstand at a wall.', 'Lower until the head touches.', 'Push up.'],
    cues: ['Hands and head make a triangle.'],
  },
  'lateral-raise': {
    steps: ['Dumbbells at the sides, elbows soft.', 'Lift them out to shoulder height.', 'Lower slowly.'],
    cues: ['Lead with the elbows.'],
  },
  'seated-lateral-raise': {
    steps: ['Sit upright with the dumbbells hanging.', 'Lift to shoulder height.', 'Lower slowly.'],
    cues: ['No swing.'],
  },
  'leaning-lateral-raise': {
    steps: ['Hold a post and lean away from it.', 'Lift the free arm to shoulder height.', 'Lower slowly.'],
    cues: ['Body stays straight.'],
  },
  'cable-lateral-raise': {
    steps: ['Stand side-on to a low pulley, handle in the far hand.', 'Lift to shoulder height.', 'Lower slowly.'],
    cues: ['Arm a little in front.'],
  },
  'machine-lateral-raise': {
    steps: ['Sit with the pads on the upper arms.', 'Lift to shoulder height.', 'Lower slowly.'],
    cues: ['Push with the elbows.'],
  },
  'band-lateral-raise': {
    steps: ['Stand on the band.', 'Lift the hands to shoulder height.', 'Lower slowly.'],
    cues: ['Thumbs level.'],
  },
  'front-raise': {
    steps: ['Dumbbells in front of the thighs.', 'Lift to eye height.', 'Lower slowly.'],
    cues: ['No swing.'],
  },
  'barbell-front-raise': {
    steps: ['Bar in front of the thighs.', 'Lift with straight arms to eye height.', 'Lower slowly.'],
    cues: ['Body stays still.'],
  },
  'cable-front-raise': {
    steps: ['Face away from a low pulley.', 'Lift the hands to eye height.', 'Lower slowly.'],
    cues: ['Ribs down.'],
  },
  'plate-front-raise': {
    steps: ['Hold a plate at its sides.', 'Lift it to eye height.', 'Lower slowly.'],
    cues: ['Arms nearly straight.'],
  },
  'band-front-raise': {
    steps: ['Stand on the band.', 'Lift the hands to eye height.', 'Lower slowly.'],
    cues: ['Slow down.'],
  },
  'upright-row': {
    steps: ['Hold the bar with hands shoulder-wide.', 'Pull the elbows up to shoulder height.', 'Lower.'],
    cues: ['Stop where the shoulder is easy.'],
  },
  'dumbbell-upright-row': {
    steps: ['Dumbbells in front of the thighs.', 'Pull the elbows up and out.', 'Lower slowly.'],
    cues: ['Weights close to the body.'],
  },
  'cable-upright-row': {
    steps: ['Face a low pulley with a bar or rope.', 'Pull the elbows up to shoulder height.', 'Lower.'],
    cues: ['Elbows lead.'],
  },
  'reverse-fly': {
    steps: ['Bend forward with the arms hanging.', 'Lift them out to the sides.', 'Lower slowly.'],
    cues: ['Reach wide.'],
  },
  'cable-reverse-fly': {
    steps: ['Cross the cables at shoulder height.', 'Open the arms wide.', 'Return slowly.'],
    cues: ['Arms long.'],
  },
  'machine-reverse-fly': {
    steps: ['Face the pad, handles at shoulder height.', 'Open the arms.', 'Return slowly.'],
    cues: ['Chest on the pad.'],
  },
  'rear-delt-row': {
    steps: ['Bend forward, elbows out to the sides.', 'Row to the chest.', 'Lower slowly.'],
    cues: ['Elbows in line with the shoulders.'],
  },
  'face-pull': {
    steps: ['Rope at face height.', 'Pull it to the forehead, hands apart.', 'Return slowly.'],
    cues: ['Elbows high, knuckles back.'],
  },
  'band-face-pull': {
    steps: ['Fix the band at face height.', 'Pull it to the forehead.', 'Return slowly.'],
    cues: ['Hands apart at the end.'],
  },
  'band-pull-apart': {
    steps: [
      'Hold the band in front of the chest, arms straight.',
      'Pull it apart until it touches the chest.',
      'Return slowly.',
    ],
    cues: ['Shoulders down.'],
  },
  'y-raise': {
    steps: ['Lie chest down on an incline bench.', 'Lift the arms up and out into a Y.', 'Lower slowly.'],
    cues: ['Thumbs up.'],
  },
  'cuban-press': {
    steps: [
      'Pull the elbows up to shoulder height.',
      'Turn the forearms up.',
      'Press overhead and go back the same way.',
    ],
    cues: ['Very light.'],
  },
  'cable-external-rotation': {
    steps: ['Elbow at the side, bent at a right angle.', 'Turn the hand outwards.', 'Return slowly.'],
    cues: ['Elbow stays at the ribs.'],
  },
  'dumbbell-external-rotation': {
    steps: ['Lie on the side, upper elbow at the ribs.', 'Turn the hand up.', 'Lower slowly.'],
    cues: ['Small and slow.'],
  },
  'cable-internal-rotation': {
    steps: ['Elbow at the side, bent at a right angle.', 'Turn the hand inwards.', 'Return slowly.'],
    cues: ['Elbow stays at the ribs.'],
  },
  'around-the-world': {
    steps: [
      'Lie or stand with light dumbbells, palms up.',
      'Move the arms in a wide circle overhead.',
      'Return the same way.',
    ],
    cues: ['Elbows soft.'],
  },
};
