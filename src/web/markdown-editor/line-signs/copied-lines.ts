import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { LineReader } from '../../line-signs/index.ts';

/** Leaves the ids of lines out of copied text, because a copy is another line. Text that is cut takes its ids along. */
export function copiedLines(suffixAt: LineReader['suffixAt']): Extension {
  let isCut = false;
  const remember = ({ type }: ClipboardEvent) => {
    isCut = type === 'cut';
    return false;
  };
  return [
    EditorView.domEventHandlers({ copy: remember, cut: remember }),
    EditorView.clipboardOutputFilter.of((text) => (isCut ? text : withoutSuffixes(text, suffixAt))),
  ];
}

/** Returns a text without the ids at the ends of its lines. */
export function withoutSuffixes(text: string, suffixAt: LineReader['suffixAt']): string {
  return text
    .split('\n')
    .map((line) => line.slice(0, suffixAt(line) ?? line.length))
    .join('\n');
}
