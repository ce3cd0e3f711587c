import { type Document, DomHandler } from 'domhandler';
import { Parser, type ParserOptions } from 'htmlparser2';
import { ImportError } from '../files/index.ts';
import { deepestElement } from './elements.ts';

/**
 * Parses HTML into a tree. Nothing is loaded or run, and entities of a DOCTYPE are not expanded.
 *
 * Elements nested deeper than {@link deepestElement} become siblings, as in browsers. Throws `import/too-large` if there
 * are more elements or longer texts than any note has.
 *
 * @param html with any line endings
 * @param isXml whether `<div/>` has an end, as in XHTML and ENML
 */
export function parseHtml(html: string, { isXml = false }: { readonly isXml?: boolean } = {}): Document {
  const handler = new TreeBuilder();
  const parser = new LimitedParser(handler, { recognizeSelfClosing: isXml });
  const repaired = html.replaceAll(unfinishedTag, '$1>');
  for (let at = 0; at < repaired.length; at += pieceLength) parser.write(repaired.slice(at, at + pieceLength));
  parser.end();
  return handler.root;
}

/** A tag directly followed by another, `<tr<td>`, as some exports are damaged. Parsers would make one element of both. */
const unfinishedTag = /(<\/?[a-z][a-z\d]{0,15})(?=<\/?[a-z])/gi;

const maxElements = 300_000;
/** UTF-16 code units of all texts together. */
const maxTextLength = 8 * 1024 * 1024;
/** UTF-16 code units that are parsed at once, so that a limit stops the parser early. */
const pieceLength = 1_000_000;

class TreeBuilder extends DomHandler {
  depth = 0;
  #elements = 0;
  #textLength = 0;

  override onopentag(name: string, attribs: { [key: string]: string }): void {
    this.#elements += 1;
    if (this.#elements > maxElements) throw new ImportError('import/too-large');
    this.depth += 1;
    super.onopentag(name, attribs);
  }

  override ontext(text: string): void {
    this.#textLength += text.length;
    if (this.#textLength > maxTextLength) throw new ImportError('import/too-large');
    super.ontext(text);
  }

  override onclosetag(): void {
    this.depth -= 1;
    super.onclosetag();
  }
}

/**
 * Keeps the parser's own stack short, which it searches at each tag. An element beyond the limit is treated like one that
 * cannot have content.
 */
class LimitedParser extends Parser {
  readonly #handler: TreeBuilder;
  #isFull = false;

  constructor(handler: TreeBuilder, options: ParserOptions) {
    super(handler, options);
    this.#handler = handler;
  }

  override onopentagname(start: number, end: number): void {
    this.#isFull = this.#handler.depth >= deepestElement;
    super.onopentagname(start, end);
  }

  override onclosetag(start: number, end: number): void {
    this.#isFull = false;
    super.onclosetag(start, end);
  }

  protected override isVoidElement(name: string): boolean {
    return this.#isFull || super.isVoidElement(name);
  }
}
