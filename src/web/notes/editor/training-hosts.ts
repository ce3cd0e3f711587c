import type { LocalDay } from '#domain/kernel/index.ts';
import { Emitter } from '../../lifecycle/index.ts';

/** An element of the text in which the training of a day is shown. */
export interface TrainingHost {
  readonly id: number;
  readonly element: HTMLElement;
  /** Null for the day of the note. */
  readonly day: LocalDay | null;
}

/** The elements of an editor's visible text that show training. */
export class TrainingHosts {
  readonly #changes = new Emitter();
  #hosts: readonly TrainingHost[] = [];
  #lastId = 0;

  readonly subscribe = this.#changes.subscribe;

  /** The same array as long as no host was added or removed. */
  readonly read = (): readonly TrainingHost[] => this.#hosts;

  /** @returns a function that removes the host */
  readonly add = (element: HTMLElement, day: LocalDay | null): (() => void) => {
    this.#lastId += 1;
    const host = { id: this.#lastId, element, day };
    this.#hosts = [...this.#hosts, host];
    this.#changes.emit();
    return () => {
      this.#hosts = this.#hosts.filter((each) => each !== host);
      this.#changes.emit();
    };
  };
}
