import type { Hello, Page } from '../protocol/index.ts';
import type { PageProgress } from './device-storage.ts';

/** One page on its way, frame by frame. Frames that came are kept when the connection goes. */
export class PageAssembly {
  #generation = -1;
  #index = -1;
  #bytes = new Uint8Array(0);
  #received = 0;

  /** Adds a frame; gives the page's bytes when it is whole, and null until then or where the frame does not follow. */
  add({ generation, index, offset, size, bytes }: Page): Uint8Array | null {
    if (generation !== this.#generation || index !== this.#index) {
      this.#generation = generation;
      this.#index = index;
      this.#bytes = new Uint8Array(size);
      this.#received = 0;
    }
    if (offset !== this.#received || offset + bytes.length > this.#bytes.length) return null;
    this.#bytes.set(bytes, offset);
    this.#received += bytes.length;
    if (this.#received < this.#bytes.length) return null;
    const whole = this.#bytes;
    this.forget();
    return whole;
  }

  /** Where a first sync goes on. */
  resumeAt(progress: PageProgress | null): Hello['pages'] {
    if (progress === null) {
      if (this.#generation < 0 || this.#index !== 0) return null;
      return { generation: this.#generation, next: 0, offset: this.#received };
    }
    const { generation, next } = progress;
    const same = this.#generation === generation && this.#index === next;
    return { generation, next, offset: same ? this.#received : 0 };
  }

  forget(): void {
    this.#generation = -1;
    this.#index = -1;
    this.#bytes = new Uint8Array(0);
    this.#received = 0;
  }
}
