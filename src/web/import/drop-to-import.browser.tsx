import { expect, test } from 'vitest';
import { openApp } from '../testing/index.ts';
import { markdownFile } from './testing/files.ts';

test('files dropped outside a note start an import', async () => {
  const { screen, router } = await openApp('/dashboard/overview');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const main = document.querySelector('main');
  drag(main, 'dragover');
  await expect.element(screen.getByText('Drop to import')).toBeVisible();
  drag(main, 'drop');
  await expect.element(screen.getByRole('button', { name: 'Import 1 note' })).toBeEnabled();
  expect(router.state.location.pathname).toBe('/dashboard/profile/import');
  await expect.element(screen.getByText('Drop to import')).not.toBeInTheDocument();
});

function drag(target: Element | null, kind: 'dragover' | 'drop'): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(markdownFile('Squat.md', 'Knees out.'));
  target?.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
}
