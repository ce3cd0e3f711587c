import { expect } from 'vitest';
import type { openApp } from '../../testing/index.ts';

type Screen = Awaited<ReturnType<typeof openApp>>['screen'];

/** Starts a workout by what the sheet offers: an empty one, or a routine by its name. */
export async function startInSheet(screen: Screen, choice: string | RegExp = 'Empty workout'): Promise<void> {
  await screen.getByRole('button', { name: 'Start workout' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Start workout' });
  await sheet.getByRole('button', { name: choice }).click();
  await expect.element(sheet).not.toBeInTheDocument();
}
