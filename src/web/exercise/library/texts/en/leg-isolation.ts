import type { ExerciseTexts } from '../exercise-text.ts';

export const legIsolation: ExerciseTexts = {
  'leg-extension': {
    steps: ['Sit with the knees at the pivot of the machine.', 'Straighten the legs.', 'Lower slowly.'],
    cues: ['Pause at the top.'],
  },
  'single-leg-extension': {
    steps: ['Set one shin behind the pad.', 'Straighten that knee.', 'Lower under control.'],
    cues: ['Do not lift the hips.'],
  },
  'reverse-nordic-curl': {
    steps: ['Kneel upright with the hips straight.', 'Lean back from the knees.', 'Come up with the thighs.'],
    cues: ['Hips stay straight.'],
  },
  'lying-leg-curl': {
    steps: ['Lie with the pad just above the heels.', 'Curl the heels to the hips.', 'Lower slowly.'],
    cues: ['Hips stay on the bench.'],
  },
  'seated-leg-curl': {
    steps: ['Fix the thighs under the pad.', 'Pull the heels down and back.', 'Let them up slowly.'],
    cues: ['Lean slightly forward.'],
  },
  'standing-leg-curl': {
    steps: ['Stand with one shin against the pad.', 'Curl the heel up.', 'Lower under control.'],
    cues: ['Knees stay together.'],
  },
  'cable-leg-curl': {
    steps: ['Cuff on one ankle, facing the low pulley.', 'Curl the heel to the hip.', 'Lower slowly.'],
    cues: ['Thigh stays still.'],
  },
  'nordic-curl': {
    steps: [
      'Kneel with the ankles held down.',
      'Lower the straight body as slowly as you can.',
      'Catch yourself, push off and pull back up.',
    ],
    cues: ['Hips do not bend.'],
  },
  'glute-ham-raise': {
    steps: ['Knees on the pad, feet held.', 'Lower the trunk until it is level.', 'Pull up with knees and hips.'],
    cues: ['One line from knee to shoulder.'],
  },
  'slider-leg-curl': {
    steps: ['Lie with the heels on sliders, hips up.', 'Let the legs slide out.', 'Pull the heels back in.'],
    cues: ['Hips stay up.'],
  },
  'stability-ball-leg-curl': {
    steps: ['Heels on the ball, hips lifted.', 'Roll the ball out.', 'Pull it in again.'],
    cues: ['Hips stay high.'],
  },
  'hip-adduction': {
    steps: ['Sit with the pads inside the knees.', 'Press the legs together.', 'Open slowly.'],
    cues: ['No bounce at the open end.'],
  },
  'cable-hip-adduction': {
    steps: ['Cuff on the inner ankle, standing side-on.', 'Draw the leg in across the other.', 'Let it out slowly.'],
    cues: ['Stand tall.'],
  },
  'copenhagen-plank': {
    steps: ['Lie on the side, top leg on a bench.', 'Lift the hips and the lower leg.', 'Hold in one line.'],
    cues: ['Begin with the knee on the bench.'],
  },
  'ball-squeeze': {
    steps: ['Lie with the knees bent, a ball between them.', 'Squeeze evenly.', 'Hold and breathe.'],
    cues: ['No pain, no rush.'],
  },
  'hip-abduction': {
    steps: ['Sit with the pads outside the knees.', 'Press the legs apart.', 'Return slowly.'],
    cues: ['Sit still.'],
  },
  'cable-hip-abduction': {
    steps: ['Cuff on the outer ankle, standing side-on.', 'Lift the leg out to the side.', 'Lower slowly.'],
    cues: ['Do not lean away.'],
  },
  'band-lateral-walk': {
    steps: [
      'Loop a band around the legs and sit slightly.',
      'Step to the side.',
      'Follow with the other foot, the band tight.',
    ],
    cues: ['Toes forward.'],
  },
  clamshell: {
    steps: ['Lie on the side, knees bent, band above them.', 'Open the top knee.', 'Close it slowly.'],
    cues: ['Hips do not roll back.'],
  },
  'side-lying-leg-raise': {
    steps: ['Lie on the side with straight legs.', 'Lift the top leg.', 'Lower it slowly.'],
    cues: ['Toes point forward.'],
  },
  'fire-hydrant': {
    steps: ['On hands and knees.', 'Lift one bent knee out to the side.', 'Lower it.'],
    cues: ['Back stays level.'],
  },
  'donkey-kick': {
    steps: ['On hands and knees.', 'Push one heel to the ceiling.', 'Lower the knee.'],
    cues: ['No arch in the low back.'],
  },
  'cable-glute-kickback': {
    steps: ['Cuff on one ankle, facing the pulley.', 'Push the leg back and a little out.', 'Return slowly.'],
    cues: ['Lean forward and hold on.'],
  },
  'machine-glute-kickback': {
    steps: ['Set one foot or the back of the thigh on the pad.', 'Push back.', 'Return under control.'],
    cues: ['Hips square.'],
  },
  'standing-calf-raise': {
    steps: ['Balls of the feet on the edge, pads on the shoulders.', 'Let the heels sink.', 'Rise as high as you can.'],
    cues: ['Pause low and high.'],
  },
  'seated-calf-raise': {
    steps: ['Sit with the pad on the thighs.', 'Let the heels sink.', 'Lift them high.'],
    cues: ['No bounce.'],
  },
  'leg-press-calf-raise': {
    steps: ['Balls of the feet on the lower edge of the plate.', 'Let the toes come back.', 'Push them away.'],
    cues: ['Knees almost straight.'],
  },
  'donkey-calf-raise': {
    steps: ['Bend at the hips with the pad on the low back.', 'Let the heels sink.', 'Rise high.'],
    cues: ['Straight knees.'],
  },
  'barbell-calf-raise': {
    steps: ['Bar on the back, toes on a low edge.', 'Let the heels sink.', 'Rise and balance.'],
    cues: ['Hold at the top.'],
  },
  'dumbbell-calf-raise': {
    steps: ['Hold the weights at the sides, toes on an edge.', 'Sink the heels.', 'Rise high.'],
    cues: ['Full range.'],
  },
  'smith-machine-calf-raise': {
    steps: ['Bar on the shoulders, toes on a block.', 'Sink the heels.', 'Rise high.'],
    cues: ['Pause at both ends.'],
  },
  'body-weight-calf-raise': {
    steps: ['Stand on an edge with the balls of the feet.', 'Lower the heels.', 'Rise high.'],
    cues: ['Slow down.'],
  },
  'single-leg-calf-raise': {
    steps: ['Stand on one foot on an edge.', 'Lower the heel.', 'Rise as high as you can.'],
    cues: ['Big toe carries.'],
  },
  'tibialis-raise': {
    steps: ['Lean with the hips against a wall, feet forward.', 'Lift the toes.', 'Lower slowly.'],
    cues: ['Straight knees.'],
  },
  'cable-knee-drive': {
    steps: ['Cuff on one foot, facing away from the pulley.', 'Drive the knee up.', 'Lower slowly.'],
    cues: ['Stand tall.'],
  },
};
