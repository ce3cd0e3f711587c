const everyMs = 5_000;

/** Returns a function that prints a line now and then, on stderr, since the result goes to stdout. */
export function progressLine(line: () => string): () => void {
  let printedAt = performance.now();
  return () => {
    if (performance.now() - printedAt < everyMs) return;
    printedAt = performance.now();
    process.stderr.write(`${line()}\n`);
  };
}
