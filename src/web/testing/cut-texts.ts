/** Returns by how much the page is wider than the window, and the texts of controls and headings that are cut off. */
export function cutTexts(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const tooWide = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
  const labels = document.querySelectorAll<HTMLElement>('a, button, label, legend, th, h1, h2, h3, h4, [role=radio]');
  const cut = [...labels]
    .flatMap((label) => [label, ...label.querySelectorAll<HTMLElement>('*')])
    .filter((each) => each.checkVisibility() && !each.closest('svg'))
    .filter((each) => ['hidden', 'clip'].includes(getComputedStyle(each).overflowX) && each.clientWidth > 1)
    .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 2)
    .map(({ innerText }) => `“${innerText}” is cut off`);
  return [...tooWide, ...new Set(cut)];
}

/** Returns the words of navigations, table heads and figures that are on more than one line. */
export function brokenWords(): readonly string[] {
  return [...document.querySelectorAll('nav a, thead th, dl dd')].flatMap((label) => {
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
      for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu))
        if (isBroken(text, index, word.length)) broken.push(word);
    }
    return broken;
  });
}

function isBroken(text: Text, start: number, length: number): boolean {
  const range = new Range();
  range.setStart(text, start);
  range.setEnd(text, start + length);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
}

/** Returns the texts that run out of an element around them, to either side. What is cut off on purpose does not. */
export function overflowingTexts(): readonly string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    const shown = text.parentElement?.checkVisibility() === true && text.parentElement.closest('textarea') === null;
    if (text.data.trim() !== '' && shown && isOutside(text)) found.add(`“${text.data}” runs out of its place`);
  }
  return [...found];
}

function isOutside(text: Text): boolean {
  const range = new Range();
  range.selectNodeContents(text);
  const { left, right } = range.getBoundingClientRect();
  for (let around = text.parentElement; around !== null; around = around.parentElement) {
    const { display, overflowX, position } = getComputedStyle(around);
    if (display === 'inline' || display === 'contents') continue;
    const box = around.getBoundingClientRect();
    // what is only there for screen readers is one pixel wide
    if (overflowX !== 'visible' || position === 'absolute' || position === 'fixed' || box.width <= 1) return false;
    if (right > box.right + 1 || left < box.left - 1) return true;
  }
  return false;
}
