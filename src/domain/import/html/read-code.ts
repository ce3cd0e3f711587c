import type { AnyNode, Element } from 'domhandler';
import { attribute, findElement, isBlock, isTag, isText, styleOf } from './elements.ts';

/** Returns whether inline code is code of several lines, which becomes a block. */
export function isCodeOfLines(element: Element): boolean {
  if (element.name !== 'code') return false;
  const keepsLines =
    /\b(?:language-|whitespace-pre)/.test(attribute(element, 'class') ?? '') ||
    styleOf(element, 'white-space').startsWith('pre');
  return keepsLines && codeText(element).includes('\n');
}

/** Returns the text of code, however its lines are separated: by line breaks, `<br>` or blocks. */
export function codeText(code: Element): string {
  const written = new CodeLines();
  written.read(code);
  return withoutOuterLines(written.pieces.join('').replaceAll(/\r\n?/g, '\n').replaceAll('\u00a0', ' '));
}

function withoutOuterLines(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(text.startsWith('\n') && end > 0 ? 1 : 0, end);
}

class CodeLines {
  readonly pieces: string[] = [];

  read(node: AnyNode): void {
    if (isText(node) && node.data !== '') this.pieces.push(node.data);
    else if (isTag(node) && node.name === 'br') this.pieces.push('\n');
    else if (isTag(node)) this.#readElement(node);
  }

  #readElement(element: Element): void {
    const hasOwnLines = isBlock(element);
    if (hasOwnLines && this.pieces.length > 0 && !this.#isAtLineStart()) this.pieces.push('\n');
    const before = this.pieces.length;
    for (const child of element.children) this.read(child);
    // an empty block is an empty line
    if (hasOwnLines && (this.pieces.length === before || !this.#isAtLineStart())) this.pieces.push('\n');
  }

  #isAtLineStart(): boolean {
    return this.pieces.at(-1)?.endsWith('\n') ?? true;
  }
}

/** Returns the language that the source program named on the code or around it; empty if it named none. */
export function languageOf(code: Element): string {
  const inner = findElement(code, ({ name, attribs }) => name === 'code' && Object.hasOwn(attribs, 'class'));
  for (const place of [inner, code, code.parent, code.parent?.parent ?? null]) {
    const names = place === null || !isTag(place) ? '' : (attribute(place, 'class') ?? '').slice(0, 500);
    const [, name] =
      /\b(?:language|lang|highlight-source|highlight-text|brush:?)[-\s]([\w+#-]{1,40})/i.exec(names) ?? [];
    if (name !== undefined) return name.toLowerCase();
  }
  return '';
}
