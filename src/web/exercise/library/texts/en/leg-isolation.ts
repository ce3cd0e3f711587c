import type { ExerciseTexts } from '../exercise-text.ts';

export const legIsolation: ExerciseTexts = {
  'leg-extension': {
    steps: ['Sit with your knees in line with the machine’s pivot.', 'Straighten your legs.', 'Lower slowly.'],
    cues: ['Pause at the top.'],
  },
  'single-leg-extension': {
    steps: ['Place one shin behind the pad.', 'Straighten that knee.', 'Lower under control.'],
    cues: ['Don’t lift your hips.'],
  },
  'reverse-nordic-curl': {
    steps: ['Kneel upright with your hips straight.', 'Lean back from your knees.', 'Use your quads to come back up.'],
    cues: ['Keep your hips straight.'],
  },
  'lying-leg-curl': {
    steps: ['Lie with the pad just above your heels.', 'Curl your heels to your hips.', 'Lower slowly.'],
    cues: ['Keep your hips on the bench.'],
  },
  'seated-leg-curl': {
    steps: ['Secure your thighs under the pad.', 'Pull your heels down and back.', 'Let them rise slowly.'],
    cues: ['Lean slightly forward.'],
  },
  'standing-leg-curl': {
    steps: ['Stand with the pad against one lower leg.', 'Curl your heel up.', 'Lower under control.'],
    cues: ['Keep your knees together.'],
  },
  'cable-leg-curl': {
    steps: ['Attach the cuff to one ankle and face the low pulley.', 'Curl your heel to your hip.', 'Lower slowly.'],
    cues: ['Keep your thigh still.'],
  },
  'nordic-curl': {
    steps: [
      'Kneel with your ankles held down.',
      'Lower your body in a straight line as slowly as you can.',
      'Catch yourself, push off and pull yourself back up.',
    ],
    cues: ['Don’t bend at your hips.'],
  },
  'glute-ham-raise': {
    steps: [
      'Knees on the pad, feet held in place.',
      'Lower your torso until it’s parallel to the floor.',
      'Pull yourself up with your knees and hips.',
    ],
    cues: ['Straight line from knees to shoulders.'],
  },
  'slider-leg-curl': {
    steps: ['Lie with your heels on sliders, hips up.', 'Let your legs slide out.', 'Pull your heels back in.'],
    cues: ['Keep your hips up.'],
  },
  'stability-ball-leg-curl': {
    steps: ['Place your heels on the ball and lift your hips.', 'Roll the ball out.', 'Pull it back in.'],
    cues: ['Keep your hips high.'],
  },
  'hip-adduction': {
    steps: ['Sit with the pads against the inside of your knees.', 'Press your legs together.', 'Open slowly.'],
    cues: ['Don’t bounce when your legs are open.'],
  },
  'cable-hip-adduction': {
    steps: [
      'Attach the cuff to your inner ankle and stand side-on.',
      'Draw that leg in across the other.',
      'Let it out slowly.',
    ],
    cues: ['Stand tall.'],
  },
  'copenhagen-plank': {
    steps: ['Lie on your side, top leg on a bench.', 'Lift your hips and your bottom leg.', 'Hold in a straight line.'],
    cues: ['Start out with your knee on the bench.'],
  },
  'ball-squeeze': {
    steps: ['Lie with your knees bent, a ball between them.', 'Squeeze evenly.', 'Hold and breathe.'],
    cues: ['Build up slowly.'],
  },
  'hip-abduction': {
    steps: ['Sit with the pads against the outside of your knees.', 'Press your legs apart.', 'Return slowly.'],
    cues: ['Sit still.'],
  },
  'cable-hip-abduction': {
    steps: [
      'Attach the cuff to your outer ankle and stand side-on.',
      'Lift that leg out to the side.',
      'Lower slowly.',
    ],
    cues: ['Don’t lean away.'],
  },
  'band-lateral-walk': {
    steps: [
      'Loop a band around your legs and sit back slightly.',
      'Step to the side.',
      'Follow with your other foot, keeping the band tight.',
    ],
    cues: ['Toes forward.'],
  },
  clamshell: {
    steps: ['Lie on your side, knees bent, with a band just above them.', 'Open your top knee.', 'Close it slowly.'],
    cues: ['Don’t let your hips roll back.'],
  },
  'side-lying-leg-raise': {
    steps: ['Lie on your side with straight legs.', 'Lift your top leg.', 'Lower it slowly.'],
    cues: ['Point your toes forward.'],
  },
  'fire-hydrant': {
    steps: ['Get on your hands and knees.', 'Lift one bent knee out to the side.', 'Lower it.'],
    cues: ['Keep your back level.'],
  },
  'donkey-kick': {
    steps: ['Get on your hands and knees.', 'Push one heel towards the ceiling.', 'Lower your knee.'],
    cues: ['Don’t arch your lower back.'],
  },
  'cable-glute-kickback': {
    steps: [
      'Attach the cuff to one ankle and face the pulley.',
      'Push that leg back and a little out.',
      'Return slowly.',
    ],
    cues: ['Lean forward and hold on.'],
  },
  'machine-glute-kickback': {
    steps: ['Place one foot or the back of your thigh on the pad.', 'Push it back.', 'Return under control.'],
    cues: ['Keep your hips square.'],
  },
  'standing-calf-raise': {
    steps: [
      'Stand with the balls of your feet on the edge, pads on your shoulders.',
      'Let your heels sink.',
      'Rise as high as you can.',
    ],
    cues: ['Pause at the bottom and the top.'],
  },
  'seated-calf-raise': {
    steps: ['Sit with the pad on your thighs.', 'Let your heels sink.', 'Lift them high.'],
    cues: ['No bouncing.'],
  },
  'leg-press-calf-raise': {
    steps: [
      'Place the balls of your feet on the lower edge of the plate.',
      'Let your toes come back towards you.',
      'Push them away.',
    ],
    cues: ['Knees almost straight.'],
  },
  'donkey-calf-raise': {
    steps: ['Bend at your hips with the pad on your lower back.', 'Let your heels sink.', 'Rise high.'],
    cues: ['Keep your knees straight.'],
  },
  'barbell-calf-raise': {
    steps: ['Stand with the bar on your back, toes on a low step.', 'Let your heels sink.', 'Rise and balance.'],
    cues: ['Hold at the top.'],
  },
  'dumbbell-calf-raise': {
    steps: ['Hold the weights at your sides, toes on a step.', 'Let your heels sink.', 'Rise high.'],
    cues: ['Use the full range.'],
  },
  'smith-machine-calf-raise': {
    steps: ['Stand with the bar on your shoulders, toes on a block.', 'Let your heels sink.', 'Rise high.'],
    cues: ['Pause at both ends.'],
  },
  'body-weight-calf-raise': {
    steps: ['Stand on a step with the balls of your feet.', 'Lower your heels.', 'Rise high.'],
    cues: ['Slow on the way down.'],
  },
  'single-leg-calf-raise': {
    steps: ['Stand on one foot on the edge of a step.', 'Lower your heel.', 'Rise as high as you can.'],
    cues: ['Push through your big toe.'],
  },
  'tibialis-raise': {
    steps: ['Lean your hips against a wall, feet forward.', 'Lift your toes.', 'Lower slowly.'],
    cues: ['Keep your knees straight.'],
  },
  'cable-knee-drive': {
    steps: ['Attach the cuff to one foot and face away from the pulley.', 'Drive your knee up.', 'Lower slowly.'],
    cues: ['Stand tall.'],
  },
};
