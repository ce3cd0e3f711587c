import type { ExerciseTexts } from '../exercise-text.ts';

export const chest: ExerciseTexts = {
  'bench-press': {
    steps: [
      'Lie with your eyes under the bar, shoulder blades together.',
      'Lower the bar to your lower chest.',
      'Press it up over your shoulders.',
    ],
    cues: ['Push your feet into the floor.', 'Wrists straight.'],
  },
  'pause-bench-press': {
    steps: ['Lower the bar to your chest.', 'Hold it there until it’s completely still.', 'Press.'],
    cues: ['Stay tight during the pause.'],
  },
  'close-grip-bench-press': {
    steps: ['Grip the bar at about shoulder width.', 'Lower it to your lower chest, elbows in.', 'Press up.'],
    cues: ['Elbows under the bar.'],
  },
  'wide-grip-bench-press': {
    steps: ['Grip the bar wide.', 'Lower it to the middle of your chest.', 'Press up.'],
    cues: ['Keep your shoulder blades down.'],
  },
  'reverse-grip-bench-press': {
    steps: ['Grip the bar with your palms facing you.', 'Lower it to your lower chest.', 'Press up and back.'],
    cues: ['Use a spotter.'],
  },
  'larsen-press': {
    steps: [
      'Lie on the bench with your legs held straight out.',
      'Lower the bar.',
      'Press without help from your legs.',
    ],
    cues: ['Stay still on the bench.'],
  },
  'incline-bench-press': {
    steps: [
      'Set the bench to about 30 degrees.',
      'Lower the bar to your upper chest.',
      'Press it up over your shoulders.',
    ],
    cues: ['Elbows under the bar.'],
  },
  'decline-bench-press': {
    steps: ['Hook your feet in and lie back.', 'Lower the bar to your lower chest.', 'Press up.'],
    cues: ['Have someone hand you the bar.'],
  },
  'floor-press': {
    steps: [
      'Lie on the floor under the bar.',
      'Lower it until your upper arms rest on the floor.',
      'Press from there.',
    ],
    cues: ['Pause on the floor.'],
  },
  'pin-press': {
    steps: ['Set the pins at chest height.', 'Press the bar off the pins.', 'Lower it back onto the pins.'],
    cues: ['Start each rep from a dead stop.'],
  },
  'dumbbell-bench-press': {
    steps: [
      'Start with the dumbbells over your shoulders.',
      'Lower them beside your chest.',
      'Press up and slightly in.',
    ],
    cues: ['Wrists over your elbows.'],
  },
  'incline-dumbbell-press': {
    steps: ['Set the bench to about 30 degrees.', 'Lower the dumbbells beside your upper chest.', 'Press up.'],
    cues: ['Chest up, shoulders down.'],
  },
  'decline-dumbbell-press': {
    steps: ['Hook your feet in on a decline bench.', 'Lower the dumbbells beside your chest.', 'Press up.'],
    cues: ['Move both evenly.'],
  },
  'dumbbell-floor-press': {
    steps: [
      'Lie on the floor, dumbbells over your shoulders.',
      'Lower them until your upper arms touch the floor.',
      'Press.',
    ],
    cues: ['Elbows at 45 degrees.'],
  },
  'squeeze-press': {
    steps: [
      'Hold the dumbbells together over your chest.',
      'Lower them, pressing them together.',
      'Press up, still squeezing.',
    ],
    cues: ['Keep squeezing throughout.'],
  },
  'smith-machine-bench-press': {
    steps: [
      'Set the bench so the bar meets your lower chest.',
      'Lower the bar.',
      'Press up, and turn the hooks in after your last rep.',
    ],
    cues: ['Shoulder blades together.'],
  },
  'smith-machine-incline-press': {
    steps: ['Set the bench to about 30 degrees under the bar.', 'Lower it to your upper chest.', 'Press.'],
    cues: ['Elbows under your wrists.'],
  },
  'smith-machine-close-grip-press': {
    steps: ['Grip the bar at shoulder width.', 'Lower it with your elbows in.', 'Press.'],
    cues: ['Keep your elbows in.'],
  },
  'machine-chest-press': {
    steps: [
      'Set the seat so the handles are at mid-chest.',
      'Press until your arms are almost straight.',
      'Return slowly.',
    ],
    cues: ['Keep your back on the pad.'],
  },
  'machine-incline-press': {
    steps: ['Set the seat so the handles are at your upper chest.', 'Press up.', 'Return slowly.'],
    cues: ['Shoulders down.'],
  },
  'machine-decline-press': {
    steps: ['Sit with the handles at your lower chest.', 'Press down and forward.', 'Return slowly.'],
    cues: ['Chest up.'],
  },
  'iso-lateral-chest-press': {
    steps: ['Sit with the handles at mid-chest.', 'Press with both arms, or one after the other.', 'Return slowly.'],
    cues: ['Don’t twist.'],
  },
  'cable-chest-press': {
    steps: [
      'Stand in a split stance between the pulleys.',
      'Press both hands forward.',
      'Let them come back beside your chest.',
    ],
    cues: ['Ribs down.'],
  },
  'band-chest-press': {
    steps: ['Anchor the band behind you at chest height.', 'Press forward.', 'Return slowly.'],
    cues: ['Stand firm.'],
  },
  'push-up': {
    steps: ['Hands under your shoulders, body in one line.', 'Lower your chest to the floor.', 'Push up.'],
    cues: ['Don’t let your hips sag.', 'Elbows at 45 degrees.'],
  },
  'knee-push-up': {
    steps: ['Hands under your shoulders, knees on the floor.', 'Lower your chest.', 'Push up.'],
    cues: ['Straight line from knees to head.'],
  },
  'incline-push-up': {
    steps: ['Place your hands on a bench or bar, body straight.', 'Lower your chest to it.', 'Push away.'],
    cues: ['The higher your hands, the easier.'],
  },
  'decline-push-up': {
    steps: ['Feet on a bench, hands on the floor.', 'Lower your head between your hands.', 'Push up.'],
    cues: ['Keep your hips level.'],
  },
  'diamond-push-up': {
    steps: ['Place your hands together under your chest.', 'Lower with your elbows close.', 'Push up.'],
    cues: ['Elbows back, not out.'],
  },
  'wide-push-up': {
    steps: ['Place your hands wider than your shoulders.', 'Lower your chest.', 'Push up.'],
    cues: ['Move your whole body as one.'],
  },
  'weighted-push-up': {
    steps: ['Rest a plate on your upper back or wear a vest.', 'Lower your chest.', 'Push up.'],
    cues: ['Don’t let your hips sag.'],
  },
  'deficit-push-up': {
    steps: ['Place your hands on handles or plates.', 'Lower your chest below your hands.', 'Push up.'],
    cues: ['Only go as deep as your shoulders allow.'],
  },
  'archer-push-up': {
    steps: [
      'Place your hands very wide.',
      'Lower towards one hand, the other arm straight.',
      'Push up and switch sides.',
    ],
    cues: ['Keep your shoulders level.'],
  },
  'clap-push-up': {
    steps: ['Lower as in a push-up.', 'Push so hard that your hands leave the floor.', 'Land with soft elbows.'],
    cues: ['Quality before height.'],
  },
  'band-push-up': {
    steps: ['Hold the band across your back, an end in each hand.', 'Lower your chest.', 'Push up against the band.'],
    cues: ['Pin the ends of the band under your hands.'],
  },
  'ring-push-up': {
    steps: ['Hands on the rings, arms straight.', 'Lower with the rings close.', 'Push up and turn the rings out.'],
    cues: ['Keep the rings still.'],
  },
  dip: {
    steps: [
      'Support yourself on straight arms.',
      'Lower until your shoulders are just below your elbows.',
      'Press up.',
    ],
    cues: ['Keep your shoulders away from your ears.'],
  },
  'assisted-dip': {
    steps: ['Kneel on the pad and grip the handles.', 'Lower yourself.', 'Press up.'],
    cues: ['Slow on the way down.'],
  },
  'ring-dip': {
    steps: ['Support yourself on the rings, turned out.', 'Lower with the rings close.', 'Press up.'],
    cues: ['Be still before each rep.'],
  },
  'bench-dip': {
    steps: ['Place your hands on a bench behind you, legs in front.', 'Bend your elbows.', 'Push up.'],
    cues: ['Keep your hips close to the bench.'],
  },
  'machine-dip': {
    steps: ['Sit with the handles at your sides.', 'Press them down.', 'Let them rise slowly.'],
    cues: ['Shoulders down.'],
  },
  'dumbbell-fly': {
    steps: [
      'Lie with the dumbbells over your chest, elbows soft.',
      'Open your arms wide.',
      'Bring them together as if giving a hug.',
    ],
    cues: ['Keep the same bend in your elbows.'],
  },
  'incline-dumbbell-fly': {
    steps: [
      'Lie on a bench at about 30 degrees.',
      'Open your arms with soft elbows.',
      'Bring them together over your upper chest.',
    ],
    cues: ['Stop at a mild stretch.'],
  },
  'cable-fly': {
    steps: [
      'Stand between the pulleys, one foot forward.',
      'Bring your hands together in front of your chest.',
      'Open slowly.',
    ],
    cues: ['Let your chest move your arms.'],
  },
  'high-to-low-cable-fly': {
    steps: ['Set the pulleys high.', 'Bring your hands down and together in front of your hips.', 'Return slowly.'],
    cues: ['Chest up.'],
  },
  'low-to-high-cable-fly': {
    steps: ['Set the pulleys low.', 'Bring your hands up and together at eye height.', 'Lower slowly.'],
    cues: ['Palms up.'],
  },
  'band-fly': {
    steps: ['Anchor the band behind you.', 'Bring your hands together with soft elbows.', 'Open slowly.'],
    cues: ['Squeeze in the middle.'],
  },
  'pec-deck': {
    steps: ['Sit with the handles at chest height.', 'Bring them together.', 'Open until you feel your chest stretch.'],
    cues: ['Back on the pad.'],
  },
  'dumbbell-pullover': {
    steps: [
      'Lie on a bench, one dumbbell over your chest.',
      'Lower it behind your head with soft elbows.',
      'Pull it back over your chest.',
    ],
    cues: ['Ribs down.'],
  },
  'svend-press': {
    steps: ['Press two plates together in front of your chest.', 'Push them straight out.', 'Bring them back.'],
    cues: ['Squeeze the plates.'],
  },
};
