import { type Block, type BlockLine, type Property, propertyOn } from './blocks.ts';

/** Converts what Logseq writes differently in the lines of a block: properties, markers of tasks, priorities. */
export function convertBlock(block: Block): Block {
  const properties = block.bullet === '' ? [] : blockProperties(block);
  const known = new Map(properties.map(({ property }) => [property.name, property.value]));
  const isNumbered = known.get(numbering) === 'number';
  const dropped = new Set(properties.filter(({ property }) => isConverted(property, isNumbered)).map(({ at }) => at));
  const [first, ...others] = block.lines.filter((_, at) => !dropped.has(at));
  const bullet = isNumbered ? block.bullet.replace('-', '1.') : block.bullet;
  const head = block.bullet === '' || first === undefined ? first : convertedHead(first, known.get('heading') ?? '');
  const lines = head === undefined ? [] : [head, ...others];
  const withMark = withId(lines, known.get('id') ?? '', block.bullet);
  return { bullet, lines: isNumbered ? indented(withMark, block.bullet.replace('-', ' ')) : withMark };
}

/** Indents the other lines of a numbered item by one more, because its marker is longer than a bullet. */
function indented(lines: readonly BlockLine[], indent: string): readonly BlockLine[] {
  return lines.map((line, at) =>
    at > 0 && line.text.startsWith(indent) ? { ...line, text: `${indent} ${line.text.slice(indent.length)}` } : line,
  );
}

/** Numbers the items of numbered lists, each list from 1. */
export function withNumbers(blocks: readonly Block[]): readonly Block[] {
  const counts = new Map<number, number>();
  return blocks.map((block) => {
    const depth = block.bullet.search(/\S/);
    const isNumbered = /^\s*1\. $/.test(block.bullet);
    for (const each of [...counts.keys()]) if (each > depth || (each === depth && !isNumbered)) counts.delete(each);
    if (!isNumbered) return block;
    const number = (counts.get(depth) ?? 0) + 1;
    counts.set(depth, number);
    return { ...block, bullet: block.bullet.replace('1', String(number)) };
  });
}

/** Returns the id of a block by which others refer to it, or null. */
export function idOfBlock(block: Block): string | null {
  const id = blockProperties(block).find(({ property }) => property.name === 'id')?.property.value ?? '';
  return isId.test(id) ? id.toLowerCase() : null;
}

/** Returns the first line of a block as text to display, without markers. */
export function headOfBlock(block: Block): string {
  const first = block.lines.find((line) => propertyOn(line) === null && !line.isLiteral);
  return (first?.text ?? '')
    .replace(/^#{1,6}\s+/, '')
    .replace(taskMarker, '')
    .replace(priority, '')
    .trim();
}

function blockProperties(block: Block): readonly { readonly at: number; readonly property: Property }[] {
  return block.lines.flatMap((line, at) => {
    const property = propertyOn(line);
    return property === null ? [] : [{ at, property }];
  });
}

/** Other properties are text that the user can see in Logseq. */
function isConverted({ name, value }: Property, isNumbered: boolean): boolean {
  if (name === 'id') return isId.test(value);
  if (name === 'heading') return headingLevel(value) > 0;
  if (name === numbering) return isNumbered;
  // Whether the blocks below are hidden says nothing about the text.
  return name === 'collapsed';
}

function convertedHead(line: BlockLine, heading: string): BlockLine {
  if (line.isLiteral) return line;
  const [marker = '', name = ''] = taskMarker.exec(line.text) ?? [];
  const rest = line.text.slice(marker.length).replace(priority, (_, level: string) => `(${level}) `);
  const level = headingLevel(heading);
  if (marker !== '') return { ...line, text: `${checkbox(name)} ${rest}` };
  return { ...line, text: level > 0 && !/^#{1,6} /.test(rest) ? `${'#'.repeat(level)} ${rest}` : rest };
}

/** A task is open or done; the word of another state stays. */
function checkbox(name: string): string {
  if (name === 'TODO' || name === 'LATER') return '[ ]';
  if (name === 'DONE') return '[x]';
  return name.startsWith('CANCEL') ? `[x] ${name}` : `[ ] ${name}`;
}

/** `true` follows the depth of the block, which Markdown cannot. */
function headingLevel(value: string): number {
  return value === 'true' ? 2 : /^[1-6]$/.test(value) ? Number(value) : 0;
}

/** Writes the id at the end of the block's text, or on a line of its own if that is no paragraph. */
function withId(lines: readonly BlockLine[], id: string, bullet: string): readonly BlockLine[] {
  if (!isId.test(id)) return lines;
  const mark = `^${id.toLowerCase()}`;
  const end = lines.findLastIndex((line) => line.text.trim() !== '' && propertyOn(line) === null);
  const last = lines[end];
  const indent = bullet.replace('-', ' ');
  if (last === undefined)
    return [{ text: bullet.endsWith(' ') ? mark : ` ${mark}`, isLiteral: false }, ...lines.slice(1)];
  const isParagraph = !last.isLiteral && !/^\s*[|>#]/.test(last.text);
  const isHeading = end === 0 && /^#{1,6} /.test(last.text);
  if (isParagraph || isHeading) return lines.with(end, { ...last, text: `${last.text.trimEnd()} ${mark}` });
  const own = [
    { text: '', isLiteral: false },
    { text: indent + mark, isLiteral: false },
  ];
  return [...lines.slice(0, end + 1), ...own, ...lines.slice(end + 1)];
}

const numbering = 'logseq.order-list-type';
const isId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const taskMarker = /^(TODO|DOING|DONE|NOW|LATER|WAITING|WAIT|IN-PROGRESS|CANCELED|CANCELLED)(?:\s+|$)/;
/** `[#A]` would be the tag `A`. */
const priority = /^\[#([A-C])\]\s*/;
