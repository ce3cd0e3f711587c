import type { ExerciseTexts } from '../exercise-text.ts';

export const carries: ExerciseTexts = {
  'farmers-walk': {
    steps: ['Pick up a weight in each hand.', 'Walk with short, quick steps.', 'Set them down under control.'],
    cues: ['Tall, shoulders back.'],
  },
  'suitcase-carry': {
    steps: ['Pick up a weight on one side.', 'Walk without leaning.', 'Change sides.'],
    cues: ['Level shoulders.'],
  },
  'overhead-carry': {
    steps: ['Press the weight overhead and lock the arm.', 'Walk slowly.', 'Lower and change sides.'],
    cues: ['Ribs down.'],
  },
  'front-rack-carry': {
    steps: ['Hold the weights at the shoulders.', 'Walk tall.', 'Set them down.'],
    cues: ['Breathe behind the brace.'],
  },
  'zercher-carry': {
    steps: ['Bar in the crook of the elbows.', 'Walk with short steps.', 'Set it down.'],
    cues: ['Fists up.'],
  },
  'yoke-walk': {
    steps: ['Set the yoke across the upper back.', 'Stand up and brace.', 'Walk with quick, short steps.'],
    cues: ['Eyes ahead.'],
  },
  'sandbag-carry': {
    steps: ['Hug the bag high on the chest.', 'Walk.', 'Drop it in front of you.'],
    cues: ['Breathe short.'],
  },
  'husafell-carry': {
    steps: ['Lift the stone to the chest.', 'Lock the hands under it.', 'Walk.'],
    cues: ['Lean back a little.'],
  },
  'sled-push': {
    steps: [
      'Arms straight or bent on the posts, body leaning.',
      'Drive one leg after the other.',
      'Keep the hips low.',
    ],
    cues: ['Long pushes.'],
  },
  'sled-pull': {
    steps: ['Fasten the sled with straps or a rope.', 'Walk or pull it hand over hand.', 'Keep the line tight.'],
    cues: ['Lean against it.'],
  },
  'backward-sled-drag': {
    steps: ['Face the sled, straps in hand.', 'Walk backwards on the toes.', 'Keep the knees bent.'],
    cues: ['Small steps.'],
  },
};
