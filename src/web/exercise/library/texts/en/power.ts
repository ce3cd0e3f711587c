import type { ExerciseTexts } from '../exercise-text.ts';

export const power: ExerciseTexts = {
  'clean-and-jerk': {
    steps: [
      'Clean the bar to your shoulders and stand up.',
      'Dip and drive it overhead.',
      'Catch it with locked arms and stand.',
    ],
    cues: ['One lift at a time.'],
  },
  clean: {
    steps: [
      'Pull the bar from the floor along your legs.',
      'Jump and pull yourself under it.',
      'Catch it in a front squat and stand.',
    ],
    cues: ['Fast elbows.'],
  },
  'power-clean': {
    steps: ['Pull the bar from the floor.', 'Jump and shrug.', 'Catch it on your shoulders above a half squat.'],
    cues: ['Whip your elbows through.'],
  },
  'hang-clean': {
    steps: ['Stand with the bar at your hips.', 'Lower it to your knees and jump.', 'Catch it in a front squat.'],
    cues: ['Patient, then fast.'],
  },
  'hang-power-clean': {
    steps: ['Stand with the bar at your hips.', 'Lower it a little and jump.', 'Catch it high on your shoulders.'],
    cues: ['Keep the bar close.'],
  },
  'clean-pull': {
    steps: ['Set up as for a clean.', 'Pull fast past your knees.', 'Finish tall on your toes with a shrug.'],
    cues: ['Keep your arms long.'],
  },
  'clean-high-pull': {
    steps: ['Pull the bar from the floor.', 'Jump and lead with your elbows.', 'Lower it along your body.'],
    cues: ['Legs before arms.'],
  },
  'sumo-deadlift-high-pull': {
    steps: ['Stand wide, hands close.', 'Stand up fast.', 'Pull your elbows high.'],
    cues: ['Legs before arms.'],
  },
  'jump-shrug': {
    steps: ['Hold the bar at your hips.', 'Dip and jump.', 'Shrug at the top and land softly.'],
    cues: ['Keep your arms long.'],
  },
  snatch: {
    steps: [
      'Grip the bar wide and pull it from the floor.',
      'Jump and pull yourself under it.',
      'Catch it overhead in a squat and stand.',
    ],
    cues: ['Keep the bar close all the way.'],
  },
  'power-snatch': {
    steps: ['Grip the bar wide and pull it from the floor.', 'Jump.', 'Catch it overhead above a half squat.'],
    cues: ['Punch up.'],
  },
  'hang-snatch': {
    steps: ['Hold the bar at your hips with a wide grip.', 'Lower it to your knees and jump.', 'Catch it overhead.'],
    cues: ['Stay over the bar.'],
  },
  'snatch-pull': {
    steps: ['Set up as for a snatch.', 'Pull fast.', 'Finish tall with a shrug.'],
    cues: ['Keep your arms long.'],
  },
  'snatch-balance': {
    steps: [
      'Hold the bar on your back with a snatch grip.',
      'Dip, drive and drop under it.',
      'Catch it in an overhead squat.',
    ],
    cues: ['Push yourself down.'],
  },
  'push-jerk': {
    steps: ['Hold the bar on your shoulders.', 'Dip and drive.', 'Drop under it with locked arms and stand.'],
    cues: ['Dip straight down.'],
  },
  'split-jerk': {
    steps: [
      'Hold the bar on your shoulders.',
      'Dip and drive.',
      'Split your feet under locked arms, then bring them together.',
    ],
    cues: ['Bring your front foot back first.'],
  },
  'press-under': {
    steps: ['Hold the bar at your forehead, up on your toes.', 'Drop under it as you press.', 'Catch it locked out.'],
    cues: ['Light and quick.'],
  },
  thruster: {
    steps: ['Hold the bar on your shoulders.', 'Squat down.', 'Stand up and press in one move.'],
    cues: ['Use the drive of your legs.'],
  },
  'dumbbell-thruster': {
    steps: ['Hold the dumbbells at your shoulders.', 'Squat down.', 'Stand up and press.'],
    cues: ['Elbows forward.'],
  },
  'kettlebell-thruster': {
    steps: ['Rack the kettlebells at your shoulders.', 'Squat down.', 'Stand up and press.'],
    cues: ['One move, no stopping.'],
  },
  'dumbbell-snatch': {
    steps: ['Start with the dumbbell between your feet.', 'Pull and jump.', 'Punch it overhead.'],
    cues: ['Keep it close to your body.'],
  },
  'dumbbell-clean': {
    steps: ['Hold the dumbbells at your sides.', 'Hinge and jump.', 'Catch them on your shoulders.'],
    cues: ['Whip your elbows through.'],
  },
  'kettlebell-clean': {
    steps: ['Swing the bell back.', 'Pull it close and up.', 'Let it roll softly into the rack.'],
    cues: ['As if zipping up a jacket.'],
  },
  'kettlebell-snatch': {
    steps: ['Swing the bell back.', 'Pull it high and punch through.', 'Lower it into the next swing.'],
    cues: ['Move your hand around the bell.'],
  },
  'kettlebell-clean-and-press': {
    steps: ['Clean the bell to the rack.', 'Press it overhead.', 'Lower it to the rack, then down.'],
    cues: ['Pause in the rack.'],
  },
  'clean-and-press': {
    steps: ['Clean the bar to your shoulders.', 'Press it overhead.', 'Lower it to your shoulders, then to the floor.'],
    cues: ['Get tight before you press.'],
  },
  'devil-press': {
    steps: ['Do a burpee with your hands on two dumbbells.', 'Stand up and swing them overhead.', 'Lower and repeat.'],
    cues: ['Swing with your hips.'],
  },
  burpee: {
    steps: ['Drop into a push-up.', 'Jump your feet to your hands.', 'Jump up.'],
    cues: ['Find a rhythm.'],
  },
  'box-jump': {
    steps: ['Stand in front of the box.', 'Swing your arms and jump.', 'Land softly, stand up and step down.'],
    cues: ['Step down, don’t jump.'],
  },
  'lateral-box-jump': {
    steps: ['Stand beside the box.', 'Jump onto it sideways.', 'Step down.'],
    cues: ['Land softly.'],
  },
  'broad-jump': {
    steps: [
      'Swing your arms back and bend your knees.',
      'Jump forward as far as you can.',
      'Land softly and stick it.',
    ],
    cues: ['Land on your whole foot.'],
  },
  'depth-jump': {
    steps: ['Step off a low box.', 'Touch the floor as briefly as you can.', 'Jump up.'],
    cues: ['Quick off the ground.'],
  },
  'tuck-jump': {
    steps: ['Jump up.', 'Pull your knees to your chest.', 'Land softly.'],
    cues: ['Land quietly.'],
  },
  'lateral-bound': {
    steps: ['Push off one leg to the side.', 'Land on the other.', 'Get your balance, then jump back.'],
    cues: ['Stick the landing.'],
  },
  'jumping-jack': {
    steps: ['Jump your feet apart as your arms go up.', 'Jump your feet back together.', 'Keep the rhythm.'],
    cues: ['Light feet.'],
  },
  'high-knees': {
    steps: ['Run on the spot.', 'Lift your knees to hip height.', 'Pump your arms.'],
    cues: ['Stay tall.'],
  },
  'wall-ball': {
    steps: [
      'Hold the ball at your chest, facing a wall.',
      'Squat and stand up fast.',
      'Throw it at the target and catch it.',
    ],
    cues: ['Catch it and go straight into the squat.'],
  },
  'ball-slam': {
    steps: ['Lift the ball overhead.', 'Throw it down with your whole body.', 'Pick it up with a flat back.'],
    cues: ['Breathe out hard.'],
  },
  'rotational-throw': {
    steps: ['Stand side-on to a wall.', 'Turn your hips and throw.', 'Catch and repeat.'],
    cues: ['Hips first.'],
  },
  'chest-pass': {
    steps: ['Hold the ball at your chest.', 'Throw it with both hands.', 'Catch it softly.'],
    cues: ['Step into it.'],
  },
  'sandbag-to-shoulder': {
    steps: [
      'Pull the bag from the floor into your lap.',
      'Stand up and roll it to your shoulder.',
      'Let it drop and switch sides.',
    ],
    cues: ['Hug it.'],
  },
  'atlas-stone': {
    steps: [
      'Straddle the stone and pull it into your lap.',
      'Hug it high and sit back.',
      'Extend your hips and load it.',
    ],
    cues: ['Chest over the stone.'],
  },
  'tyre-flip': {
    steps: [
      'Chest against the tyre, hands under it.',
      'Drive it up with your legs.',
      'Turn your hands and push it over.',
    ],
    cues: ['Push forward, not up.'],
  },
};
