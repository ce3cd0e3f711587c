import { Document, type Element, Text } from 'domhandler';
import { elementOf } from '../html/index.ts';
import { flagIn, isObject, type JsonObject, listIn, numberIn, textIn } from '../json/index.ts';
import { itemAddress } from './item-link.ts';
import { markedText } from './lexical-text.ts';

type Nodes = Element['children'];

/** The other items of the backup, to which a note can refer. */
export interface ReferredItems {
  readonly survey: {
    readonly noteTitles: ReadonlyMap<string, string>;
    readonly files: ReadonlyMap<string, string>;
  };
  readonly tags: { readonly ofTag: (uuid: string) => string | null };
}

/**
 * Turns the document of a Super note, which is Lexical's JSON, into HTML elements, which have a converter to Markdown.
 * Recurses as deep as the document, whose depth is limited when it is parsed.
 *
 * @see https://lexical.dev/docs/concepts/serialization
 */
export class LexicalElements {
  /** By type: the number of nodes of which only the text was read. */
  readonly unknown = new Map<string, number>();
  /** What the note shows and the backup does not have. */
  readonly missing: { readonly target: 'file' | 'note'; readonly name: string }[] = [];
  readonly #items: ReferredItems;

  constructor(items: ReferredItems) {
    this.#items = items;
  }

  documentOf(document: JsonObject): Document {
    const root = isObject(document.root) ? document.root : {};
    const children = this.#childrenOf(root);
    const result = new Document(children);
    for (const child of children) child.parent = result;
    return result;
  }

  #childrenOf(node: JsonObject): Nodes {
    return listIn(node, 'children')
      .filter(isObject)
      .flatMap((child) => this.#nodesOf(child));
  }

