import { EditorView } from '@codemirror/view';

/**
 * Keeps scroll targets from ending up under the sticky bars above the text, or under the toolbar at the bottom of the
 * window on phones. Bars that do not overlap the text add no margin, because they cover none of it.
 */
export const barMargins = EditorView.scrollMargins.of((view) => {
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
