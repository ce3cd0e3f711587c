/** What is compared, as the URL holds it. */
export interface Compared {
  /** The search whose days are compared with the others; empty at first. */
  readonly query: string;
  readonly isDayAfter: boolean;
  /** The ids of the exercises whose e1RM is compared; null for those done recently and often. */
  readonly lifts: readonly string[] | null;
}

export function comparedLink({ query = '', isDayAfter = false, lifts = null }: Partial<Compared>) {
  const search = {
    ...(query !== '' && { q: query }),
    ...(isDayAfter && { after: 1 as const }),
    ...(lifts !== null && { lifts: lifts.join(',') }),
  };
  return { to: '/dashboard/journal/compare', search } as const;
}