  #nodesOf(node: JsonObject): Nodes {
    const type = textIn(node, 'type');
    const simple = simpleNames.get(type);
    if (simple !== undefined) return [elementOf(simple, {}, this.#childrenOf(node))];
    if (texts.has(type)) return [markedText(textIn(node, 'text'), numberIn(node, 'format') ?? 0)];
    if (type === 'list') return [this.#list(node)];
    if (type === 'listitem') return this.#listItem(node, false);
    if (type === 'heading') return [elementOf(headingName(node), {}, this.#childrenOf(node))];
    if (type === 'link' || type === 'autolink')
      return [elementOf('a', { href: textIn(node, 'url') }, this.#childrenOf(node))];
    if (type === 'code') return [this.#code(node)];
    if (type === 'tablecell') return [this.#cell(node)];
    return this.#special(type, node) ?? this.#unknown(type, node);
  }

  #list(node: JsonObject): Element {
    const isNumbered = textIn(node, 'listType') === 'number' || textIn(node, 'tag') === 'ol';
    const attributes: { [name: string]: string } = isNumbered ? { start: `${numberIn(node, 'start') ?? 1}` } : {};
    const isChecklist = textIn(node, 'listType') === 'check';
    const children = listIn(node, 'children')
      .filter(isObject)
      .flatMap((item) =>
        textIn(item, 'type') === 'listitem' ? this.#listItem(item, isChecklist) : this.#nodesOf(item),
      );
    return elementOf(isNumbered ? 'ol' : 'ul', attributes, children);
  }

  /** An item that holds only a list indents it; the list belongs to the item before. */
  #listItem(node: JsonObject, isTask: boolean): Nodes {
    const children = this.#childrenOf(node);
    const kinds = listIn(node, 'children')
      .filter(isObject)
      .map((child) => textIn(child, 'type'));
    if (kinds.length > 0 && kinds.every((kind) => kind === 'list')) return children;
    const task = { role: 'checkbox', 'aria-checked': `${flagIn(node, 'checked')}` };
    return [elementOf('li', isTask ? task : {}, children)];
  }

  #code(node: JsonObject): Element {
    const language = textIn(node, 'language');
    const attributes: { [name: string]: string } = language === '' ? {} : { class: `language-${language}` };
    return elementOf('pre', {}, [elementOf('code', attributes, this.#childrenOf(node))]);
  }

  #cell(node: JsonObject): Element {
    const attributes: { [name: string]: string } = { colspan: `${numberIn(node, 'colSpan') ?? 1}` };
    const isHeader = (numberIn(node, 'headerState') ?? 0) > 0;
    return elementOf(isHeader ? 'th' : 'td', attributes, this.#childrenOf(node));
  }

  /** Returns the elements of a node that only this app has; null for any other. */
  #special(type: string, node: JsonObject): Nodes | null {
    if (type === 'unencrypted-image') return [imageOf(textIn(node, 'src'), textIn(node, 'alt'))];
    if (type === 'inline-file') return this.#inlineFile(node);
    if (type === 'snbubble') return this.#bubble(textIn(node, 'itemUuid'));
    if (type === 'snfile') return this.#file(this.#items.survey.files.get(textIn(node, 'fileUuid')) ?? '');
    if (type === 'youtube')
      return [linkParagraph(`https://www.youtube.com/watch?v=${encodeURIComponent(textIn(node, 'videoID'))}`)];
    if (type === 'tweet') return [linkParagraph(`https://x.com/i/status/${encodeURIComponent(textIn(node, 'id'))}`)];
    return null;
  }

  /** The content of files is not in a backup, so that their names stay in the note. */
  #file(name: string): Nodes {
    this.missing.push({ target: 'file', name });
    return [paragraphOf(name || '…')];
  }

  #inlineFile(node: JsonObject): Nodes {
    const name = textIn(node, 'fileName');
    const src = textIn(node, 'src');
    if (/^data:image\//i.test(src)) return [imageOf(src, name)];
    this.#count('inline-file');
    return [paragraphOf(name)];
  }

  /** A bubble stands for a note, a tag or a file. */
  #bubble(uuid: string): Nodes {
    const { survey, tags } = this.#items;
    const title = survey.noteTitles.get(uuid);
    if (title !== undefined) {
      return [elementOf('a', { href: itemAddress(uuid) }, [new Text(title.trim() === '' ? '…' : title)])];
    }
    const tag = tags.ofTag(uuid);
    const file = survey.files.get(uuid);
    if (tag === null && file === undefined) this.missing.push({ target: 'note', name: '' });
    if (file !== undefined) this.missing.push({ target: 'file', name: file });
    return [new Text(tag === null ? (file ?? '…') : `#${tag}`)];
  }

  #unknown(type: string, node: JsonObject): Nodes {
    this.#count(type);
    const text = textIn(node, 'text');
    const children = this.#childrenOf(node);
    return text === '' ? [elementOf('div', {}, children)] : [new Text(text), ...children];
  }

  #count(type: string): void {
    const name = type.replaceAll(/\s+/g, ' ').slice(0, 100) || 'node';
    this.unknown.set(name, (this.unknown.get(name) ?? 0) + 1);
  }
}

/** Types whose element only has another name. */
const simpleNames = new Map<string, string>([
  ['paragraph', 'p'],
  ['quote', 'blockquote'],
  ['linebreak', 'br'],
  ['horizontalrule', 'hr'],
  ['table', 'table'],
  ['tablerow', 'tr'],
  ['mark', 'span'],
  ['overflow', 'span'],
  ['collapsible-container', 'div'],
  ['collapsible-title', 'summary'],
  ['collapsible-content', 'div'],
]);

const texts: ReadonlySet<string> = new Set(['text', 'tab', 'code-highlight', 'hashtag']);

function headingName(node: JsonObject): string {
  const tag = textIn(node, 'tag');
  return /^h[1-6]$/.test(tag) ? tag : 'h1';
}

function imageOf(src: string, alt: string): Element {
  return elementOf('img', { src, alt }, []);
}

function paragraphOf(text: string): Element {
  return elementOf('p', {}, [new Text(text)]);
}

function linkParagraph(address: string): Element {
  return elementOf('p', {}, [elementOf('a', { href: address }, [new Text(address)])]);
}
