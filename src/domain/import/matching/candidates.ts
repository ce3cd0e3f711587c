import { isDoneWith, relatedTo, type StatedEquipment } from './equipment-words.ts';
import { type ExerciseIndex, type KnownName, sameEquipment } from './exercise-index.ts';
import type { Alternative, ProposalReason } from './match.ts';
import { type NameWords, withoutUsualForm } from './name-words.ts';

export interface Candidates {
  /** The one to propose; `ambiguous` if several fit equally well, null if none fits. */
  readonly proposal: Proposal | 'ambiguous' | null;
  /** All exercises of the same movement, with any equipment. */
  readonly all: readonly Proposal[];
}

interface Proposal extends Alternative {
  readonly reason: ProposalReason;
}

/** Finds the exercises of the same movement as a name, and proposes at most one of them. */
export function candidatesFor(index: ExerciseIndex, { significant, equipment, isAbbreviated }: NameWords): Candidates {
  const same = index.withWords(significant);
  const usual = inUsualForm(index, significant);
  const fitting = bestFirst(
    same.filter((name) => fits(name, equipment)),
    equipment,
  );
  const unstated = asProposals(
    same.filter((name) => isUnstated(name, equipment)),
    'equipment-not-stated',
  );
  const groups = [
    asProposals(fitting.slice(0, 1), isAbbreviated ? 'abbreviation' : 'same-words'),
    asProposals(
      usual.filter((name) => fits(name, equipment)),
      'usual-form',
    ),
    unstated,
    asProposals(
      same.filter((name) => relatedTo(equipment).some((related) => fits(name, related))),
      'same-name-other-equipment',
    ),
  ];
  const others = [
    ...asProposals(fitting, 'same-words'),
    ...asProposals([...same, ...usual], 'same-name-other-equipment'),
  ];
  const first = groups.find((group) => group.length > 0) ?? [];
  const isVague = first === unstated && hasLongerName(index, significant, first);
  return { proposal: isVague ? 'ambiguous' : onlyOf(first), all: [...groups.flat(), ...others] };
}

/**
 * Returns whether another exercise has all the words and more. A “knee raise” without equipment need not be the one with
 * cables if there is a hanging one.
 */
function hasLongerName(index: ExerciseIndex, significant: readonly string[], except: readonly Proposal[]): boolean {
  return index
    .withWord(significant[0] ?? '')
    .some(
      ({ exercise, words }) =>
        except.every(({ key }) => key !== exercise.key) &&
        significant.every((word) => words?.significant.includes(word) ?? false),
    );
}

function onlyOf(proposals: readonly Proposal[]): Candidates['proposal'] {
  return proposals.length > 1 ? 'ambiguous' : (proposals[0] ?? null);
}

/** Returns the names that leave out the words for a usual form which the import states. */
function inUsualForm(index: ExerciseIndex, significant: readonly string[]): readonly KnownName[] {
  const words = withoutUsualForm(significant);
  if (words === null) return [];
  const isInPosition = significant.includes('standing') || significant.includes('flat');
  // “standing” and “flat” say nothing new only if no name of the exercise calls it seated, hanging or the like
  return index.withWords(words).filter(({ hasOtherPosition }) => !(isInPosition && hasOtherPosition));
}

/** Without equipment in the import, only a name without equipment fits: “Chest fly” is not simply the one with cables. */
function fits({ exercise, words }: KnownName, stated: ReadonlySet<StatedEquipment>): boolean {
  const inName = equipmentOfName(words);
  if (sameEquipment(inName, stated)) return true;
  if (stated.size === 0 || inName.has('assisted') !== stated.has('assisted')) return false;
  return isDoneWith(exercise, stated) && isDoneWith(exercise, inName);
}

function equipmentOfName(words: NameWords | null): ReadonlySet<StatedEquipment> {
  return words?.equipment ?? new Set();
}

function isUnstated({ exercise, words }: KnownName, stated: ReadonlySet<StatedEquipment>): boolean {
  const inName = equipmentOfName(words);
  if (stated.has('assisted') || inName.has('assisted')) return false;
  return stated.size === 0 ? inName.size > 0 : inName.size === 0 && exercise.equipment === null;
}

/** Sorts own exercises first, then names that state the same equipment, then names before aliases. */
function bestFirst(names: readonly KnownName[], stated: ReadonlySet<StatedEquipment>): readonly KnownName[] {
  const statesOther = ({ words }: KnownName) => Number(!sameEquipment(equipmentOfName(words), stated));
  return [...names].sort(
    (a, b) =>
      Number(b.exercise.isOwn) - Number(a.exercise.isOwn) ||
      statesOther(a) - statesOther(b) ||
      Number(a.isAlias) - Number(b.isAlias),
  );
}

function asProposals(names: readonly KnownName[], reason: ProposalReason): readonly Proposal[] {
  return Array.from(new Set(names.map(({ exercise }) => exercise.key)), (key) => ({ key, reason }));
}
