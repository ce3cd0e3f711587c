import {
  compareOrder,
  err,
  type LeafChange,
  type Order,
  ok,
  type Placed,
  printPath,
  type Result,
} from '../kernel/index.ts';
import { placesFor } from '../notes/index.ts';
import type { Preferences } from '../profile/index.ts';

/** A card that this version can show on the overview. */
export interface OverviewCard {
  /** Permanent, because preferences are stored by it. */
  readonly id: string;
  /**
   * Where the card is until the person moves it. Permanent too: a card of a later version gets an order between those
   * of its neighbours, and so appears in its place for everybody.
   */
  readonly order: Order;
}

export interface ArrangedCards {
  readonly visible: readonly string[];
  readonly hidden: readonly string[];
}

export type CardTarget = { readonly before: string } | { readonly after: string };

export type CardMoveError = { readonly code: 'overview/no-such-card'; readonly card: string };

type Overview = Preferences['overview'];
type CardPreferences = Overview[string];

/**
 * Returns the ids of the cards in the person's order, the visible and the hidden ones. A card without preferences is
 * visible and at its default place. Preferences of cards that this version does not know are ignored.
 */
export function arrangedCards(cards: readonly OverviewCard[], overview: Overview): ArrangedCards {
  const stored = new Map(Object.entries(overview));
  const isVisible = (id: string) => stored.get(id)?.visible !== false;
  const ids = cardsInOrder(cards, stored).map(({ id }) => id);
  return { visible: ids.filter(isVisible), hidden: ids.filter((id) => !isVisible(id)) };
}

/**
 * Returns the leaves to write to move a card next to another. Usually it is only the leaf of the card, so that moves of
 * other cards on another device are kept. None if the card is there already.
 */
export function moveCard(
  cards: readonly OverviewCard[],
  overview: Overview,
  move: { readonly card: string; readonly to: CardTarget },
): Result<readonly LeafChange[], CardMoveError> {
  const stored = new Map(Object.entries(overview));
  const neighbour = 'before' in move.to ? move.to.before : move.to.after;
  const inOrder = cardsInOrder(cards, stored);
  const missing = [move.card, neighbour].find((card) => inOrder.every(({ id }) => id !== card));
  if (missing !== undefined) return err({ code: 'overview/no-such-card', card: missing });
  if (neighbour === move.card) return ok([]);
  const moved = inOrder.filter(({ id }) => id === move.card);
  const others = inOrder.filter(({ id }) => id !== move.card);
  const index = others.findIndex(({ id }) => id === neighbour) + ('before' in move.to ? 0 : 1);
  const sequence = others.toSpliced(index, 0, ...moved);
  if (sequence.every((card, at) => card === inOrder[at])) return ok([]);
  return ok(placesFor(sequence, new Set([move.card])).map(({ id, order }) => changeOf(stored, id, { order })));
}

/** Returns the leaf to write to show or hide a card; none if it is so already. The card keeps its place. */
export function showCard(overview: Overview, card: string, visible: boolean): readonly LeafChange[] {
  const stored = new Map(Object.entries(overview));
  const isVisible = stored.get(card)?.visible !== false;
  return isVisible === visible ? [] : [changeOf(stored, card, { visible })];
}

function cardsInOrder(cards: readonly OverviewCard[], stored: ReadonlyMap<string, CardPreferences>): readonly Placed[] {
  return cards.map(({ id, order }) => ({ id, order: stored.get(id)?.order ?? order })).sort(compareOrder);
}

function changeOf(
  stored: ReadonlyMap<string, CardPreferences>,
  card: string,
  change: Partial<CardPreferences>,
): LeafChange {
  return { path: printPath(['overview', card]), value: { ...stored.get(card), ...change } };
}
