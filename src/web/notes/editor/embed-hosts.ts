import { Emitter } from '../../lifecycle/index.ts';

/** An element of the text in which the app shows something. */
export interface EmbedHost<Shown> {
  readonly id: number;
  readonly element: HTMLElement;
  readonly shown: Shown;
}

/**
 * The elements of an editor's visible text in which the app shows something of one kind.
 *
 * @typeParam Shown what says what to show there
 */
export class EmbedHosts<Shown> {
  readonly #changes = new Emitter();
  #hosts: readonly EmbedHost<Shown>[] = [];
  #lastId = 0;

  readonly subscribe = this.#changes.subscribe;

  /** The same array as long as no host was added or removed. */
  readonly read = (): readonly EmbedHost<Shown>[] => this.#hosts;

  /** @returns a function that removes the host */
  readonly add = (element: HTMLElement, shown: Shown): (() => void) => {
    this.#lastId += 1;
    const host = { id: this.#lastId, element, shown };
    this.#hosts = [...this.#hosts, host];
    this.#changes.emit();
    return () => {
      this.#hosts = this.#hosts.filter((each) => each !== host);
      this.#changes.emit();
    };
  };
}
