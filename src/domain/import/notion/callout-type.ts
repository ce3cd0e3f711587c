/** Returns the type of a callout that fits its icon best. Notion has icons instead of types. */
export function calloutType(icon: string): string {
  const plain = icon.replaceAll('\ufe0f', '');
  return typesByIcon.find(([icons]) => plain !== '' && icons.includes(plain))?.[1] ?? 'note';
}

const typesByIcon: readonly (readonly [icons: string, type: string])[] = [
  ['💡🔆✨', 'tip'],
  ['⚠🚧🟡', 'warning'],
  ['❗‼🔥⭐🌟', 'important'],
  ['🚨⛔🛑🔴☠', 'danger'],
  ['ℹ🔵💬', 'info'],
  ['✅✔🟢🎉', 'success'],
  ['❓❔🤔', 'question'],
  ['❌🚫', 'failure'],
  ['🐛🐞', 'bug'],
  ['📖📚', 'example'],
];
