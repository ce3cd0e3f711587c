import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { pressBack, touchScreen } from '../testing/index.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Sheet } from '../ui/dialog.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';

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
