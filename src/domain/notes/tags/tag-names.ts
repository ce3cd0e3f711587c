import { compareText, normaliseTag } from '../../kernel/index.ts';

/** The tag records by normalised name, with only the data that renames need. */
export type TagRenames = ReadonlyMap<string, { readonly renamedTo?: string | null | undefined }>;

/**
 * Returns a function that maps a normalised tag name to its current one.
 *
 * A tag follows its own rename, or else that of the nearest tag above it, until no rename applies. So a tag that
 * another device still used under its old name appears under its new name everywhere. No rename is applied twice. All
 * names of a cycle map to the first of them in text order.
 */
export function tagNames(renames: TagRenames): (tag: string) => string {
  const targets = targetsOf(renames);
  const known = new Map<string, string>();
  return (tag) => {
    const now = known.get(tag) ?? nameAtEnd(follow(targets, tag));
    known.set(tag, now);
    return now;
  };
}

/** Returns the tags whose renames lead from a normalised name to its current name. */
export function renamesFollowed(renames: TagRenames, tag: string): readonly string[] {
  return follow(targetsOf(renames), tag).way.map(({ rename }) => rename);
}

/** Returns the names, in text order, that were renamed on their own and now count as a tag. */
export function formerTagNames(renames: TagRenames): (tag: string) => readonly string[] {
  const nameNow = tagNames(renames);
  const formers = Map.groupBy([...targetsOf(renames).keys()].sort(compareText), nameNow);
  return (tag) => (formers.get(tag) ?? []).filter((former) => former !== tag);
}

/** Returns whether a tag is below another: `knee/left` is below `knee`. */
export function isBelow(tag: string, above: string): boolean {
  return tag.startsWith(`${above}/`);
}

/** Returns the tags above a tag, nearest first: `a/b` and `a` for `a/b/c`. */
export function tagsAbove(tag: string): readonly string[] {
  const segments = tag.split('/');
  return segments.slice(1).map((_, dropped) => segments.slice(0, segments.length - 1 - dropped).join('/'));
}

function targetsOf(renames: TagRenames): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const [tag, { renamedTo }] of renames) {
    const target = normaliseTag(renamedTo ?? '');
    if (target.ok && target.value !== tag) targets.set(tag, target.value);
  }
  return targets;
}

interface Way {
  /** Each applied rename, with the name that it applies to. */
  readonly way: readonly { readonly rename: string; readonly name: string }[];
  /** The final name, or the names of a cycle. */
  readonly ends: readonly string[];
}

function nameAtEnd({ ends }: Way): string {
  return ends.reduce(firstByText);
}

function follow(targets: ReadonlyMap<string, string>, tag: string): Way {
  const way: { readonly rename: string; readonly name: string }[] = [];
  for (let name = tag; ; ) {
    const rename = renameOf(targets, name);
    if (rename === null) return { way, ends: [name] };
    const met = way.findIndex((step) => step.rename === rename);
    if (met >= 0) return { way, ends: way.slice(met).map((step) => step.name) };
    way.push({ rename, name });
    name = (targets.get(rename) ?? rename) + name.slice(rename.length);
  }
}

/** Returns the tag (the name itself or one above it) whose rename applies. */
function renameOf(targets: ReadonlyMap<string, string>, name: string): string | null {
  for (const above of [name, ...tagsAbove(name)]) {
    const target = targets.get(above);
    if (target === undefined) continue;
    // If a tag was renamed to one below itself, a name already at or below the target is not renamed again.
    const arrived = isBelow(target, above) && (name === target || isBelow(name, target));
    if (!arrived) return above;
  }
  return null;
}

function firstByText(a: string, b: string): string {
  return compareText(a, b) <= 0 ? a : b;
}
