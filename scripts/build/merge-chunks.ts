/** A file of the built app. */
export interface Chunk {
  readonly name: string;
  /** The names of the chunks that it imports. */
  readonly imports: readonly string[];
}

/** A chunk that several entries of the app load. */
export interface SharedChunk extends Chunk {
  readonly bytes: number;
  readonly entries: ReadonlySet<string>;
}

interface Part {
  readonly names: readonly string[];
  readonly imports: ReadonlySet<string>;
  readonly bytes: number;
  readonly entries: ReadonlySet<string>;
}

/** By the name of the chunk with which each began. */
type Parts = Map<string, Part>;

/**
 * Merges chunks that are too small to be worth a request: each with the one that adds the least code that an entry does
 * not need. Chunks that would then import each other are not merged, since one of them would be evaluated before what
 * it uses.
 *
 * @returns the names of the chunks that belong together
 */
export function mergeSmallChunks(chunks: readonly SharedChunk[], minBytes: number): readonly (readonly string[])[] {
  const parts: Parts = new Map(
    chunks.map(({ name, imports, bytes, entries }) => [
      name,
      { names: [name], imports: new Set(imports), bytes, entries },
    ]),
  );
  const isFinal = new Set<string>();
  for (;;) {
    const small = smallest(parts, (name, { bytes }) => bytes < minBytes && !isFinal.has(name));
    if (small === null) return Array.from(parts.values(), ({ names }) => names);
    const other = closest(parts, small);
    if (other === null) isFinal.add(small);
    else merge(parts, other, small);
  }
}

function smallest(parts: Parts, isEligible: (name: string, part: Part) => boolean): string | null {
  const eligible = [...parts].filter(([name, part]) => isEligible(name, part));
  return eligible.toSorted(([, a], [, b]) => a.bytes - b.bytes)[0]?.[0] ?? null;
}

/** Returns the part with which another can be merged at the least cost; null if there is none. */
function closest(parts: Parts, name: string): string | null {
  return (
    [...parts.keys()]
      .filter((other) => other !== name)
      .map((other) => ({ other, unneeded: unneededBytes(parts, name, other) }))
      .toSorted((a, b) => a.unneeded - b.unneeded)
      .find(({ other }) => !isBetween(parts, name, other) && !isBetween(parts, other, name))?.other ?? null
  );
}

/** Returns how many bytes all entries together would load without using them, if two parts were merged. */
function unneededBytes(parts: Parts, a: string, b: string): number {
  const users = usersOf(parts, [a, b]);
  return reachedFrom(parts, [a, b]).reduce((sum, name) => {
    const { bytes = 0, entries = users } = parts.get(name) ?? {};
    return sum + bytes * users.difference(entries).size;
  }, 0);
}

function usersOf(parts: Parts, names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => [...(parts.get(name)?.entries ?? [])]));
}

/** Returns these names and those of all that they import. */
function reachedFrom(parts: Parts, names: readonly string[]): readonly string[] {
  const reached = new Set(names);
  for (const name of reached) for (const imported of parts.get(name)?.imports ?? []) reached.add(imported);
  return [...reached];
}

/** Returns whether one part imports another through a third. */
function isBetween(parts: Parts, from: string, to: string): boolean {
  const through = [...(parts.get(from)?.imports ?? [])].filter((name) => name !== to);
  return reachedFrom(parts, through).includes(to);
}

/** Merges one part into another. Whoever loads it then loads what both import. */
function merge(parts: Parts, into: string, from: string): void {
  const [a, b] = [parts.get(into), parts.get(from)];
  if (a === undefined || b === undefined) return;
  const users = usersOf(parts, [into, from]);
  for (const name of reachedFrom(parts, [into, from])) {
    const part = parts.get(name);
    if (part !== undefined) parts.set(name, { ...part, entries: part.entries.union(users) });
  }
  parts.delete(from);
  const [names, imports] = [[...a.names, ...b.names], a.imports.union(b.imports)];
  parts.set(into, { names, imports, bytes: a.bytes + b.bytes, entries: users });
  for (const [name, part] of parts) {
    const renamed = new Set(Array.from(part.imports, (imported) => (imported === from ? into : imported)));
    renamed.delete(name);
    parts.set(name, { ...part, imports: renamed });
  }
}

/** Returns the names of chunks that import each other in a circle; null if there are none. */
export function importCircle(chunks: readonly Chunk[]): readonly string[] | null {
  const importsOf = new Map(chunks.map(({ name, imports }) => [name, imports]));
  const finished = new Set<string>();
  const circleFrom = (name: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(name)) return path.slice(path.indexOf(name));
    if (finished.has(name)) return null;
    for (const imported of importsOf.get(name) ?? []) {
      const found = circleFrom(imported, [...path, name]);
      if (found !== null) return found;
    }
    finished.add(name);
    return null;
  };
  for (const { name } of chunks) {
    const found = circleFrom(name, []);
    if (found !== null) return found;
  }
  return null;
}
