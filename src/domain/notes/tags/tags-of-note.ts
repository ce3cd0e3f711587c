import { compareText, normaliseTag } from '../../kernel/index.ts';
import type { TextTag } from '../markdown/index.ts';
import type { Note } from '../note.ts';

export interface NoteTag {
  /** The current normalised name. */
  readonly tag: string;
  /** The name as typed; the normalised name if it was only typed under a former name. */
  readonly name: string;
  /** Whether the tag is in the body, so that clearing the leaf does not remove it from the note. */
  readonly inText: boolean;
}

/**
 * Returns the tags of a note, from its leaves and its body, once each under their current names, sorted.
 *
 * @param nameNow the result of {@link tagNames}
 */
export function tagsOfNote(
  note: Pick<Note, 'tags'>,
  inText: readonly Pick<TextTag, 'tag' | 'name'>[],
  nameNow: (tag: string) => string,
): readonly NoteTag[] {
  const given = Object.entries(note.tags);
  if (given.length === 0 && inText.length === 0) return none;
  const tags = new Map<string, NoteTag>();
  const add = (tag: string, typed: string, isText: boolean): void => {
    const now = nameNow(tag);
    const known = tags.get(now);
    const name = now === tag ? typed : now;
    tags.set(now, {
      tag: now,
      name: known === undefined || known.name === now ? name : known.name,
      inText: isText || known?.inText === true,
    });
  };
  for (const [segment, typed] of given) add(tagOfLeaf(segment), typed, false);
  for (const { tag, name } of inText) add(tag, name, true);
  return [...tags.values()].sort((a, b) => compareText(a.tag, b.tag));
}

const none: readonly never[] = [];

/** A cache of normalised names, because users have few tags on many notes. */
const tagByLeaf = new Map<string, string>();
const maxKept = 5_000;

/** Returns the normalised name of a leaf, which may come from another app and not be normalised. */
export function tagOfLeaf(segment: string): string {
  const known = tagByLeaf.get(segment);
  if (known !== undefined) return known;
  const normal = normaliseTag(segment);
  const tag = normal.ok ? normal.value : segment;
  if (tagByLeaf.size >= maxKept) tagByLeaf.clear();
  tagByLeaf.set(segment, tag);
  return tag;
}
