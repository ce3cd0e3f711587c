type Items = readonly { readonly id: string }[];

/**
 * Where one is once a row has left a list: at the one that came after it, else at the one before it, of those that are
 * still there. Null where none of them is.
 *
 * @param before the list with the row
 */
export function rowInPlaceOf(id: string, before: Items, now: Items): string | null {
  const at = before.findIndex((item) => item.id === id);
  if (at === -1) return null;
  const left = new Set(now.map((item) => item.id));
  const isLeft = (item: { readonly id: string }) => left.has(item.id);
  const row = before.slice(at).find(isLeft) ?? before.slice(0, at).findLast(isLeft);
  return row?.id ?? null;
}
