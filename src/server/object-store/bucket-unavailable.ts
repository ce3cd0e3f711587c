/** The object store cannot be reached, or refuses a request. Nothing is lost: the same request can be repeated. */
export class BucketUnavailable extends Error {
  /**
   * `TIMEOUT`, the operating system's code, the code in the store's answer such as `AccessDenied`, its status, or
   * `NOT_FROM_STORE` for an answer that lacks what the protocol requires.
   */
  readonly code: string;
  /** Whether the same request may succeed a moment later. */
  readonly isPassing: boolean;

  constructor(code: string, { isPassing }: { readonly isPassing: boolean }) {
    super(`the object store failed: ${code}`);
    this.name = 'BucketUnavailable';
    this.code = code;
    this.isPassing = isPassing;
  }
}
