import type { Page } from '@playwright/test';
import { createAccount, expect, test } from './server.ts';

const list = '/dashboard/exercise/exercises';

test('an exercise is found by a name of another app, narrowed by the address, and made a favourite', async ({
  page,
}) => {
  await createAccount(page, `${list}?muscle=hamstrings&equipment=barbell`);
  await expect(page.getByRole('row', { name: 'Romanian deadlift', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Lying leg curl' })).toBeHidden();
  await page.getByRole('button', { name: /^Hamstrings/ }).click();
  await page.getByRole('option', { name: 'Any muscle' }).click();
  await page.getByRole('searchbox', { name: 'Search exercises' }).fill('strict military');
  await expect(page).toHaveURL(/q=strict.*equipment=barbell|equipment=barbell.*q=strict/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Overhead press' })).toBeVisible();
  await expect(page.getByText('Press straight up, moving the head out of the way.')).toBeVisible();
  await page.getByRole('button', { name: 'Make it a favourite' }).click();
  await page.goto(list);
  await expect(page.getByRole('row').first()).toContainText('Overhead press');
});

test('an exercise of one’s own is made, renamed, merged and taken back @data', async ({ page }) => {
  await createAccount(page, list);
  await page.getByRole('searchbox', { name: 'Search exercises' }).fill('flat chains');
  await page.getByRole('button', { name: 'Add “flat chains” as your own' }).click();
  await page.getByRole('button', { name: /Add a muscle/ }).click();
  await page.getByRole('option', { name: 'Chest' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'flat chains' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit flat chains' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bench with chains');
  await page.getByRole('textbox', { name: 'Rest after a set' }).fill('0');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bench with chains' })).toBeVisible();

  await choose(page, 'Bench with chains', 'Merge into another');
  await page.getByRole('searchbox', { name: 'Search exercises' }).last().fill('bench press');
  await page.getByRole('grid', { name: 'Exercises of the same kind' }).getByRole('row').first().click();
  await expect(page.getByRole('heading', { name: 'Bench press', exact: true })).toBeVisible();
  await expect(page.getByText(/Also called .*Bench with chains/)).toBeAttached();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Bench with chains' })).toBeVisible();

  await choose(page, 'Bench with chains', 'Move to trash');
  await page.getByRole('button', { name: 'More lists' }).click();
  await page.getByRole('menuitem', { name: 'Trash' }).click();
  await page.getByRole('row', { name: 'Bench with chains' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Edit Bench with chains' }).click();
  await expect(page.getByRole('textbox', { name: 'Rest after a set' })).toHaveValue('0');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search exercises' }).fill('back squat');
  await page.getByRole('row', { name: 'Back squat', exact: true }).click();
  await expect(page.getByText('Stand up, the chest rising with the hips.')).toBeVisible();
});

async function choose(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}
