import type { ExerciseTexts } from '../exercise-text.ts';

export const shoulders: ExerciseTexts = {
  'overhead-press': {
    steps: [
      'Rest the bar on the front of your shoulders, hands just outside them.',
      'Press straight up, moving your head out of the way.',
      'Lock out over mid-foot.',
    ],
    cues: ['Squeeze your glutes.', 'Keep the bar close to your face.'],
  },
  'seated-barbell-press': {
    steps: ['Sit against an upright bench.', 'Press the bar overhead.', 'Lower it to your collarbones.'],
    cues: ['Keep your lower back on the pad.'],
  },
  'push-press': {
    steps: [
      'Hold the bar on your shoulders.',
      'Dip a little at your knees and drive up.',
      'Press the bar out with your arms.',
    ],
    cues: ['Dip straight down.'],
  },
  'behind-the-neck-press': {
    steps: ['Rest the bar on your upper back, grip wide.', 'Press straight up.', 'Lower it slowly.'],
    cues: ['Only if your shoulders move freely.'],
  },
  'z-press': {
    steps: ['Sit on the floor with straight legs.', 'Press the bar overhead.', 'Lower it without leaning back.'],
    cues: ['Sit tall.'],
  },
  'log-press': {
    steps: ['Roll the log up your body to your chest.', 'Dip and drive.', 'Lock it out overhead.'],
    cues: ['Elbows up while the log is on your chest.'],
  },
  'dumbbell-shoulder-press': {
    steps: [
      'Sit with the dumbbells at ear height.',
      'Press up until your arms are straight.',
      'Lower them to ear height.',
    ],
    cues: ['Wrists over your elbows.'],
  },
  'standing-dumbbell-press': {
    steps: ['Stand with the dumbbells at your shoulders.', 'Press them overhead.', 'Lower them under control.'],
    cues: ['Ribs down.'],
  },
  'one-arm-dumbbell-press': {
    steps: ['Hold a dumbbell at one shoulder, feet planted.', 'Press it up.', 'Lower it slowly.'],
    cues: ['Don’t lean away.'],
  },
  'arnold-press': {
    steps: [
      'Start with your palms facing you at chin height.',
      'Turn them out as you press.',
      'Turn them back on the way down.',
    ],
    cues: ['One smooth turn.'],
  },
  'kettlebell-press': {
    steps: [
      'Rack the bell at your shoulder, wrist straight.',
      'Press it up in a slight arc.',
      'Pull it back down into the rack.',
    ],
    cues: ['Squeeze your free fist.'],
  },
  'kettlebell-bottoms-up-press': {
    steps: ['Hold the bell upside down at your shoulder.', 'Press it slowly.', 'Lower it slowly.'],
    cues: ['Crush the handle.'],
  },
  'smith-machine-shoulder-press': {
    steps: ['Sit upright under the bar.', 'Press it overhead.', 'Lower it to chin height.'],
    cues: ['Elbows slightly in front.'],
  },
  'machine-shoulder-press': {
    steps: ['Set the seat so the handles are at ear height.', 'Press up.', 'Return slowly.'],
    cues: ['Back on the pad.'],
  },
  'cable-shoulder-press': {
    steps: ['Stand or sit between two low pulleys.', 'Press overhead.', 'Lower slowly.'],
    cues: ['Keep the cables steady.'],
  },
  'landmine-press': {
    steps: ['Hold the end of the bar at one shoulder.', 'Press it up and forward.', 'Lower it to your shoulder.'],
    cues: ['Reach at the end.'],
  },
  'pike-push-up': {
    steps: ['Hips high, hands and feet on the floor.', 'Lower your head between your hands.', 'Push up.'],
    cues: ['Elbows back.'],
  },
  'handstand-push-up': {
    steps: ['Kick up into a handstand against a wall.', 'Lower until your head touches the floor.', 'Push up.'],
    cues: ['Form a triangle with your hands and head.'],
  },
  'lateral-raise': {
    steps: ['Hold the dumbbells at your sides, elbows soft.', 'Lift them out to shoulder height.', 'Lower slowly.'],
    cues: ['Lead with your elbows.'],
  },
  'seated-lateral-raise': {
    steps: ['Sit upright with the dumbbells hanging.', 'Lift them to shoulder height.', 'Lower slowly.'],
    cues: ['No swinging.'],
  },
  'leaning-lateral-raise': {
    steps: ['Hold a post and lean away from it.', 'Lift your free arm to shoulder height.', 'Lower slowly.'],
    cues: ['Keep your body straight.'],
  },
  'cable-lateral-raise': {
    steps: ['Stand side-on to a low pulley, handle in your far hand.', 'Lift it to shoulder height.', 'Lower slowly.'],
    cues: ['Arm a little in front of you.'],
  },
  'machine-lateral-raise': {
    steps: ['Sit with the pads on your upper arms.', 'Lift to shoulder height.', 'Lower slowly.'],
    cues: ['Push with your elbows.'],
  },
  'band-lateral-raise': {
    steps: ['Stand on the band.', 'Lift your hands to shoulder height.', 'Lower slowly.'],
    cues: ['Keep your thumbs level.'],
  },
  'front-raise': {
    steps: ['Hold the dumbbells in front of your thighs.', 'Lift them to eye height.', 'Lower slowly.'],
    cues: ['No swinging.'],
  },
  'barbell-front-raise': {
    steps: ['Hold the bar in front of your thighs.', 'Lift it to eye height with straight arms.', 'Lower slowly.'],
    cues: ['Keep your body still.'],
  },
  'cable-front-raise': {
    steps: ['Face away from a low pulley.', 'Lift your hands to eye height.', 'Lower slowly.'],
    cues: ['Ribs down.'],
  },
  'plate-front-raise': {
    steps: ['Hold a plate by its sides.', 'Lift it to eye height.', 'Lower slowly.'],
    cues: ['Arms nearly straight.'],
  },
  'band-front-raise': {
    steps: ['Stand on the band.', 'Lift your hands to eye height.', 'Lower slowly.'],
    cues: ['Slow on the way down.'],
  },
  'upright-row': {
    steps: ['Hold the bar with a shoulder-width grip.', 'Pull your elbows up to shoulder height.', 'Lower.'],
    cues: ['Only go as high as feels comfortable for your shoulders.'],
  },
  'dumbbell-upright-row': {
    steps: ['Hold the dumbbells in front of your thighs.', 'Pull your elbows up and out.', 'Lower slowly.'],
    cues: ['Keep the weights close to your body.'],
  },
  'cable-upright-row': {
    steps: ['Face a low pulley with a bar or rope.', 'Pull your elbows up to shoulder height.', 'Lower.'],
    cues: ['Lead with your elbows.'],
  },
  'reverse-fly': {
    steps: ['Bend forward with your arms hanging.', 'Lift them out to the sides.', 'Lower slowly.'],
    cues: ['Reach wide.'],
  },
  'cable-reverse-fly': {
    steps: ['Cross the cables at shoulder height.', 'Open your arms wide.', 'Return slowly.'],
    cues: ['Keep your arms long.'],
  },
  'machine-reverse-fly': {
    steps: ['Face the pad, handles at shoulder height.', 'Open your arms.', 'Return slowly.'],
    cues: ['Chest on the pad.'],
  },
  'rear-delt-row': {
    steps: ['Bend forward, elbows out to the sides.', 'Row to your chest.', 'Lower slowly.'],
    cues: ['Elbows in line with your shoulders.'],
  },
  'face-pull': {
    steps: ['Set the rope at face height.', 'Pull it to your forehead, hands apart.', 'Return slowly.'],
    cues: ['Elbows high, knuckles back.'],
  },
  'band-face-pull': {
    steps: ['Anchor the band at face height.', 'Pull it to your forehead.', 'Return slowly.'],
    cues: ['Hands apart at the end.'],
  },
  'band-pull-apart': {
    steps: [
      'Hold the band in front of your chest, arms straight.',
      'Pull it apart until it touches your chest.',
      'Return slowly.',
    ],
    cues: ['Shoulders down.'],
  },
  'y-raise': {
    steps: ['Lie chest down on an incline bench.', 'Lift your arms up and out into a Y.', 'Lower slowly.'],
    cues: ['Thumbs up.'],
  },
  'cuban-press': {
    steps: [
      'Pull your elbows up to shoulder height.',
      'Turn your forearms up.',
      'Press overhead and go back the same way.',
    ],
    cues: ['Very light.'],
  },
  'cable-external-rotation': {
    steps: ['Elbow at your side, bent at a right angle.', 'Turn your hand outwards.', 'Return slowly.'],
    cues: ['Keep your elbow at your ribs.'],
  },
  'dumbbell-external-rotation': {
    steps: ['Lie on your side, upper elbow at your ribs.', 'Turn your hand up.', 'Lower slowly.'],
    cues: ['Small and slow.'],
  },
  'cable-internal-rotation': {
    steps: ['Elbow at your side, bent at a right angle.', 'Turn your hand inwards.', 'Return slowly.'],
    cues: ['Keep your elbow at your ribs.'],
  },
  'around-the-world': {
    steps: [
      'Lie or stand with light dumbbells, palms up.',
      'Move your arms in a wide circle overhead.',
      'Return the same way.',
    ],
    cues: ['Elbows soft.'],
  },
};
