/**
 * Memoises a function by its argument, such as a locale, for the lifetime of the page.
 *
 * @param make a pure function that is called with a few different values, and never returns undefined
 */
export function onceForEach<Key, Made extends NonNullable<unknown>>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<Key, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}
