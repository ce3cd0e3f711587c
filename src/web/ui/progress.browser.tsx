import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Progress } from './progress.tsx';

test('the bar covers the share that is done', async () => {
  const screen = await render(<Progress label="Importing" value={1} max={4} />);
  const progress = screen.getByRole('progressbar', { name: 'Importing' });
  await expect.element(progress).toBeVisible();
  const track = progress.element().lastElementChild as HTMLElement;
  const covered = () => {
    const whole = track.getBoundingClientRect();
    const bar = (track.firstElementChild as HTMLElement).getBoundingClientRect();
    return (bar.right - whole.left) / whole.width;
  };
  await expect.poll(covered).toBeCloseTo(0.25);
  await screen.rerender(<Progress label="Importing" value={4} max={4} />);
  await expect.poll(covered).toBeCloseTo(1);
});
