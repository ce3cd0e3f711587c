import { ok, type Result } from '../../kernel/index.ts';
import type { Note } from '../note.ts';
import { normaliseTag, type Tag, type TagNameError, tagRecordId, tidyTagName } from '../tag.ts';
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
  /** What to write into records of tags; null clears the leaf. */
  readonly tags: readonly TagEdit[];
  /** The notes whose tags change, with all the tags that they have then, for their drafts. */
  readonly notes: readonly { readonly id: string; readonly tags: Record<string, string> }[];
}

/**
 * What renaming a tag writes. Tags below it move along. A tag in a text keeps its letters, and is
 * shown under the new name, as it was typed here. Where the new name is a tag already, the two become one.
 *
 * @param tag the normalised name under which the tag goes now
 * @param to the new name as typed, with the names of tags above it
 * @param records all records of tags by normalised name
 * @param notes all notes; those without the tag are passed over
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

/** A name that a rename had left is taken again; tags above it stay renamed. */
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
 * Renames of two devices can lead in a circle, and one more would not lead out of it. Then those that lead away from
 * the new name lead to it instead.
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

/** @param left the tags that go on under the new name */
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

/** The tags of a note under the new name; null where it has none to rename. */
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

/** `Knee/Left` becomes `Shoulder/Left` where `knee` becomes `Shoulder`. */
function movedName(was: string, typed: string, { tag, name }: Renaming): string {
  const below = tagsAbove(was).length - tagsAbove(tag).length;
  const parts = typed.split('/').length > below ? typed.split('/') : was.split('/');
  return [name, ...parts.slice(parts.length - below)].slice(0, below + 1).join('/');
}
