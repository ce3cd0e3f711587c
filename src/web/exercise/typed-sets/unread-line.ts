import { labelOfSuperset, type NotationContext, type NotedExercise } from '#domain/exercise/notation/index.ts';
import type { DecimalMark } from '#domain/kernel/index.ts';

/**
 * Why typed words state no sets:
 *
 * - `name`: they begin with a part of names, of which these fit best
 * - `numbers`: they name an exercise, but what follows is not a set
 * - `words`: they name no exercise
 */
export type UnreadLine =
  | { readonly kind: 'name'; readonly typed: string; readonly names: readonly string[] }
  | { readonly kind: 'numbers'; readonly exercise: NotedExercise }
  | { readonly kind: 'words' };

export interface UnreadLineParts {
  readonly context: NotationContext;
  /** The exercise of a line without a name. */
  readonly current: NotedExercise | null;
  /** Returns the names of the exercises that fit best. */
  readonly namesLike: (words: string) => readonly string[];
}

/** The least letters of a word by which exercises are suggested. */
const minLetters = 3;
const maxNameWords = 10;

/** Returns why a text from which no sets were read states none. Its first line with words decides. */
export function unreadLine(text: string, { context, current, namesLike }: UnreadLineParts): UnreadLine {
  const first = text.split('\n').find((each) => each.trim() !== '') ?? '';
  const line = labelOfSuperset(first)?.rest ?? first;
  const start = /^[\s@*-]*(?<words>\D*)/u.exec(line)?.groups?.words?.trimEnd() ?? '';
  if (start === '' && current !== null) return { kind: 'numbers', exercise: current };
  const words = Array.from(start.matchAll(/[^\s:,/|=+@]+/gu)).slice(0, maxNameWords);
  for (const { 0: word, index } of words.toReversed()) {
    const typed = start.slice(0, index + word.length);
    const exercise = context.exerciseNamed(typed);
    if (exercise !== null) return { kind: 'numbers', exercise };
    // without a number, the line may be a remark
    const mayBeName = word.length >= minLetters && (typed === start || /\d/.test(line));
    const names = mayBeName ? namesLike(typed) : [];
    if (names.length > 0) return { kind: 'name', typed, names };
  }
  return { kind: 'words' };
}

/** Returns how sets are typed, for an exercise with this tracking. */
export function typedExample(tracking: string, decimalMark: DecimalMark): string {
  const examples: Readonly<Record<string, string>> = {
    reps: '12,10,8',
    weightedBodyWeight: '+10x5,5,4',
    assistedBodyWeight: '-10x8,8,7',
    duration: '45 s, 40 s',
    loadDuration: '20 kg x 45 s',
    distanceDuration: '500 m 1:45',
    loadDistance: '40 kg x 20 m',
  };
  return examples[tracking] ?? `100x5,5,4 @7${decimalMark}5`;
}
