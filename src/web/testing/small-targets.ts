/** The minimum width and height of a touch target. */
const minPixels = 44;

/**
 * Returns the visible targets that are too small: each control and link must respond everywhere within a square of 44
 * px. The browser is asked point by point which element responds. A target may therefore be larger than it looks, and
 * is smaller if another element covers it.
 *
 * As in WCAG, a link within a sentence may be only as high as its line, and a target in a drawing may be small if a
 * full-size link leads to the same page.
 *
 * @returns each target with its name and its responding area
 */
export function smallTargets(): readonly string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=checkbox], ' +
    '[role=radio], [role=switch], [role=option], [role^=menuitem], [role=slider], ' +
    '[role=row][data-key]:not(:has(a[href]))';
  const near = 0.25; // precision of the search, in pixels
  const rounding = 0.75; // tolerance in pixels, since an edge between two pixels responds only on whole ones

  /** Returns the target of a press. For a checkbox or a button within a label, this is the label. */
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
    /** Whether a full square of the minimum size responds. */
    readonly isSquare: boolean;
  }

  /**
   * Returns the minimum size if a square of that size around the centre responds, else how far from the centre the
   * target responds.
   */
  const reachOf = (target: Element): Reach => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const answers = (atX: number, atY: number) => targetOf(document.elementFromPoint(atX, atY)) === target;
    const isSquareAt = (fromX: number, fromY: number) => {
      const [edge, corner] = [rounding, 6.5].map((inset) => [inset, minPixels - inset]) as [number[], number[]];
      const middle = minPixels / 2;
      const points = [
        ...corner.flatMap((dx) => corner.map((dy) => [dx, dy])),
        ...edge.flatMap((far) => [
          [far, middle],
          [middle, far],
        ]),
      ] as [number, number][];
      return points.every(([dx, dy]) => answers(fromX + dx, fromY + dy));
    };
    if (isSquareAt(x - minPixels / 2, y - minPixels / 2))
      return { width: minPixels, height: minPixels, isSquare: true };
    if (!answers(x, y)) return { width: 0, height: 0, isSquare: false };
    const walk = (dx: number, dy: number) => {
      let far = 0;
      while (far < minPixels && answers(x + dx * (far + near), y + dy * (far + near))) far += near;
      return far;
    };
    const [before, after, above, below] = [walk(-1, 0), walk(1, 0), walk(0, -1), walk(0, 1)];
    const start = (back: number, ahead: number) => Math.max(-back, Math.min(-minPixels / 2, ahead - minPixels));
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
