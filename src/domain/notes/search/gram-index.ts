/** The number of slots that share a table. Each row of the table has one bit per slot. */
const slotsInBlock = 1024;
const wordsInRow = slotsInBlock / 32;
const rowBits = 13;
const rows = 1 << rowBits;
/** The maximum number of pieces of a needle to look up. More would not narrow the result further. */
const maxPieces = 48;

/**
 * An index that tells which strings may contain a needle. Every piece of one, two or three code units of a string sets
 * a bit in one of 8,192 rows, chosen by a hash. It takes 1 KiB per string, whatever its length. A string with all bits
 * of a needle is a candidate and still has to be read; any other string certainly does not contain the needle.
 */
export class GramIndex {
  readonly #blocks: Uint32Array[] = [];

  add(slot: number, text: string): void {
    const table = this.#blockOf(slot);
    const word = (slot % slotsInBlock) >> 5;
    const bit = 1 << (slot & 31);
    let before = 0;
    let between = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      const one = (rowOfOne(unit) << 5) | word;
      table[one] = (table[one] as number) | bit;
      if (at > 0) {
        const two = (rowOfTwo(between, unit) << 5) | word;
        table[two] = (table[two] as number) | bit;
      }
      if (at > 1) {
        const three = (rowOfThree(before, between, unit) << 5) | word;
        table[three] = (table[three] as number) | bit;
      }
      before = between;
      between = unit;
    }
  }

  clear(slot: number): void {
    const table = this.#blockOf(slot);
    const kept = ~(1 << (slot & 31));
    for (let at = (slot % slotsInBlock) >> 5; at < table.length; at += wordsInRow)
      table[at] = (table[at] as number) & kept;
  }

  /**
   * Returns a bitmap of slots, 32 per word, with a bit set if the slot may contain the folded needle. The needle must
   * not be empty.
   */
  candidates(needle: string): Uint32Array {
    const pieces = [...piecesOf(needle)];
    const found = new Uint32Array(this.#blocks.length * wordsInRow);
    for (const [block, table] of this.#blocks.entries()) {
      const start = block * wordsInRow;
      for (let word = 0; word < wordsInRow; word += 1) {
        let bits = ~0;
        for (const row of pieces) bits &= table[row * wordsInRow + word] as number;
        found[start + word] = bits;
      }
    }
    return found;
  }

  get bytes(): number {
    return this.#blocks.length * rows * wordsInRow * 4;
  }

  #blockOf(slot: number): Uint32Array {
    const block = Math.floor(slot / slotsInBlock);
    while (this.#blocks.length <= block) this.#blocks.push(new Uint32Array(rows * wordsInRow));
    return this.#blocks[block] as Uint32Array;
  }
}

/**
 * The longest pieces are the most selective. The shorter ones help if a long one shares its row with a common piece.
 */
function piecesOf(needle: string): ReadonlySet<number> {
  const pieces = new Set<number>();
  for (let at = 0; at < needle.length && pieces.size < maxPieces; at += 1) {
    const unit = needle.charCodeAt(at);
    pieces.add(rowOfOne(unit));
    if (at > 0) pieces.add(rowOfTwo(needle.charCodeAt(at - 1), unit));
    if (at > 1) pieces.add(rowOfThree(needle.charCodeAt(at - 2), needle.charCodeAt(at - 1), unit));
  }
  return pieces;
}

function rowOfOne(unit: number): number {
  return Math.imul(unit + 0x51ed, 0x9e3779b1) >>> (32 - rowBits);
}

function rowOfTwo(first: number, second: number): number {
  return Math.imul(Math.imul(first, 0x85ebca6b) ^ (second + 0x2b), 0xc2b2ae35) >>> (32 - rowBits);
}

function rowOfThree(first: number, second: number, third: number): number {
  const two = Math.imul(first, 0x85ebca6b) ^ Math.imul(second, 0x27d4eb2f);
  return Math.imul(two ^ (two >>> 15) ^ third, 0x9e3779b1) >>> (32 - rowBits);
}
