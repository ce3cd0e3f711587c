import type { Page } from '@playwright/test';
import { armed } from './profile.ts';
import type { BenchPage } from './watch-page.ts';

/** Selects only the rows of notes, since notebooks and tags are rows too. */
export const noteRow = '[role="row"][data-href^="/dashboard/notes/"]';

/** Measures the time from the press on a row until the text of the note is shown. */
export async function openings(page: Page): Promise<readonly number[]> {
  const rows = page.locator(noteRow);
  await rows.first().click();
  await page.locator('.cm-content').waitFor();
  const took: number[] = [];
  for (let at = 1; at < 8; at++) {
    const opened = await armed(
      page,
      () =>
        new Promise<number>((done) => {
          const before = document.querySelector('.cm-content');
          addEventListener(
            'click',
            () => {
              const from = performance.now();
              const { benchPage } = globalThis as unknown as { readonly benchPage: BenchPage };
              const took = benchPage.whenShown(() => {
                const now = document.querySelector('.cm-content');
                const isOther = now !== null && now !== before && (now.textContent?.length ?? 0) > 0;
                return isOther ? performance.now() - from : null;
              });
              done(took);
            },
            { capture: true, once: true },
          );
        }),
    );
    await rows.nth(at).click();
    took.push(await opened());
  }
  return took;
}
