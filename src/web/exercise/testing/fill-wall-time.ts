import type { Locator } from 'vitest/browser';

/**
 * Types a day and a time into the two fields of a group.
 *
 * @param time such as `2026-11-25T18:00`
 */
export async function fillWallTime(within: Pick<Locator, 'getByRole'>, group: string, time: string): Promise<void> {
  const [day = '', clock = ''] = time.split('T');
  const fields = within.getByRole('group', { name: group, exact: true });
  await fields.getByLabelText('Date', { exact: true }).fill(day.split('-').reverse().join('/'));
  await fields.getByLabelText('Time', { exact: true }).fill(clock);
}
