import type { ExerciseTexts } from '../exercise-text.ts';

export const carries: ExerciseTexts = {
  'farmers-walk': {
    steps: ['Pick up a weight in each hand.', 'Walk with short, quick steps.', 'Set them down under control.'],
    cues: ['Stay tall, shoulders back.'],
  },
  'suitcase-carry': {
    steps: ['Pick up a weight on one side.', 'Walk without leaning.', 'Switch sides.'],
    cues: ['Keep your shoulders level.'],
  },
  'overhead-carry': {
    steps: ['Press the weight overhead and lock your arm.', 'Walk slowly.', 'Lower it and switch sides.'],
    cues: ['Ribs down.'],
  },
  'front-rack-carry': {
    steps: ['Hold the weights at your shoulders.', 'Walk tall.', 'Set them down.'],
    cues: ['Keep breathing while you brace.'],
  },
  'zercher-carry': {
    steps: ['Hold the bar in the crooks of your elbows.', 'Walk with short steps.', 'Set it down.'],
    cues: ['Fists up.'],
  },
  'yoke-walk': {
    steps: ['Set the yoke across your upper back.', 'Stand up and brace.', 'Walk with quick, short steps.'],
    cues: ['Eyes ahead.'],
  },
  'sandbag-carry': {
    steps: ['Hug the bag high on your chest.', 'Walk.', 'Drop it in front of you.'],
    cues: ['Take short breaths.'],
  },
  'husafell-carry': {
    steps: ['Lift the stone to your chest.', 'Lock your hands under it.', 'Walk.'],
    cues: ['Lean back a little.'],
  },
  'sled-push': {
    steps: [
      'Grip the posts, arms straight or bent, and lean forward.',
      'Drive with one leg after the other.',
      'Keep your hips low.',
    ],
    cues: ['Long, full pushes.'],
  },
  'sled-pull': {
    steps: ['Attach straps or a rope to the sled.', 'Walk, or pull it hand over hand.', 'Keep the line tight.'],
    cues: ['Lean against the pull.'],
  },
  'backward-sled-drag': {
    steps: ['Face the sled, straps in hand.', 'Walk backwards on your toes.', 'Keep your knees bent.'],
    cues: ['Small steps.'],
  },
};
