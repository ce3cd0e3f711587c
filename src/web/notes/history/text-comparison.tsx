import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';

export interface TextComparisonProps {
  readonly before: string;
  readonly after: string;
  /** Whether to show two columns. Otherwise deleted text is shown above its replacement in one column. */
  readonly isSideBySide: boolean;
  /** Labels of the two sides, and of the combined view. */
  readonly labels: { readonly before: string; readonly after: string; readonly both: string };
}

export default function TextComparison({ before, after, isSideBySide, labels }: TextComparisonProps) {
  const host = useRef<HTMLDivElement>(null);
  const { before: beforeLabel, after: afterLabel, both } = labels;
  // if neither text ended with a line break, a line added below the last one would mark the last one as changed too
  const end = before.endsWith('\n') || after.endsWith('\n') ? '' : '\n';
  useEffect(() => {
    const parent = host.current;
    if (parent === null) return;
    const view = isSideBySide
      ? new MergeView({
          parent,
          a: { doc: before + end, extensions: readOnly(beforeLabel) },
          b: { doc: after + end, extensions: readOnly(afterLabel) },
          diffConfig,
        })
      : new EditorView({
          parent,
          doc: after + end,
          extensions: [
            readOnly(both),
            unifiedMergeView({
              original: before + end,
              mergeControls: false,
              syntaxHighlightDeletions: false,
              diffConfig,
            }),
          ],
        });
    return () => view.destroy();
  }, [before, after, end, isSideBySide, beforeLabel, afterLabel, both]);
  return <div ref={host} />;
}

/** Limits the effort of a diff between very different texts. The result is then coarser. */
const diffConfig = { scanLimit: 2_000, timeout: 300 };

function readOnly(label: string): Extension {
  return [
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    EditorState.lineSeparator.of('\n'),
    EditorView.lineWrapping,
    EditorView.cspNonce.of(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''),
    EditorView.contentAttributes.of({ 'aria-label': label, 'aria-multiline': 'true', tabindex: '0' }),
    EditorView.perLineTextDirection.of(true),
    ownDirections,
    comparisonLooks,
  ];
}

const ownDirection = Decoration.line({ attributes: { dir: 'auto' } });

const ownDirections = EditorView.decorations.of((view) =>
  Decoration.set(
    view.visibleRanges.flatMap(({ from, to }) => {
      const lines = [];
      for (let at = from; at <= to; at = view.state.doc.lineAt(at).to + 1)
        lines.push(ownDirection.range(view.state.doc.lineAt(at).from));
      return lines;
    }),
  ),
);

/**
 * Styles of a comparison. Added text is underlined, deleted text is struck through, and each changed line starts with a
 * sign, so that no meaning depends on colour alone.
 */
const comparisonLooks = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'var(--ring) solid var(--focus)', outlineOffset: 'var(--space-1)' },
  '.cm-scroller': {
    fontFamily: 'var(--font-reading)',
    fontSize: 'var(--text-3)',
    lineHeight: 'var(--leading-reading)',
    overflow: 'visible',
  },
  '.cm-content': { padding: '0' },
  '.cm-line, .cm-deletedChunk .cm-deletedLine': {
    padding: '0',
    paddingInlineStart: 'var(--space-5)',
    position: 'relative',
  },
  '.cm-line.cm-changedLine::before, .cm-deletedChunk .cm-deletedLine::before': {
    position: 'absolute',
    insetInlineStart: 'var(--space-1)',
    fontFamily: 'var(--font-interface)',
    fontWeight: '640',
  },
  '&.cm-merge-b .cm-line.cm-changedLine::before': { content: '"+"', color: 'var(--good)' },
  '&.cm-merge-a .cm-line.cm-changedLine::before, .cm-deletedChunk .cm-deletedLine::before': {
    content: '"−"',
    color: 'var(--bad)',
  },
  '&.cm-merge-b .cm-line.cm-changedLine': { backgroundColor: 'var(--good-soft)' },
  '&.cm-merge-a .cm-line.cm-changedLine, .cm-deletedChunk': { backgroundColor: 'var(--bad-soft)' },
  '.cm-deletedChunk': { paddingLeft: '0' },
  '&.cm-merge-b .cm-changedText': {
    background: 'none',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': {
    background: 'none',
    textDecoration: 'line-through',
  },
  '.cm-changeGutter, .cm-gutters': { display: 'none' },
});
