import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { showToast, ToastRegion } from './toast.tsx';

let close: (() => void)[] = [];

afterEach(() => {
  for (const each of close) each();
  close = [];
});

const show = (...of: Parameters<typeof showToast>) => close.push(showToast(...of));

test('one toast is shown at a time, and a failure comes back after what covered it', async () => {
  const screen = await render(<ToastRegion label="Notifications" closeLabel="Close" undoLabel="Undo" />);
  const shown = () => Array.from(document.querySelectorAll('[role=alertdialog]'), ({ textContent }) => textContent);
  show({ message: 'Set removed', onUndo: () => {} });
  show({ message: 'Exercise removed', onUndo: () => {} });
  await expect.poll(shown).toEqual([expect.stringContaining('Exercise removed')]);
  show({ message: 'Not saved', tone: 'bad' });
  show({ message: 'Note moved', onUndo: () => {} });
  await expect.poll(shown).toEqual([expect.stringContaining('Note moved')]);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.poll(shown).toEqual([expect.stringContaining('Not saved')]);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.poll(shown).toEqual([]);
});
