import { Decoration, type EditorView } from '@codemirror/view';
import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { copyText } from '../../secure-context/index.ts';
import { codeLanguage } from '../language/code-languages.ts';
import { type Container, containerKind } from '../text/line-prefix.ts';
import type { Span } from '../text/span.ts';
import { enclosing, treeAt } from '../text/tree-at.ts';
import { type Drawing, type Drawn, quiet } from './drawing.ts';
import { element, icon } from './element.ts';
import { previewOptions } from './preview-options.ts';
import { ShownWidget, TextWidget } from './shown-widget.ts';

/** Decorates headings, thematic breaks and code, and collects the quotes and lists that prefix lines. */
export function drawBlock(drawing: Drawing, node: SyntaxNodeRef): Drawn {
  const kind = containerKind(node.name);
  if (kind !== null) return contain(drawing, kind, node);
  if (node.name === 'FencedCode') return drawFencedCode(drawing, node.node);
  if (node.name === 'CodeBlock') {
    drawPanel(drawing, node);
    return false;
  }
  if (node.name === 'HorizontalRule') return drawRule(drawing, node);
  if (node.name === 'LinkReference') {
    drawing.mark(node.from, node.to, quiet);
    return false;
  }
  const level = headingLevel(node.name);
  if (level !== null) drawHeading(drawing, node.node, level);
  return undefined;
}

/** Returns the heading level, 1 to 6; null for any other node. */
export function headingLevel(name: string): string | null {
  return /^(?:ATX|Setext)Heading([1-6])$/.exec(name)?.[1] ?? null;
}

export function headingLine(level: string): Decoration {
  return Decoration.line({
    class: `md-heading md-heading${level}`,
    attributes: { role: 'heading', 'aria-level': level },
  });
}

function contain(drawing: Drawing, kind: Container['kind'], ref: SyntaxNodeRef): undefined {
  const { node } = ref;
  for (const { from } of drawing.linesOf(node)) {
    const containers = drawing.containersByLine.get(from) ?? [];
    containers.push({ kind, node });
    drawing.containersByLine.set(from, containers);
  }
  return undefined;
}

function drawHeading(drawing: Drawing, node: SyntaxNode, level: string): void {
  if (isBegunUnderline(node, (mark) => drawing.isTouched(mark))) return;
  const isShown = drawing.isTouched(node);
  const last = drawing.state.doc.lineAt(node.to);
  for (const { from } of drawing.linesOf(node)) {
    const isUnderline = node.name.startsWith('Setext') && from === last.from;
    if (!isUnderline) drawing.line(from, headingLine(level));
    else if (!isShown) drawing.line(from, underline);
  }
  for (const mark of node.getChildren('HeaderMark')) {
    const { from, to } = mark.from === node.from ? withSpaceAfter(drawing, mark) : withSpaceBefore(drawing, mark);
    drawing.recede(from, Math.min(to, node.to), isShown);
  }
}

/** Returns whether a heading consists of an underline of one sign that is still typed: it may become a list. */
export function isBegunUnderline({ name, lastChild: mark }: SyntaxNode, isTouched: (mark: Span) => boolean): boolean {
  return name.startsWith('Setext') && mark !== null && mark.to - mark.from === 1 && isTouched(mark);
}

function withSpaceAfter(drawing: Drawing, { from, to }: Span): Span {
  const line = drawing.state.doc.lineAt(from);
  const space = /^[ \t]*/.exec(line.text.slice(to - line.from))?.[0].length ?? 0;
  return { from, to: to + space };
}

function withSpaceBefore(drawing: Drawing, { from, to }: Span): Span {
  const line = drawing.state.doc.lineAt(from);
  const before = line.text.slice(0, from - line.from);
  const kept = /^\s*$/.test(before) ? before.length : before.trimEnd().length;
  return { from: line.from + kept, to };
}

function drawRule(drawing: Drawing, { from, to }: SyntaxNodeRef): false {
  if (drawing.isTouched({ from, to })) drawing.mark(from, to, quiet);
  else drawing.replace(from, to, new Rule());
  return false;
}

function drawFencedCode(drawing: Drawing, node: SyntaxNode): false {
  const { doc } = drawing.state;
  const isShown = drawing.isTouched(node);
  const first = doc.lineAt(node.from);
  const fences = node.getChildren('CodeMark');
  const closing = fences.length > 1 ? fences.at(-1) : undefined;
  const last = closing === undefined ? null : doc.lineAt(closing.from);
  drawPanel(drawing, node);
  const info = node.getChild('CodeInfo');
  const written = info === null ? '' : drawing.text(info.from, info.to);
  if (isShown) drawing.mark(node.from, first.to, quiet);
  else drawing.replace(node.from, first.to, new CodeHead(codeLanguage(written)?.name ?? written));
  drawing.widget(first.to, new CopyCode(), 2);
  if (closing !== undefined && last !== null && last.from > first.from) {
    drawing.recede(closing.from, closing.to, isShown);
  }
  return false;
}

function drawPanel(drawing: Drawing, node: Span): void {
  const { doc } = drawing.state;
  const first = doc.lineAt(node.from).from;
  const last = doc.lineAt(node.to).from;
  for (const { from } of drawing.linesOf(node)) {
    drawing.codeLines.add(from);
    drawing.line(from, codeLine);
    if (from === first) drawing.line(from, codeOpens);
    if (from === last) drawing.line(from, codeCloses);
  }
}

const underline = Decoration.line({ class: 'md-underline' });
const codeLine = Decoration.line({ class: 'md-block-code' });
const codeOpens = Decoration.line({ class: 'md-code-opens' });
const codeCloses = Decoration.line({ class: 'md-code-closes' });

class Rule extends TextWidget<[]> {
  toDOM(): HTMLElement {
    return element('span', { class: 'md-rule', role: 'separator' });
  }
}

/** Replaces the opening fence of a code block and shows the language. */
class CodeHead extends TextWidget<[language: string]> {
  toDOM(): HTMLElement {
    return element('span', { class: 'md-code-language' }, ...this.shown);
  }
}

class CopyCode extends ShownWidget<[]> {
  toDOM(view: EditorView): HTMLElement {
    const labels = view.state.facet(previewOptions)?.labels;
    const said = element('span', { role: 'status', class: 'md-copied' });
    const button = element('button', { type: 'button', class: 'md-copy', tabindex: '-1' }, icon('copy'));
    button.setAttribute('aria-label', labels?.copyCode ?? '');
    button.addEventListener('mousedown', (event) => event.preventDefault());
    const host = element('span', { class: 'md-copy-place' }, said, button);
    button.addEventListener('click', async () => {
      if (!(await copyText(codeAt(view, view.posAtDOM(host))))) return;
      said.textContent = labels?.copied ?? '';
      setTimeout(() => said.replaceChildren(), shownMilliseconds);
    });
    return host;
  }
}

const shownMilliseconds = 2000;

/** Returns the code of the fenced block whose first line contains `at`, without quote markers. */
function codeAt({ state }: EditorView, at: number): string {
  const code = enclosing(treeAt(state, at).resolveInner(state.doc.lineAt(at).to, -1), 'FencedCode');
  const texts = code?.getChildren('CodeText') ?? [];
  return texts.map(({ from, to }) => state.sliceDoc(from, to)).join('');
}
