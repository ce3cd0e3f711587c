/** The place of an exercise in a superset, as lifters label it: `A1` and `A2` alternate, and so do `B1` and `B2`. */
export interface SupersetLabel {
  /** In upper case. */
  readonly letter: string;
  /** From 1. */
  readonly place: number;
}

const label = /^(?<before>\s*)(?<letter>[A-H])(?<place>[1-9])[.:)]?(?=\s+[\p{L}@])/iu;

/**
 * Splits the label of a superset from a line. The label is replaced by spaces, so that offsets stay those of the line.
 *
 * @returns null if the line has no label
 */
export function labelOfSuperset(line: string): { readonly label: SupersetLabel; readonly rest: string } | null {
  const found = label.exec(line);
  const { letter = '', place = '' } = found?.groups ?? {};
  if (found === null) return null;
  const rest = found[0].replaceAll(/./gu, ' ') + line.slice(found[0].length);
  return { label: { letter: letter.toUpperCase(), place: Number(place) }, rest };
}
