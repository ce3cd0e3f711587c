/**
 * Returns the position of a folded needle in a folded text, searching from `from`, or -1. A kana and its voicing mark
 * are one letter, so that `か` is not found in `が`.
 */
export function placeOf(text: string, needle: string, from = 0): number {
  let at = text.indexOf(needle, from);
  while (at >= 0 && isVoicing(text.charCodeAt(at + needle.length))) at = text.indexOf(needle, at + 1);
  return at;
}

/** Returns whether the unit is a combining voicing mark of kana, which folding keeps. */
function isVoicing(unit: number): boolean {
  return unit === 0x3099 || unit === 0x309a;
}
