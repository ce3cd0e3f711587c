import type { ExerciseTexts } from '../exercise-text.ts';

export const power: ExerciseTexts = {
  'clean-and-jerk': {
    steps: [
      'Clean the bar to the shoulders and stand up.',
      'Dip and drive it overhead.',
      'Catch it with locked arms and stand.',
    ],
    cues: ['One lift after the other.'],
  },
  clean: {
    steps: [
      'Pull the bar from the floor along the legs.',
      'Jump and pull yourself under.',
      'Catch it in a front squat and stand.',
    ],
    cues: ['Elbows fast.'],
  },
  'power-clean': {
    steps: ['Pull the bar from the floor.', 'Jump and shrug.', 'Catch it on the shoulders above a half squat.'],
    cues: ['Elbows through.'],
  },
  'hang-clean': {
    steps: ['Stand with the bar at the hips.', 'Lower it to the knees and jump.', 'Catch it in a front squat.'],
    cues: ['Patient, then fast.'],
  },
  'hang-power-clean': {
    steps: ['Stand with the bar at the hips.', 'Lower it a little and jump.', 'Catch it high on the shoulders.'],
    cues: ['Bar close.'],
  },
  'clean-pull': {
    steps: ['Set up as for a clean.', 'Pull with speed past the knees.', 'Finish tall on the toes with a shrug.'],
    cues: ['Arms stay long.'],
  },
  'clean-high-pull': {
    steps: ['Pull the bar from the floor.', 'Jump and lead with the elbows.', 'Lower it along the body.'],
    cues: ['Legs before arms.'],
  },
  'sumo-deadlift-high-pull': {
    steps: ['Stand wide, hands close.', 'Stand up fast.', 'Pull the elbows high.'],
    cues: ['Legs before arms.'],
  },
  'jump-shrug': {
    steps: ['Bar at the hips.', 'Dip and jump.', 'Shrug at the top and land softly.'],
    cues: ['Arms long.'],
  },
  snatch: {
    steps: [
      'Grip wide and pull from the floor.',
      'Jump and pull yourself under.',
      'Catch it overhead in a squat and stand.',
    ],
    cues: ['Bar close all the way.'],
  },
  'power-snatch': {
    steps: ['Grip wide and pull from the floor.', 'Jump.', 'Catch it overhead above a half squat.'],
    cues: ['Punch up.'],
  },
  'hang-snatch': {
    steps: ['Bar at the hips with a wide grip.', 'Lower to the knees and jump.', 'Catch it overhead.'],
    cues: ['Stay over the bar.'],
  },
  'snatch-pull': {
    steps: ['Set up as for a snatch.', 'Pull with speed.', 'Finish tall with a shrug.'],
    cues: ['Arms stay long.'],
  },
  'snatch-balance': {
    steps: ['Bar on the back, snatch grip.', 'Dip, drive and drop under.', 'Catch it in an overhead squat.'],
    cues: ['Push yourself down.'],
  },
  'push-jerk': {
    steps: ['Bar on the shoulders.', 'Dip and drive.', 'Drop under with locked arms and stand.'],
    cues: ['Dip straight.'],
  },
  'split-jerk': {
    steps: ['Bar on the shoulders.', 'Dip and drive.', 'Split the feet under locked arms, then bring them together.'],
    cues: ['Front foot back first.'],
  },
  'press-under': {
    steps: ['Bar at the forehead, on the toes.', 'Drop under as you press.', 'Catch it locked.'],
    cues: ['Light and quick.'],
  },
  thruster: {
    steps: ['Bar on the shoulders.', 'Squat down.', 'Stand up and press in one move.'],
    cues: ['Use the drive of the legs.'],
  },
  'dumbbell-thruster': {
    steps: ['Dumbbells at the shoulders.', 'Squat down.', 'Stand up and press.'],
    cues: ['Elbows forward.'],
  },
  'kettlebell-thruster': {
    steps: ['Bells racked at the shoulders.', 'Squat down.', 'Stand up and press.'],
    cues: ['One move, no stop.'],
  },
  'dumbbell-snatch': {
    steps: ['Dumbbell between the feet.', 'Pull and jump.', 'Punch it overhead.'],
    cues: ['Close to the body.'],
  },
  'dumbbell-clean': {
    steps: ['Dumbbells at the sides.', 'Hinge and jump.', 'Catch them on the shoulders.'],
    cues: ['Elbows through.'],
  },
  'kettlebell-clean': {
    steps: ['Swing the bell back.', 'Pull it close and up.', 'Let it roll softly into the rack.'],
    cues: ['Zip up a jacket.'],
  },
  'kettlebell-snatch': {
    steps: ['Swing the bell back.', 'Pull it high and punch through.', 'Lower it into the next swing.'],
    cues: ['Hand goes around the bell.'],
  },
  'kettlebell-clean-and-press': {
    steps: ['Clean the bell to the rack.', 'Press it overhead.', 'Lower both ways.'],
    cues: ['Pause in the rack.'],
  },
  'clean-and-press': {
    steps: ['Clean the bar to the shoulders.', 'Press it overhead.', 'Lower it to the shoulders, then the floor.'],
    cues: ['Tight before the press.'],
  },
  'devil-press': {
    steps: ['Burpee with the hands on two dumbbells.', 'Stand up and swing them overhead.', 'Lower and repeat.'],
    cues: ['Hips do the swing.'],
  },
  burpee: {
    steps: ['Drop to a push-up.', 'Jump the feet to the hands.', 'Jump up.'],
    cues: ['Find a rhythm.'],
  },
  'box-jump': {
    steps: ['Stand in front of the box.', 'Swing the arms and jump.', 'Land softly, stand up and step down.'],
    cues: ['Step down, do not jump.'],
  },
  'lateral-box-jump': {
    steps: ['Stand beside the box.', 'Jump onto it sideways.', 'Step down.'],
    cues: ['Land softly.'],
  },
  'broad-jump': {
    steps: ['Swing the arms back and bend the knees.', 'Jump forward as far as you can.', 'Land softly and stick it.'],
    cues: ['Land on the whole foot.'],
  },
  'depth-jump': {
    steps: ['Step off a low box.', 'Touch the floor as briefly as you can.', 'Jump up.'],
    cues: ['Quick off the ground.'],
  },
  'tuck-jump': {
    steps: ['Jump up.', 'Pull the knees to the chest.', 'Land softly.'],
    cues: ['Quiet feet.'],
  },
  'lateral-bound': {
    steps: ['Push off one leg to the side.', 'Land on the other.', 'Settle, then jump back.'],
    cues: ['Stick the landing.'],
  },
  'jumping-jack': {
    steps: ['Jump the feet apart as the arms go up.', 'Jump back.', 'Keep the rhythm.'],
    cues: ['Light feet.'],
  },
  'high-knees': {
    steps: ['Run on the spot.', 'Lift the knees to hip height.', 'Pump the arms.'],
    cues: ['Tall.'],
  },
  'wall-ball': {
    steps: ['Ball at the chest, facing a wall.', 'Squat and stand up fast.', 'Throw it at the mark and catch it.'],
    cues: ['Catch into the squat.'],
  },
  'ball-slam': {
    steps: ['Lift the ball overhead.', 'Throw it down with the whole body.', 'Pick it up with a flat back.'],
    cues: ['Breathe out hard.'],
  },
  'rotational-throw': {
    steps: ['Stand side-on to a wall.', 'Turn the hips and throw.', 'Catch and repeat.'],
    cues: ['Hips first.'],
  },
  'chest-pass': {
    steps: ['Ball at the chest.', 'Throw it with both hands.', 'Catch it softly.'],
    cues: ['Step into it.'],
  },
  'sandbag-to-shoulder': {
    steps: ['Lap the bag from the floor.', 'Stand up and roll it to the shoulder.', 'Let it drop and change sides.'],
    cues: ['Hug it.'],
  },
  'atlas-stone': {
    steps: ['Straddle the stone and lap it.', 'Hug it high and sit back.', 'Extend and load it.'],
    cues: ['Chest over the stone.'],
  },
  'tyre-flip': {
    steps: [
      'Chest against the tyre, hands under it.',
      'Drive it up with the legs.',
      'Turn the hands and push it over.',
    ],
    cues: ['Push forward, not up.'],
  },
};
