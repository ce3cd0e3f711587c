import { defaultStringifySearch } from '@tanstack/react-router';
import type { SearchOrder } from '#domain/notes/search/index.ts';
import type { ResultKind } from '#domain/search/index.ts';

/** What the search of everything shows, as the URL holds it. */
export interface SearchPlace {
  readonly query: string;
  readonly kind: 'all' | ResultKind;
  readonly order: SearchOrder;
  /** A thread lists every mention of a tag, oldest first. */
  readonly view: 'list' | 'thread';
}

/** Returns the URL of the search of notes and training. */
export function searchHref({
  query = '',
  kind = 'all',
  order = 'newest',
  view = 'list',
}: Partial<SearchPlace>): string {
  const search = {
    ...(query !== '' && { q: query }),
    ...(kind !== 'all' && { kind }),
    ...(order !== 'newest' && { sort: order }),
    ...(view !== 'list' && { view }),
  };
  return `/dashboard/search${defaultStringifySearch(search)}`;
}
