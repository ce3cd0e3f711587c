import type { HtmlElement } from './html-tree.ts';
import type { OpenElement } from './open-element.ts';

/**
 * The footnotes of a note, collected at its end in the order of their first reference, followed by unreferenced ones.
 * If two share a label, the first is used.
 */
export class FootnoteList {
  readonly #definitions: Footnote[] = [];
  readonly #references: { readonly label: string; readonly sign: OpenElement }[] = [];

  /** Returns the element that receives the content of a footnote. */
  define(label: string): OpenElement {
    const item: OpenElement = { tag: 'li', attributes: {}, children: [] };
    this.#definitions.push({ label: comparable(label), item, signs: [] });
    return item;
  }

  /**
   * Returns the element of a reference. It contains the label, which becomes a linked number if the footnote exists.
   */
  refer(label: string): OpenElement {
    const sign: OpenElement = { tag: 'sup', attributes: {}, children: [label] };
    this.#references.push({ label: comparable(label), sign });
    return sign;
  }

  section(): OpenElement | null {
    const items = this.#inOrder().map((footnote, index) => numbered(footnote, index + 1));
    if (items.length === 0) return null;
    const list: OpenElement = { tag: 'ol', attributes: {}, children: items };
    return { tag: 'section', attributes: { class: 'footnotes' }, children: [list] };
  }

  #inOrder(): readonly Footnote[] {
    const byLabel = new Map(this.#definitions.toReversed().map((footnote) => [footnote.label, footnote]));
    const ordered = new Set<Footnote>();
    for (const { label, sign } of this.#references) {
      const footnote = byLabel.get(label);
      if (footnote === undefined) {
        showAsText(sign);
        continue;
      }
      footnote.signs.push(sign);
      ordered.add(footnote);
    }
    for (const footnote of this.#definitions) ordered.add(footnote);
    return [...ordered];
  }
}

interface Footnote {
  readonly label: string;
  readonly item: OpenElement;
  readonly signs: OpenElement[];
}

/** Words in brackets are text, unless they are the label of a footnote. */
function showAsText(sign: OpenElement): void {
  const [label] = sign.children;
  if (typeof label === 'string' && /\s/.test(label)) Object.assign(sign, { tag: 'span', children: [`[^${label}]`] });
}

function comparable(label: string): string {
  return label.toLowerCase();
}

function numbered({ item, signs }: Footnote, number: number): OpenElement {
  item.attributes.id = `fn${number}`;
  const last = item.children.at(-1);
  const lastLine = typeof last === 'object' && 'tag' in last && last.tag === 'p' ? (last as OpenElement) : item;
  for (const [index, sign] of signs.entries()) {
    const id = index > 0 ? `fnref${number}-${index}` : `fnref${number}`;
    sign.children = [link({ href: `#fn${number}`, id }, `${number}`)];
    lastLine.children.push(' ', link({ href: `#${id}` }, '↩︎'));
  }
  return item;
}

function link(attributes: HtmlElement['attributes'], words: string): HtmlElement {
  return { tag: 'a', attributes, children: [words] };
}
