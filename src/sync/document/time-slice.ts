/** The maximum number of milliseconds for which stepwise work may block the UI. */
const maxMsAtOnce = 10;

interface TimeSlicePorts {
  /** Monotonic milliseconds. */
  readonly monotonic: () => number;
  readonly after: (ms: number, work: () => void) => () => void;
}

/**
 * Creates a function to await between the steps of long work. It yields to the UI once the work has run for a while.
 * Each piece of work needs a function of its own.
 */
export function timeSlice({ monotonic, after }: TimeSlicePorts): () => Promise<void> {
  let since = monotonic();
  return async () => {
    if (monotonic() - since < maxMsAtOnce) return;
    await new Promise<void>((go) => after(0, go));
    since = monotonic();
  };
}
