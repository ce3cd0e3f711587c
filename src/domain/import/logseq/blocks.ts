/** A block with its own lines, not those of the blocks below it. */
export interface Block {
  /** The indentation and the bullet, `\t- `; empty for lines above the first block. */
  readonly bullet: string;
  /** The first without the bullet, the others as written. */
  readonly lines: readonly BlockLine[];
}

export interface BlockLine {
  readonly text: string;
  /** Code, a query or another part in which nothing is converted. */
  readonly isLiteral: boolean;
}

/** Splits a page into blocks. A bullet in code starts none. */
export function readBlocks(text: string): readonly Block[] {
  const blocks: { bullet: string; lines: BlockLine[] }[] = [{ bullet: '', lines: [] }];
  let closing: RegExp | null = null;
  for (const line of text.split('\n')) {
    const bullet: string = closing === null ? (bulletPattern.exec(line)?.[0] ?? '') : '';
    if (bullet !== '') blocks.push({ bullet, lines: [] });
    const content = line.slice(bullet.length);
    const opening: RegExp | null = closing === null ? closingOf(content.trimStart()) : null;
    blocks.at(-1)?.lines.push({ text: content, isLiteral: closing !== null || opening !== null });
    if (closing?.test(content.trim()) === true) closing = null;
    else closing ??= opening;
  }
  // Without lines above the first block, the text starts with a bullet.
  return blocks[0]?.lines.length === 0 ? blocks.slice(1) : blocks;
}

/** Returns the pattern of the line that ends a literal part, if a line starts one. */
function closingOf(content: string): RegExp | null {
  const [, fence] = /^(`{3,}|~{3,})/.exec(content) ?? [];
  if (fence !== undefined) {
    const isOnOneLine = fence.startsWith('`') && content.slice(fence.length).includes('`');
    return isOnOneLine ? null : new RegExp(`^${fence[0]}{${Math.min(fence.length, 1000)},}$`);
  }
  const [, kind = ''] = /^#\+BEGIN_(SRC|QUERY|EXAMPLE|EXPORT|COMMENT)\b/i.exec(content) ?? [];
  return kind === '' ? null : new RegExp(`^#\\+END_${kind}`, 'i');
}

/** Joins blocks into the text of a page. */
export function joinBlocks(blocks: readonly Block[]): string {
  return blocks.map(({ bullet, lines }) => bullet + lines.map(({ text }) => text).join('\n')).join('\n');
}

/** A property of a page or a block: `key:: value`. */
export interface Property {
  readonly name: string;
  readonly value: string;
}

export function propertyOn({ text, isLiteral }: BlockLine): Property | null {
  if (isLiteral) return null;
  const [, name, value = ''] = /^\s*([^\s:`#[\](){}"',;|]{1,100}):: *(.*)$/.exec(text) ?? [];
  return name === undefined ? null : { name: name.toLowerCase(), value: value.trim() };
}

const bulletPattern = /^[ \t]*-(?: |$)/;
