/** A call from the pool to a thread, one task at a time. */
export interface TaskCall {
  readonly name: string;
  readonly input: unknown;
}

/** A message from a thread: that it is ready, which record it works on, or the outcome of a task. */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly key: string }
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };
