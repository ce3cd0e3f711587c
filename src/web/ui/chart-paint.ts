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
let stopFollowing: (() => void) | null = null;

/**
 * What the tokens come to in the theme that stands. Read once for all charts, since each token read is a pass over the
 * styles of the page; read anew when the theme changes.
 *
 * @param inside an element of a chart, whose font the words have
 */
export function chartPaint(inside: HTMLElement): ChartPaint {
  known ??= readPaint(inside);
  return known;
}

/** Calls `redraw` when the paint is another. @returns what ends it */
export function followPaint(redraw: () => void): () => void {
  drawn.add(redraw);
  stopFollowing ??= onThemeChange(() => {
    known = null;
    for (const each of drawn) each();
  });
  return () => {
    drawn.delete(redraw);
    if (drawn.size > 0) return;
    stopFollowing?.();
    stopFollowing = null;
    known = null; // nobody would hear of a change
  };
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

function onThemeChange(listener: () => void): () => void {
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(listener);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  systemDark.addEventListener('change', listener);
  return () => {
    chosen.disconnect();
    systemDark.removeEventListener('change', listener);
  };
}
