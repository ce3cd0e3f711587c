import { compareText, foldForSearch } from '../../kernel/index.ts';
import { tagsAbove } from './tag-names.ts';
import type { NoteTag } from './tags-of-note.ts';

export interface TagBranch {
  /** The normalised name, `a/b`. */
  readonly tag: string;
  /** The last level in the most frequent spelling. */
  readonly name: string;
  /** The whole name with its parent levels, in the same spelling. */
  readonly path: string;
  /** The number of notes with this tag or one below it. */
  readonly notes: number;
  readonly children: readonly TagBranch[];
}

/** A tree of all tags, split at `/`, built note by note. It includes tags that exist only as parents of others. */
export class TagTree {
  readonly #usages = new Map<string, Usage>();

  /** @param tags of one note, under their current names */
  add(tags: readonly Pick<NoteTag, 'tag' | 'name'>[]): void {
    const counted = new Set<string>();
    for (const { tag, name } of tags) {
      const levels = [tag, ...tagsAbove(tag)];
      for (const level of levels) counted.add(level);
      countSpellings(this.#usages, levels, name);
    }
    for (const level of counted) usageOf(this.#usages, level).notes += 1;
  }

  /** Returns the branches in alphabetical order. */
  branches(): readonly TagBranch[] {
    const byParent = Map.groupBy(this.#usages.keys(), (tag) => tagsAbove(tag)[0] ?? '');
    return branchesBelow(null, byParent, this.#usages);
  }
}

interface Usage {
  notes: number;
  readonly spellings: Map<string, number>;
}

function usageOf(usages: Map<string, Usage>, tag: string): Usage {
  const known = usages.get(tag);
  if (known !== undefined) return known;
  const usage: Usage = { notes: 0, spellings: new Map() };
  usages.set(tag, usage);
  return usage;
}

/** Counts `Knee/Left` as a spelling of both `knee/left` and `knee`. */
function countSpellings(usages: Map<string, Usage>, levels: readonly string[], name: string): void {
  const parts = name.split('/');
  if (parts.length !== levels.length) return;
  levels.forEach((level, up) => {
    const { spellings } = usageOf(usages, level);
    const part = (parts[parts.length - 1 - up] ?? '').trim();
    spellings.set(part, (spellings.get(part) ?? 0) + 1);
  });
}

function branchesBelow(
  above: { readonly tag: string; readonly path: string } | null,
  byParent: ReadonlyMap<string, readonly string[]>,
  usages: ReadonlyMap<string, Usage>,
): readonly TagBranch[] {
  const branches = (byParent.get(above?.tag ?? '') ?? []).map((tag) => {
    const usage = usages.get(tag);
    const name = commonestSpelling(tag, usage);
    const path = above === null ? name : `${above.path}/${name}`;
    const children = branchesBelow({ tag, path }, byParent, usages);
    const branch = { tag, name, path, notes: usage?.notes ?? 0, children };
    return { branch, folded: foldForSearch(name) };
  });
  return branches
    .sort((a, b) => compareText(a.folded, b.folded) || compareText(a.branch.tag, b.branch.tag))
    .map(({ branch }) => branch);
}

function commonestSpelling(tag: string, usage: Usage | undefined): string {
  const spellings = [...(usage?.spellings ?? [])].sort(
    ([a, countA], [b, countB]) => countB - countA || compareText(a, b),
  );
  return spellings[0]?.[0] ?? tag.slice(tag.lastIndexOf('/') + 1);
}
