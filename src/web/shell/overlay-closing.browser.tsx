import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pressBack, touchScreen } from '../testing/index.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Sheet } from '../ui/dialog.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { RouterProvider } from '../ui/router-provider.tsx';

function Overlays() {
  const [open, setOpen] = useState<'sheet' | 'question' | null>(null);
  return (
    <>
      <Button onPress={() => setOpen('sheet')}>Open sheet</Button>
      <Sheet
        title="Sheet"
        closeLabel="Close"
        isOpen={open !== null}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
      >
        <Button onPress={() => setOpen('question')}>Ask</Button>
        <Menu label="Actions" trigger={<Button>Open menu</Button>}>
          <MenuItem>Rename</MenuItem>
        </Menu>
        <ConfirmDialog
          title="Question"
          confirmLabel="Yes"
          cancelLabel="No"
          isOpen={open === 'question'}
          onOpenChange={(isOpen) => !isOpen && setOpen('sheet')}
          onConfirm={() => setOpen(null)}
        >
          Really?
        </ConfirmDialog>
      </Sheet>
    </>
  );
}

test('Back closes what was opened last', async () => {
  await touchScreen();
  const screen = await render(<Overlays />);
  const sheet = screen.getByRole('dialog', { name: 'Sheet' });
  const question = screen.getByRole('alertdialog');
  const menu = screen.getByRole('menu');
  await screen.getByRole('button', { name: 'Open sheet' }).click();
  await screen.getByRole('button', { name: 'Ask' }).click();
  await expect.element(question).toBeVisible();
  await pressBack();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  await screen.getByRole('button', { name: 'Open menu' }).click();
  await expect.element(menu).toBeVisible();
  await pressBack();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  await pressBack();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('without CloseWatcher, Back closes what is on top and stays on the page', async () => {
  await touchScreen();
  const stack: (() => boolean)[] = [];
  vi.stubGlobal('CloseWatcher', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const interceptBack = (intercept: () => boolean) => {
    stack.push(intercept);
    return () => void stack.splice(stack.indexOf(intercept), 1);
  };
  const screen = await render(
    <RouterProvider navigate={() => {}} interceptBack={interceptBack}>
      <Overlays />
    </RouterProvider>,
  );
  const goBack = () => stack.some((intercept) => intercept());
  await screen.getByRole('button', { name: 'Open sheet' }).click();
  await screen.getByRole('button', { name: 'Ask' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  expect(goBack()).toBe(true);
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog', { name: 'Sheet' })).toBeVisible();
  expect(goBack()).toBe(true);
  await expect.element(screen.getByRole('dialog', { name: 'Sheet' })).not.toBeInTheDocument();
  expect(goBack()).toBe(false);
});

test('a double click on what closes an overlay does not reach what is behind it', async () => {
  const pressed = vi.fn();
  function Saved() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <div style={{ position: 'fixed', inset: 0, display: 'grid' }}>
          <Button onPress={pressed}>Row</Button>
        </div>
        <Sheet title="Sheet" closeLabel="Close" isOpen={isOpen} onOpenChange={setOpen}>
          <Button onPress={() => setOpen(false)}>Save</Button>
        </Sheet>
      </>
    );
  }
  const screen = await render(<Saved />);
  await screen.getByRole('button', { name: 'Save' }).dblClick();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(pressed).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Row' }).click();
  expect(pressed).toHaveBeenCalledOnce();
});
