/** The share of equal lines from which two texts count as the same note. */
const mostlyEqual = 0.8;

/** Returns whether two texts have mostly the same lines, apart from spaces. Used for notes with the same title. */
export function areSimilarTexts(a: string, b: string): boolean {
  const linesOfA = linesIn(a);
  const linesOfB = linesIn(b);
  const all = linesOfA.length + linesOfB.length;
  if (all === 0) return true;
  const counts = new Map<string, number>();
  for (const line of linesOfA) counts.set(line, (counts.get(line) ?? 0) + 1);
  let equal = 0;
  for (const line of linesOfB) {
    const count = counts.get(line) ?? 0;
    if (count > 0) equal += 1;
    counts.set(line, count - 1);
  }
  return (2 * equal) / all >= mostlyEqual;
}

function linesIn(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
