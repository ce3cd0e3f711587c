import { joinedBytes } from '../../kernel/index.ts';
import { ImportError } from '../files/index.ts';
import { headerBytes } from './database-header.ts';
import { type Pages, PagesOfTable } from './pages.ts';
import { countAt, type Integer, varintAt } from './varint.ts';

/** A row as it is stored. */
export interface TableCell {
  readonly rowid: Integer;
  /** The record with its values. */
  readonly payload: Uint8Array;
}

/**
 * Reads the cells of a table in the order of their rowids. Throws `import/damaged` as soon as a page is not what it should
 * be.
 *
 * @param root the page at the top of the table's b-tree
 * @see https://www.sqlite.org/fileformat.html#b_tree_pages
 */
export async function* cellsOf(pages: Pages, root: number): AsyncGenerator<TableCell> {
  const own = new PagesOfTable(pages);
  const waiting = [{ number: root, depth: 1 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { number, depth } = next;
    if (depth > deepest) throw new ImportError('import/damaged');
    const page = pageOf(await own.read(number), number === 1 ? headerBytes : 0);
    if (page.isLeaf) yield* leafCells(page, pages, own);
    else waiting.push(...childrenOf(page).map((child) => ({ number: child, depth: depth + 1 })));
  }
}

/** SQLite refuses deeper trees as well: even pages with two children would not fill them. */
const deepest = 20;

interface BTreePage {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly isLeaf: boolean;
  /** The position of the header: on the first page, the header of the database comes before it. */
  readonly start: number;
  /** The positions of the cells. */
  readonly cells: readonly number[];
}

const kinds = { interiorTable: 5, leafTable: 13 } as const;

function pageOf(bytes: Uint8Array, start: number): BTreePage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const kind = view.getUint8(start);
  if (kind !== kinds.leafTable && kind !== kinds.interiorTable) throw new ImportError('import/damaged');
  const isLeaf = kind === kinds.leafTable;
  const count = view.getUint16(start + 3);
  const pointers = start + (isLeaf ? 8 : 12);
  const content = pointers + 2 * count;
  if (content > bytes.length) throw new ImportError('import/damaged');
  const cells = Array.from({ length: count }, (_, at) => view.getUint16(pointers + 2 * at));
  if (cells.some((at) => at < content || at > bytes.length - minCellBytes)) throw new ImportError('import/damaged');
  return { bytes, view, isLeaf, start, cells };
}

const minCellBytes = 4;

/** Returns the pages below an interior page, the last one first. */
function childrenOf({ view, start, cells }: BTreePage): readonly number[] {
  return [...cells.map((at) => view.getUint32(at)), view.getUint32(start + 8)].reverse();
}

async function* leafCells({ bytes, view, cells }: BTreePage, pages: Pages, own: PagesOfTable) {
  let used = 0;
  for (const at of cells) {
    const { value: size, end: afterSize } = countAt(bytes, at, pages.mostBytes);
    const { value: rowid, end: from } = varintAt(bytes, afterSize);
    const local = localBytes(size, pages.header.usableBytes);
    const end = from + local + (local < size ? 4 : 0);
    used += end - at;
    // cells that overlap could repeat the content of a page many times
    if (end > bytes.length || used > bytes.length) throw new ImportError('import/damaged');
    const start = bytes.subarray(from, from + local);
    const payload = local === size ? start : await withOverflow(start, size, view.getUint32(from + local), own);
    yield { rowid, payload };
  }
}

/** Returns how many bytes of a payload are on the page of its cell. */
function localBytes(size: number, usable: number): number {
  if (size <= usable - 35) return size;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const local = least + ((size - least) % (usable - 4));
  return local <= usable - 35 ? local : least;
}

/** Reads the rest of a payload, which is a list of pages. */
async function withOverflow(start: Uint8Array, size: number, first: number, own: PagesOfTable): Promise<Uint8Array> {
  const chunks = [start];
  let next = first;
  for (let missing = size - start.length; missing > 0; ) {
    const page = await own.read(next);
    next = new DataView(page.buffer, page.byteOffset, 4).getUint32(0);
    const chunk = page.subarray(4, 4 + missing);
    chunks.push(chunk);
    missing -= chunk.length;
  }
  return joinedBytes(chunks);
}
