import type { ExerciseTexts } from '../exercise-text.ts';

export const back: ExerciseTexts = {
  'pull-up': {
    steps: [
      'Hang with your palms facing away, hands a little wider than your shoulders.',
      'Pull your chest towards the bar.',
      'Lower until your arms are straight.',
    ],
    cues: ['Elbows to your ribs.'],
  },
  'chin-up': {
    steps: ['Hang with your palms facing you.', 'Pull until your chin is over the bar.', 'Lower all the way.'],
    cues: ['Chest to the bar.'],
  },
  'neutral-grip-pull-up': {
    steps: ['Hang from handles with your palms facing each other.', 'Pull your chest up.', 'Lower all the way.'],
    cues: ['Shoulders down first.'],
  },
  'wide-grip-pull-up': {
    steps: ['Hang with a wide grip.', 'Pull until your chin is over the bar.', 'Lower slowly.'],
    cues: ['Elbows out and down.'],
  },
  'assisted-pull-up': {
    steps: ['Kneel on the pad and grip the bar.', 'Pull yourself up.', 'Lower all the way.'],
    cues: ['Use less assistance each month.'],
  },
  'assisted-chin-up': {
    steps: ['Kneel on the pad, palms facing you.', 'Pull yourself up.', 'Lower all the way.'],
    cues: ['Slow on the way down.'],
  },
  'band-assisted-pull-up': {
    steps: ['Stand or kneel in a band hung from the bar.', 'Pull yourself up.', 'Lower all the way.'],
    cues: ['Same form as without the band.'],
  },
  'negative-pull-up': {
    steps: ['Step or jump up until your chin is over the bar.', 'Lower as slowly as you can.', 'Let go and repeat.'],
    cues: ['Take five seconds or more.'],
  },
  'kipping-pull-up': {
    steps: [
      'Swing between a hollow and an arched position.',
      'Pull as your hips rise.',
      'Push away into the next rep.',
    ],
    cues: ['Build strong shoulders first.'],
  },
  'muscle-up': {
    steps: [
      'Pull explosively to your lower chest.',
      'Roll your chest over the bar.',
      'Press up until your arms are straight.',
    ],
    cues: ['Pull the bar to your hips.'],
  },
  'ring-muscle-up': {
    steps: ['Hang with a deep grip on the rings.', 'Pull high and bring your elbows back.', 'Press out of the dip.'],
    cues: ['Keep the rings close.'],
  },
  'scapular-pull-up': {
    steps: ['Hang with straight arms.', 'Draw your shoulder blades down.', 'Let them rise again.'],
    cues: ['Keep your elbows straight.'],
  },
  'dead-hang': {
    steps: ['Grip the bar and hang.', 'Breathe and hold on.', 'Step down before your grip fails.'],
    cues: ['Wrap your thumbs around the bar.'],
  },
  'rope-climb': {
    steps: ['Grip high and lock your feet.', 'Stand up on the rope and reach.', 'Come down hand under hand.'],
    cues: ['Use your legs.'],
  },
  'front-lever': {
    steps: [
      'Hang and pull down with straight arms.',
      'Bring your body parallel to the floor, knees tucked at first.',
      'Hold.',
    ],
    cues: ['Arms straight.'],
  },
  'lat-pulldown': {
    steps: [
      'Sit with your thighs under the pad, hands a little wider than your shoulders.',
      'Pull the bar to your upper chest.',
      'Let it rise slowly.',
    ],
    cues: ['Chest up, elbows down.'],
  },
  'close-grip-pulldown': {
    steps: [
      'Hold the close-grip handle with your palms facing each other.',
      'Pull it to your chest.',
      'Let it rise slowly.',
    ],
    cues: ['Lean back only slightly.'],
  },
  'reverse-grip-pulldown': {
    steps: ['Grip the bar at shoulder width, palms facing you.', 'Pull it to your chest.', 'Let it rise slowly.'],
    cues: ['Keep your elbows close.'],
  },
  'single-arm-pulldown': {
    steps: ['Hold one handle, kneeling or sitting.', 'Pull your elbow to your hip.', 'Let it rise slowly.'],
    cues: ['Reach at the top.'],
  },
  'machine-pulldown': {
    steps: ['Set the seat so your arms are straight at the top.', 'Pull down.', 'Return slowly.'],
    cues: ['Pull evenly on both sides.'],
  },
  'straight-arm-pulldown': {
    steps: [
      'Face a high pulley and bend slightly forward.',
      'Bring the bar to your thighs with straight arms.',
      'Let it rise slowly.',
    ],
    cues: ['Think of your arms as long levers.'],
  },
  'band-pulldown': {
    steps: ['Anchor the band high and kneel.', 'Pull your hands to your shoulders.', 'Return slowly.'],
    cues: ['Elbows to your ribs.'],
  },
  'machine-pullover': {
    steps: ['Sit with your elbows on the pads.', 'Bring the bar down to your belly.', 'Return slowly.'],
    cues: ['Push with your elbows.'],
  },
  'barbell-row': {
    steps: ['Hinge forward with a flat back, the bar hanging.', 'Row it to your belly.', 'Lower it under control.'],
    cues: ['Keep your back at the same angle.'],
  },
  'pendlay-row': {
    steps: [
      'Start with the bar on the floor and your back parallel to it.',
      'Row the bar fast to your lower chest.',
      'Return it to the floor each time.',
    ],
    cues: ['Start each rep from a dead stop.'],
  },
  'underhand-barbell-row': {
    steps: ['Hinge forward a little, palms facing forward.', 'Row the bar to your lower belly.', 'Lower it slowly.'],
    cues: ['Keep your elbows close.'],
  },
  'dumbbell-row': {
    steps: [
      'Place one hand and knee on a bench.',
      'Row the dumbbell to your hip.',
      'Lower it until your arm is straight.',
    ],
    cues: ['Elbow to your back pocket.'],
  },
  'bent-over-dumbbell-row': {
    steps: ['Hinge forward with a dumbbell in each hand.', 'Row both to your ribs.', 'Lower them slowly.'],
    cues: ['Keep your neck long.'],
  },
  'chest-supported-row': {
    steps: ['Rest your chest against the pad.', 'Row the handles to your ribs.', 'Let them out slowly.'],
    cues: ['Keep your chest on the pad.'],
  },
  'chest-supported-dumbbell-row': {
    steps: ['Lie chest down on an incline bench.', 'Row both dumbbells.', 'Lower them slowly.'],
    cues: ['Squeeze your shoulder blades together.'],
  },
  'seal-row': {
    steps: ['Lie face down on a high bench, the bar below you.', 'Row it to the bench.', 'Lower it slowly.'],
    cues: ['Keep your legs down.'],
  },
  't-bar-row': {
    steps: [
      'Stand over the bar with a handle under it.',
      'Row it to your chest.',
      'Lower it until your arms are straight.',
    ],
    cues: ['Keep your back flat.'],
  },
  'meadows-row': {
    steps: ['Stand side-on to the end of a landmine bar.', 'Row it to your hip with one hand.', 'Lower it slowly.'],
    cues: ['Elbow out.'],
  },
  'smith-machine-row': {
    steps: ['Hinge forward over the bar.', 'Row it to your belly.', 'Lower it slowly.'],
    cues: ['Keep your back still.'],
  },
  'seated-cable-row': {
    steps: ['Sit tall with soft knees.', 'Pull the handle to your belly.', 'Let your shoulders reach forward.'],
    cues: ['No rocking.'],
  },
  'wide-grip-seated-row': {
    steps: ['Hold a long bar with a wide grip.', 'Pull it to your lower chest, elbows out.', 'Return slowly.'],
    cues: ['Squeeze your shoulder blades together.'],
  },
  'single-arm-cable-row': {
    steps: ['Hold one handle, standing or sitting.', 'Row your elbow to your hip.', 'Reach forward slowly.'],
    cues: ['Don’t twist.'],
  },
  'iso-lateral-row': {
    steps: ['Rest your chest on the pad.', 'Row both handles, or one after the other.', 'Return slowly.'],
    cues: ['Keep your elbows low.'],
  },
  'iso-lateral-high-row': {
    steps: ['Sit with your arms reaching up and forward.', 'Pull your elbows down and back.', 'Return slowly.'],
    cues: ['Chest up.'],
  },
  'band-row': {
    steps: ['Anchor the band in front of you.', 'Row your hands to your ribs.', 'Return slowly.'],
    cues: ['Stay tall.'],
  },
  'inverted-row': {
    steps: ['Hang under a low bar with your body straight.', 'Pull your chest to the bar.', 'Lower slowly.'],
    cues: ['Hips up.'],
  },
  'suspension-row': {
    steps: ['Lean back on the straps with your body straight.', 'Pull your hands to your ribs.', 'Lower slowly.'],
    cues: ['Walk your feet forward to make it harder.'],
  },
  'renegade-row': {
    steps: ['Hold a plank on two dumbbells, feet wide.', 'Row one to your ribs.', 'Set it down and switch sides.'],
    cues: ['Keep your hips level.'],
  },
  'gorilla-row': {
    steps: [
      'Stand wide over two kettlebells and hinge.',
      'Row one as you push the other into the floor.',
      'Switch sides.',
    ],
    cues: ['Keep your back level.'],
  },
  shrug: {
    steps: ['Hold the dumbbells at your sides.', 'Lift your shoulders to your ears.', 'Lower slowly.'],
    cues: ['Straight up.'],
  },
  'barbell-shrug': {
    steps: ['Hold the bar in front of your thighs.', 'Lift your shoulders.', 'Lower slowly.'],
    cues: ['Keep your arms long.'],
  },
  'trap-bar-shrug': {
    steps: ['Stand inside the bar, handles at your sides.', 'Lift your shoulders.', 'Lower slowly.'],
    cues: ['Pause at the top.'],
  },
  'machine-shrug': {
    steps: ['Hold the handles with straight arms.', 'Lift your shoulders.', 'Lower slowly.'],
    cues: ['Don’t bend your elbows.'],
  },
  'smith-machine-shrug': {
    steps: ['Hold the bar in front of your thighs.', 'Lift your shoulders.', 'Lower slowly.'],
    cues: ['Stand tall.'],
  },
  'cable-shrug': {
    steps: ['Face a low pulley.', 'Lift your shoulders up and slightly back.', 'Lower slowly.'],
    cues: ['Keep your arms long.'],
  },
  'prone-trap-raise': {
    steps: ['Lie chest down on a bench.', 'Lift your arms out into a T.', 'Lower slowly.'],
    cues: ['Thumbs up.'],
  },
};
