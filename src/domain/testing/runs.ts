import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A new number for each run of the tests, unless `TEST_SEED` repeats one. */
    testSeed: number;
    /** Where a failed property goes on, from the message of its failure (`PROPERTY_PATH`). */
    propertyPath: string | null;
    /** `npm test` tries one in four of the runs of a property, `npm run properties` all of them. */
    propertyDivisor: number;
  }
}

/** Fewer would rarely reach the edge cases. */
const fewest = 10;

/** What the random tests of this run begin with. The run prints it. */
export const testSeed = inject('testSeed');

/** Returns how many of the runs of a property to try: a quarter, but at least ten, or all with `npm run properties`. */
export function runs(all: number): number {
  return Math.max(Math.min(all, fewest), Math.ceil(all / inject('propertyDivisor')));
}
