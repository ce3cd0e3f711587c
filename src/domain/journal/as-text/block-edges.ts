/** Returns whether a block written at a position starts on its own, and does not continue the text before. */
export function startsBlock(text: string, at: number): boolean {
  return at === 0 || /\n[ \t]*\n$/.test(text.slice(0, at)) || text.slice(0, at).trim() === '';
}

/** Returns whether a block written up to a position ends there, and is not continued by the text after it. */
export function endsBlock(text: string, at: number): boolean {
  return /^\n?$|^\n[ \t]*(?:\n|$)/.test(text.slice(at));
}
