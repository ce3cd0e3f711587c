import { compareText } from '../../kernel/index.ts';
import type { TextTag } from '../markdown/index.ts';
import type { Note } from '../note.ts';
import { normaliseTag } from '../tag.ts';

export interface NoteTag {
  /** The normalised name of now. */
  readonly tag: string;
  /** As somebody typed it; the normalised name where it was typed under an earlier name only. */
  readonly name: string;
  /** Whether it stands in the text, so that taking the leaf away does not take the tag away. */
  readonly inText: boolean;
}

/**
 * The tags of a note, given to it or written in its text, each once under its name of now, sorted.
 *
 * @param nameNow what {@link tagNames} made
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

/** People have few tags on many notes: each is normalised once. */
const tagByLeaf = new Map<string, string>();
const mostKept = 5_000;

/** A leaf comes from outside, and may not be normalised. */
export function tagOfLeaf(segment: string): string {
  const known = tagByLeaf.get(segment);
  if (known !== undefined) return known;
  const normal = normaliseTag(segment);
  const tag = normal.ok ? normal.value : segment;
  if (tagByLeaf.size >= mostKept) tagByLeaf.clear();
  tagByLeaf.set(segment, tag);
  return tag;
}
