import type { NotationContext, NotedExercise } from './noted-set.ts';
import { plainLine } from './plain-line.ts';
import { type LineReading, readLine } from './read-line.ts';
import { labelOfSuperset } from './superset-label.ts';

/** A line of a block with what it states; null if it states no sets. */
export interface BlockLine {
  readonly text: string;
  readonly reading: LineReading | null;
  /** Whether it names the exercise of the lines below it, or ends one. */
  readonly isHeading: boolean;
}

/** How single lines are read: as this folder does, or by functions that remember what they returned. */
export interface ReadingOfLines {
  readonly headingOf: typeof headingOf;
  readonly readLine: typeof readLine;
}

/**
 * Reads the lines of a text, such as a workout shared by another app. A line with nothing but the name of an exercise,
 * as a heading or alone, names the exercise of the lines below it, and so does a line with sets. Another heading ends
 * that, and so do other words behind an empty line, and sets of an exercise that is not known for sure.
 *
 * @param first the exercise of the lines before one that names its own
 */
export function readBlock(
  text: string,
  context: NotationContext,
  first: NotedExercise | null = null,
  reading: ReadingOfLines = { headingOf, readLine },
): readonly BlockLine[] {
  let current = first;
  let superset: LineReading['superset'] = null;
  let isAfterGap = false;
  return text.split(/\r\n|[\n\r]/).map((line) => {
    const heading = reading.headingOf(line, context);
    if (heading !== undefined) {
      current = heading;
      superset = labelOfSuperset(plainLine(line))?.label ?? null;
      return { text: line, reading: null, isHeading: true };
    }
    const read = reading.readLine(line, context, current);
    if (read?.name) {
      current = context.exerciseNamed(line.slice(read.name.from, read.name.to)) ?? current;
      superset = read.superset;
    }
    if (read === null && (isOfUnknown(line) || (isAfterGap && /^\s*[^\s|]/u.test(line)))) current = null;
    isAfterGap = line.trim() === '';
    const labelled = read === null || read.superset === superset ? read : { ...read, superset };
    return { text: line, reading: labelled, isHeading: false };
  });
}

/** Returns the exercise that a line names for those below it; null if it ends one; undefined for other lines. */
export function headingOf(line: string, context: NotationContext): NotedExercise | null | undefined {
  const plain = plainLine(line);
  const name = (labelOfSuperset(plain)?.rest ?? plain)
    .trim()
    .replace(/^@/u, '')
    .replace(/[:*_]+$/u, '')
    .replace(/^[*_]+/u, '');
  if (name === '') return undefined;
  const exercise = name.length > 100 ? null : context.exerciseNamed(name);
  if (exercise !== null) return exercise;
  return /^\s*#{1,6}\s/u.test(line) ? null : undefined;
}

/** Returns whether an unread line states sets behind words: the lines below belong to the exercise that it means. */
function isOfUnknown(line: string): boolean {
  return /^\s*@?\p{L}[^\d]*\s[+-]?\d+(?:[.,]\d+)?\s*(?:[x×*]\s*\d|kgs?\b|lbs?\b)/iu.test(line);
}
