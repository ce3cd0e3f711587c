/**
 * Returns a function that keeps ids unique: the second item with the id `a` gets `a #2`. Where a source has no ids, it
 * counts items that it cannot tell apart in the order of the file, which is the same in each export.
 */
export function uniqueIds(): (id: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (id) => {
    let count = counts.get(id) ?? 0;
    let unique: string;
    do {
      count += 1;
      unique = count === 1 ? id : `${id} #${count}`;
    } while (used.has(unique));
    counts.set(id, count);
    used.add(unique);
    return unique;
  };
}
