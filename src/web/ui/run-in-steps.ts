/** So long is worked without a pause: a small part of a frame, so that a key is drawn in the one that comes. */
const sliceMs = 3;

/**
 * Does what takes long on the page's own thread in steps, with pauses in which keys and frames come. The first steps are
 * done at once: where all are done within a slice, `done` is called before this returns.
 *
 * @returns stops it
 */
export function runInSteps<T>(steps: Generator<void, T>, done: (result: T) => void): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    const until = performance.now() + sliceMs;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) done(step.value);
    else pause = setTimeout(goOn);
  };
  goOn();
  return () => clearTimeout(pause);
}
