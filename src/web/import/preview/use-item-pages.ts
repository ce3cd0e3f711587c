import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ItemFilter, ListedItem } from '#domain/import/plan/index.ts';
import { Emitter } from '../../lifecycle/index.ts';
import type { ImportSession } from '../session/import-session.ts';
import type { Plan } from '../worker/desk-protocol.ts';

const pageSize = 100;

/** The items of a list that are loaded, in pages that are requested when their rows are rendered. */
class ItemPages {
  readonly #session: ImportSession;
  readonly #filter: ItemFilter;
  readonly #changes = new Emitter();
  readonly #items = new Map<number, ListedItem>();
  readonly #requested = new Set<number>();
  #version = 0;

  constructor(session: ImportSession, filter: ItemFilter) {
    this.#session = session;
    this.#filter = filter;
  }

  readonly subscribe = this.#changes.subscribe;

  readonly version = (): number => this.#version;

  item(index: number): ListedItem | null {
    return this.#items.get(index) ?? null;
  }

  /** Requests the page of a row once. */
  readonly request = (index: number): void => {
    const from = index - (index % pageSize);
    if (this.#requested.has(from)) return;
    this.#requested.add(from);
    this.#session.items(this.#filter, { from, most: pageSize }).then(
      ({ items }) => {
        for (const [at, item] of items.entries()) this.#items.set(from + at, item);
        this.#version++;
        this.#changes.emit();
      },
      () => {}, // the import has ended, and this list with it
    );
  };
}

export interface ItemList {
  /** Null until it is loaded. */
  readonly itemAt: (index: number) => ListedItem | null;
  /** To be called in an effect of the row at this index. */
  readonly request: (index: number) => void;
}

/** Returns the items of a plan that a filter lets through. A new plan has a new list. */
export function useItemPages(session: ImportSession, { verdict }: ItemFilter, plan: Plan): ItemList {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker answers for the plan that is shown
  const pages = useMemo(
    () => new ItemPages(session, verdict === undefined ? {} : { verdict }),
    [session, verdict, plan],
  );
  useSyncExternalStore(pages.subscribe, pages.version);
  return { itemAt: (index) => pages.item(index), request: pages.request };
}

/** Returns the item of a row, and loads it when the row is rendered. */
export function useListedItem({ itemAt, request }: ItemList, index: number): ListedItem | null {
  useEffect(() => request(index), [request, index]);
  return itemAt(index);
}
