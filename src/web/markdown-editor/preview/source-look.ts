import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension, Range } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { linesIn, type Span } from '../text/span.ts';
import { drawnPart, drawnRanges } from '../view/drawn-ranges.ts';
import { baseLook } from './base-look.ts';
import { codeColours } from './code-colours.ts';
import { headingLevel, headingLine, isBegunUnderline } from './draw-blocks.ts';
import { lookByNode } from './draw-inline.ts';
import { quiet } from './drawing.ts';

/**
 * Displays the Markdown source in muted colours. All markup stays visible, and each line has its own text direction.
 */
export const sourceLook: Extension = [
  EditorView.theme({ '.cm-line, .md-heading': { fontFamily: 'ui-monospace, monospace', fontSize: '0.9375rem' } }),
  baseLook,
  codeColours,
  drawnPart,
  ViewPlugin.define((view) => new Source(view), { decorations: (source) => source.decorations }),
  EditorView.perLineTextDirection.of(true),
];

class Source {
  decorations: DecorationSet;
  #ranges: readonly Span[];

  constructor(view: EditorView) {
    this.#ranges = drawnRanges(view);
    this.decorations = drawSource(view.state, this.#ranges);
  }

  update({ view, state, startState, docChanged, viewportChanged, selectionSet }: ViewUpdate): void {
    const isParsedFurther = syntaxTree(startState) !== syntaxTree(state);
    const ranges = drawnRanges(view);
    if (docChanged || viewportChanged || selectionSet || isParsedFurther || ranges !== this.#ranges)
      this.decorations = drawSource(state, ranges);
    this.#ranges = ranges;
  }
}

function drawSource(state: EditorState, visible: readonly Span[]): DecorationSet {
  const decorations: Range<Decoration>[] = [];
  const { head } = state.selection.main;
  for (const { from, to } of visible) {
    for (const line of linesIn(state.doc, { from, to })) decorations.push(ownDirection.range(line.from));
    syntaxTree(state).iterate({
      from,
      to,
      enter: (node) => {
        const level = headingLevel(node.name);
        const isBegun =
          level !== null && isBegunUnderline(node.node, ({ from: at, to: end }) => head >= at && head <= end);
        if (level !== null && !isBegun) decorations.push(headingLine(level).range(state.doc.lineAt(node.from).from));
        const look = lookOf(node.name);
        if (look !== undefined && node.to > node.from) decorations.push(look.range(node.from, node.to));
        return node.name !== 'FencedCode' && node.name !== 'CodeBlock';
      },
    });
  }
  return Decoration.set(decorations, true);
}

function lookOf(name: string): Decoration | undefined {
  if (/Mark(?:er)?$/.test(name)) return quiet;
  return lookByNode[name] ?? sourceOnly[name];
}

const link = Decoration.mark({ class: 'md-link' });

const sourceOnly: Readonly<Record<string, Decoration>> = {
  Link: link,
  URL: link,
  WikiLink: link,
  WikiEmbed: link,
  FootnoteReference: link,
  Blockquote: Decoration.mark({ class: 'md-quote' }),
  CalloutType: quiet,
  HTMLBreak: quiet,
  DetailsStart: quiet,
  DetailsEnd: quiet,
};

const ownDirection = Decoration.line({ attributes: { dir: 'auto' } });
