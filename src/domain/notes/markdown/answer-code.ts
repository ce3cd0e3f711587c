/** Code in a note that is a question: its answer is shown in place of it. */
export interface AnswerCode {
  readonly kind: 'block' | 'inline';
  /** The answer line, without the marks around it. */
  readonly line: string;
  readonly from: number;
  readonly to: number;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The part of a syntax node that is read here. The editor's types of nodes are not the same as the parser's. */
interface CodeNode extends Span {
  readonly name: string;
  readonly parent: CodeNode | null;
  readonly getChild: (name: string) => Span | null;
  readonly getChildren: (name: string) => readonly Span[];
}

/** The language of a fenced block that holds an answer line. */
export const answerLanguage = 'mensana';

/**
 * Returns the question that a code node is: a fenced block of the language `mensana`, closed and outside of lists and
 * quotes, or inline code that starts with `=`, such as `` `=best squat 5` ``. A line that was broken within a block is
 * joined. Null for other code.
 *
 * @param textOf returns the text between two positions of the tree
 */
export function answerCodeOf(node: CodeNode, textOf: (from: number, to: number) => string): AnswerCode | null {
  const marks = node.getChildren('CodeMark');
  const [opening, closing] = [marks[0], marks.at(-1)];
  if (opening === undefined || closing === undefined || opening === closing) return null;
  const { from, to } = node;
  if (node.name === 'InlineCode') {
    const line = inlineLineOf(textOf(opening.to, closing.from));
    return line === null ? null : { kind: 'inline', line, from, to };
  }
  if (node.name !== 'FencedCode' || isContained(node)) return null;
  const info = node.getChild('CodeInfo');
  if (info === null || textOf(info.from, info.to).trim().toLowerCase() !== answerLanguage) return null;
  const line = lineOf(
    node
      .getChildren('CodeText')
      .map((code) => textOf(code.from, code.to))
      .join(''),
  );
  return line === null ? null : { kind: 'block', line, from, to };
}

function isContained({ parent }: CodeNode): boolean {
  for (let around: CodeNode | null = parent; around !== null; around = around.parent)
    if (containers.has(around.name)) return true;
  return false;
}

const containers = new Set(['Blockquote', 'ListItem', 'FootnoteDefinition']);

function inlineLineOf(code: string): string | null {
  const text = code.trimStart();
  return text.startsWith('=') && !code.includes('\n') ? lineOf(text.slice(1)) : null;
}

function lineOf(code: string): string | null {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  // code such as `==` or `=> x` is not a question
  return /^[\p{L}\p{N}"(#-]/u.test(line) ? line : null;
}
