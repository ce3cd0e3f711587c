import type { FormulaWords } from './formula-words.ts';

const raceRange = 'Races of about 3.5 minutes to 4 hours, run as fast as could be.';

export const endurance = {
  'endurance/pace': {
    name: 'Pace',
    formula: 'time ÷ distance',
    meaning: 'Time in motion where it is written down; of a best time, the time by the clock.',
    source: 'A definition',
    range: 'Every distance and time above 0.',
  },
  'endurance/speed': {
    name: 'Speed',
    formula: 'distance ÷ time',
    meaning: 'Time in motion where it is written down; of a best time, the time by the clock.',
    source: 'A definition',
    range: 'Every distance and time above 0.',
  },
  'endurance/flatPace': {
    name: 'Pace on the flat that costs as much',
    formula:
      'pace × cost on the flat ÷ cost on the grade; for running the cost is 155.4 i⁵ − 30.4 i⁴ − 43.3 i³ + 46.3 i² + 19.5 i + 3.6, for walking 280.5 i⁵ − 58.7 i⁴ − 76.8 i³ + 51.9 i² + 19.6 i + 2.5',
    meaning:
      'i is the grade, climb over distance. Only for a treadmill: outside, climb alone does not say how steep it was, nor what went down again.',
    source: 'A. E. Minetti et al., Journal of Applied Physiology 93:1039, 2002',
    range: 'Grades up to 45 %. Measured on fit men on a treadmill.',
  },
  'endurance/zone': {
    name: 'Heart-rate zone',
    formula: 'the first of your zones that ends at or above the average heart rate',
    meaning: 'By the zones that held on that day, those of the sport before those of all sports.',
    source: 'The bounds that you typed',
    range: 'Above the last bound it is the last zone.',
  },
  'endurance/banister': {
    name: 'Training impulse, Banister',
    formula:
      'minutes × x × y, with x = (heart rate − resting) ÷ (highest − resting); men y = 0.64 e^(1.92 x), women y = 0.86 e^(1.67 x)',
    meaning:
      'From laps where each has a heart rate, else from the average, which gives less the more the heart rate varied.',
    source: 'E. W. Banister, 1975; constants of R. H. Morton et al., Journal of Applied Physiology 69:1171, 1990',
    range: 'Steady efforts. x is kept within 0 and 1. No measure for lifting.',
  },
  'endurance/edwards': {
    name: 'Load by zones, Edwards',
    formula: 'minutes at 50–60, 60–70, 70–80, 80–90 and from 90 % of the highest heart rate, times 1, 2, 3, 4 and 5',
    meaning: 'From laps where each has a heart rate, else all of it stands in the band of the average.',
    source: 'S. Edwards, The Heart Rate Monitor Book, 1993',
    range: 'Below half of the highest heart rate nothing counts.',
  },
  'endurance/vdot': {
    name: 'VDOT',
    formula:
      '(−4.60 + 0.182258 v + 0.000104 v²) ÷ (0.8 + 0.1894393 e^(−0.012778 t) + 0.2989558 e^(−0.1932605 t)), v in metres a minute, t in minutes',
    meaning:
      'The oxygen that the speed takes, over the share of the maximum that can be held for so long. By the clock; it says something only of a race or a run like one.',
    source: 'J. Daniels and J. Gilbert, Oxygen Power, 1979',
    range: raceRange,
  },
  'endurance/vdotTime': {
    name: 'Race time by VDOT',
    formula: 'the time over the distance whose VDOT is the same',
    meaning: 'For somebody trained for that distance.',
    source: 'J. Daniels and J. Gilbert, Oxygen Power, 1979',
    range: raceRange,
  },
  'endurance/riegel': {
    name: 'Race time, Riegel',
    formula: 'time × (other distance ÷ distance)^1.06',
    meaning: 'For somebody trained for that distance. The farther apart the two are, the less it is worth.',
    source: 'P. S. Riegel, American Scientist 69:285, 1981',
    range: raceRange,
  },
  'endurance/cooper': {
    name: 'Maximal oxygen uptake by Cooper’s test',
    formula: '(metres in 12 minutes − 504.9) ÷ 44.73',
    meaning: 'Shown for runs of exactly 12 minutes.',
    source: 'K. H. Cooper, JAMA 203:201, 1968',
    range: 'Adults, as far as they can run in 12 minutes.',
  },
  'endurance/bestTime': {
    name: 'Best time',
    formula: 'the shortest elapsed time among activities and their laps over the distance',
    meaning:
      'A whole activity, or laps in a row, count for a distance that they cover with at most 0.25 % less (miles are rounded) and 2 % more (watches measure long). Laps that leave out rests count one at a time.',
    source: 'Your activities',
    range: 'Activities with a distance and a time, treadmills and rollers left out.',
  },
  'endurance/gearDistance': {
    name: 'Distance of gear',
    formula: 'distance before + the sum of the distances of its activities',
    meaning: 'An activity counts whole for each of its gear.',
    source: 'Your activities',
    range: 'Activities in the trash are left out.',
  },
  'endurance/tanaka': {
    name: 'Highest heart rate by age, Tanaka',
    formula: '208 − 0.7 × age',
    meaning: 'Single people lie ten beats and more above or below it: what you measured goes before it.',
    source: 'H. Tanaka et al., Journal of the American College of Cardiology 37:153, 2001',
    range: 'Adults.',
  },
  'endurance/fox': {
    name: 'Highest heart rate by age, Fox',
    formula: '220 − age',
    meaning: 'The oldest rule, too low for most above 40. Single people lie ten beats and more above or below it.',
    source: 'S. M. Fox et al., Annals of Clinical Research 3:404, 1971',
    range: 'Adults.',
  },
} satisfies Readonly<Record<string, FormulaWords>>;
