import { normaliseTag, ok, type Result, type TagNameError, tagRecordId, tidyTagName } from '../../kernel/index.ts';
import type { Note } from '../note.ts';
import type { Tag } from '../tag.ts';
import { isBelow, renamesFollowed, tagNames, tagsAbove } from './tag-names.ts';
import { tagOfLeaf } from './tags-of-note.ts';

type Records = ReadonlyMap<string, Pick<Tag, 'renamedTo' | 'colour' | 'name'>>;

export interface TagEdit {
  readonly id: string;
  readonly renamedTo?: string | null;
  readonly colour?: string;
  readonly name?: string;
}

export interface TagRenameEdits {
  /** The changes of tag records; null clears a leaf. */
  readonly tags: readonly TagEdit[];
  /** The notes whose tags change, each with all its new tags, to be set in a draft. */
  readonly notes: readonly { readonly id: string; readonly tags: Record<string, string> }[];
}

/**
 * Returns the changes that rename a tag, including the tags below it. Tags in note bodies are not changed; they are
 * displayed under the new name, as typed here. If the new name is an existing tag, the two are merged.
 *
 * @param tag the current normalised name of the tag
 * @param to the new name as typed, with its parent levels
 * @param records all tag records by normalised name
 * @param notes all notes; those without the tag are ignored
 */
export function renameTag(
  tag: string,
  to: string,
  records: Records,
  notes: Iterable<readonly [id: string, note: Pick<Note, 'tags'>]>,
): Result<TagRenameEdits, TagNameError> {
  const typed = tidyTagName(to);
  const wanted = normaliseTag(to);
  if (!wanted.ok) return wanted;
  const target = targetOf(wanted.value, records);
  const before = tagNames(records);
  const renamed = target !== tag;
  const straightened = renamed ? straightenedTo(target, tag, records) : [];
  const after = renamed ? tagNames(recordsAfter(target, [tag, ...straightened], records)) : before;
  const name = target === wanted.value ? typed : target;
  const edits: { id: string; tags: Record<string, string> }[] = [];
  for (const [id, note] of notes) {
    const tags = renamedLeaves(note.tags, { tag, name, before, after });
    if (tags !== null) edits.push({ id, tags });
  }
  const left = renamed ? [tag, ...straightened] : [];
  const carried = { colour: records.get(tag)?.colour, name: target === wanted.value ? typed : undefined };
  return ok({ tags: recordEdits(left, target, records.get(target) ?? {}, carried), notes: edits });
}

/** Resolves the new name. A name that was renamed before can be used again; tags above it stay renamed. */
function targetOf(wanted: string, records: ReadonlyMap<string, Pick<Tag, 'renamedTo'>>): string {
  return tagNames(new Map([...records].filter(([tag]) => tag !== wanted)))(wanted);
}

function recordsAfter(
  target: string,
  renamed: readonly string[],
  records: ReadonlyMap<string, Pick<Tag, 'renamedTo'>>,
): ReadonlyMap<string, Pick<Tag, 'renamedTo'>> {
  return new Map([...records, [target, {}], ...renamed.map((each) => [each, { renamedTo: target }] as const)]);
}

/**
 * Concurrent renames on two devices can form a cycle, which another rename would not resolve. The renames that lead
 * away from the new name are therefore redirected to it.
 */
function straightenedTo(
  target: string,
  tag: string,
  records: ReadonlyMap<string, Pick<Tag, 'renamedTo'>>,
): readonly string[] {
  const straightened = new Set<string>();
  for (let before = -1; before < straightened.size; ) {
    before = straightened.size;
    const after = recordsAfter(target, [tag, ...straightened], records);
    for (const each of renamesFollowed(after, target)) if (each !== tag) straightened.add(each);
  }
  return [...straightened];
}

/** @param left the tags that are renamed to the new name */
function recordEdits(
  left: readonly string[],
  target: string,
  known: Partial<Tag>,
  { colour, name }: Pick<Tag, 'colour' | 'name'>,
): readonly TagEdit[] {
  const ofTarget = {
    ...(known.renamedTo !== undefined && { renamedTo: null }),
    ...(known.colour === undefined && colour !== undefined && { colour }),
    ...(name !== undefined && name !== known.name && { name }),
  };
  return [
    ...left.map((each) => ({ id: tagRecordId(each), renamedTo: target })),
    ...(Object.keys(ofTarget).length === 0 ? [] : [{ id: tagRecordId(target), ...ofTarget }]),
  ];
}

interface Renaming {
  readonly tag: string;
  /** The new name as typed. */
  readonly name: string;
  readonly before: (tag: string) => string;
  readonly after: (tag: string) => string;
}

/** Returns the tags of a note after the rename; null if it has none to rename. */
function renamedLeaves(tags: Readonly<Record<string, string>>, renaming: Renaming): Record<string, string> | null {
  const kept: [string, string][] = [];
  const moved: [string, string][] = [];
  for (const [segment, typed] of Object.entries(tags)) {
    const was = renaming.before(tagOfLeaf(segment));
    if (was !== renaming.tag && !isBelow(was, renaming.tag)) kept.push([segment, typed]);
    else moved.push([renaming.after(tagOfLeaf(segment)), movedName(was, typed, renaming)]);
  }
  if (moved.length === 0) return null;
  return Object.fromEntries([...moved, ...kept]);
}

/** Renames `Knee/Left` to `Shoulder/Left` if `knee` becomes `Shoulder`. */
function movedName(was: string, typed: string, { tag, name }: Renaming): string {
  const below = tagsAbove(was).length - tagsAbove(tag).length;
  const parts = typed.split('/').length > below ? typed.split('/') : was.split('/');
  return [name, ...parts.slice(parts.length - below)].slice(0, below + 1).join('/');
}
