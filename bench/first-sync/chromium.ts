import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { databaseFile } from '../../src/server/data-dir/data-dir.ts';
import { firstVisit } from '../browser/first-visit.ts';
import { appIsKept } from '../browser/profile.ts';
import type { Aim, Run } from '../figures.ts';
import { signIn } from '../people.ts';
import { startServer } from '../server-process.ts';
import type { AccountManifest } from '../world/one-account.ts';
import { copyOf, type Template } from '../world/template.ts';

export const chromiumAims: readonly Aim[] = [
  { figure: 'Chromium, new device ready, from connecting', unit: 'ms', aim: 1_500 },
  { figure: 'Chromium, first notes listed, from connecting', unit: 'ms', aim: 300 },
  { figure: 'Chromium, first notes listed, from navigation', unit: 'ms' },
];

/** Measures the real app in an empty profile and with a newly started server. */
export async function measureInChromium(template: Template<AccountManifest>): Promise<Run> {
  const copy = copyOf(template);
  const [signed] = await signIn(copy.dataDir, [template.manifest.uid]);
  const server = await startServer(copy.dataDir);
  if (signed === undefined) throw new Error('expected a session');
  const { page, marks, close } = await firstVisit(`${server.origin}/dashboard/notes`, signed);
  try {
    const { connectingAt = 0, notesAt = 0, savedAt = 0 } = marks;
    await appIsKept(page);
    await server.kill(); // the rest must come from the device
    await verify(page, copy.dataDir);
    return [savedAt - connectingAt, notesAt - connectingAt, notesAt];
  } finally {
    await close();
    await server.kill();
    copy.remove();
  }
}

/**
 * Checks after the measurement that the device has as many chunks as the snapshot and that the newest note has its
 * text.
 */
async function verify(page: Page, dataDir: string): Promise<void> {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  const made = database.prepare('SELECT pages FROM hub_generation').get() as { readonly pages: string };
  const text = database.prepare('SELECT text FROM hub_body WHERE key = ?');
  const pages = (JSON.parse(made.pages) as readonly unknown[]).length;
  const stored = await page.evaluate(countPages);
  if (stored !== pages) throw new Error(`the device has ${stored} chunks, not ${pages}`);
  const rows = page.getByRole('grid').or(page.getByRole('listbox')).getByRole('row').or(page.getByRole('option'));
  await rows.first().click();
  await page.waitForURL(/\/dashboard\/notes\/./);
  const row = text.get(`notes/${decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')}`);
  const expected = new TextDecoder().decode((row as { readonly text: Uint8Array }).text);
  const start =
    expected
      .split('\n')[0]
      ?.replace(/^[#>\-\s\d.[\]x]+/, '')
      .slice(0, 20) ?? '';
  await page.locator('.cm-content', { hasText: start }).waitFor({ timeout: 10_000 });
  database.close();
}

async function countPages(): Promise<number> {
  const [database] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('mensana-'));
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database?.name ?? '');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('pages').objectStore('pages').count();
      counting.onsuccess = () => resolve(counting.result);
      counting.onerror = () => reject(counting.error);
    };
  });
}
