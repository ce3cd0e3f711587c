import type { Page } from '@playwright/test';

/** The least width and height that a thumb hits. */
const leastPixels = 44;

/**
 * The targets in view that a thumb misses: each control and link has to answer everywhere in a square of 44 px. What
 * answers is asked of the browser, point by point, so that it may be larger than what is drawn, and is smaller where
 * something else lies over it.
 *
 * As in WCAG, a link within a sentence is as high as its line, and a place in a drawing may be small where a link of
 * full size leads there too.
 *
 * @returns each with its name and what answers of it
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(findSmallTargets, leastPixels);
}

/** Runs in the page. */
function findSmallTargets(least: number): readonly string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=checkbox], ' +
    '[role=radio], [role=switch], [role=option], [role^=menuitem], [role=slider], ' +
    '[role=row][data-key]:not(:has(a[href]))';
  const near = 0.25; // how exactly it is looked
  const rounding = 0.75; // what stands between two pixels answers on whole ones

  /** What a press is for: of a box or button within a label, the label. */
  const targetOf = (element: Element | null): Element | null => {
    const control = element?.closest(`${controls}, label`) ?? null;
    return control?.matches('input') ? (control.closest('label') ?? control) : control;
  };
  const isHeardOnly = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isHeardOnly(element.parentElement));
  const isInTouch = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && !isHeardOnly(element);
    const isActive =
      !element.matches(':disabled, [aria-disabled=true]') && element.closest('label:has(:disabled)') === null;
    return (
      isShown &&
      isActive &&
      element.closest('[aria-hidden=true], [inert]') === null &&
      getComputedStyle(element).pointerEvents !== 'none'
    );
  };
  const isInSentence = (element: Element): boolean =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;

  interface Reach {
    readonly width: number;
    readonly height: number;
    /** Whether all of a square of the least size answers. */
    readonly isSquare: boolean;
  }

  /** At most what is asked for, where the square lies in the middle; else as far as it answers from there. */
  const reachOf = (target: Element): Reach => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const answers = (atX: number, atY: number) => targetOf(document.elementFromPoint(atX, atY)) === target;
    const isSquareAt = (fromX: number, fromY: number) => {
      const [edge, corner] = [rounding, 6.5].map((inset) => [inset, least - inset]) as [number[], number[]];
      const middle = least / 2;
      const points = [
        ...corner.flatMap((dx) => corner.map((dy) => [dx, dy])),
        ...edge.flatMap((far) => [
          [far, middle],
          [middle, far],
        ]),
      ] as [number, number][];
      return points.every(([dx, dy]) => answers(fromX + dx, fromY + dy));
    };
    if (isSquareAt(x - least / 2, y - least / 2)) return { width: least, height: least, isSquare: true };
    if (!answers(x, y)) return { width: 0, height: 0, isSquare: false };
    const walk = (dx: number, dy: number) => {
      let far = 0;
      while (far < least && answers(x + dx * (far + near), y + dy * (far + near))) far += near;
      return far;
    };
    const [before, after, above, below] = [walk(-1, 0), walk(1, 0), walk(0, -1), walk(0, 1)];
    const start = (back: number, ahead: number) => Math.max(-back, Math.min(-least / 2, ahead - least));
    const isSquare = isSquareAt(x + start(before, after), y + start(above, below));
    return { width: before + after, height: above + below, isSquare };
  };

  const found: string[] = [];
  const targets = new Set([...document.querySelectorAll(controls)].flatMap((element) => targetOf(element) ?? []));
  const large = new Set<string | null>();
  const drawn: (readonly [Element, string])[] = [];
  for (const target of targets) {
    if (!target.isConnected || !isInTouch(target) || isInSentence(target)) continue;
    let reach = reachOf(target);
    if (!reach.isSquare) {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      reach = reachOf(target);
    }
    const name = target.getAttribute('aria-label') ?? target.textContent.trim();
    const words = `${target.localName} “${name.slice(0, 60)}”: ${reach.width} × ${reach.height}`;
    if (reach.isSquare) large.add(target.getAttribute('href'));
    else if (target.closest('svg') === null) found.push(words);
    else drawn.push([target, words]);
  }
  for (const [target, words] of drawn) if (!large.has(target.getAttribute('href'))) found.push(words);
  return found;
}
