import { type EditorState, type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { LineReader } from '../../line-signs/index.ts';
import { linesIn, type Span } from '../text/span.ts';
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

function suffixesIn({ doc }: EditorState, ranges: readonly Span[], suffixAt: LineReader['suffixAt']): DecorationSet {
  const hidden = new RangeSetBuilder<Decoration>();
  for (const range of ranges) {
    for (const line of linesIn(doc, range)) {
      const start = suffixAt(line.text);
      if (start !== null) hidden.add(line.from + start, line.to, Decoration.replace({}));
    }
  }
  return hidden.finish();
}
