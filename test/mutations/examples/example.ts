export type Contents = readonly (readonly [path: string, content: string | Uint8Array])[];

/** A small valid export of one app, with much of what the app can write. */
export interface Example {
  /** The source that reads it. */
  readonly app: string;
  readonly files: Contents;
  /** Another file of the same app whose item is read whatever happens to the files of the example. */
  readonly bystander: readonly [path: string, content: string];
}
