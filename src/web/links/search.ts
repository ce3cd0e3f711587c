import type { SearchOrder } from '#domain/notes/search/index.ts';
import type { ResultKind } from '#domain/search/index.ts';

/** What the search of everything shows. */
export interface SearchPlace {
  readonly query: string;
  readonly kind: 'all' | ResultKind;
  readonly order: SearchOrder;
  /** A thread lists every mention of a tag, oldest first. */
  readonly view: 'list' | 'thread';
}

/** The search of notes and training. */
export function searchLink({ query = '', kind = 'all', order = 'newest', view = 'list' }: Partial<SearchPlace>) {
  const search = {
    ...(query !== '' && { q: query }),
    ...(kind !== 'all' && { kind }),
    ...(order !== 'newest' && { sort: order }),
    ...(view !== 'list' && { view }),
  };
  return { to: '/dashboard/search', search } as const;
}
