/** The colours and the font for a canvas, which cannot use custom properties. */
export interface ChartPaint {
  readonly font: string;
  readonly words: string;
  readonly lines: string;
  /** The chart colours 1 to 6. */
  readonly series: readonly string[];
  /** The colours of a scale from low to high. */
  readonly scale: readonly string[];
  readonly surface: string;
  readonly good: string;
  readonly bad: string;
}

let known: ChartPaint | null = null;
const drawn = new Set<() => void>();
let isFollowed = false;

/**
 * Returns the design tokens resolved in the current theme. They are cached for all charts, since reading a token
 * recalculates the styles of the page, and read again when the theme changes.
 *
 * @param inside an element of a chart, whose font family is used for the labels
 */
export function chartPaint(inside: HTMLElement): ChartPaint {
  followTheme();
  known ??= readPaint(inside);
  return known;
}

/**
 * Calls `redraw` when the paint changes.
 * @returns a function that unsubscribes
 */
export function followPaint(redraw: () => void): () => void {
  drawn.add(redraw);
  return () => void drawn.delete(redraw);
}

function readPaint(inside: HTMLElement): ChartPaint {
  const probe = inside.appendChild(document.createElement('span'));
  probe.style.fontSize = 'var(--text-1)'; // not that of a map, whose paint is read first or last by chance
  const style = getComputedStyle(probe);
  const colour = (token: string) => {
    probe.style.color = `var(--${token})`;
    return style.color;
  };
  const paint = {
    font: `${style.fontSize} ${style.fontFamily}`,
    words: colour('muted'),
    lines: colour('line'),
    series: [1, 2, 3, 4, 5, 6].map((number) => colour(`chart-${number}`)),
    scale: [1, 2, 3, 4, 5, 6, 7].map((number) => colour(`scale-${number}`)),
    surface: colour('surface-sunken'),
    good: colour('good'),
    bad: colour('bad'),
  };
  probe.remove();
  return paint;
}

/** Subscribes to the theme when the first chart is drawn, for the lifetime of the page. */
function followTheme(): void {
  if (isFollowed) return;
  isFollowed = true;
  const reread = () => {
    known = null;
    for (const redraw of drawn) redraw();
  };
  new MutationObserver(reread).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', reread);
}
