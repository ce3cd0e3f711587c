import type { ExerciseTexts } from '../exercise-text.ts';

export const trunk: ExerciseTexts = {
  plank: {
    steps: ['Forearms on the floor under the shoulders.', 'Lift the body into one line.', 'Hold and breathe.'],
    cues: ['Squeeze the glutes.'],
  },
  'weighted-plank': {
    steps: ['Rest a plate on the hips.', 'Hold the plank.', 'Step out slowly.'],
    cues: ['Hips level.'],
  },
  'side-plank': {
    steps: ['One forearm on the floor, body on its side.', 'Lift the hips.', 'Hold in one line.'],
    cues: ['Top hip forward.'],
  },
  'reverse-plank': {
    steps: ['Sit with the hands behind you.', 'Lift the hips to a line.', 'Hold.'],
    cues: ['Chest open.'],
  },
  'plank-shoulder-tap': {
    steps: ['High plank, feet wide.', 'Touch one shoulder with the other hand.', 'Change sides.'],
    cues: ['Hips do not rock.'],
  },
  'body-saw': {
    steps: ['Forearm plank with the feet on sliders.', 'Push the body back.', 'Pull it forward.'],
    cues: ['No sag.'],
  },
  'stir-the-pot': {
    steps: ['Forearms on a ball, body straight.', 'Draw small circles.', 'Change direction.'],
    cues: ['Only the arms move.'],
  },
  'hollow-hold': {
    steps: ['Lie on the back and press it into the floor.', 'Lift shoulders and straight legs.', 'Hold.'],
    cues: ['Low back stays down.'],
  },
  'l-sit': {
    steps: ['Support yourself on straight arms.', 'Lift the straight legs to level.', 'Hold.'],
    cues: ['Push the floor away.'],
  },
  'dead-bug': {
    steps: ['Lie on the back, arms and knees up.', 'Lower one arm and the opposite leg.', 'Change sides.'],
    cues: ['Low back stays down.'],
  },
  'bird-dog': {
    steps: ['On hands and knees.', 'Reach one arm and the opposite leg.', 'Hold a moment and change.'],
    cues: ['Hips square.'],
  },
  'ab-wheel': {
    steps: ['Kneel with the wheel under the shoulders.', 'Roll out as far as the back stays flat.', 'Pull back.'],
    cues: ['Tuck the pelvis.'],
  },
  crunch: {
    steps: ['Lie with the knees bent.', 'Curl the shoulders off the floor.', 'Lower slowly.'],
    cues: ['Ribs to the hips.'],
  },
  'weighted-crunch': {
    steps: ['Hold a plate on the chest.', 'Curl up.', 'Lower slowly.'],
    cues: ['Do not pull the neck.'],
  },
  'machine-crunch': {
    steps: ['Set the seat so that the pads meet the chest.', 'Curl down.', 'Return slowly.'],
    cues: ['Bend the spine, not the hips.'],
  },
  'cable-crunch': {
    steps: ['Kneel under a high pulley, the rope at the head.', 'Curl the elbows to the thighs.', 'Return slowly.'],
    cues: ['Hips stay still.'],
  },
  'decline-crunch': {
    steps: ['Hook the feet in on a decline bench.', 'Curl up.', 'Lower slowly.'],
    cues: ['Slow down.'],
  },
  'reverse-crunch': {
    steps: ['Lie on the back, knees over the hips.', 'Roll the hips off the floor.', 'Lower slowly.'],
    cues: ['No swing.'],
  },
  'oblique-crunch': {
    steps: ['Lie with the knees to one side.', 'Curl the ribs to the hip.', 'Lower slowly.'],
    cues: ['Small and slow.'],
  },
  'cross-body-crunch': {
    steps: [
      'Lie on the back, one foot on the other knee.',
      'Curl the opposite shoulder to that knee.',
      'Lower slowly.',
    ],
    cues: ['Turn the ribs.'],
  },
  'bicycle-crunch': {
    steps: ['Lie on the back, hands at the head.', 'Bring one elbow to the opposite knee.', 'Change sides.'],
    cues: ['Turn the ribs, not the elbow.'],
  },
  'heel-touch': {
    steps: ['Lie with the knees bent, shoulders up.', 'Reach one hand to its heel.', 'Change sides.'],
    cues: ['Shoulders stay up.'],
  },
  'sit-up': {
    steps: ['Lie with the knees bent, feet down.', 'Sit up all the way.', 'Lower slowly.'],
    cues: ['Curl up first.'],
  },
  'decline-sit-up': {
    steps: ['Hook the feet in on a decline bench.', 'Sit up.', 'Lower slowly.'],
    cues: ['Exhale on the way up.'],
  },
  'ghd-sit-up': {
    steps: ['Feet fixed, hips over the pad.', 'Reach back towards the floor.', 'Snap the knees straight and sit up.'],
    cues: ['Build up slowly.'],
  },
  'v-up': {
    steps: ['Lie flat, arms overhead.', 'Lift trunk and legs to meet.', 'Lower together.'],
    cues: ['Legs straight.'],
  },
  'jackknife-sit-up': {
    steps: ['Lie flat.', 'Bring knees and chest together.', 'Open again.'],
    cues: ['Balance on the hips.'],
  },
  'toe-touch-crunch': {
    steps: ['Lie with the legs straight up.', 'Reach for the toes.', 'Lower slowly.'],
    cues: ['Lift the shoulders.'],
  },
  'flutter-kick': {
    steps: ['Lie on the back, legs just off the floor.', 'Kick them up and down in turn.', 'Keep going.'],
    cues: ['Low back stays down.'],
  },
  'lying-leg-raise': {
    steps: ['Lie flat, hands beside the hips.', 'Lift straight legs to upright.', 'Lower slowly.'],
    cues: ['Stop where the back lifts.'],
  },
  'lying-knee-raise': {
    steps: ['Lie flat.', 'Pull the knees to the chest.', 'Straighten without touching.'],
    cues: ['Low back down.'],
  },
  'hanging-leg-raise': {
    steps: ['Hang from a bar.', 'Lift straight legs to hip height or higher.', 'Lower without a swing.'],
    cues: ['Curl the pelvis up.'],
  },
  'hanging-knee-raise': {
    steps: ['Hang from a bar.', 'Pull the knees to the chest.', 'Lower slowly.'],
    cues: ['No swing.'],
  },
  'captains-chair-knee-raise': {
    steps: ['Forearms on the pads, back supported.', 'Pull the knees up.', 'Lower slowly.'],
    cues: ['Back on the pad.'],
  },
  'captains-chair-leg-raise': {
    steps: ['Forearms on the pads.', 'Lift straight legs to level.', 'Lower slowly.'],
    cues: ['Shoulders down.'],
  },
  'toes-to-bar': {
    steps: ['Hang from a bar.', 'Bring the toes to it.', 'Lower under control.'],
    cues: ['Push down on the bar.'],
  },
  'knees-to-elbows': {
    steps: ['Hang from a bar.', 'Bring the knees to the elbows.', 'Lower under control.'],
    cues: ['Lean back.'],
  },
  'dragon-flag': {
    steps: ['Lie on a bench and hold on behind the head.', 'Lift the straight body.', 'Lower it slowly in one line.'],
    cues: ['Only the shoulders touch.'],
  },
  'windshield-wiper': {
    steps: ['Hang and lift the legs to the bar.', 'Swing them from side to side.', 'Lower.'],
    cues: ['Slow at the sides.'],
  },
  'russian-twist': {
    steps: ['Sit leaning back, the plate in both hands.', 'Turn to one side.', 'Turn to the other.'],
    cues: ['Turn the shoulders.'],
  },
  woodchop: {
    steps: ['Stand side-on to a high pulley.', 'Pull the handle down across the body.', 'Return slowly.'],
    cues: ['Turn on the rear foot.'],
  },
  'reverse-woodchop': {
    steps: ['Stand side-on to a low pulley.', 'Pull the handle up across the body.', 'Return slowly.'],
    cues: ['Hips and ribs together.'],
  },
  'cable-twist': {
    steps: ['Handle at chest height, arms straight.', 'Turn away from the pulley.', 'Return slowly.'],
    cues: ['Arms stay in front.'],
  },
  'pallof-press': {
    steps: ['Stand side-on, handle at the chest.', 'Press it straight out and hold.', 'Bring it back.'],
    cues: ['Do not let it turn you.'],
  },
  'torso-rotation': {
    steps: ['Sit with the chest on the pad.', 'Turn the trunk.', 'Return slowly.'],
    cues: ['Slow and even.'],
  },
  'landmine-rotation': {
    steps: ['Hold the end of the bar with both hands.', 'Swing it in an arc to one side.', 'And to the other.'],
    cues: ['Hips turn along.'],
  },
  'side-bend': {
    steps: ['Dumbbell in one hand.', 'Bend to that side.', 'Straighten up.'],
    cues: ['Only sideways.'],
  },
  'cable-side-bend': {
    steps: ['Handle of a low pulley in one hand.', 'Bend towards it.', 'Straighten up.'],
    cues: ['Only sideways.'],
  },
  'band-side-bend': {
    steps: ['Stand on the band, an end in one hand.', 'Bend to that side.', 'Straighten up.'],
    cues: ['Slow.'],
  },
  'mountain-climber': {
    steps: ['High plank.', 'Drive one knee to the chest.', 'Change legs quickly.'],
    cues: ['Hips level.'],
  },
  'bear-crawl': {
    steps: ['On hands and toes, knees just off the floor.', 'Move opposite hand and foot.', 'Keep the back level.'],
    cues: ['Small steps.'],
  },
  'turkish-get-up': {
    steps: [
      'Lie with the bell pressed up.',
      'Roll to the elbow, the hand, then sweep the leg and kneel.',
      'Stand up and go back the same way.',
    ],
    cues: ['Eyes on the bell.'],
  },
  windmill: {
    steps: ['Bell overhead, feet turned away from it.', 'Push the hip out and bend to the other side.', 'Come up.'],
    cues: ['Arm stays upright.'],
  },
  'back-lever': {
    steps: ['Hang upside down.', 'Lower the straight body until it is level, face down.', 'Hold.'],
    cues: ['Arms straight.'],
  },
  planche: {
    steps: ['Hands beside the hips, lean forward.', 'Lift the feet, knees tucked at first.', 'Hold.'],
    cues: ['Push the floor away.'],
  },
  'handstand-hold': {
    steps: ['Kick up against a wall.', 'Push tall and squeeze.', 'Hold.'],
    cues: ['Ribs in, toes up.'],
  },
};
