/** The state of a task other than open and done, as common themes of Obsidian draw it. */
export type TaskState = keyof typeof signs;

/**
 * Returns the mark such as `[?]` with which the text of a list item starts, and the state that it means; null if there
 * is none.
 */
export function taskStateMark(text: string): { readonly mark: string; readonly state: TaskState } | null {
  const [mark, written = ''] = /^\[([^\s\]xX])\](?=\s|$)/u.exec(text) ?? [];
  return mark !== undefined && isState(written) ? { mark, state: written } : null;
}

/** Returns the sign that stands for a state. */
export function taskStateSign(state: TaskState): string {
  return signs[state];
}

function isState(written: string): written is TaskState {
  return Object.hasOwn(signs, written);
}

const signs = {
  '/': '◐',
  '-': '⊟',
  '>': '➤',
  '<': '📅',
  '?': '❓',
  '!': '❗',
  '*': '⭐',
  '"': '❝',
  l: '📍',
  b: '🔖',
  i: 'ℹ️',
  S: '💰',
  I: '💡',
  p: '👍',
  c: '👎',
  f: '🔥',
  k: '🔑',
  w: '🏆',
  u: '🔼',
  d: '🔽',
} as const;
