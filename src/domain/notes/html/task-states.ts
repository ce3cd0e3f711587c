/** Returns the sign that stands for the state of a task other than open and done, such as `[?]`; null for no state. */
export function stateSign(mark: string): string | null {
  return signs.get(mark.slice(1, -1)) ?? null;
}

/** The states that common themes of Obsidian draw. */
const signs: ReadonlyMap<string, string> = new Map([
  ['/', '◐'],
  ['-', '⊟'],
  ['>', '➤'],
  ['<', '📅'],
  ['?', '❓'],
  ['!', '❗'],
  ['*', '⭐'],
  ['"', '❝'],
  ['l', '📍'],
  ['b', '🔖'],
  ['i', 'ℹ️'],
  ['S', '💰'],
  ['I', '💡'],
  ['p', '👍'],
  ['c', '👎'],
  ['f', '🔥'],
  ['k', '🔑'],
  ['w', '🏆'],
  ['u', '🔼'],
  ['d', '🔽'],
]);
