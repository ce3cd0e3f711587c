/**
 * What is made of an object, made once for all who ask: every row of a list asks for what is made of the same records,
 * which stay the same object until one of them changes.
 *
 * @param make gives the same for the same object, and never undefined
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
