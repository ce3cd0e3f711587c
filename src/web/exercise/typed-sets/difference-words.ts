import type { LineState, SetChange } from '#domain/exercise/logged-lines/index.ts';
import type { NotedSet } from '#domain/exercise/notation/index.ts';
import { equalPlain } from '#domain/kernel/index.ts';
import { effortInWords, loadOf, type SetsFormat, setsInWords } from './reading-words.ts';

/** Formats how a line differs from its sets, such as `5 → 6 reps`: first as logged, then as the line says. */
export function differenceInWords(state: LineState & { readonly kind: 'differs' }, format: SetsFormat): string {
  const { words } = format;
  const changes = state.changes.map((change) => changeInWords(change, format));
  const remark =
    state.remark === null
      ? []
      : [state.remark === '' ? words.remarkRemoved : words.remarkChanged({ remark: state.remark })];
  return [...new Set([...changes, ...remark])].join(', ');
}

function changeInWords(change: SetChange, format: SetsFormat): string {
  if (change.kind === 'added') return `+ ${wholeSet(change.stated, format)}`;
  if (change.kind === 'removed') return `− ${wholeSet(change.logged, format)}`;
  const { logged, stated } = change;
  return format.words.fromTo(onlyDifference(logged, stated, format) ?? between(logged, stated, format));
}

function between(logged: NotedSet, stated: NotedSet, format: SetsFormat) {
  return { from: wholeSet(logged, format), to: wholeSet(stated, format) };
}

/** Returns the one value in which two sets differ, before and after; null if they differ in more. */
function onlyDifference(logged: NotedSet, stated: NotedSet, format: SetsFormat) {
  const names = ['kind', 'load', 'reps', 'seconds', 'distance', 'rpe', 'rir', 'side'] as const;
  const differing = names.filter((name) => {
    const [before, after] = [logged[name], stated[name]];
    return typeof before === 'object' && typeof after === 'object'
      ? Math.abs(before.si - after.si) > 1e-5
      : !equalPlain(before, after);
  });
  const [name] = differing;
  if (differing.length !== 1 || logged[name ?? 'kind'] === undefined || stated[name ?? 'kind'] === undefined)
    return null;
  const { number, words } = format;
  if (name === 'reps')
    return {
      from: number(logged.reps ?? 0),
      to: words.repsOf({ reps: number(stated.reps ?? 0), isOne: stated.reps === 1 }),
    };
  if (name === 'load') return { from: loadOf(logged.load, format), to: loadOf(stated.load, format) };
  if (name === 'rpe' || name === 'rir') return { from: effortInWords([logged], format), to: number(stated[name] ?? 0) };
  return null;
}

function wholeSet(set: NotedSet, format: SetsFormat): string {
  return [setsInWords([set], format), effortInWords([set], format)].filter((part) => part !== '').join(' ');
}
