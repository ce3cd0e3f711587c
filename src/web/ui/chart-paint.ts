/** What a canvas is painted with: it knows no custom properties. */
export interface ChartPaint {
  readonly font: string;
  readonly words: string;
  readonly lines: string;
  /** Those of the chart colours 1 to 6. */
  readonly series: readonly string[];
}

let known: ChartPaint | null = null;
const drawn = new Set<() => void>();
let isFollowed = false;

/**
 * What the tokens come to in the theme that stands. Read once for all charts, since each token read is a pass over the
 * styles of the page; read anew when the theme changes.
 *
 * @param inside an element of a chart, whose font the words have
 */
export function chartPaint(inside: HTMLElement): ChartPaint {
  followTheme();
  known ??= readPaint(inside);
  return known;
}

/** Calls `redraw` when the paint is another. @returns what ends it */
export function followPaint(redraw: () => void): () => void {
  drawn.add(redraw);
  return () => void drawn.delete(redraw);
}

function readPaint(inside: HTMLElement): ChartPaint {
  const probe = inside.appendChild(document.createElement('span'));
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
  };
  probe.remove();
  return paint;
}

/** From the first chart on, as long as the page is open. */
function followTheme(): void {
  if (isFollowed) return;
  isFollowed = true;
  const readAnew = () => {
    known = null;
    for (const redraw of drawn) redraw();
  };
  new MutationObserver(readAnew).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', readAnew);
}
