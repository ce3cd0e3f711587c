import fc from 'fast-check';
import { inject } from 'vitest';
import { runs, testSeed } from './runs.ts';

const path = inject('propertyPath');

fc.configureGlobal({ seed: testSeed, numRuns: runs(100), ...(path !== null && { path }) });
