import { type AnyNode, type Element, isTag, isText, type ParentNode } from 'domhandler';
import type { Inline, InlineStyle } from './block.ts';
import { imageOfDataUrl } from './data-url.ts';
import { attribute, isBlock, nodesIn, textIn } from './elements.ts';
import type { HtmlContext } from './html-context.ts';
import { marksOf, raisedDigits } from './inline-marks.ts';
import { imageMarkdown } from './print-link.ts';
import {
  formulaText,
  isHidden,
  lostNames,
  mediaAddress,
  mediaNames,
  mediaTitle,
  unseenNames,
  widthOf,
} from './read-media.ts';

export interface ReadingState {
  readonly context: HtmlContext;
  /** Elements that contain blocks. */
  readonly blockParents: ReadonlySet<AnyNode>;
  /** Elements that contain blocks which no cell of a table can hold. */
  readonly structureParents: ReadonlySet<AnyNode>;
  readonly leftOut: Map<string, number>;
}

interface InlineTarget {
  readonly add: (inline: Inline) => void;
  /** Reads an element as a block; returns false if it is inline, or is to be read as a line. */
  readonly element: (element: Element, style: InlineStyle) => boolean;
}

/** Reads inline content. Blocks that its target does not read become lines. */
export class InlineReader {
  readonly #state: ReadingState;
  readonly #target: InlineTarget;
  #isCode = false;

  constructor(state: ReadingState, target: InlineTarget) {
    this.#state = state;
    this.#target = target;
  }

  readChildren(parent: ParentNode, style: InlineStyle): void {
    for (const child of parent.children) this.read(child, style);
  }

  read(node: AnyNode, style: InlineStyle): void {
    if (isText(node)) this.#addText(node.data, style);
    else if (isTag(node)) this.#readElement(node, style);
  }

  /** Reads the images below an element whose text was read otherwise. */
  readImages(element: Element, style: InlineStyle): void {
    for (const node of nodesIn(element)) if (isTag(node) && node.name === 'img') this.#readImage(node, style);
  }

  #readElement(element: Element, style: InlineStyle): void {
    const { name } = element;
    if (unseenNames.has(name)) return;
    if (isHidden(element)) this.#leaveOut(element, 'hidden');
    else if (name === 'br') this.#target.add({ kind: 'break' });
    else if (name === 'img') this.#readImage(element, style);
    else if (isCheckbox(element)) {
      this.#target.add({ kind: 'checkbox', isTicked: attribute(element, 'checked') !== null });
    } else if (mediaNames.has(name)) this.#readMedia(element, style);
    else if (lostNames.has(name)) this.#leaveOut(element, name);
    else if (name === 'math') this.#addText(formulaText(element), style);
    else if (this.#target.element(element, style)) return;
    else if (isBlock(element)) this.#readAsLine(element, style);
    else this.#readInline(element, style);
  }

  #readAsLine(element: Element, style: InlineStyle): void {
    this.#target.add({ kind: 'break' });
    this.readChildren(element, style);
    this.#target.add({ kind: 'break' });
  }

  #readInline(element: Element, style: InlineStyle): void {
    const { name } = element;
    const holdsBlocks = this.#state.blockParents.has(element);
    if (name === 'sup' || name === 'sub') {
      const digits = raisedDigits(name, textIn(element));
      if (digits !== null) return this.#addText(digits, style);
    }
    if (name === 'wbr') return;
    const inner = holdsBlocks || this.#isCode ? style : { ...style, marks: style.marks | marksOf(element) };
    const isCode = name === 'code' && !this.#isCode && !holdsBlocks;
    if (isCode) this.#isCode = true;
    this.readChildren(element, name === 'a' ? this.#linked(element, inner) : isCode ? { ...inner } : inner);
    if (isCode) this.#isCode = false;
  }

  #linked(element: Element, style: InlineStyle): InlineStyle {
    const address = attribute(element, 'href')?.trim() ?? '';
    return address === '' ? style : { ...style, link: { address } };
  }

  #readImage(element: Element, style: InlineStyle): void {
    const address = attribute(element, 'src')?.trim() ?? '';
    const alt = (attribute(element, 'alt') ?? '').replaceAll(/\s+/g, ' ').trim();
    const widthPx = widthOf(element);
    const { context } = this.#state;
    const part = /^data:/i.test(address)
      ? this.#embedded(address, alt, widthPx)
      : (context.imagePart?.({ address, alt, widthPx }) ?? imageMarkdown(address, alt));
    if (part !== null) this.#target.add({ kind: 'object', part, ...style });
    else {
      this.#leaveOut(element, 'image');
      this.#addText(alt, style);
    }
  }

  #embedded(address: string, alt: string, widthPx: number | null) {
    const image = imageOfDataUrl(address, alt);
    return image === null ? null : (this.#state.context.embeddedPart?.({ ...image, widthPx }) ?? null);
  }

  #readMedia(element: Element, style: InlineStyle): void {
    const address = mediaAddress(element);
    if (!/^https?:\/\//i.test(address)) return this.#leaveOut(element, element.name);
    this.#addText(mediaTitle(element) || address, { ...style, link: { address } });
  }

  #addText(text: string, style: InlineStyle): void {
    if (text !== '') this.#target.add({ kind: this.#isCode ? 'code' : 'text', text, ...style });
  }

  /** Counts an element whose content is lost. Hidden elements without text lose nothing. */
  #leaveOut(element: Element, name: string): void {
    if (name === 'hidden' && textIn(element).trim() === '') return;
    const { leftOut } = this.#state;
    leftOut.set(name, (leftOut.get(name) ?? 0) + 1);
  }
}

function isCheckbox(element: Element): boolean {
  return element.name === 'input' && attribute(element, 'type')?.toLowerCase() === 'checkbox';
}
