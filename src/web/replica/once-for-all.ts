/**
 * Memoises a function by the identity of its argument. Useful when every row of a list needs a value derived from the
 * same array of records, which stays the same object until a record changes.
 *
 * @param make a pure function that never returns undefined
 */
export function onceForAll<Of extends object, Made extends NonNullable<unknown>>(
  make: (of: Of) => Made,
): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const made = known.get(of) ?? make(of);
    known.set(of, made);
    return made;
  };
}
