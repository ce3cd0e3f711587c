import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { linkAddress } from '../commands/link-address.ts';
import { keepPlace, keptPlaces } from '../kept-place.ts';
import { saysMoreThanText } from './says-more-than-text.ts';

export interface PasteOptions {
  /** What was pasted went in as text, because its formatting could not be read. */
  readonly onPlain: () => void;
}

/** What is pasted: a link over a selection, formatted text as Markdown, and else the text as it is. */
export function pasteText({ onPlain }: PasteOptions): Extension {
  return [
    EditorView.clipboardInputFilter.of((pasted) => pasted.replaceAll(/\r\n?/g, '\n')),
    keptPlaces,
    EditorView.domEventHandlers({
      paste: ({ clipboardData }, view) => {
        if (clipboardData === null || view.state.readOnly) return false;
        const text = clipboardData.getData('text/plain');
        if (pasteLink(view, text)) return true;
        const html = clipboardData.getData('text/html');
        if (!saysMoreThanText({ html, types: clipboardData.types })) return false;
        void pasteHtml(view, { html, text, onPlain });
        return true;
      },
    }),
  ];
}

function pasteLink(view: EditorView, pasted: string): boolean {
  const address = linkAddress(pasted);
  const { main, ranges } = view.state.selection;
  const text = view.state.sliceDoc(main.from, main.to);
  if (address === null || main.empty || ranges.length > 1 || text.includes('\n') || linkAddress(text) !== null)
    return false;
  view.dispatch(view.state.replaceSelection(`[${text}](${address})`), {
    userEvent: 'input.paste',
    scrollIntoView: true,
  });
  return true;
}

interface PastedHtml {
  readonly html: string;
  readonly text: string;
  readonly onPlain: () => void;
}

/** What turns HTML into Markdown is loaded with the first paste of it; its place is kept while others write. */
async function pasteHtml(view: EditorView, { html, text, onPlain }: PastedHtml): Promise<void> {
  const place = keepPlace(view, view.state.selection.main);
  const markdown = await import('./markdown-from-html.ts').then(
    ({ markdownFromHtml }) => markdownFromHtml(html),
    () => null,
  );
  if (markdown === null) onPlain();
  place.insert(markdown ?? text);
}
