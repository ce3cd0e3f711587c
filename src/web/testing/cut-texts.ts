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

/** Returns the words of navigations and table heads that are on more than one line. */
export function brokenWords(): readonly string[] {
  return [...document.querySelectorAll('nav a, thead th')].flatMap((label) => {
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
