import type { ExerciseTexts } from '../exercise-text.ts';

export const chest: ExerciseTexts = {
  'bench-press': {
    steps: [
      'Lie with the eyes under the bar, shoulder blades together.',
      'Lower the bar to the lower chest.',
      'Press it up over the shoulders.',
    ],
    cues: ['Feet push into the floor.', 'Wrists straight.'],
  },
  'pause-bench-press': {
    steps: ['Lower the bar to the chest.', 'Hold it still until it rests.', 'Press.'],
    cues: ['Stay tight in the pause.'],
  },
  'close-grip-bench-press': {
    steps: ['Grip the bar about shoulder-wide.', 'Lower it to the lower chest with the elbows in.', 'Press up.'],
    cues: ['Elbows under the bar.'],
  },
  'wide-grip-bench-press': {
    steps: ['Grip the bar wide.', 'Lower it to the middle of the chest.', 'Press up.'],
    cues: ['Shoulder blades stay down.'],
  },
  'reverse-grip-bench-press': {
    steps: ['Grip the bar with the palms towards you.', 'Lower it to the lower chest.', 'Press up and back.'],
    cues: ['Use a spotter.'],
  },
  'larsen-press': {
    steps: ['Lie on the bench with the legs held straight out.', 'Lower the bar.', 'Press without help from the legs.'],
    cues: ['Stay still on the bench.'],
  },
  'incline-bench-press': {
    steps: [
      'Set the bench to about 30 degrees.',
      'Lower the bar to the upper chest.',
      'Press it up over the shoulders.',
    ],
    cues: ['Elbows under the bar.'],
  },
  'decline-bench-press': {
    steps: ['Hook the feet in and lie back.', 'Lower the bar to the lower chest.', 'Press up.'],
    cues: ['Have someone hand you the bar.'],
  },
  'floor-press': {
    steps: ['Lie on the floor under the bar.', 'Lower until the upper arms rest on the floor.', 'Press from there.'],
    cues: ['Pause on the floor.'],
  },
  'pin-press': {
    steps: ['Set the pins at chest height.', 'Press the bar off the pins.', 'Lower it back to rest.'],
    cues: ['Each one from a dead stop.'],
  },
  'dumbbell-bench-press': {
    steps: [
      'Start with the dumbbells over the shoulders.',
      'Lower them beside the chest.',
      'Press up and slightly in.',
    ],
    cues: ['Wrists over the elbows.'],
  },
  'incline-dumbbell-press': {
    steps: ['Set the bench to about 30 degrees.', 'Lower the dumbbells beside the upper chest.', 'Press up.'],
    cues: ['Chest up, shoulders down.'],
  },
  'decline-dumbbell-press': {
    steps: ['Hook the feet in on a decline bench.', 'Lower the dumbbells beside the chest.', 'Press up.'],
    cues: ['Move both evenly.'],
  },
  'dumbbell-floor-press': {
    steps: ['Lie on the floor, dumbbells over the shoulders.', 'Lower until the arms touch the floor.', 'Press.'],
    cues: ['Elbows at 45 degrees.'],
  },
  'squeeze-press': {
    steps: [
      'Hold the dumbbells together over the chest.',
      'Lower them, pressed against each other.',
      'Press up, still squeezing.',
    ],
    cues: ['Squeeze all the time.'],
  },
  'smith-machine-bench-press': {
    steps: [
      'Set the bench so that the bar meets the lower chest.',
      'Lower it.',
      'Press up and turn the hooks in at the end.',
    ],
    cues: ['Shoulder blades together.'],
  },
  'smith-machine-incline-press': {
    steps: ['Set the bench to about 30 degrees under the bar.', 'Lower to the upper chest.', 'Press.'],
    cues: ['Elbows under the wrists.'],
  },
  'smith-machine-close-grip-press': {
    steps: ['Grip the bar shoulder-wide.', 'Lower it with the elbows in.', 'Press.'],
    cues: ['Elbows in.'],
  },
  'machine-chest-press': {
    steps: [
      'Set the seat so that the handles are at mid-chest.',
      'Press until the arms are almost straight.',
      'Return slowly.',
    ],
    cues: ['Back stays on the pad.'],
  },
  'machine-incline-press': {
    steps: ['Set the seat so that the handles are at the upper chest.', 'Press up.', 'Return slowly.'],
    cues: ['Shoulders down.'],
  },
  'machine-decline-press': {
    steps: ['Sit with the handles at the lower chest.', 'Press down and forward.', 'Return slowly.'],
    cues: ['Chest lifted.'],
  },
  'iso-lateral-chest-press': {
    steps: ['Sit with the handles at mid-chest.', 'Press both arms, or one after the other.', 'Return slowly.'],
    cues: ['Do not twist.'],
  },
  'cable-chest-press': {
    steps: [
      'Stand in a split stance between the pulleys.',
      'Press both hands forward.',
      'Let them come back beside the chest.',
    ],
    cues: ['Ribs down.'],
  },
  'band-chest-press': {
    steps: ['Fix the band behind you at chest height.', 'Press forward.', 'Return slowly.'],
    cues: ['Stand firm.'],
  },
  'push-up': {
    steps: ['Hands under the shoulders, body in one line.', 'Lower the chest to the floor.', 'Push up.'],
    cues: ['Hips do not sag.', 'Elbows at 45 degrees.'],
  },
  'knee-push-up': {
    steps: ['Hands under the shoulders, knees on the floor.', 'Lower the chest.', 'Push up.'],
    cues: ['Straight from knee to head.'],
  },
  'incline-push-up': {
    steps: ['Hands on a bench or bar, body straight.', 'Lower the chest to it.', 'Push away.'],
    cues: ['The higher the hands, the lighter.'],
  },
  'decline-push-up': {
    steps: ['Feet on a bench, hands on the floor.', 'Lower the head between the hands.', 'Push up.'],
    cues: ['Hips level.'],
  },
  'diamond-push-up': {
    steps: ['Hands together under the chest.', 'Lower with the elbows close.', 'Push up.'],
    cues: ['Elbows back, not out.'],
  },
  'wide-push-up': {
    steps: ['Hands wider than the shoulders.', 'Lower the chest.', 'Push up.'],
    cues: ['Whole body moves as one.'],
  },
  'weighted-push-up': {
    steps: ['Have a plate or a vest on the upper back.', 'Lower the chest.', 'Push up.'],
    cues: ['Hips do not sag.'],
  },
  'deficit-push-up': {
    steps: ['Hands on handles or plates.', 'Lower the chest below the hands.', 'Push up.'],
    cues: ['Only as deep as the shoulders like.'],
  },
  'archer-push-up': {
    steps: ['Hands very wide.', 'Lower towards one hand, the other arm straight.', 'Push up and change sides.'],
    cues: ['Shoulders level.'],
  },
  'clap-push-up': {
    steps: ['Lower as in a push-up.', 'Push so hard that the hands leave the floor.', 'Land with soft elbows.'],
    cues: ['Quality before height.'],
  },
  'band-push-up': {
    steps: ['Hold the band across the back, an end in each hand.', 'Lower the chest.', 'Push up against it.'],
    cues: ['Hands over the ends of the band.'],
  },
  'ring-push-up': {
    steps: ['Hands in the rings, arms straight.', 'Lower with the rings close.', 'Push up and turn them out.'],
    cues: ['Keep the rings still.'],
  },
  dip: {
    steps: ['Support yourself on straight arms.', 'Lower until the shoulders are just below the elbows.', 'Press up.'],
    cues: ['Shoulders away from the ears.'],
  },
  'assisted-dip': {
    steps: ['Kneel on the pad and take the handles.', 'Lower yourself.', 'Press up.'],
    cues: ['Slow on the way down.'],
  },
  'ring-dip': {
    steps: ['Support yourself on the rings, turned out.', 'Lower with the rings close.', 'Press up.'],
    cues: ['Still before each one.'],
  },
  'bench-dip': {
    steps: ['Hands on a bench behind you, legs in front.', 'Bend the elbows.', 'Push up.'],
    cues: ['Hips near the bench.'],
  },
  'machine-dip': {
    steps: ['Sit with the handles at the sides.', 'Press them down.', 'Let them up slowly.'],
    cues: ['Shoulders down.'],
  },
  'dumbbell-fly': {
    steps: [
      'Lie with the dumbbells over the chest, elbows soft.',
      'Open the arms wide.',
      'Bring them together as in a hug.',
    ],
    cues: ['The elbows keep their bend.'],
  },
  'incline-dumbbell-fly': {
    steps: [
      'Lie on a bench at about 30 degrees.',
      'Open the arms with soft elbows.',
      'Bring them together over the upper chest.',
    ],
    cues: ['Stop at a mild stretch.'],
  },
  'cable-fly': {
    steps: [
      'Stand between the pulleys, one foot forward.',
      'Bring the hands together in front of the chest.',
      'Open slowly.',
    ],
    cues: ['The chest moves the arms.'],
  },
  'high-to-low-cable-fly': {
    steps: ['Pulleys high.', 'Bring the hands down and together in front of the hips.', 'Return slowly.'],
    cues: ['Chest lifted.'],
  },
  'low-to-high-cable-fly': {
    steps: ['Pulleys low.', 'Bring the hands up and together at eye height.', 'Lower slowly.'],
    cues: ['Palms up.'],
  },
  'band-fly': {
    steps: ['Fix the band behind you.', 'Bring the hands together with soft elbows.', 'Open slowly.'],
    cues: ['Squeeze in the middle.'],
  },
  'pec-deck': {
    steps: ['Sit with the handles at chest height.', 'Bring them together.', 'Open until the chest is stretched.'],
    cues: ['Back on the pad.'],
  },
  'dumbbell-pullover': {
    steps: [
      'Lie on a bench, one dumbbell over the chest.',
      'Lower it behind the head with soft elbows.',
      'Pull it back over the chest.',
    ],
    cues: ['Ribs down.'],
  },
  'svend-press': {
    steps: ['Press two plates together in front of the chest.', 'Push them straight out.', 'Bring them back.'],
    cues: ['Squeeze the plates.'],
  },
};
