/**
 * Passes on the result of a promise, or its error, unless the returned function is called first. Without `failed`, an
 * error stays unhandled.
 */
export function untilCancelled<T>(promise: Promise<T>, done: (result: T) => void, failed?: () => void): () => void {
  let isWanted = true;
  void promise.then(
    (result) => {
      if (isWanted) done(result);
    },
    failed && (() => isWanted && failed()),
  );
  return () => {
    isWanted = false;
  };
}
