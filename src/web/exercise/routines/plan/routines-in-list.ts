import type { Programme, Routine, RoutineFolder } from '#domain/exercise/index.ts';
import { compareOrder, compareText, orderBetween } from '#domain/kernel/index.ts';
import type { RoutinesList } from '../../../links/exercise-search.ts';

interface Listed<Value> {
  readonly id: string;
  readonly value: Value;
  readonly inTrash: boolean;
  readonly isErased?: boolean;
}

export type ListedRoutine = Listed<Routine>;
export type ListedFolder = Listed<RoutineFolder>;
export type ListedProgramme = Listed<Programme>;

export interface RoutinesOfFolder<R, F> {
  /** The folder; null for routines that are in no folder. */
  readonly folder: F | null;
  readonly routines: readonly R[];
}

/** Returns the routines of a list in the user's order; in the trash, most recently trashed first. */
export function routinesInList<R extends ListedRoutine>(routines: Iterable<R>, list: RoutinesList): readonly R[] {
  const listed = Array.from(routines).filter(({ value, inTrash, isErased }) =>
    list === 'trash'
      ? inTrash && isErased !== true
      : !inTrash && (value.archivedAt !== undefined) === (list === 'archive'),
  );
  return list === 'trash' ? listed.sort(lastThrownFirst) : listed.sort(byOrder);
}

/** Returns the programmes that are not in the trash: running ones first, then by name. */
export function programmesInList<P extends ListedProgramme>(programmes: Iterable<P>): readonly P[] {
  const rank = ({ value }: P) => (value.startedOn !== undefined && value.endedOn === undefined ? 0 : 1);
  return Array.from(programmes)
    .filter(({ inTrash }) => !inTrash)
    .sort(
      (a, b) => rank(a) - rank(b) || compareText(a.value.name ?? '', b.value.name ?? '') || compareText(a.id, b.id),
    );
}

/**
 * Returns the folders in order, each with its routines. Routines that are in no folder or in a deleted one come first.
 */
export function routinesByFolder<R extends ListedRoutine, F extends ListedFolder>(
  routines: readonly R[],
  folders: Iterable<F>,
): readonly RoutinesOfFolder<R, F>[] {
  const present = foldersInOrder(folders);
  const ids = new Set(present.map(({ id }) => id));
  const inFolder = (id: string | null) =>
    routines.filter(({ value }) => (ids.has(value.folder ?? '') ? value.folder : null) === id);
  const loose = inFolder(null);
  return [
    ...(loose.length > 0 || present.length === 0 ? [{ folder: null, routines: loose }] : []),
    ...present.map((folder) => ({ folder, routines: inFolder(folder.id) })),
  ];
}

export function foldersInOrder<F extends ListedFolder>(folders: Iterable<F>): readonly F[] {
  return Array.from(folders)
    .filter(({ inTrash }) => !inTrash)
    .sort(byOrder);
}

interface Ordered {
  readonly id: string;
  readonly value: { readonly order?: string | undefined };
}

/**
 * Returns the order key that moves a routine one position up (-1) or down (1) among its siblings; null if it is already
 * at that end.
 */
export function orderMoved(siblings: readonly Ordered[], id: string, by: -1 | 1): string | null {
  const others = siblings.filter((each) => each.id !== id);
  const to = siblings.findIndex((each) => each.id === id) + by;
  if (to < 0 || to > others.length) return null;
  return orderBetween(others[to - 1]?.value.order ?? null, others[to]?.value.order ?? null);
}

/** Returns an order key for the end of the list. */
export function orderAfterAll(siblings: readonly Ordered[]): string {
  const last = [...siblings].sort(byOrder).at(-1);
  return orderBetween(last?.value.order ?? null, null);
}

function byOrder(a: Ordered, b: Ordered): number {
  return compareOrder({ id: a.id, order: a.value.order }, { id: b.id, order: b.value.order });
}

function lastThrownFirst(a: Listed<{ readonly trashedAt?: number | undefined }>, b: typeof a): number {
  return (b.value.trashedAt ?? 0) - (a.value.trashedAt ?? 0) || compareText(a.id, b.id);
}
