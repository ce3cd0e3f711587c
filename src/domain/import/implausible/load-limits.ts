import { type LibraryExercise, library, type MovementPattern, type Muscle } from '../../exercise/index.ts';
import { foldForSearch } from '../../kernel/index.ts';

/** Kilograms, somewhat above the heaviest lifts without equipment that supports the lifter. */
const mostByPattern: { readonly [P in MovementPattern]: number } = {
  squat: 600,
  hinge: 600,
  lunge: 300,
  push: 400,
  pull: 400,
  carry: 800,
  rotation: 200,
  brace: 300,
  jump: 300,
  locomotion: 800,
  isolation: 200,
};

/** Kilograms; of an exercise that the library does not have. The heaviest deadlift is 510 kg. */
const mostOfUnknown = 500;

/** Kilograms; machines for legs carry a multiple of what can be lifted. */
const mostOnStrongMachines = 1200;

/** Muscles that single-joint exercises load with several times what arms and chest can. */
const strongMuscles: readonly Muscle[] = [
  'quads',
  'hamstrings',
  'glutes',
  'calves',
  'adductors',
  'abductors',
  'upperTraps',
  'midTraps',
];

/** Returns the load above which a set of an exercise is unlikely, in kilograms. */
export function mostLoadOf(name: string): number {
  const exercise = exerciseNamed(name);
  if (exercise === null) return mostOfUnknown;
  const { pattern, muscles, equipment } = exercise;
  const isStrong = strongMuscles.some((muscle) => muscles[muscle] === 1);
  if (isStrong && (equipment === 'machine' || equipment === 'smithMachine')) return mostOnStrongMachines;
  return pattern === 'isolation' && isStrong ? mostOfUnknown : mostByPattern[pattern];
}

function exerciseNamed(name: string): LibraryExercise | null {
  exercisesByName ??= new Map(
    library.flatMap((exercise) => [exercise.name, ...exercise.aliases].map((each) => [plain(each), exercise] as const)),
  );
  return exercisesByName.get(plain(name)) ?? exercisesByName.get(plain(withoutEquipment(name))) ?? null;
}

let exercisesByName: ReadonlyMap<string, LibraryExercise> | undefined;

/** Other apps add the equipment in parentheses: `Chest Fly (Machine)`. */
function withoutEquipment(name: string): string {
  return name.slice(0, 200).replace(/\([^()]*\)\s*$/, '');
}

function plain(name: string): string {
  return foldForSearch(name.trim()).replaceAll(/[\s\u2010\u2011-]+/g, ' ');
}
