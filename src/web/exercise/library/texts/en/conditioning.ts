import type { ExerciseTexts } from '../exercise-text.ts';

export const conditioning: ExerciseTexts = {
  running: {
    steps: ['Start easy.', 'Find a pace at which you can breathe evenly.', 'Slow down towards the end.'],
    cues: ['Quick, light steps.'],
  },
  'treadmill-running': {
    steps: ['Straddle the belt and start it.', 'Run in the middle of the belt.', 'Slow down before stepping off.'],
    cues: ['Look ahead, not down.'],
  },
  sprint: {
    steps: ['Warm up well.', 'Run fast over a short distance.', 'Walk back and rest fully.'],
    cues: ['Stop before you get slower.'],
  },
  'hill-sprint': {
    steps: ['Choose a hill that takes 10 to 30 seconds.', 'Run up hard.', 'Walk down.'],
    cues: ['Drive your knees.'],
  },
  'shuttle-run': {
    steps: ['Run to the line and touch it.', 'Turn and run back.', 'Repeat.'],
    cues: ['Stay low in the turn.'],
  },
  walking: {
    steps: ['Walk tall.', 'Let your arms swing.', 'Choose a pace you can talk at.'],
    cues: ['Roll through your whole foot.'],
  },
  'incline-walk': {
    steps: ['Set the treadmill to an incline.', 'Walk without holding on.', 'Lower the incline before stopping.'],
    cues: ['Hands off the rail.'],
  },
  hiking: {
    steps: ['Start slower than you want to.', 'Take short steps uphill.', 'Keep your knees soft downhill.'],
    cues: ['Eat and drink early.'],
  },
  rucking: {
    steps: ['Pack the weight high and close.', 'Walk with short steps.', 'Add weight gradually.'],
    cues: ['Keep the straps tight.'],
  },
  cycling: {
    steps: [
      'Set the saddle so your knee always stays slightly bent.',
      'Ride in a gear that turns easily.',
      'Spin easy at the end.',
    ],
    cues: ['Relax your shoulders.'],
  },
  'exercise-bike': {
    steps: ['Set the saddle to hip height.', 'Ride at an even cadence.', 'Ease off at the end.'],
    cues: ['Keep your hips still.'],
  },
  'air-bike': {
    steps: ['Set the saddle.', 'Push and pull with your arms as you pedal.', 'Settle into a pace.'],
    cues: ['Breathe out on the push.'],
  },
  'rowing-machine': {
    steps: [
      'Push with your legs first.',
      'Lean back, then pull the handle to your ribs.',
      'Return in reverse order: arms, back, legs.',
    ],
    cues: ['Legs, back, arms.'],
  },
  'ski-machine': {
    steps: ['Reach up tall.', 'Pull down with your arms as you fold forward.', 'Drive back up with your hips.'],
    cues: ['Hang your weight on the handles.'],
  },
  elliptical: {
    steps: ['Step on and start slowly.', 'Push and pull evenly.', 'Keep your heels down.'],
    cues: ['Stand tall.'],
  },
  'stair-climber': {
    steps: [
      'Step on and start at a slow pace.',
      'Climb with your whole foot on the step.',
      'Hold on only for balance.',
    ],
    cues: ['Stand up straight.'],
  },
  'step-machine': {
    steps: ['Place your feet on the pedals.', 'Push them down in turn.', 'Keep your steps even.'],
    cues: ['Don’t lean on the rail.'],
  },
  'climber-machine': {
    steps: ['Feet on the pedals, hands on the handles.', 'Climb with opposite arm and leg.', 'Keep a steady stroke.'],
    cues: ['Long or short strokes, but even.'],
  },
  swimming: {
    steps: ['Warm up with easy lengths.', 'Swim with long strokes.', 'Breathe out underwater.'],
    cues: ['Stay long and relaxed.'],
  },
  'jump-rope': {
    steps: [
      'Hold your hands at hip height and turn the rope from your wrists.',
      'Jump just high enough.',
      'Land on the balls of your feet.',
    ],
    cues: ['Small jumps.'],
  },
  'double-under': {
    steps: ['Jump a little higher than usual.', 'Turn the rope twice under your feet.', 'Land softly.'],
    cues: ['Fast wrists.'],
  },
  'battle-ropes': {
    steps: [
      'Stand low with an end in each hand.',
      'Make waves with alternating arms or both together.',
      'Keep them going to the anchor.',
    ],
    cues: ['Hips low.'],
  },
  'shadow-boxing': {
    steps: ['Hands up, feet moving.', 'Punch in combinations.', 'Move after each one.'],
    cues: ['Bring your hands back to your face.'],
  },
  'heavy-bag': {
    steps: ['Wrap your hands.', 'Strike with straight wrists.', 'Move around the bag.'],
    cues: ['Turn your hips.'],
  },
  'rock-climbing': {
    steps: ['Warm up on easy holds.', 'Lead with your feet.', 'Rest between attempts.'],
    cues: ['Straight arms when you can.'],
  },
  skating: {
    steps: ['Bend your knees.', 'Push out to the side.', 'Glide and switch legs.'],
    cues: ['Stay low and smooth.'],
  },
  'cross-country-skiing': {
    steps: ['Kick and glide.', 'Plant your poles and push.', 'Keep the rhythm.'],
    cues: ['Keep your weight over the gliding ski.'],
  },
  'downhill-skiing': {
    steps: ['Warm up on an easy slope.', 'Turn with soft knees.', 'Rest before your legs give out.'],
    cues: ['Hands in front.'],
  },
  snowboarding: {
    steps: ['Warm up on an easy slope.', 'Ride with soft knees, edge to edge.', 'Rest before your legs give out.'],
    cues: ['Look where you want to go.'],
  },
  kayaking: {
    steps: ['Sit tall.', 'Reach, plant the blade and turn your torso.', 'Take the blade out at your hip.'],
    cues: ['Turn, don’t pull.'],
  },
  yoga: {
    steps: ['Breathe through your nose.', 'Move slowly from pose to pose.', 'Rest at the end.'],
    cues: ['Never push into pain.'],
  },
  pilates: {
    steps: ['Set your breathing and your ribs.', 'Move slowly and precisely.', 'Keep your lower back long.'],
    cues: ['Small movements, full control.'],
  },
  stretching: {
    steps: ['Warm up first.', 'Ease into the stretch.', 'Hold for half a minute and breathe.'],
    cues: ['A mild pull, no pain.'],
  },
  dancing: {
    steps: ['Warm up.', 'Follow the music.', 'Cool down.'],
    cues: ['Enjoy it.'],
  },
};
