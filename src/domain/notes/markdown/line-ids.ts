/**
 * The id at the end of a line that was logged. It links the line to its sets, and nobody reads it. Two devices that log
 * the same line offline write it twice.
 */
const lineId = /(?:[ \t]\^[0-9a-f]{8})+(?=[ \t]*$)/gm;

/** Returns a text without the ids of its logged lines, as excerpts show it. */
export function withoutLineIds(text: string): string {
  return text.replace(lineId, '');
}

/** Returns where the ids of logged lines stand in a text. */
export function lineIdsIn(text: string): readonly { readonly from: number; readonly to: number }[] {
  return Array.from(text.matchAll(lineId), ({ index, 0: id }) => ({ from: index, to: index + id.length }));
}
