import { EditorView } from '@codemirror/view';

/**
 * What is scrolled to does not end up under the toolbar, which stays at the top of the window or, on a phone, at its
 * bottom. Where it lies over no text it takes no room: what stands beside the first line is not hidden by it.
 */
export const besideToolbar = EditorView.scrollMargins.of((view) => {
  const toolbar = document.querySelector('[data-editor-toolbar]');
  if (toolbar === null) return null;
  const { top, bottom } = toolbar.getBoundingClientRect();
  const text = view.scrollDOM.getBoundingClientRect();
  if (text.top >= bottom || text.bottom <= top) return null;
  return getComputedStyle(toolbar).position === 'fixed' ? { bottom: window.innerHeight - top } : { top: bottom };
});
