import type { Page } from '@playwright/test';
import type { RecordKey } from '#domain/kernel/index.ts';
import { encodeMessage } from '#sync/protocol/index.ts';
import { encodeChanges, printStamp, type ReplicaId } from '#sync/record/index.ts';
import { createAccount, expect, test } from './server.ts';
import { doneOf, putRecords } from './training.ts';

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
  await page.getByRole('button', { name: 'Add to favourites' }).click();
  await page.goto(list);
  await expect(page.getByRole('row').first()).toContainText('Overhead press');
});

test('an exercise of one’s own is made, renamed, merged and taken back @data', async ({ page }) => {
  await createAccount(page, list);
  await page.getByRole('searchbox', { name: 'Search exercises' }).fill('flat chains');
  await page.getByRole('button', { name: 'Create exercise “flat chains”' }).click();
  await page.getByRole('button', { name: /Add muscle/ }).click();
  await page.getByRole('option', { name: 'Chest' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'flat chains' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit flat chains' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bench with chains');
  await page.getByRole('textbox', { name: 'Rest timer' }).fill('0');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bench with chains' })).toBeVisible();

  await choose(page, 'Bench with chains', 'Merge into another exercise');
  await page.getByRole('searchbox', { name: 'Search exercises' }).last().fill('bench press');
  await page.getByRole('grid', { name: 'Exercises of the same type' }).getByRole('row').first().click();
  await expect(page.getByRole('heading', { name: 'Bench press', exact: true })).toBeVisible();
  await expect(page.getByText(/Also called .*Bench with chains/)).toBeAttached();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Bench with chains' })).toBeVisible();

  await choose(page, 'Bench with chains', 'Move to trash');
  await page.getByRole('button', { name: 'More exercise options' }).click();
  await page.getByRole('menuitem', { name: 'Trash' }).click();
  await page.getByRole('row', { name: 'Bench with chains' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Edit Bench with chains' }).click();
  await expect(page.getByRole('textbox', { name: 'Rest timer' })).toHaveValue('0');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search exercises' }).fill('back squat');
  await page.getByRole('row', { name: 'Back squat', exact: true }).click();
  await expect(page.getByText('Stand up, the chest rising with the hips.')).toBeVisible();
});

test('an exercise that is deleted forever leaves its name with its workouts, and can be restored @data', async ({
  page,
}) => {
  await createAccount(page);
  const id = '017f22e2-79b0-7000-8000-000000000000';
  const startedAt = Date.UTC(2026, 9, 1, 18);
  const times = { startedAt, endedAt: startedAt + 3_600_000, zone: 'UTC', day: '2026-10-01' };
  await putRecords(page, {
    exercises: { [id]: { name: 'Sled drag', tracking: 'loadReps', cue: 'Stay low' } },
    workouts: { w: { ...times, title: 'Legs', ...doneOf({ [id]: [{ load: 80, reps: 8 }] }, startedAt + 60_000) } },
  });
  await page.goto(`${list}/${id}`);
  await expect(page.getByRole('region', { name: 'History' }).getByText('80 kg × 8')).toBeVisible();
  await choose(page, 'Sled drag', 'Move to trash');
  await page.goto(`${list}/${id}`);
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();

  await page.goto('/dashboard/exercise/workouts/w');
  await expect(page.getByRole('region', { name: 'Sled drag' })).toBeVisible();
  await page.goto(`${list}/${id}`);
  await expect(page.getByText('Past workouts keep its name, sets and records.', { exact: false })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByText('80 kg × 8')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: 'Edit Sled drag' })).toBeVisible();
  await expect(page.getByText('Stay low')).toBeHidden();
});

test('an exercise that was deleted with its name keeps its sets in reach, and is named again @data', async ({
  page,
}) => {
  await createAccount(page);
  const id = '017f22e2-79b0-7000-8000-000000000001';
  const startedAt = Date.UTC(2026, 9, 1, 18);
  const times = { startedAt, endedAt: startedAt + 3_600_000, zone: 'UTC', day: '2026-10-01' };
  await putRecords(page, {
    workouts: { w: { ...times, title: 'Legs', ...doneOf({ [id]: [{ load: 80, reps: 8 }] }, startedAt + 60_000) } },
  });
  await putTombstone(page, `exercises/${id}`);
  await page.goto('/dashboard/exercise/workouts/w');
  await expect(page.getByRole('region', { name: 'Deleted exercise' })).toBeVisible();
  await page.goto(`${list}/${id}`);
  await expect(page.getByText('Your sets and records are still here.', { exact: false })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByText('80 kg × 8')).toBeVisible();
  await page.getByRole('button', { name: 'Name exercise' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sled drag');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Sled drag' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByText('80 kg × 8')).toBeVisible();
  await page.goto('/dashboard/exercise/workouts/w');
  await expect(page.getByRole('region', { name: 'Sled drag' })).toBeVisible();
});

/** Deletes a record as versions that kept no names did: with a tombstone, from another device. */
async function putTombstone(page: Page, key: string): Promise<void> {
  const { user } = (await (await page.request.get('/api/account')).json()) as { user: { uid: string } };
  const stamp = printStamp({ ms: Date.now(), counter: 0, replica: 'AAAAAAAA' as ReplicaId });
  const changes = encodeChanges([{ key: key as RecordKey, fields: new Map(), tombstone: stamp }]);
  const hello = { epoch: null, cursor: null, mark: null, replica: 'AAAAAAAA' };
  const frames = [
    encodeMessage({ type: 'hello', body: hello }),
    encodeMessage({ type: 'push', body: { id: new Uint8Array(16).fill(1), changes, replaced: [[]] } }),
  ].map((frame) => Array.from(frame));
  await page.evaluate(
    async ([uid, sent]) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/users/${uid}/live`);
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      for (const frame of sent) socket.send(new Uint8Array(frame));
    },
    [user.uid, frames] as const,
  );
}

async function choose(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `More options for ${name}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}
