import type { ExerciseTexts } from '../exercise-text.ts';

export const squats: ExerciseTexts = {
  'back-squat': {
    steps: [
      'Set the bar across your upper back and step away from the rack.',
      'Sit down between your feet until your hips are below your knees.',
      'Stand up, chest rising with your hips.',
    ],
    cues: ['Whole foot on the floor.', 'Knees go where your toes point.'],
  },
  'low-bar-squat': {
    steps: [
      'Set the bar on your rear delts, a hand’s width below your neck.',
      'Push your hips back and down until they’re below your knees.',
      'Drive your back up into the bar.',
    ],
    cues: ['Keep the bar over mid-foot.', 'Keep your elbows tight.'],
  },
  'front-squat': {
    steps: [
      'Rest the bar on the front of your shoulders, elbows high.',
      'Sit straight down as deep as you can with your back upright.',
      'Stand up, leading with your elbows.',
    ],
    cues: ['Elbows up first.', 'Chest up.'],
  },
  'pause-squat': {
    steps: ['Squat down as usual.', 'Hold still at the bottom for two to three seconds.', 'Stand up without bouncing.'],
    cues: ['Stay tight in the hole.'],
  },
  'box-squat': {
    steps: [
      'Stand in front of a box with the bar on your back.',
      'Sit back until the box takes some of the weight.',
      'Lean forward slightly and stand up.',
    ],
    cues: ['Sit, don’t drop.', 'Shins nearly vertical.'],
  },
  'pin-squat': {
    steps: [
      'Set the pins of the rack at the depth of your squat.',
      'Lower the bar until it rests on the pins.',
      'Build tension, then stand up from a dead stop.',
    ],
    cues: ['Get tight before the bar moves.'],
  },
  'safety-bar-squat': {
    steps: [
      'Rest the pads on your shoulders and hold the handles lightly.',
      'Squat down with your back upright.',
      'Push up against the bar as it tips you forward.',
    ],
    cues: ['Drive your upper back into the pads.'],
  },
  'zercher-squat': {
    steps: [
      'Hold the bar in the crooks of your elbows.',
      'Squat until your elbows touch your knees or pass between them.',
      'Stand up with the bar close to your body.',
    ],
    cues: ['Fists up.', 'Don’t round your back.'],
  },
  'overhead-squat': {
    steps: [
      'Hold the bar overhead with a wide grip, arms locked.',
      'Squat down with the bar over mid-foot.',
      'Stand up, pushing up against the bar all the way.',
    ],
    cues: ['Armpits forward.', 'Active shoulders.'],
  },
  'barbell-hack-squat': {
    steps: [
      'Stand in front of the bar and grip it behind your heels.',
      'Stand up with the bar along the backs of your legs.',
      'Lower it the same way.',
    ],
    cues: ['Chest up.', 'You can raise your heels on small plates.'],
  },
  'landmine-squat': {
    steps: [
      'Hold the end of the bar at your chest with both hands.',
      'Squat down, leaning slightly into the bar.',
      'Stand up, keeping your elbows in.',
    ],
    cues: ['Elbows inside your knees.'],
  },
  'smith-machine-squat': {
    steps: [
      'Set your feet a little in front of the bar.',
      'Turn the hooks free and squat down.',
      'Push up through your whole foot.',
    ],
    cues: ['Keep your hips under the bar.'],
  },
  'hack-squat': {
    steps: [
      'Shoulders under the pads, back flat against the backrest.',
      'Bend your knees until your thighs are below parallel.',
      'Push the platform away.',
    ],
    cues: ['Keep your lower back on the pad.'],
  },
  'pendulum-squat': {
    steps: [
      'Step in with your shoulders under the pads.',
      'Sink as deep as your knees allow.',
      'Press up along the arc.',
    ],
    cues: ['Slow on the way down, strong on the way up.'],
  },
  'v-squat': {
    steps: [
      'Set your shoulders under the pads and your feet on the plate.',
      'Sit down with your back against the backrest.',
      'Push up without locking your knees hard.',
    ],
    cues: ['Heels down.'],
  },
  'belt-squat': {
    steps: ['Hang the load from a belt around your hips.', 'Squat down with your back upright.', 'Stand up.'],
    cues: ['Let the belt pull you straight down.'],
  },
  'leg-press': {
    steps: [
      'Sit with your back and hips against the pad, feet hip-width apart.',
      'Lower the sled until your hips are about to curl up.',
      'Push it away without slamming your knees straight.',
    ],
    cues: ['Keep your hips on the seat.'],
  },
  'single-leg-press': {
    steps: ['Place one foot in the middle of the plate.', 'Lower under control.', 'Push up with that leg alone.'],
    cues: ['Knee over your foot.'],
  },
  'seated-leg-press': {
    steps: [
      'Sit with your knees bent and your feet on the plate.',
      'Push until your legs are almost straight.',
      'Return slowly.',
    ],
    cues: ['Back against the seat.'],
  },
  'goblet-squat': {
    steps: ['Hold the weight upright against your chest.', 'Squat down between your knees.', 'Stand up tall.'],
    cues: ['Elbows brush the insides of your knees.'],
  },
  'dumbbell-squat': {
    steps: [
      'Hold a dumbbell on each shoulder or at each side.',
      'Squat to full depth.',
      'Stand up evenly on both feet.',
    ],
    cues: ['Chest up.'],
  },
  'sumo-squat': {
    steps: [
      'Stand wide with your toes turned out, the weight hanging between your legs.',
      'Sit straight down.',
      'Squeeze your glutes as you come up.',
    ],
    cues: ['Push your knees out.'],
  },
  'kettlebell-front-squat': {
    steps: [
      'Rack the kettlebells at your shoulders, wrists straight.',
      'Squat down between your feet.',
      'Stand up without leaning back.',
    ],
    cues: ['Ribs down.'],
  },
  'cyclist-squat': {
    steps: [
      'Stand with your heels close together on a wedge or plates.',
      'Sit straight down, knees far forward.',
      'Push up until your legs are almost straight.',
    ],
    cues: ['Keep your back upright.'],
  },
  'body-weight-squat': {
    steps: [
      'Stand with your feet shoulder-width apart, arms forward.',
      'Squat until your thighs are below parallel.',
      'Stand up.',
    ],
    cues: ['Knees out over your toes.'],
  },
  'pistol-squat': {
    steps: [
      'Stand on one leg, the other straight in front of you.',
      'Sit down all the way on that leg.',
      'Stand up without swinging.',
    ],
    cues: ['Keep your heel down.', 'Reach forward to balance.'],
  },
  'shrimp-squat': {
    steps: [
      'Stand on one leg and hold or bend the other behind you.',
      'Lower until your rear knee touches the floor.',
      'Push up through your front foot.',
    ],
    cues: ['Lean forward a little.'],
  },
  'cossack-squat': {
    steps: [
      'Stand very wide.',
      'Sink to one side, the other leg straight with its toes up.',
      'Push back to the middle and switch sides.',
    ],
    cues: ['Keep the heel of your bent leg down.'],
  },
  'sissy-squat': {
    steps: [
      'Hold on to something and rise onto your toes.',
      'Lean back from your knees with your hips straight.',
      'Come up by straightening your knees.',
    ],
    cues: ['Straight line from knees to shoulders.'],
  },
  'wall-sit': {
    steps: [
      'Lean with your back flat against a wall.',
      'Slide down until your thighs are parallel to the floor.',
      'Hold.',
    ],
    cues: ['Shins vertical.', 'Breathe.'],
  },
  'jump-squat': {
    steps: [
      'Dip to a half squat.',
      'Jump as high as you can.',
      'Land softly and get your balance before the next rep.',
    ],
    cues: ['Land quietly.'],
  },
  'spanish-squat': {
    steps: [
      'Loop a strong band behind both knees and step back until it’s tight.',
      'Sit back with vertical shins.',
      'Stand up.',
    ],
    cues: ['Don’t let your shins tip forward.'],
  },
  'bulgarian-split-squat': {
    steps: [
      'Place your rear foot on a bench behind you.',
      'Drop straight down until your rear knee is near the floor.',
      'Push up through your front foot.',
    ],
    cues: ['Keep your weight on your front leg.'],
  },
  'barbell-bulgarian-split-squat': {
    steps: [
      'Bar on your back, rear foot on a bench.',
      'Lower your rear knee towards the floor.',
      'Drive up with your front leg.',
    ],
    cues: ['Take time to balance first.'],
  },
  'split-squat': {
    steps: ['Stand with one foot well in front of the other.', 'Lower straight down.', 'Push up and stay split.'],
    cues: ['Front heel down.'],
  },
  'smith-machine-split-squat': {
    steps: ['Stand in a split stance under the bar.', 'Lower your rear knee.', 'Push up through your front foot.'],
    cues: ['Move straight up and down.'],
  },
  'walking-lunge': {
    steps: [
      'Take a long step and lower your rear knee.',
      'Push up through your front foot.',
      'Bring your rear foot through into the next step.',
    ],
    cues: ['Long, quiet steps.'],
  },
  'dumbbell-lunge': {
    steps: ['Step forward with one leg.', 'Lower until both knees are bent at right angles.', 'Push back to standing.'],
    cues: ['Front knee over your foot.'],
  },
  'barbell-lunge': {
    steps: ['Rest the bar on your upper back.', 'Step forward and lower your rear knee.', 'Push back up.'],
    cues: ['Stay tall.'],
  },
  'reverse-lunge': {
    steps: ['Step back with one leg.', 'Lower that knee towards the floor.', 'Pull yourself up with your front leg.'],
    cues: ['Keep your front shin still.'],
  },
  'body-weight-lunge': {
    steps: ['Step forward and lower your rear knee.', 'Push back to standing.', 'Switch legs.'],
    cues: ['Keep your hips level.'],
  },
  'lateral-lunge': {
    steps: [
      'Take a wide step to one side.',
      'Sit back over that foot, the other leg straight.',
      'Push back to the middle.',
    ],
    cues: ['Toes forward.'],
  },
  'curtsy-lunge': {
    steps: ['Step back and across behind your other leg.', 'Lower your rear knee.', 'Push up through your front foot.'],
    cues: ['Keep your hips facing forward.'],
  },
  'jumping-lunge': {
    steps: ['Start in a lunge.', 'Jump and switch legs in the air.', 'Land softly in the next lunge.'],
    cues: ['Land on your whole foot.'],
  },
  'step-up': {
    steps: ['Place one whole foot on the box.', 'Stand up on that leg without pushing off the floor.', 'Lower slowly.'],
    cues: ['Let the leg on the box do the work.'],
  },
  'barbell-step-up': {
    steps: ['Bar on your back, one foot on a sturdy box.', 'Stand up on it.', 'Step down under control.'],
    cues: ['Don’t let your knee cave in.'],
  },
  'step-down': {
    steps: [
      'Stand on a low box on one leg.',
      'Lower your free heel until it just touches the floor.',
      'Stand up again.',
    ],
    cues: ['Hips level, slow on the way down.'],
  },
};
