import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A new number for each run of the tests, unless `TEST_SEED` repeats one. */
    testSeed: number;
    /** Where a failed property goes on, from the message of its failure (`PROPERTY_PATH`). */
    propertyPath: string | null;
    /** Whether tests try all of their cases, as `npm run release-check` does, not only what `npm test` has time for. */
    isReleaseCheck: boolean;
  }
}

/** Fewer would rarely reach the edge cases. */
const fewest = 10;

/** What the random tests of this run begin with. The run prints it. */
export const testSeed = inject('testSeed');

export const isReleaseCheck = inject('isReleaseCheck');

/** Returns how many of the runs of a property to try: a quarter, but at least ten, or all in a release check. */
export function runs(all: number): number {
  return isReleaseCheck ? all : Math.max(Math.min(all, fewest), Math.ceil(all / 4));
}
