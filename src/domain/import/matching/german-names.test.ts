import { expect, it } from 'vitest';
import { knownExercises } from '../../exercise/index.ts';
import { germanNames } from '../../exercise/library/german-names.ts';
import { matchExercises } from './index.ts';

const known = knownExercises([], undefined, { names: germanNames, areShown: false });

it.each([
  ['Bankdrücken (Langhantel)', 'bench-press'],
  ['Bankdrücken (Kurzhantel)', 'dumbbell-bench-press'],
  ['Bankdrücken (Multipresse)', 'smith-machine-bench-press'],
  ['Schrägbankdrücken (Kurzhantel)', 'incline-dumbbell-press'],
  ['Kniebeuge (Langhantel)', 'back-squat'],
  ['Kniebeugen', 'back-squat'],
  ['Kniebeugen (Langhantel)', 'back-squat'],
  ['Ausfallschritte (Kurzhantel)', 'dumbbell-lunge'],
  ['Frontkniebeugen', 'front-squat'],
  ['Klimmzug', 'pull-up'],
  ['Kreuzheben', 'deadlift'],
  ['Rumänisches Kreuzheben (Langhantel)', 'romanian-deadlift'],
  ['Latzug (Kabelzug)', 'lat-pulldown'],
  ['Klimmzüge', 'pull-up'],
  ['Schulterdrücken (Kurzhantel)', 'dumbbell-shoulder-press'],
  ['Seitheben (Kabelzug)', 'cable-lateral-raise'],
  ['Bizepscurls (Kurzhantel)', 'dumbbell-curl'],
  ['Hip Thrust (Langhantel)', 'hip-thrust'],
  ['Beinpresse', 'leg-press'],
  ['Liegestütze', 'push-up'],
])('“%s” is %s', (name, slug) => {
  const [matched] = matchExercises([{ name, category: null, equipment: null, sets: [] }], known, new Map());
  expect(matched?.match).toMatchObject({ key: `exercises/${slug}` });
});
