import type { TextPart } from '../draft/index.ts';

/** Lines of Markdown inside quotes and list items. Each line is written once, with the prefixes of all levels. */
export class PrintedLines {
  readonly #parts: TextPart[] = [];
  /** The start of the next line, if it differs from its prefix: the markers of the items that it opens. */
  #opening: string | null = null;
  #hasLine = false;

  get partCount(): number {
    return this.#parts.length;
  }

  /** Starts the next line with a marker, behind those of the levels around it. */
  open(prefix: string, marker: string): void {
    this.#opening = (this.#opening ?? prefix) + marker;
  }

  add(prefix: string, line: readonly TextPart[]): void {
    const start = this.#opening ?? prefix;
    this.#opening = null;
    if (this.#hasLine) this.#parts.push('\n');
    this.#hasLine = true;
    this.#parts.push(line.length === 0 ? emptyStart(start.trimEnd()) : start);
    for (const part of line) this.#parts.push(part);
  }

  end(): readonly TextPart[] {
    return mergedParts(this.#parts);
  }
}

/** Changes the last marker of empty nested items, because three dashes alone are a rule. */
function emptyStart(start: string): string {
  return start.endsWith('- - -') ? `${start.slice(0, -1)}*` : start;
}

/** Merges adjacent texts. */
export function mergedParts(parts: readonly TextPart[]): readonly TextPart[] {
  const merged: TextPart[] = [];
  let texts: string[] = [];
  const endText = () => {
    const text = texts.join('');
    if (text !== '') merged.push(text);
    texts = [];
  };
  for (const part of parts) {
    if (typeof part === 'string') texts.push(part);
    else {
      endText();
      merged.push(part);
    }
  }
  endText();
  return merged;
}
