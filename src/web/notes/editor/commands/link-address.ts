/** The address that a text is as a whole, as it goes into a link; null where it is anything else. */
export function linkAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!/^(?:https?:\/\/|mailto:|tel:)[^\s<>]+$/i.test(trimmed)) return null;
  // Round brackets that do not pair would end the link before its end.
  return trimmed.replaceAll('(', '%28').replaceAll(')', '%29');
}
