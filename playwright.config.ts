import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium();

/**
 * Tests about data that are independent of the layout (devices, tabs, accounts, the save state, the editor and files)
 * run only on the desktop. A single such test in a file about a layout has the tag `@data`.
 */
const withoutLayout = [
  ...['two-devices', 'two-tabs', 'new-device', 'save-state', 'kept-changes', 'killed-tab', 'offline-start'],
  ...['training-devices', 'login', 'sign-out', 'notes-preview', 'notes-files', 'notes-out', 'plain-http', 'wire'],
  ...['earlier-version', 'tls', 'invitation', 'inbox'],
].map((name) => `**/${name}.spec.ts`);

/** Tests of what people do on a phone, or what is shown there: they are not repeated on the desktop. */
const onPhoneOnly = ['one-day', 'installed-app', 'typed-sets', 'overview'].map((name) => `**/${name}.spec.ts`);

/** The real server and real Chromium, without retries. */
export default defineConfig({
  testDir: 'test/e2e',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: '.cache/playwright',
  use: {
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    // the service worker downloads the whole app into each new browser: only the files whose tests go offline allow it
    serviceWorkers: 'block',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
  projects: [
    // first, since its file with the longest tests would otherwise end the run alone
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testIgnore: withoutLayout,
      grepInvert: /@data/,
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, testIgnore: onPhoneOnly },
  ],
});
