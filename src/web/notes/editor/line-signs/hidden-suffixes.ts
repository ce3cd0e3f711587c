import { type EditorState, type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { LineReader } from '../../../line-signs/index.ts';
import { beforeSuffix, joinAtSuffix } from './keep-suffix.ts';

/** Hides the ids at the ends of lines, for the live preview. */
export function hiddenSuffixes({ suffixAt }: Pick<LineReader, 'suffixAt'>): Extension {
  const inView = (view: EditorView) => suffixesIn(view.state, view.visibleRanges, suffixAt);
  const plugin = ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = inView(view);
      }

      update({ view, docChanged, viewportChanged }: ViewUpdate): void {
        if (docChanged || viewportChanged) this.decorations = inView(view);
      }
    },
    { decorations: ({ decorations }) => decorations },
  );
  return [
    plugin,
    EditorView.atomicRanges.of((view) => view.plugin(plugin)?.decorations ?? Decoration.none),
    joinAtSuffix(suffixAt),
    beforeSuffix(suffixAt),
  ];
}

function suffixesIn(
  { doc }: EditorState,
  ranges: readonly { readonly from: number; readonly to: number }[],
  suffixAt: LineReader['suffixAt'],
): DecorationSet {
  const hidden = new RangeSetBuilder<Decoration>();
  for (const { from, to } of ranges) {
    for (let at = from; at <= to; ) {
      const line = doc.lineAt(at);
      const start = suffixAt(line.text);
      if (start !== null) hidden.add(line.from + start, line.to, Decoration.replace({}));
      at = line.to + 1;
    }
  }
  return hidden.finish();
}
