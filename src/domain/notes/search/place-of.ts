/**
 * Returns where a folded needle begins in a folded text, from a place on; -1 where it does not. A kana and the mark that
 * voices it are one letter, so that `か` is not found in `が`.
 */
export function placeOf(text: string, needle: string, from = 0): number {
  let at = text.indexOf(needle, from);
  while (at >= 0 && isVoicing(text.charCodeAt(at + needle.length))) at = text.indexOf(needle, at + 1);
  return at;
}

/** The combining marks of kana, which folding leaves where they are. */
function isVoicing(unit: number): boolean {
  return unit === 0x3099 || unit === 0x309a;
}
