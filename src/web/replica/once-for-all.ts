/**
 * Memoises a function by the identity of its argument. For example, every row of a list needs a value derived from the
 * same records, whose list stays the same object until one of them changes.
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
