import { type LibraryExercise, library } from '../../exercise/index.ts';
import { mostLoadOf } from '../../exercise/plausible/index.ts';
import { foldForSearch } from '../../kernel/index.ts';

/** Returns the load above which a set of an exercise is unlikely, in kilograms. */
export function mostLoadOfName(name: string): number {
  return mostLoadOf(exerciseNamed(name));
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
