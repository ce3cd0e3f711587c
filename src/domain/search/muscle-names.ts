import { type Muscle, muscles } from '../exercise/index.ts';

/** Muscles by the name under which they can be searched: `hip flexors`, `quads`. */
const muscleByName: ReadonlyMap<string, Muscle> = new Map(muscles.map((muscle) => [nameOfMuscle(muscle), muscle]));

export const muscleNames: readonly string[] = [...muscleByName.keys()];

/** Returns the name under which a muscle can be searched. */
export function nameOfMuscle(muscle: Muscle): string {
  return muscle.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Other common names, and the German ones. */
const otherNames = new Map<string, Muscle>([
  ['shins', 'tibialis'],
  ['pecs', 'chest'],
  ['nacken', 'neck'],
  ['oberer trapez', 'upperTraps'],
  ['mittlerer trapez', 'midTraps'],
  ['unterer trapez', 'lowerTraps'],
  ['vordere schulter', 'frontDelts'],
  ['seitliche schulter', 'sideDelts'],
  ['hintere schulter', 'rearDelts'],
  ['brust', 'chest'],
  ['oberer rücken', 'upperBack'],
  ['latissimus', 'lats'],
  ['unterer rücken', 'lowerBack'],
  ['bizeps', 'biceps'],
  ['trizeps', 'triceps'],
  ['unterarme', 'forearms'],
  ['bauch', 'abs'],
  ['seitlicher bauch', 'obliques'],
  ['hüftbeuger', 'hipFlexors'],
  ['gesäß', 'glutes'],
  ['quadrizeps', 'quads'],
  ['beinbeuger', 'hamstrings'],
  ['adduktoren', 'adductors'],
  ['abduktoren', 'abductors'],
  ['waden', 'calves'],
  ['schienbein', 'tibialis'],
]);

/** Returns the muscles whose name contains the typed text: `delts` for all three, `quad` for the quads. */
export function musclesNamed(typed: string): readonly Muscle[] {
  const wanted = typed.toLowerCase().replaceAll(/[\s_-]+/g, ' ');
  const exact = muscleByName.get(wanted) ?? otherNames.get(wanted);
  if (exact !== undefined) return [exact];
  const compact = wanted.replaceAll(' ', '');
  return Array.from(muscleByName).flatMap(([name, muscle]) =>
    name.replaceAll(' ', '').includes(compact) ? muscle : [],
  );
}
