import type { ExerciseTexts } from '../exercise-text.ts';

export const trunk: ExerciseTexts = {
  plank: {
    steps: [
      'Rest your forearms on the floor under your shoulders.',
      'Lift your body into a straight line.',
      'Hold and breathe.',
    ],
    cues: ['Squeeze your glutes.'],
  },
  'weighted-plank': {
    steps: ['Rest a plate on your hips.', 'Hold a plank.', 'Come out of it slowly.'],
    cues: ['Keep your hips level.'],
  },
  'side-plank': {
    steps: ['Lie on your side, one forearm on the floor.', 'Lift your hips.', 'Hold in a straight line.'],
    cues: ['Top hip forward.'],
  },
  'reverse-plank': {
    steps: ['Sit with your hands behind you.', 'Lift your hips until your body is in a straight line.', 'Hold.'],
    cues: ['Open your chest.'],
  },
  'plank-shoulder-tap': {
    steps: ['Start in a high plank, feet wide.', 'Touch one shoulder with the opposite hand.', 'Switch sides.'],
    cues: ['Don’t let your hips rock.'],
  },
  'body-saw': {
    steps: ['Hold a forearm plank with your feet on sliders.', 'Push your body back.', 'Pull it forward.'],
    cues: ['Don’t let your hips sag.'],
  },
  'stir-the-pot': {
    steps: ['Rest your forearms on a ball, body straight.', 'Draw small circles.', 'Change direction.'],
    cues: ['Move only your arms.'],
  },
  'hollow-hold': {
    steps: ['Lie on your back and press it into the floor.', 'Lift your shoulders and straight legs.', 'Hold.'],
    cues: ['Keep your lower back down.'],
  },
  'l-sit': {
    steps: [
      'Support yourself on straight arms.',
      'Lift your straight legs until they’re parallel to the floor.',
      'Hold.',
    ],
    cues: ['Push the floor away.'],
  },
  'dead-bug': {
    steps: ['Lie on your back, arms and knees up.', 'Lower one arm and the opposite leg.', 'Switch sides.'],
    cues: ['Keep your lower back down.'],
  },
  'bird-dog': {
    steps: ['Get on your hands and knees.', 'Reach with one arm and the opposite leg.', 'Hold a moment and switch.'],
    cues: ['Keep your hips square.'],
  },
  'ab-wheel': {
    steps: ['Kneel with the wheel under your shoulders.', 'Roll out as far as you can with a flat back.', 'Pull back.'],
    cues: ['Tuck your pelvis.'],
  },
  crunch: {
    steps: ['Lie with your knees bent.', 'Curl your shoulders off the floor.', 'Lower slowly.'],
    cues: ['Ribs to your hips.'],
  },
  'weighted-crunch': {
    steps: ['Hold a plate on your chest.', 'Curl up.', 'Lower slowly.'],
    cues: ['Don’t pull on your neck.'],
  },
  'machine-crunch': {
    steps: ['Set the seat so the pads meet your chest.', 'Curl down.', 'Return slowly.'],
    cues: ['Bend your spine, not your hips.'],
  },
  'cable-crunch': {
    steps: [
      'Kneel under a high pulley, holding the rope at your head.',
      'Curl your elbows to your thighs.',
      'Return slowly.',
    ],
    cues: ['Keep your hips still.'],
  },
  'decline-crunch': {
    steps: ['Hook your feet in on a decline bench.', 'Curl up.', 'Lower slowly.'],
    cues: ['Slow on the way down.'],
  },
  'reverse-crunch': {
    steps: ['Lie on your back, knees over your hips.', 'Roll your hips off the floor.', 'Lower slowly.'],
    cues: ['No swinging.'],
  },
  'oblique-crunch': {
    steps: ['Lie with your knees to one side.', 'Curl your ribs to your hip.', 'Lower slowly.'],
    cues: ['Small and slow.'],
  },
  'cross-body-crunch': {
    steps: [
      'Lie on your back, one foot on the other knee.',
      'Curl the opposite shoulder to that knee.',
      'Lower slowly.',
    ],
    cues: ['Turn your ribs.'],
  },
  'bicycle-crunch': {
    steps: ['Lie on your back, hands at your head.', 'Bring one elbow to the opposite knee.', 'Switch sides.'],
    cues: ['Turn your ribs, not your elbow.'],
  },
  'heel-touch': {
    steps: [
      'Lie with your knees bent, shoulders off the floor.',
      'Reach one hand to the heel on that side.',
      'Switch sides.',
    ],
    cues: ['Keep your shoulders up.'],
  },
  'sit-up': {
    steps: ['Lie with your knees bent, feet down.', 'Sit up all the way.', 'Lower slowly.'],
    cues: ['Curl up first.'],
  },
  'decline-sit-up': {
    steps: ['Hook your feet in on a decline bench.', 'Sit up.', 'Lower slowly.'],
    cues: ['Breathe out on the way up.'],
  },
  'ghd-sit-up': {
    steps: [
      'Hook your feet in, hips over the pad.',
      'Reach back towards the floor.',
      'Snap your knees straight and sit up.',
    ],
    cues: ['Build up slowly.'],
  },
  'v-up': {
    steps: ['Lie flat, arms overhead.', 'Lift your torso and legs until they meet.', 'Lower them together.'],
    cues: ['Legs straight.'],
  },
  'jackknife-sit-up': {
    steps: ['Lie flat.', 'Bring your knees and chest together.', 'Open up again.'],
    cues: ['Balance on your hips.'],
  },
  'toe-touch-crunch': {
    steps: ['Lie with your legs straight up.', 'Reach for your toes.', 'Lower slowly.'],
    cues: ['Lift your shoulders.'],
  },
  'flutter-kick': {
    steps: ['Lie on your back, legs just off the floor.', 'Kick them up and down in turn.', 'Keep going.'],
    cues: ['Keep your lower back down.'],
  },
  'lying-leg-raise': {
    steps: ['Lie flat, hands beside your hips.', 'Lift your straight legs until they’re vertical.', 'Lower slowly.'],
    cues: ['Stop where your back starts to lift.'],
  },
  'lying-knee-raise': {
    steps: ['Lie flat.', 'Pull your knees to your chest.', 'Straighten your legs without touching the floor.'],
    cues: ['Keep your lower back down.'],
  },
  'hanging-leg-raise': {
    steps: ['Hang from a bar.', 'Lift your straight legs to hip height or higher.', 'Lower without swinging.'],
    cues: ['Curl your pelvis up.'],
  },
  'hanging-knee-raise': {
    steps: ['Hang from a bar.', 'Pull your knees to your chest.', 'Lower slowly.'],
    cues: ['No swinging.'],
  },
  'captains-chair-knee-raise': {
    steps: ['Rest your forearms on the pads, back supported.', 'Pull your knees up.', 'Lower slowly.'],
    cues: ['Back on the pad.'],
  },
  'captains-chair-leg-raise': {
    steps: [
      'Rest your forearms on the pads.',
      'Lift your straight legs until they’re parallel to the floor.',
      'Lower slowly.',
    ],
    cues: ['Shoulders down.'],
  },
  'toes-to-bar': {
    steps: ['Hang from a bar.', 'Bring your toes to it.', 'Lower under control.'],
    cues: ['Push down on the bar.'],
  },
  'knees-to-elbows': {
    steps: ['Hang from a bar.', 'Bring your knees to your elbows.', 'Lower under control.'],
    cues: ['Lean back.'],
  },
  'dragon-flag': {
    steps: [
      'Lie on a bench and hold on behind your head.',
      'Lift your body in a straight line.',
      'Lower it slowly, still straight.',
    ],
    cues: ['Only your shoulders touch the bench.'],
  },
  'windshield-wiper': {
    steps: ['Hang and lift your legs to the bar.', 'Swing them from side to side.', 'Lower.'],
    cues: ['Slow down at the sides.'],
  },
  'russian-twist': {
    steps: ['Sit leaning back, the plate in both hands.', 'Turn to one side.', 'Turn to the other.'],
    cues: ['Turn your shoulders.'],
  },
  woodchop: {
    steps: ['Stand side-on to a high pulley.', 'Pull the handle down across your body.', 'Return slowly.'],
    cues: ['Pivot on your rear foot.'],
  },
  'reverse-woodchop': {
    steps: ['Stand side-on to a low pulley.', 'Pull the handle up across your body.', 'Return slowly.'],
    cues: ['Turn your hips and ribs together.'],
  },
  'cable-twist': {
    steps: ['Hold the handle at chest height, arms straight.', 'Turn away from the pulley.', 'Return slowly.'],
    cues: ['Keep your arms in front of you.'],
  },
  'pallof-press': {
    steps: ['Stand side-on, handle at your chest.', 'Press it straight out and hold.', 'Bring it back.'],
    cues: ['Don’t let it turn you.'],
  },
  'torso-rotation': {
    steps: ['Sit with your chest on the pad.', 'Turn your torso.', 'Return slowly.'],
    cues: ['Slow and even.'],
  },
  'landmine-rotation': {
    steps: [
      'Hold the end of the bar with both hands.',
      'Swing it in an arc to one side.',
      'Swing it to the other side.',
    ],
    cues: ['Let your hips turn with it.'],
  },
  'side-bend': {
    steps: ['Hold a dumbbell in one hand.', 'Bend to that side.', 'Straighten up.'],
    cues: ['Only bend sideways.'],
  },
  'cable-side-bend': {
    steps: ['Hold the handle of a low pulley in one hand.', 'Bend towards it.', 'Straighten up.'],
    cues: ['Only bend sideways.'],
  },
  'band-side-bend': {
    steps: ['Stand on the band, an end in one hand.', 'Bend to that side.', 'Straighten up.'],
    cues: ['Go slowly.'],
  },
  'mountain-climber': {
    steps: ['Start in a high plank.', 'Drive one knee to your chest.', 'Switch legs quickly.'],
    cues: ['Keep your hips level.'],
  },
  'bear-crawl': {
    steps: [
      'Get on your hands and toes, knees just off the floor.',
      'Move opposite hand and foot together.',
      'Keep your back level.',
    ],
    cues: ['Small steps.'],
  },
  'turkish-get-up': {
    steps: [
      'Lie with the bell pressed up.',
      'Roll to your elbow, then your hand, then sweep your leg back and kneel.',
      'Stand up and go back the same way.',
    ],
    cues: ['Keep your eyes on the bell.'],
  },
  windmill: {
    steps: [
      'Hold the bell overhead, feet turned away from it.',
      'Push your hip out and bend to the other side.',
      'Come up.',
    ],
    cues: ['Keep your arm vertical.'],
  },
  'back-lever': {
    steps: [
      'Hang upside down.',
      'Lower your body in a straight line until it’s parallel to the floor, face down.',
      'Hold.',
    ],
    cues: ['Arms straight.'],
  },
  planche: {
    steps: ['Place your hands beside your hips and lean forward.', 'Lift your feet, knees tucked at first.', 'Hold.'],
    cues: ['Push the floor away.'],
  },
  'handstand-hold': {
    steps: ['Kick up against a wall.', 'Push tall and squeeze.', 'Hold.'],
    cues: ['Ribs in, toes up.'],
  },
};
