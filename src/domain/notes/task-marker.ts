/** The box of a task: `[ ]` or `[x]`, and the `[xx]` that two ticks at the same time make. */
export const taskMarker = /\[[ xX]{1,4}\]/;

/** Whether a marker such as `[x]` says done. */
export function isTicked(marker: string): boolean {
  return /x/i.test(marker);
}
