/** The result of one check of `mensana doctor`. */
export interface Finding {
  /** What was checked. */
  readonly name: string;
  readonly isGood: boolean;
  /** What was found and, if it is not good, what to do. */
  readonly text: string;
}

export function good(name: string, text: string): Finding {
  return { name, isGood: true, text };
}

export function bad(name: string, text: string): Finding {
  return { name, isGood: false, text };
}
