// sections: replica, sync
import { SeededChance } from '../../src/sync/testing/seeded-chance.ts';
import { killWhileBusy, killWhileTyping } from '../killed-renderer.ts';
import { openSection, writeNote } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test('a tab killed during typing loses at most a quarter of a second, and nothing shown as saved', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await createAccount(page);
  await openSection(page, 'Notes');
  await writeNote(page, { title: 'Killed', line: 'Begins here ' });
  const address = page.url();
  await page.close();
  const chance = new SeededChance(1);
  const losses = await killWhileTyping({ context, address, random: () => chance.next() }, 20);
  expect(losses).toHaveLength(20);
  expect(losses.reduce((sum, { typed }) => sum + typed, 0)).toBeGreaterThan(100);
  expect(losses.filter(({ lostMs }) => lostMs > 250)).toEqual([]);
  expect(losses.filter(({ saidSaved }) => saidSaved > 0)).toEqual([]);
});

test('SY2f a key press that the page received survives a kill, even if the page is busy afterwards', async ({
  page,
  context,
}) => {
  await createAccount(page);
  await openSection(page, 'Notes');
  await writeNote(page, { title: 'Busy', line: 'Nothing but thi' });
  const address = page.url();
  await page.close();
  expect(await killWhileBusy({ context, address }, 's')).toBe('Nothing but this');
});
