import type { AnyNode, Element, ParentNode } from 'domhandler';
import type { TextPart } from '../draft/index.ts';
import type { Inline, InlineStyle, Link } from './block.ts';
import { attribute, isBlock, isTag, isText, nodesIn, textIn } from './elements.ts';
import { countLeftOut, type HtmlContext } from './html-context.ts';
import { marksOf, raisedDigits } from './inline-marks.ts';
import { imageMarkdown } from './print-link.ts';
import { imageAddress, leadsSomewhere, linkAddress, mediaAddress } from './read-address.ts';
import { displayedLines, formulaText, isDisplayed, texOf } from './read-formula.ts';
import { isHidden, lostNames, mediaNames, mediaTitle, unseenNames, widthOf } from './read-media.ts';
import type { UnshownAddress } from './unshown-addresses.ts';

export interface ReadingState {
  readonly context: HtmlContext;
  /** Elements that contain blocks. */
  readonly blockParents: ReadonlySet<AnyNode>;
  /** Elements that contain blocks which no cell of a table can hold. */
  readonly structureParents: ReadonlySet<AnyNode>;
  readonly leftOut: Map<string, number>;
  /** Returns addresses that are not shown, to write them beside the content of their element. */
  readonly addressesOf: (element: Element) => readonly UnshownAddress[];
  /** The links of which something is shown. */
  readonly shownLinks: Set<Link>;
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
    else if (name === 'math') this.#readFormula(element, style);
    else this.#readOther(element, style);
  }

  #readOther(element: Element, style: InlineStyle): void {
    if (lostNames.has(element.name)) this.#leaveOut(element, element.name);
    else if (!this.#target.element(element, style)) {
      if (isBlock(element)) this.#readAsLine(element, style);
      else this.#readInline(element, style);
    }
    for (const { address, words } of this.#state.addressesOf(element)) this.#addAddress(address, words, style);
  }

  /** Writes TeX between dollar signs, as Notion and Obsidian do. Without TeX, the formula is its text. */
  #readFormula(element: Element, style: InlineStyle): void {
    const tex = texOf(element);
    if (tex === '') return this.#addText(formulaText(element), style);
    if (!isDisplayed(element)) return this.#addObject(`$${tex.replaceAll(/\s+/g, ' ')}$`, style);
    this.#target.add({ kind: 'break' });
    for (const line of displayedLines(tex)) {
      this.#addObject(line, style);
      this.#target.add({ kind: 'break' });
    }
  }

  /** Adds a link, apart from the words beside it. Within another link, only the words are shown. */
  #addAddress(address: string, words: string, style: InlineStyle): void {
    if (!leadsSomewhere(address)) return this.#addText(words, style);
    this.#target.add({ kind: 'text', text: ' ', ...style });
    this.#addText(words || address, style.link === null ? { ...style, link: { address } } : style);
    this.#target.add({ kind: 'text', text: ' ', ...style });
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
    if (name === 'a') this.#readLink(element, inner);
    else this.readChildren(element, isCode ? { ...inner } : inner);
    if (isCode) this.#isCode = false;
  }

  /** A link of which nothing is shown, such as one around code or around an icon, shows its address. */
  #readLink(element: Element, style: InlineStyle): void {
    const address = linkAddress(element);
    if (address === '') return this.readChildren(element, style);
    const link: Link = { address };
    this.readChildren(element, { ...style, link });
    if (!this.#state.shownLinks.has(link)) this.#addAddress(address, '', { ...style, link: null });
  }

  #readImage(element: Element, style: InlineStyle): void {
    const address = imageAddress(element);
    const alt = (attribute(element, 'alt') ?? '').replaceAll(/\s+/g, ' ').trim();
    const widthPx = widthOf(element);
    const { context } = this.#state;
    const image = { address, alt, widthPx };
    const part = /^data:/i.test(address)
      ? (context.embeddedPart?.(image) ?? null)
      : (context.imagePart?.(image) ?? imageMarkdown(address, alt, widthPx));
    if (part !== null) this.#addObject(part, style);
    else if (/^file:/i.test(address)) this.#addAddress(address, alt, style);
    else {
      this.#leaveOut(element, 'image');
      this.#addText(alt, style);
    }
  }

  #addObject(part: TextPart, style: InlineStyle): void {
    if (part === '') return;
    if (style.link !== null) this.#state.shownLinks.add(style.link);
    this.#target.add({ kind: 'object', part, ...style });
  }

  #readMedia(element: Element, style: InlineStyle): void {
    const written = mediaAddress(element);
    const address = written.startsWith('//') ? `https:${written}` : written;
    const shown = mediaTitle(element);
    const part = leadsSomewhere(address) ? (this.#state.context.mediaPart?.({ address, shown }) ?? null) : null;
    if (part !== null) this.#addObject(part, style);
    else if (leadsSomewhere(address)) this.#addAddress(address, shown, { ...style, link: null });
    else this.#leaveOut(element, element.name);
  }

  #addText(text: string, style: InlineStyle): void {
    if (text === '') return;
    if (style.link !== null && /[^\s\u200b\ufeff]/.test(text)) this.#state.shownLinks.add(style.link);
    this.#target.add({ kind: this.#isCode ? 'code' : 'text', text, ...style });
  }

  /** Counts an element whose content is lost. Hidden elements without text lose nothing. */
  #leaveOut(element: Element, name: string): void {
    if (name !== 'hidden' || textIn(element).trim() !== '') countLeftOut(this.#state.leftOut, name);
  }
}

function isCheckbox(element: Element): boolean {
  return element.name === 'input' && attribute(element, 'type')?.toLowerCase() === 'checkbox';
}
