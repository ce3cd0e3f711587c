import type { ReadBody } from '#sync/record/index.ts';

export interface BodyQuestion {
  readonly id: number;
  readonly parts: readonly Uint8Array[];
}

export type BodyAnswer = 'ready' | { readonly id: number; readonly body: ReadBody };
