import { onTestFinished, vi } from 'vitest';

export interface DrawnLabel {
  readonly text: string;
  readonly align: CanvasTextAlign;
  /** How far its end is to the right of the canvas, if it is centred. In pixels. */
  readonly beyond: number;
}

/** Records the texts that are drawn on canvases until the test ends. */
export function watchLabels(): readonly DrawnLabel[] {
  const labels: DrawnLabel[] = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...of
  ) {
    const [text, x] = of;
    const beyond = x + this.measureText(text).width / 2 - this.canvas.width;
    labels.push({ text, align: this.textAlign, beyond });
    fillText.apply(this, of);
  });
  onTestFinished(() => drawn.mockRestore());
  return labels;
}
