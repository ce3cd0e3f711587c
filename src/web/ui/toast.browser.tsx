import { afterEach, expect, onTestFinished, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { Dialog, DialogTrigger } from './dialog.tsx';
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

test('a toast is above a primary button that it would cover, also after the page was scrolled', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await render(
    <>
      <div data-testid="scroller" style={{ position: 'fixed', inset: 0, overflow: 'auto' }}>
        <div style={{ blockSize: '1400px' }} />
        <Button variant="primary" isWide>
          Finish
        </Button>
        <div style={{ blockSize: '70px' }} />
      </div>
      <ToastRegion label="Notifications" closeLabel="Close" undoLabel="Undo" />
    </>,
  );
  const boxOf = (role: 'button' | 'alertdialog', name: string) =>
    screen.getByRole(role, { name }).element().getBoundingClientRect();
  show({ message: 'Set removed', onUndo: () => {} });
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  const before = boxOf('alertdialog', 'Set removed').bottom;
  screen.getByTestId('scroller').element().scrollTo(0, 2_000);
  await expect
    .poll(() => boxOf('alertdialog', 'Set removed').bottom)
    .toBeLessThanOrEqual(boxOf('button', 'Finish').top);
  screen.getByTestId('scroller').element().scrollTo(0, 0);
  await expect.poll(() => boxOf('alertdialog', 'Set removed').bottom).toBe(before);
});

test('a long message has the width of the toast, and a short one stands beside its buttons', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await render(<ToastRegion label="Notifications" closeLabel="Close" undoLabel="Undo" />);
  const boxOf = (each: Locator) => each.element().getBoundingClientRect();
  const undo = screen.getByRole('button', { name: 'Undo' });
  show({ message: 'Set removed', onUndo: () => {} });
  const short = screen.getByText('Set removed');
  await expect.element(short).toBeVisible();
  expect(boxOf(short).bottom).toBeGreaterThan(boxOf(undo).top);
  show({ message: 'Added “Full body for beginners” to your programmes', onUndo: () => {} });
  const long = screen.getByText(/^Added/);
  await expect.element(long).toBeVisible();
  expect(boxOf(long).bottom).toBeLessThanOrEqual(boxOf(undo).top + 1);
  expect(boxOf(long).width).toBeGreaterThan(280);
});

test('a dialog closes the toast of what was done before, but not a failure', async () => {
  const screen = await render(
    <>
      <DialogTrigger>
        <Button>Open</Button>
        <Dialog title="Start workout" closeLabel="Close dialog">
          Routines
        </Dialog>
      </DialogTrigger>
      <ToastRegion label="Notifications" closeLabel="Close" undoLabel="Undo" />
    </>,
  );
  const shown = () => Array.from(document.querySelectorAll('[role=alertdialog]'), ({ textContent }) => textContent);
  show({ message: 'Not saved', tone: 'bad' });
  show({ message: 'Measurement saved', onUndo: () => {} });
  await expect.poll(shown).toEqual([expect.stringContaining('Measurement saved')]);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Start workout' })).toBeVisible();
  await expect.poll(shown).toEqual([expect.stringContaining('Not saved')]);
});
