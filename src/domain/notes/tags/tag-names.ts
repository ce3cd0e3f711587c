import { compareText } from '../../kernel/index.ts';
import { normaliseTag } from '../tag.ts';

/** The records of tags by normalised name; only what a rename needs. */
export type TagRenames = ReadonlyMap<string, { readonly renamedTo?: string | null | undefined }>;

/**
 * Follows tags to the names under which they go now.
 *
 * A tag goes by what it or the nearest tag above it was renamed to, and on from there. So a tag
 * renamed on one device while another device used it is shown under its new name everywhere. Each
 * rename is followed once; where renames lead in a circle, the first by text of the names on it
 * stands for all.
 *
 * @returns from a normalised name to the normalised name of now
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

/** The tags whose renames apply on the way from a normalised name to its name of now. */
export function renamesFollowed(renames: TagRenames, tag: string): readonly string[] {
  return follow(targetsOf(renames), tag).way.map(({ rename }) => rename);
}

/** Whether a tag stands below another: `knee/left` below `knee`. */
export function isBelow(tag: string, above: string): boolean {
  return tag.startsWith(`${above}/`);
}

/** The tags above, nearest first: `a/b` and `a` for `a/b/c`. */
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
  /** Each rename that applies, and the name it applies to. */
  readonly way: readonly { readonly rename: string; readonly name: string }[];
  /** The names that the way ends in: one, or those of a circle. */
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

/** The tag, itself or above, whose rename applies. */
function renameOf(targets: ReadonlyMap<string, string>, name: string): string | null {
  for (const above of [name, ...tagsAbove(name)]) {
    const target = targets.get(above);
    if (target === undefined) continue;
    // Where a tag became one below itself, what is there already is where the rename leads.
    const arrived = isBelow(target, above) && (name === target || isBelow(name, target));
    if (!arrived) return above;
  }
  return null;
}

function firstByText(a: string, b: string): string {
  return compareText(a, b) <= 0 ? a : b;
}
