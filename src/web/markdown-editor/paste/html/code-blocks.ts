import { isBlock, styleOf } from './elements.ts';

/** Turns code on lines of its own into code blocks, whatever separates its lines or highlights its syntax. */
export function makeCodeBlocks(body: HTMLElement): void {
  for (const code of body.querySelectorAll('code')) {
    const isBlockOfCode = code.closest('pre') === null && keepsLines(code) && linesOf(code).includes('\n');
    if (isBlockOfCode) code.replaceWith(blockOf(code));
  }
  for (const block of body.querySelectorAll('pre')) block.replaceWith(blockOf(block));
}

function keepsLines(code: Element): boolean {
  return /\b(?:language-|whitespace-pre)/.test(code.className) || /^pre/.test(styleOf(code, 'white-space'));
}

function blockOf(source: Element): Element {
  const block = source.ownerDocument.createElement('pre');
  const code = block.appendChild(source.ownerDocument.createElement('code'));
  const language = languageOf(source);
  if (language !== null) code.className = `language-${language}`;
  code.textContent = linesOf(source).replace(/^\n/, '').replace(/\n+$/, '');
  return block;
}

function linesOf(element: Element): string {
  let text = '';
  for (const child of element.childNodes) {
    if (child instanceof Element && isBlock(child) && text !== '' && !text.endsWith('\n')) text += '\n';
    if (child.nodeName === 'BR') text += '\n';
    else text += child instanceof Element ? linesOf(child) : child instanceof Text ? child.data : '';
    if (child instanceof Element && isBlock(child) && !text.endsWith('\n')) text += '\n';
  }
  return text;
}

/** Returns the language that the source program names in the code element or its ancestors. */
function languageOf(source: Element): string | null {
  const places = [
    source.querySelector('code[class]'),
    source,
    source.parentElement,
    source.parentElement?.parentElement,
  ];
  for (const place of places) {
    const name = /\b(?:language|lang|highlight-source|highlight-text|brush:?)[-\s]([\w+#-]+)/i.exec(
      place?.className ?? '',
    );
    if (name?.[1] !== undefined) return name[1].toLowerCase();
  }
  return null;
}
