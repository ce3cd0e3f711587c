/**
 * The maximum duration of a slice in milliseconds: a small part of a frame, so that a keystroke is rendered in the next
 * frame.
 */
const sliceMs = 3;

/**
 * Runs long work on the main thread in slices, with pauses for input and rendering. The first slice runs immediately.
 * If it completes the work, `done` is called before this function returns.
 *
 * @returns a function that cancels the work
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
