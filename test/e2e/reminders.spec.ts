// sections: reminders
import { bodyLines, disconnect, openNote, reconnect, saveState, twoDevices, writeNote } from './screens.ts';
import { expect, test } from './server.ts';

/** With two browsers, each step is slow on a busy machine. */
test.describe.configure({ timeout: 120_000 });

test('a reminder and a task set offline are due on the other device, and what is done there is done here', {
  tag: '@data',
}, async ({ browser, server }) => {
  const { a, b } = await twoDevices(browser, server.origin);
  await disconnect(a);
  await writeNote(a.page, { title: 'Knee', line: 'plan' });
  await a.page.keyboard.press('Enter');
  await a.page.keyboard.type('- [ ] call physio @2099-01-02 9:00');
  await a.page.getByRole('button', { name: 'Add reminder' }).click();
  await a.page.getByRole('textbox', { name: 'When' }).fill('2099-01-01 18:00');
  await a.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(a.page.getByRole('list', { name: 'Reminders of this note' }).getByRole('listitem')).toHaveCount(1);

  await reconnect(a);
  await expect(saveState(a.page, 'Saved')).toBeVisible();
  await b.page.goto('/dashboard/notes?list=reminders');
  const task = b.page.getByRole('checkbox', { name: 'call physio' });
  await expect(
    b.page.getByRole('list', { name: '1 January 2099' }).getByRole('checkbox', { name: 'Knee' }),
  ).toBeAttached();
  await expect(b.page.getByRole('list', { name: '2 January 2099' }).getByRole('checkbox')).toHaveCount(1);

  await task.focus();
  await b.page.keyboard.press('Space');
  await b.page.getByRole('checkbox', { name: 'Knee' }).focus();
  await b.page.keyboard.press('Space');
  await expect(task).toBeHidden();
  await expect(a.page.getByRole('list', { name: 'Reminders of this note' })).toBeHidden();
  await openNote(a.page, 'Knee');
  await expect(bodyLines(a.page).getByRole('checkbox')).toBeChecked();
  await Promise.all([a.context.close(), b.context.close()]);
});
