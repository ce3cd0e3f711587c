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
  /** The parts of the day in which the card comes before the others, until the person moves a card. */
  readonly leadsIn?: readonly PartOfDay[];
}

export type PartOfDay = 'morning' | 'midday' | 'evening';

/**
 * Returns the part of the day of a time.
 *
 * @param minutes since midnight on the person's clock. The evening lasts until the night is over.
 */
export function partOfDay(minutes: number): PartOfDay {
  if (minutes < 4 * 60 || minutes >= 17 * 60) return 'evening';
  return minutes < 11 * 60 ? 'morning' : 'midday';
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
 * Returns the ids of the cards in the person's order, the visible and the hidden ones. A person who has never moved a
 * card gets those first that lead in the part of the day. A card without preferences is visible. Preferences of cards
 * that this version does not know are ignored.
 */
export function arrangedCards(cards: readonly OverviewCard[], overview: Overview, part: PartOfDay): ArrangedCards {
  const stored = new Map(Object.entries(overview));
  const isVisible = (id: string) => stored.get(id)?.visible !== false;
  const ids = cardsInOrder(cardsIn(part, cards, stored), stored).map(({ id }) => id);
  return { visible: ids.filter(isVisible), hidden: ids.filter((id) => !isVisible(id)) };
}

export interface CardMove {
  readonly card: string;
  readonly to: CardTarget;
  /** The part of the day whose order the person sees. */
  readonly part: PartOfDay;
}

/**
 * Returns the leaves to write to move a card next to another. Usually it is only the leaf of the card, so that moves of
 * other cards on another device are kept. The first move also writes the cards that lead in the part of the day and
 * those that they passed, so that all of them stay where the person sees them. None if the card is there already.
 */
export function moveCard(
  cards: readonly OverviewCard[],
  overview: Overview,
  move: CardMove,
): Result<readonly LeafChange[], CardMoveError> {
  const stored = new Map(Object.entries(overview));
  const neighbour = 'before' in move.to ? move.to.before : move.to.after;
  const shown = cardsIn(move.part, cards, stored);
  const inOrder = cardsInOrder(shown, stored);
  const missing = [move.card, neighbour].find((card) => inOrder.every(({ id }) => id !== card));
  if (missing !== undefined) return err({ code: 'overview/no-such-card', card: missing });
  if (neighbour === move.card) return ok([]);
  const moved = inOrder.filter(({ id }) => id === move.card);
  const others = inOrder.filter(({ id }) => id !== move.card);
  const index = others.findIndex(({ id }) => id === neighbour) + ('before' in move.to ? 0 : 1);
  const sequence = others.toSpliced(index, 0, ...moved);
  if (sequence.every((card, at) => card === inOrder[at])) return ok([]);
  const written = new Map(movedByPart(cards, shown).map(({ id, order }) => [id, order]));
  for (const { id, order } of placesFor(sequence, new Set([move.card]))) written.set(id, order);
  return ok(Array.from(written, ([id, order]) => changeOf(stored, id, { order })));
}

/** Returns the leaf to write to show or hide a card; none if it is so already. The card keeps its place. */
export function showCard(overview: Overview, card: string, visible: boolean): readonly LeafChange[] {
  const stored = new Map(Object.entries(overview));
  const isVisible = stored.get(card)?.visible !== false;
  return isVisible === visible ? [] : [changeOf(stored, card, { visible })];
}

/** Returns the cards with the default orders of a part of the day. Who has moved a card keeps one order all day. */
function cardsIn(
  part: PartOfDay,
  cards: readonly OverviewCard[],
  stored: ReadonlyMap<string, CardPreferences>,
): readonly OverviewCard[] {
  if (Array.from(stored.values()).some(({ order }) => order !== undefined)) return cards;
  const byOrder = cards.toSorted(compareOrder);
  const leads = ({ leadsIn }: OverviewCard) => leadsIn?.includes(part) === true;
  const sequence = [...byOrder.filter(leads), ...byOrder.filter((card) => !leads(card))];
  return sequence.map((card, at) => ({ ...card, order: byOrder[at]?.order ?? card.order }));
}

/** Returns the cards whose order in the part of the day is not their permanent one. */
function movedByPart(cards: readonly OverviewCard[], shown: readonly OverviewCard[]): readonly OverviewCard[] {
  const permanent = new Map(cards.map(({ id, order }) => [id, order]));
  return shown.filter(({ id, order }) => permanent.get(id) !== order);
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
