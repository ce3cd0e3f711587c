import type { ExerciseTexts } from '../exercise-text.ts';

export const squats: ExerciseTexts = {
  'back-squat': {
    steps: [
      'Set the bar across the upper back and step away from the rack.',
      'Sit down between the feet until the hips are below the knees.',
      'Stand up, the chest rising with the hips.',
    ],
    cues: ['Whole foot on the floor.', 'Knees go where the toes point.'],
  },
  'low-bar-squat': {
    steps: [
      'Set the bar on the rear shoulders, a hand’s width below the neck.',
      'Push the hips back and down until they are below the knees.',
      'Drive the back up into the bar.',
    ],
    cues: ['Bar over the middle of the foot.', 'Elbows stay under tension.'],
  },
  'front-squat': {
    steps: [
      'Rest the bar on the front of the shoulders, elbows high.',
      'Sit straight down as deep as the back stays upright.',
      'Stand up with the elbows leading.',
    ],
    cues: ['Elbows up first.', 'Chest tall.'],
  },
  'pause-squat': {
    steps: ['Squat down as usual.', 'Hold still at the bottom for two to three seconds.', 'Stand up without a bounce.'],
    cues: ['Stay tight in the hole.'],
  },
  'box-squat': {
    steps: [
      'Stand in front of a box with the bar on the back.',
      'Sit back until the box takes some of the weight.',
      'Lean in slightly and stand up.',
    ],
    cues: ['Sit, do not drop.', 'Shins near upright.'],
  },
  'pin-squat': {
    steps: [
      'Set the pins of the rack at the depth of your squat.',
      'Lower the bar until it rests on the pins.',
      'Build tension, then stand up from a dead stop.',
    ],
    cues: ['Tight before the bar moves.'],
  },
  'safety-bar-squat': {
    steps: [
      'Rest the pads on the shoulders and hold the handles lightly.',
      'Squat down with the back upright.',
      'Push up against the bar as it tips you forward.',
    ],
    cues: ['Drive the upper back into the pads.'],
  },
  'zercher-squat': {
    steps: [
      'Hold the bar in the crook of the elbows.',
      'Squat until the elbows meet the knees or pass between them.',
      'Stand up with the bar close to the body.',
    ],
    cues: ['Fists up.', 'Back does not round.'],
  },
  'overhead-squat': {
    steps: [
      'Hold the bar overhead with a wide grip, arms locked.',
      'Squat down with the bar over the middle of the foot.',
      'Stand up, pushing the bar up all the while.',
    ],
    cues: ['Armpits forward.', 'Active shoulders.'],
  },
  'barbell-hack-squat': {
    steps: [
      'Stand in front of the bar and grip it behind the heels.',
      'Stand up with the bar along the back of the legs.',
      'Lower it the same way.',
    ],
    cues: ['Chest up.', 'Heels may stand on small plates.'],
  },
  'landmine-squat': {
    steps: [
      'Hold the end of the bar at the chest with both hands.',
      'Squat down, leaning slightly into the bar.',
      'Stand up and keep the elbows in.',
    ],
    cues: ['Elbows inside the knees.'],
  },
  'smith-machine-squat': {
    steps: [
      'Set the feet a little in front of the bar.',
      'Turn the hooks free and squat down.',
      'Push up through the whole foot.',
    ],
    cues: ['Hips stay under the bar.'],
  },
  'hack-squat': {
    steps: [
      'Shoulders under the pads, back flat against the rest.',
      'Let the knees bend until the thighs pass level.',
      'Push the platform away.',
    ],
    cues: ['Low back stays on the pad.'],
  },
  'pendulum-squat': {
    steps: [
      'Stand in with the shoulders under the pads.',
      'Sink as deep as the knees allow.',
      'Press up along the arc.',
    ],
    cues: ['Slow down, strong up.'],
  },
  'v-squat': {
    steps: [
      'Set the shoulders under the pads and the feet on the plate.',
      'Sit down with the back on the rest.',
      'Push up without locking the knees hard.',
    ],
    cues: ['Heels down.'],
  },
  'belt-squat': {
    steps: ['Hang the load from a belt around the hips.', 'Squat down with the back upright.', 'Stand up.'],
    cues: ['Let the belt pull you straight down.'],
  },
  'leg-press': {
    steps: [
      'Sit with the back and hips against the pad, feet hip-wide.',
      'Lower the sled until the hips are about to curl up.',
      'Push it away without slamming the knees straight.',
    ],
    cues: ['Hips stay on the seat.'],
  },
  'single-leg-press': {
    steps: ['Set one foot in the middle of the plate.', 'Lower under control.', 'Push up with that leg alone.'],
    cues: ['Knee over the foot.'],
  },
  'seated-leg-press': {
    steps: [
      'Sit with the knees bent and the feet on the plate.',
      'Push until the legs are almost straight.',
      'Come back slowly.',
    ],
    cues: ['Back against the seat.'],
  },
  'goblet-squat': {
    steps: ['Hold the weight upright against the chest.', 'Squat down between the knees.', 'Stand up tall.'],
    cues: ['Elbows brush the inside of the knees.'],
  },
  'dumbbell-squat': {
    steps: [
      'Hold a dumbbell on each shoulder or at each side.',
      'Squat to full depth.',
      'Stand up evenly on both feet.',
    ],
    cues: ['Chest tall.'],
  },
  'sumo-squat': {
    steps: [
      'Stand wide with the toes turned out, the weight hanging between the legs.',
      'Sit straight down.',
      'Squeeze up.',
    ],
    cues: ['Push the knees out.'],
  },
  'kettlebell-front-squat': {
    steps: [
      'Rack the bells against the shoulders, wrists straight.',
      'Squat down between the feet.',
      'Stand up without leaning back.',
    ],
    cues: ['Ribs down.'],
  },
  'cyclist-squat': {
    steps: [
      'Stand with the heels close together on a wedge or plates.',
      'Sit straight down with the knees far forward.',
      'Push up to almost straight.',
    ],
    cues: ['Back stays upright.'],
  },
  'body-weight-squat': {
    steps: ['Stand shoulder-wide, arms forward.', 'Sit down below level.', 'Stand up.'],
    cues: ['Knees out over the toes.'],
  },
  'pistol-squat': {
    steps: [
      'Stand on one leg, the other straight in front.',
      'Sit down all the way on that leg.',
      'Stand up without a swing.',
    ],
    cues: ['Heel stays down.', 'Reach forward to balance.'],
  },
  'shrimp-squat': {
    steps: [
      'Stand on one leg and hold or bend the other behind you.',
      'Lower until the rear knee touches the floor.',
      'Push up through the front foot.',
    ],
    cues: ['Lean a little forward.'],
  },
  'cossack-squat': {
    steps: [
      'Stand very wide.',
      'Sink to one side, the other leg straight with its toes up.',
      'Push back to the middle and change sides.',
    ],
    cues: ['Heel of the bent leg stays down.'],
  },
  'sissy-squat': {
    steps: [
      'Hold on to something and rise onto the toes.',
      'Lean back from the knees with the hips straight.',
      'Come up by straightening the knees.',
    ],
    cues: ['One line from knee to shoulder.'],
  },
  'wall-sit': {
    steps: ['Lean with the back flat against a wall.', 'Slide down until the thighs are level.', 'Hold.'],
    cues: ['Shins upright.', 'Breathe.'],
  },
  'jump-squat': {
    steps: ['Dip to a half squat.', 'Jump as high as you can.', 'Land softly and settle before the next.'],
    cues: ['Quiet feet.'],
  },
  'spanish-squat': {
    steps: [
      'Loop a strong band behind both knees and step back until it is tight.',
      'Sit back with upright shins.',
      'Stand up.',
    ],
    cues: ['Shins do not tip forward.'],
  },
  'bulgarian-split-squat': {
    steps: [
      'Set the rear foot on a bench behind you.',
      'Drop straight down until the rear knee is near the floor.',
      'Push up through the front foot.',
    ],
    cues: ['Weight on the front leg.'],
  },
  'barbell-bulgarian-split-squat': {
    steps: [
      'Bar on the back, rear foot on a bench.',
      'Lower the rear knee towards the floor.',
      'Drive up with the front leg.',
    ],
    cues: ['Take time to balance first.'],
  },
  'split-squat': {
    steps: ['Stand with one foot well in front of the other.', 'Lower straight down.', 'Push up and stay split.'],
    cues: ['Front heel down.'],
  },
  'smith-machine-split-squat': {
    steps: ['Stand split under the bar.', 'Lower the rear knee.', 'Push up through the front foot.'],
    cues: ['Move straight up and down.'],
  },
  'walking-lunge': {
    steps: [
      'Take a long step and lower the rear knee.',
      'Push up through the front foot.',
      'Bring the rear foot through into the next step.',
    ],
    cues: ['Long, quiet steps.'],
  },
  'dumbbell-lunge': {
    steps: ['Step forward with one leg.', 'Lower until both knees are bent at right angles.', 'Push back to standing.'],
    cues: ['Front knee over the foot.'],
  },
  'barbell-lunge': {
    steps: ['Bar on the upper back.', 'Step forward and lower the rear knee.', 'Push back up.'],
    cues: ['Stay tall.'],
  },
  'reverse-lunge': {
    steps: ['Step back with one leg.', 'Lower the knee towards the floor.', 'Pull yourself up with the front leg.'],
    cues: ['Front shin stays quiet.'],
  },
  'body-weight-lunge': {
    steps: ['Step forward and lower the rear knee.', 'Push back to standing.', 'Change legs.'],
    cues: ['Hips level.'],
  },
  'lateral-lunge': {
    steps: ['Step wide to one side.', 'Sit back over that foot, the other leg straight.', 'Push back to the middle.'],
    cues: ['Toes forward.'],
  },
  'curtsy-lunge': {
    steps: ['Step back and across behind the other leg.', 'Lower the rear knee.', 'Push up through the front foot.'],
    cues: ['Hips face forward.'],
  },
  'jumping-lunge': {
    steps: ['Stand in a lunge.', 'Jump and change legs in the air.', 'Land softly in the next lunge.'],
    cues: ['Land on the whole foot.'],
  },
  'step-up': {
    steps: ['Put one whole foot on the box.', 'Stand up on that leg without a push from below.', 'Lower slowly.'],
    cues: ['The leg on the box does the work.'],
  },
  'barbell-step-up': {
    steps: ['Bar on the back, one foot on a sturdy box.', 'Stand up on it.', 'Step down under control.'],
    cues: ['Knee does not cave in.'],
  },
  'step-down': {
    steps: [
      'Stand on a low box on one leg.',
      'Lower the free heel until it just touches the floor.',
      'Stand up again.',
    ],
    cues: ['Hips level, slow down.'],
  },
};
