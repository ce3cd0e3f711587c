type Items = readonly { readonly id: string }[];

/**
 * Returns the row to focus after a row was removed from a list: the next remaining row, else the previous one; null if
 * none remains.
 *
 * @param before the list that still had the row
 */
export function rowInPlaceOf(id: string, before: Items, now: Items): string | null {
  const at = before.findIndex((item) => item.id === id);
  if (at === -1) return null;
  const left = new Set(now.map((item) => item.id));
  const isLeft = (item: { readonly id: string }) => left.has(item.id);
  const row = before.slice(at).find(isLeft) ?? before.slice(0, at).findLast(isLeft);
  return row?.id ?? null;
}
