import { spelled } from '../../../language/index.ts';
import type { FormulaLabels } from './formula-labels.ts';

const raceRange = 'Races of about 3.5 minutes to 4 hours, run at full effort.';

export const endurance = {
  'endurance/pace': {
    name: 'Pace',
    formula: 'time ÷ distance',
    meaning: 'Uses moving time if it was logged. Best times use elapsed time.',
    source: 'Definition',
    range: 'Any distance and time above 0.',
  },
  'endurance/speed': {
    name: 'Speed',
    formula: 'distance ÷ time',
    meaning: 'Uses moving time if it was logged. Best times use elapsed time.',
    source: 'Definition',
    range: 'Any distance and time above 0.',
  },
  'endurance/flatPace': {
    name: 'Grade-adjusted pace',
    formula:
      'pace × energy cost on the flat ÷ energy cost on the grade; for running the cost is 155.4 i⁵ − 30.4 i⁴ − 43.3 i³ + 46.3 i² + 19.5 i + 3.6, for walking 280.5 i⁵ − 58.7 i⁴ − 76.8 i³ + 51.9 i² + 19.6 i + 2.5',
    meaning:
      'The pace on flat ground that takes the same energy. i is the grade: elevation gain ÷ distance. Treadmill only: outdoors, the elevation gain alone doesn’t show how steep the route was or how much of it went downhill.',
    source: 'A. E. Minetti et al., Journal of Applied Physiology 93:1039, 2002',
    range: 'Grades up to 45%. Measured in fit men on a treadmill.',
  },
  'endurance/zone': {
    name: 'Heart rate zone',
    formula: 'the first of your zones that ends at or above the average heart rate',
    meaning: 'Uses the zones in effect on that day. Zones for the sport take priority over zones for all sports.',
    source: 'The zone limits you entered',
    range: 'A heart rate above the last limit counts in the last zone.',
  },
  'endurance/banister': {
    name: 'Training impulse (TRIMP), Banister',
    formula:
      'minutes × x × y, with x = (heart rate − resting) ÷ (max − resting); men y = 0.64 e^(1.92 x), women y = 0.86 e^(1.67 x)',
    meaning:
      'Calculated from laps if each has a heart rate, otherwise from the average. The more your heart rate varied, the more the average underestimates the load.',
    source: 'E. W. Banister, 1975; constants of R. H. Morton et al., Journal of Applied Physiology 69:1171, 1990',
    range: 'Steady efforts. x is limited to 0–1. Not suitable for lifting.',
  },
  'endurance/edwards': {
    name: 'Zone-based load, Edwards',
    formula: 'minutes at 50–60, 60–70, 70–80, 80–90 and 90–100% of max heart rate, times 1, 2, 3, 4 and 5',
    meaning:
      'Calculated from laps if each has a heart rate. Otherwise, the whole duration counts in the zone of the average.',
    source: 'S. Edwards, The Heart Rate Monitor Book, 1993',
    range: 'Time below 50% of max heart rate counts as 0.',
  },
  'endurance/vdot': {
    name: 'VDOT',
    formula: spelled`(−4.60 + 0.182258 v + 0.000104 v²) ÷ (0.8 + 0.1894393 e^(−0.012778 t) + 0.2989558 e^(−0.1932605 t)), v in metres per minute, t in minutes`,
    meaning:
      'The oxygen cost of your speed, divided by the fraction of VO₂ max you can hold for that long. Uses elapsed time, and is only meaningful for a race or an all-out run.',
    source: 'J. Daniels and J. Gilbert, Oxygen Power, 1979',
    range: raceRange,
  },
  'endurance/vdotTime': {
    name: 'Race time, VDOT',
    formula: 'the time over the distance that gives the same VDOT',
    meaning: 'Assumes you’re trained for that distance.',
    source: 'J. Daniels and J. Gilbert, Oxygen Power, 1979',
    range: raceRange,
  },
  'endurance/riegel': {
    name: 'Race time, Riegel',
    formula: 'time × (other distance ÷ distance)^1.06',
    meaning: 'Assumes you’re trained for that distance. Less accurate the further apart the two distances are.',
    source: 'P. S. Riegel, American Scientist 69:285, 1981',
    range: raceRange,
  },
  'endurance/cooper': {
    name: 'VO₂ max, Cooper test',
    formula: spelled`(metres in 12 minutes − 504.9) ÷ 44.73`,
    meaning: 'Shown for runs of exactly 12 minutes.',
    source: 'K. H. Cooper, JAMA 203:201, 1968',
    range: 'Adults who run as far as they can in 12 minutes.',
  },
  'endurance/bestTime': {
    name: 'Best time',
    formula: 'the shortest elapsed time over the distance in any activity, its laps or its recording',
    meaning:
      'An activity or consecutive laps count for a distance if they are at most 0.25% shorter (miles are rounded) or 2% longer (watches overestimate). If laps leave out breaks, each lap counts on its own.',
    source: 'Your activities',
    range: 'Activities with a distance and a time, except on treadmills and rollers.',
  },
  'endurance/gearDistance': {
    name: 'Gear distance',
    formula: 'initial distance + the distance of all its activities',
    meaning: 'An activity counts in full for every piece of gear you used.',
    source: 'Your activities',
    range: 'Activities that aren’t in the trash.',
  },
  'endurance/tanaka': {
    name: 'Max heart rate by age, Tanaka',
    formula: '208 − 0.7 × age',
    meaning: 'Individuals can differ by ten beats or more. A max heart rate you measured takes priority.',
    source: 'H. Tanaka et al., Journal of the American College of Cardiology 37:153, 2001',
    range: 'Adults.',
  },
  'endurance/fox': {
    name: 'Max heart rate by age, Fox',
    formula: '220 − age',
    meaning: 'The oldest formula. Too low for most people over 40, and individuals can differ by ten beats or more.',
    source: 'S. M. Fox et al., Annals of Clinical Research 3:404, 1971',
    range: 'Adults.',
  },
} satisfies Readonly<Record<string, FormulaLabels>>;
