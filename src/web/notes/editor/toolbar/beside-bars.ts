import { EditorView } from '@codemirror/view';

/**
 * What is scrolled to does not end up under the bars that stay at the top of the text, nor under the toolbar where that
 * lies at the bottom of the window, as on a phone. Where they lie over no text they take no room: what stands beside
 * the first line is not hidden by them.
 */
export const besideBars = EditorView.scrollMargins.of((view) => {
  const bars = view.dom.closest('[data-body-editor]')?.parentElement?.querySelector('[data-editor-bars]');
  if (bars == null) return null;
  const toolbar = bars.querySelector('[data-editor-toolbar]');
  const isAtBottom = toolbar !== null && getComputedStyle(toolbar).position === 'fixed';
  const text = view.scrollDOM.getBoundingClientRect();
  const overText = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && text.top < bottom && text.bottom > top ? { top, height } : null;
  };
  const above = overText(bars);
  const below = isAtBottom ? overText(toolbar) : null;
  return {
    ...(above !== null && { top: above.height }),
    ...(below !== null && { bottom: window.innerHeight - below.top }),
  };
});
