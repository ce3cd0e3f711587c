/** The checkbox of a task: `[ ]` or `[x]`, and the `[xx]` that results if two devices tick the same task. */
export const taskMarker = /\[[ xX]{1,4}\]/;

/** Returns whether a marker such as `[x]` is ticked. */
export function isTicked(marker: string): boolean {
  return /x/i.test(marker);
}
