import { SaxesParser } from 'saxes';
import { ImportError } from '../files/index.ts';
import type { TagHandler } from './tag.ts';

/** The longest tag, comment or text between two tags, in characters. */
const maxPartLength = 8 * 1024 * 1024;

/** Apple's own documents nest to depth 5. */
const deepest = 64;

/** Reads XML of any form, from inside an element on. Throws `import/damaged` if it is not well-formed. */
export class XmlScanner {
  readonly #parser = new SaxesParser({ xmlns: false });
  #depth = 0;
  #lastTagAt = 0;

  /** @param openNames the elements that contain the text, outermost first; the handler already knows them */
  constructor(openNames: readonly string[], handler: TagHandler) {
    wellFormed(() => this.#parser.write(openNames.map((name) => `<${name}>`).join('')));
    this.#depth = openNames.length;
    this.#parser.on('opentag', ({ name, attributes }) => {
      this.#depth += 1;
      this.#lastTagAt = this.#parser.position;
      if (this.#depth > deepest) throw new ImportError('import/damaged');
      handler.open({ name, attribute: (attribute) => attributeOf(attributes, attribute) });
    });
    this.#parser.on('closetag', ({ name }) => {
      this.#depth -= 1;
      this.#lastTagAt = this.#parser.position;
      handler.close(name);
    });
  }

  scan(text: string): void {
    wellFormed(() => this.#parser.write(text));
    if (this.#parser.position - this.#lastTagAt > maxPartLength) throw new ImportError('import/too-large');
  }

  end(): void {
    wellFormed(() => this.#parser.close());
  }
}

function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(attributes, name) ? (attributes[name] ?? '') : '';
}

function wellFormed(parse: () => void): void {
  try {
    parse();
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('import/damaged', { cause: error });
  }
}
