import type { LocalDay } from '#domain/kernel/index.ts';
import { Emitter } from '../../lifecycle/index.ts';
import type { ShownAnswer } from '../../markdown-editor/index.ts';
import type { HeldSize } from './answer-sizes.ts';

/** An element of the text in which the app shows something. */
export interface EmbedPlace<Shown> {
  readonly id: number;
  readonly element: HTMLElement;
  readonly shown: Shown;
}

/**
 * The elements of an editor's visible text in which the app shows something of one kind.
 *
 * @typeParam Shown what says what to show there
 */
export class EmbedPlaces<Shown> {
  readonly #changes = new Emitter();
  #places: readonly EmbedPlace<Shown>[] = [];
  #lastId = 0;

  readonly subscribe = this.#changes.subscribe;

  /** The same array as long as no place was added or removed. */
  readonly read = (): readonly EmbedPlace<Shown>[] => this.#places;

  /** @returns a function that removes the place */
  readonly add = (element: HTMLElement, shown: Shown): (() => void) => {
    this.#lastId += 1;
    const place = { id: this.#lastId, element, shown };
    this.#places = [...this.#places, place];
    this.#changes.emit();
    return () => {
      this.#places = this.#places.filter((each) => each !== place);
      this.#changes.emit();
    };
  };
}

/** An answer within the text, whose element keeps its size free until it is there. */
export type AwaitedAnswer = ShownAnswer & Pick<HeldSize, 'onAnswered'>;

/** What the app shows within the text of an editor. */
export interface Embeds {
  /** Of a day; null for the day of the note. */
  readonly training: EmbedPlaces<LocalDay | null>;
  readonly answers: EmbedPlaces<AwaitedAnswer>;
}

export function noEmbeds(): Embeds {
  return { training: new EmbedPlaces(), answers: new EmbedPlaces() };
}
