import { syntaxTree } from '@codemirror/language';
import type { Extension, Range } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** How Markdown looks while it is written: the marks stay in view, quietly, and each line has a direction of its own. */
const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-reading)',
    fontSize: 'var(--text-4)',
    lineHeight: 'var(--leading-reading)',
    overflow: 'visible',
  },
  '.cm-content': { padding: '0', minHeight: '40vh', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0', textAlign: 'start' },
  '.cm-placeholder': { color: 'var(--muted)', whiteSpace: 'pre-wrap' },
  '.md-heading': { fontFamily: 'var(--font-interface)', fontWeight: '640', letterSpacing: '-0.012em' },
  '.md-heading1': { fontSize: 'var(--text-6)', lineHeight: 'var(--leading-tight)' },
  '.md-heading2': { fontSize: 'var(--text-5)', lineHeight: '1.3' },
  '.md-strong': { fontWeight: '660' },
  '.md-emphasis': { fontStyle: 'italic' },
  '.md-struck': { textDecoration: 'line-through' },
  '.md-code': { fontFamily: 'ui-monospace, monospace', fontSize: '0.875em' },
  '.md-quote': { color: 'var(--muted)' },
  '.md-mark': { color: 'var(--muted)', fontWeight: '400' },
  '.md-link': { color: 'var(--mind)' },
});

const classByNode: Readonly<Record<string, string>> = {
  StrongEmphasis: 'md-strong',
  Emphasis: 'md-emphasis',
  Strikethrough: 'md-struck',
  InlineCode: 'md-code',
  FencedCode: 'md-code',
  Blockquote: 'md-quote',
  Link: 'md-link',
  URL: 'md-link',
  HeaderMark: 'md-mark',
  EmphasisMark: 'md-mark',
  StrikethroughMark: 'md-mark',
  CodeMark: 'md-mark',
  QuoteMark: 'md-mark',
  ListMark: 'md-mark',
  LinkMark: 'md-mark',
  TaskMarker: 'md-mark',
};

const markByNode = new Map(
  Object.entries(classByNode).map(([name, className]) => [name, Decoration.mark({ class: className })]),
);

const ownDirection = Decoration.line({ attributes: { dir: 'auto' } });

function decorate(view: EditorView): DecorationSet {
  const decorations: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at);
      decorations.push(ownDirection.range(line.from));
      at = line.to + 1;
    }
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        const level = /^(?:ATX|Setext)Heading([1-6])$/.exec(node.name)?.[1];
        if (level !== undefined) decorations.push(headingLine(level).range(view.state.doc.lineAt(node.from).from));
        const mark = markByNode.get(node.name);
        if (mark !== undefined && node.to > node.from) decorations.push(mark.range(node.from, node.to));
      },
    });
  }
  return Decoration.set(decorations, true);
}

function headingLine(level: string): Decoration {
  return Decoration.line({ class: `md-heading md-heading${level}` });
}

const looks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }

    update(update: ViewUpdate): void {
      const isParsedFurther = syntaxTree(update.startState) !== syntaxTree(update.state);
      if (update.docChanged || update.viewportChanged || isParsedFurther) this.decorations = decorate(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

export const markdownLooks: Extension = [look, looks, EditorView.perLineTextDirection.of(true)];
