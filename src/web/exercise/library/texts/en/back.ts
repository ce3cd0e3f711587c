import type { ExerciseTexts } from '../exercise-text.ts';

export const back: ExerciseTexts = {
  'pull-up': {
    steps: [
      'Hang with the palms away, a little wider than the shoulders.',
      'Pull the chest towards the bar.',
      'Lower until the arms are straight.',
    ],
    cues: ['Elbows to the ribs.'],
  },
  'chin-up': {
    steps: ['Hang with the palms towards you.', 'Pull until the chin is over the bar.', 'Lower all the way.'],
    cues: ['Chest to the bar.'],
  },
  'neutral-grip-pull-up': {
    steps: ['Hang from handles with the palms facing each other.', 'Pull the chest up.', 'Lower all the way.'],
    cues: ['Shoulders down first.'],
  },
  'wide-grip-pull-up': {
    steps: ['Hang with a wide grip.', 'Pull until the chin is over the bar.', 'Lower slowly.'],
    cues: ['Elbows out and down.'],
  },
  'assisted-pull-up': {
    steps: ['Kneel on the pad and take the bar.', 'Pull yourself up.', 'Lower all the way.'],
    cues: ['Less assistance each month.'],
  },
  'assisted-chin-up': {
    steps: ['Kneel on the pad, palms towards you.', 'Pull up.', 'Lower all the way.'],
    cues: ['Slow down.'],
  },
  'band-assisted-pull-up': {
    steps: ['Stand or kneel in a band hung from the bar.', 'Pull yourself up.', 'Lower all the way.'],
    cues: ['Same form as without.'],
  },
  'negative-pull-up': {
    steps: ['Step or jump up until the chin is over the bar.', 'Lower as slowly as you can.', 'Let go and repeat.'],
    cues: ['Five seconds or more.'],
  },
  'kipping-pull-up': {
    steps: ['Swing between hollow and arched.', 'Pull as the hips rise.', 'Push away into the next.'],
    cues: ['Shoulders strong first.'],
  },
  'muscle-up': {
    steps: ['Pull explosively to the lower chest.', 'Roll the chest over the bar.', 'Press up to straight arms.'],
    cues: ['Pull the bar to the hips.'],
  },
  'ring-muscle-up': {
    steps: ['Hang with a deep grip on the rings.', 'Pull high and bring the elbows back.', 'Press out of the dip.'],
    cues: ['Rings close.'],
  },
  'scapular-pull-up': {
    steps: ['Hang with straight arms.', 'Draw the shoulder blades down.', 'Let them rise again.'],
    cues: ['Elbows stay straight.'],
  },
  'dead-hang': {
    steps: ['Grip the bar and hang.', 'Breathe and hold on.', 'Step down before the grip fails.'],
    cues: ['Wrap the thumbs.'],
  },
  'rope-climb': {
    steps: ['Grip high and lock the feet.', 'Stand up on the rope and reach.', 'Come down hand under hand.'],
    cues: ['Legs help.'],
  },
  'front-lever': {
    steps: ['Hang and pull the straight arms down.', 'Bring the body level, knees tucked at first.', 'Hold.'],
    cues: ['Arms straight.'],
  },
  'lat-pulldown': {
    steps: [
      'Thighs under the pad, grip a little wider than the shoulders.',
      'Pull the bar to the upper chest.',
      'Let it up slowly.',
    ],
    cues: ['Chest up, elbows down.'],
  },
  'close-grip-pulldown': {
    steps: ['Take the close handle with the palms facing each other.', 'Pull it to the chest.', 'Let it up slowly.'],
    cues: ['Lean back only slightly.'],
  },
  'reverse-grip-pulldown': {
    steps: ['Grip shoulder-wide, palms towards you.', 'Pull to the chest.', 'Let it up slowly.'],
    cues: ['Elbows close.'],
  },
  'single-arm-pulldown': {
    steps: ['One handle, kneeling or sitting.', 'Pull the elbow to the hip.', 'Let it up slowly.'],
    cues: ['Reach at the top.'],
  },
  'machine-pulldown': {
    steps: ['Set the seat so that the arms are straight at the top.', 'Pull down.', 'Return slowly.'],
    cues: ['Both sides alike.'],
  },
  'straight-arm-pulldown': {
    steps: [
      'Face a high pulley and bend slightly forward.',
      'Bring the bar to the thighs with straight arms.',
      'Let it up slowly.',
    ],
    cues: ['Arms like long levers.'],
  },
  'band-pulldown': {
    steps: ['Fix the band high and kneel.', 'Pull the hands to the shoulders.', 'Return slowly.'],
    cues: ['Elbows to the ribs.'],
  },
  'machine-pullover': {
    steps: ['Sit with the elbows on the pads.', 'Bring the bar down to the belly.', 'Return slowly.'],
    cues: ['Elbows push.'],
  },
  'barbell-row': {
    steps: ['Hinge forward with a flat back, the bar hanging.', 'Row it to the belly.', 'Lower under control.'],
    cues: ['Back angle stays.'],
  },
  'pendlay-row': {
    steps: [
      'Back level, the bar on the floor.',
      'Row it fast to the lower chest.',
      'Return it to the floor each time.',
    ],
    cues: ['Start still.'],
  },
  'underhand-barbell-row': {
    steps: ['Hinge a little, palms forward.', 'Row to the lower belly.', 'Lower slowly.'],
    cues: ['Elbows close.'],
  },
  'dumbbell-row': {
    steps: ['One hand and knee on a bench.', 'Row the dumbbell to the hip.', 'Lower until the arm is long.'],
    cues: ['Elbow to the back pocket.'],
  },
  'bent-over-dumbbell-row': {
    steps: ['Hinge forward with a dumbbell in each hand.', 'Row both to the ribs.', 'Lower slowly.'],
    cues: ['Neck long.'],
  },
  'chest-supported-row': {
    steps: ['Chest against the pad.', 'Row the handles to the ribs.', 'Let them out slowly.'],
    cues: ['Chest stays on the pad.'],
  },
  'chest-supported-dumbbell-row': {
    steps: ['Lie chest down on an incline bench.', 'Row both dumbbells.', 'Lower slowly.'],
    cues: ['Squeeze the shoulder blades.'],
  },
  'seal-row': {
    steps: ['Lie face down on a high bench, the bar below.', 'Row it to the bench.', 'Lower slowly.'],
    cues: ['Legs stay down.'],
  },
  't-bar-row': {
    steps: ['Stand over the bar with a handle under it.', 'Row it to the chest.', 'Lower until the arms are long.'],
    cues: ['Back flat.'],
  },
  'meadows-row': {
    steps: ['Stand side-on to the end of a landmine bar.', 'Row it with one hand to the hip.', 'Lower slowly.'],
    cues: ['Elbow out.'],
  },
  'smith-machine-row': {
    steps: ['Hinge forward over the bar.', 'Row to the belly.', 'Lower slowly.'],
    cues: ['Back still.'],
  },
  'seated-cable-row': {
    steps: ['Sit tall with the knees soft.', 'Pull the handle to the belly.', 'Let the shoulders reach forward.'],
    cues: ['No rocking.'],
  },
  'wide-grip-seated-row': {
    steps: ['Take a long bar with a wide grip.', 'Pull to the lower chest with the elbows out.', 'Return slowly.'],
    cues: ['Squeeze the shoulder blades.'],
  },
  'single-arm-cable-row': {
    steps: ['One handle, standing or sitting.', 'Row the elbow to the hip.', 'Reach forward slowly.'],
    cues: ['Do not twist.'],
  },
  'iso-lateral-row': {
    steps: ['Chest on the pad.', 'Row both handles, or one after the other.', 'Return slowly.'],
    cues: ['Elbows low.'],
  },
  'iso-lateral-high-row': {
    steps: ['Sit with the arms reaching up and forward.', 'Pull the elbows down and back.', 'Return slowly.'],
    cues: ['Chest up.'],
  },
  'band-row': {
    steps: ['Fix the band in front of you.', 'Row the hands to the ribs.', 'Return slowly.'],
    cues: ['Tall back.'],
  },
  'inverted-row': {
    steps: ['Hang under a low bar with a straight body.', 'Pull the chest to the bar.', 'Lower slowly.'],
    cues: ['Hips up.'],
  },
  'suspension-row': {
    steps: ['Lean back on the straps with a straight body.', 'Pull the hands to the ribs.', 'Lower slowly.'],
    cues: ['Walk forward to make it harder.'],
  },
  'renegade-row': {
    steps: ['Plank on two dumbbells, feet wide.', 'Row one to the ribs.', 'Set it down and change sides.'],
    cues: ['Hips stay level.'],
  },
  'gorilla-row': {
    steps: ['Stand wide over two bells and hinge.', 'Row one as you push the other into the floor.', 'Change sides.'],
    cues: ['Back level.'],
  },
  shrug: {
    steps: ['Dumbbells at the sides.', 'Lift the shoulders to the ears.', 'Lower slowly.'],
    cues: ['Straight up.'],
  },
  'barbell-shrug': {
    steps: ['Bar in front of the thighs.', 'Lift the shoulders.', 'Lower slowly.'],
    cues: ['Arms long.'],
  },
  'trap-bar-shrug': {
    steps: ['Stand in the bar, handles at the sides.', 'Lift the shoulders.', 'Lower slowly.'],
    cues: ['Pause at the top.'],
  },
  'machine-shrug': {
    steps: ['Take the handles with long arms.', 'Lift the shoulders.', 'Lower slowly.'],
    cues: ['No bend in the elbows.'],
  },
  'smith-machine-shrug': {
    steps: ['Bar in front of the thighs.', 'Lift the shoulders.', 'Lower slowly.'],
    cues: ['Stand tall.'],
  },
  'cable-shrug': {
    steps: ['Face a low pulley.', 'Lift the shoulders up and slightly back.', 'Lower slowly.'],
    cues: ['Arms long.'],
  },
  'prone-trap-raise': {
    steps: ['Lie chest down on a bench.', 'Lift the arms out into a T.', 'Lower slowly.'],
    cues: ['Thumbs up.'],
  },
};
