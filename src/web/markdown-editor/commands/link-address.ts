/** Returns a string that is a URL as a whole, escaped for a link; null for any other string. */
export function linkAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!/^(?:https?:\/\/|mailto:|tel:)[^\s<>]+$/i.test(trimmed)) return null;
  // Unbalanced parentheses would end the link early.
  return trimmed.replaceAll('(', '%28').replaceAll(')', '%29');
}
