import { useSyncExternalStore } from 'react';
import { Emitter } from '../../../lifecycle/index.ts';

/** The point of a track that the pointer or the keyboard is on, which the map and all charts mark. */
export class TrackCursor {
  readonly #changes = new Emitter();
  #point: number | null = null;

  readonly subscribe = this.#changes.subscribe;

  get point(): number | null {
    return this.#point;
  }

  readonly move = (point: number | null): void => {
    if (point === this.#point) return;
    this.#point = point;
    this.#changes.emit();
  };
}

export function useCursorPoint(cursor: TrackCursor): number | null {
  return useSyncExternalStore(cursor.subscribe, () => cursor.point);
}
