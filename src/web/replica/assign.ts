/** Returns the edit that writes some values of a record; undefined clears a value. */
export function assign<Draft>(values: NoInfer<Partial<Draft>>): (draft: Draft) => void {
  return (draft) => void Object.assign(draft as object, values);
}
