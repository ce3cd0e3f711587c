import { type Condition, type Content, type Days, placeOf, type State } from '../../search/index.ts';
import type { IndexedBody, IndexedHead } from './indexed-note.ts';
import type { NoteHead } from './note-head.ts';

/**
 * Returns whether a note meets a condition.
 *
 * @param body null if it is not available; only `head` can then match
 */
export function matches(condition: Condition, head: IndexedHead, body: IndexedBody | null): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((each) => matches(each, head, body));
    case 'any':
      return condition.of.some((each) => matches(each, head, body));
    case 'not':
      return !matches(condition.of, head, body);
    case 'contains':
      return holds(head.names, condition.needle) || body?.has(condition.needle) === true;
    case 'title':
      return holds(head.names, condition.needle);
    case 'tag':
      return isTagged(condition.needle, head.tags) || (body !== null && isTagged(condition.needle, body.tags));
    case 'in':
      return head.path.includes(`/${condition.needle}/`);
    case 'is':
      return isIn(condition.state, head, body);
    case 'has':
      return has(condition.content, body);
    case 'exercise':
      return mentions(condition, head, body);
    case 'type':
      return condition.type === 'note';
    case 'muscle':
    case 'sport':
    case 'amount':
      return false;
    case 'day':
      return isOnDay(head.value, condition);
    case 'created':
      return lies(head.value.createdAt, condition);
    case 'edited':
      return lies(head.value.editedAt, condition);
  }
}

/** Returns the same condition with cheap checks before those that read note bodies. */
export function cheapestFirst(condition: Condition): Condition {
  if (condition.kind === 'not') return { kind: 'not', of: cheapestFirst(condition.of) };
  if (condition.kind !== 'all' && condition.kind !== 'any') return condition;
  return { kind: condition.kind, of: condition.of.map(cheapestFirst).toSorted((a, b) => costOf(a) - costOf(b)) };
}

/** A word to search for, and whether only in titles. */
export interface Needle {
  readonly needle: string;
  readonly isTitleOnly: boolean;
}

/** Returns all words of the query that are not negated. */
export function needlesOf(condition: Condition | null): readonly Needle[] {
  if (condition === null) return [];
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.flatMap(needlesOf);
  if (condition.kind === 'contains' || condition.kind === 'exercise')
    return [{ needle: condition.needle, isTitleOnly: false }];
  return condition.kind === 'title' ? [{ needle: condition.needle, isTitleOnly: true }] : [];
}

/** Returns whether the query contains a state that is not negated. */
export function asksFor(condition: Condition | null, state: State): boolean {
  if (condition === null) return false;
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.some((each) => asksFor(each, state));
  return condition.kind === 'is' && condition.state === state;
}

function holds(text: string, needle: string): boolean {
  return placeOf(text, needle) >= 0;
}

function costOf(condition: Condition): number {
  switch (condition.kind) {
    case 'contains':
    case 'exercise':
      return 10;
    case 'title':
      return 2;
    case 'not':
      return costOf(condition.of);
    case 'all':
    case 'any':
      return condition.of.reduce((sum, each) => sum + costOf(each), 0);
    default:
      return 1;
  }
}

/** Returns whether a note mentions one of the exercises, or contains the name as typed. */
function mentions(
  { needle, keys }: Condition & { readonly kind: 'exercise' },
  head: IndexedHead,
  body: IndexedBody | null,
): boolean {
  if (holds(head.names, needle)) return true;
  return body !== null && (body.has(needle) || keys.some((key) => body.mentions.has(key)));
}

/** Returns whether the day of a note is in a range: its own day, else the day on which it was created. */
function isOnDay({ day, createdAt }: NoteHead, days: Days): boolean {
  if (day === null) return lies(createdAt, days);
  return (days.first === null || day >= days.first) && (days.last === null || day <= days.last);
}

/** Returns whether a note has the searched tag or one below it. */
function isTagged(needle: string, tags: readonly string[]): boolean {
  return tags.some((tag) => tag.startsWith(needle) && (tag.length === needle.length || tag[needle.length] === '/'));
}

function isIn(state: State, { value }: IndexedHead, body: IndexedBody | null): boolean {
  if (state === 'pinned') return value.isPinned;
  if (state === 'archived') return value.isArchived;
  if (state === 'trashed') return value.isTrashed;
  const { openTasks = 0, doneTasks = 0 } = body?.facts ?? {};
  return state === 'task' ? openTasks > 0 : openTasks === 0 && doneTasks > 0;
}

function has(content: Content, body: IndexedBody | null): boolean {
  if (body === null) return false;
  const { hasImage, hasLink, hasCode, openTasks, doneTasks } = body.facts;
  if (content === 'image') return hasImage;
  if (content === 'link') return hasLink;
  return content === 'code' ? hasCode : openTasks + doneTasks > 0;
}

function lies(at: number | null, { from, before }: Days): boolean {
  return at !== null && at >= from && at < before;
}
