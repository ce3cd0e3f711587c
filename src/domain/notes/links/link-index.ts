import { compareText, type RecordKey } from '../../kernel/index.ts';
import {
  type Mention,
  type NoteOutline,
  type OutgoingLink,
  plainLinkName,
  type Span,
  trainingEmbedOf,
} from '../markdown/index.ts';
import { type LinkContext, LinkLine } from './link-line.ts';
import { linkKey, type NoteNames, namesOfLink } from './note-names.ts';

/** A link from the perspective of its target note. */
export interface Backlink extends Span {
  /** The note that contains the link; `from` and `to` are positions in its body. */
  readonly source: string;
  /** The heading that the link points to, if any. */
  readonly heading: string | null;
  readonly context: LinkContext;
}

/** A mention from the perspective of the mentioned exercise or workout. */
export interface MentionPosition extends Span {
  readonly source: string;
  readonly label: string;
  readonly context: LinkContext;
}

export interface UnresolvedTarget {
  /** As written in the first of the links. */
  readonly target: string;
  /** The notes that contain such a link, sorted by id. */
  readonly sources: readonly string[];
}

type LinkedNames = Pick<NoteNames, 'keysOf' | 'resolveLink'>;

/** An index of the links between all notes. Call `put` again whenever a note's body changes. */
export class LinkIndex {
  readonly #names: LinkedNames;
  readonly #bySource = new Map<string, LinksOfSource>();
  readonly #sourcesByKey = new Map<string, Set<string>>();
  readonly #sourcesByMention = new Map<RecordKey, Set<string>>();

  /** @param names of the same notes; they may change at any time */
  constructor(names: LinkedNames) {
    this.#names = names;
  }

  put(id: string, outline: Pick<NoteOutline, 'links' | 'mentions'>, text: string): void {
    this.remove(id);
    const links = outline.links.filter(({ name, target }) => target !== '' || linkKey(name) !== '');
    const { mentions } = outline;
    if (links.length === 0 && mentions.length === 0) return;
    this.#bySource.set(id, {
      links: links.map((link) => ({ link, line: new LinkLine(text, link) })),
      mentions: mentions.map((mention) => ({ mention, line: new LinkLine(text, mention) })),
    });
    for (const link of links) for (const key of keysOfLink(link)) add(this.#sourcesByKey, key, id);
    for (const { key } of mentions) add(this.#sourcesByMention, key, id);
  }

  remove(id: string): void {
    const known = this.#bySource.get(id);
    if (known === undefined) return;
    for (const { link } of known.links) for (const key of keysOfLink(link)) take(this.#sourcesByKey, key, id);
    for (const { mention } of known.mentions) take(this.#sourcesByMention, mention.key, id);
    this.#bySource.delete(id);
  }

  /** Returns the links of other notes to this one, including ambiguous links; by source, then in text order. */
  backlinks(id: string): readonly Backlink[] {
    const sources = new Set([...this.#names.keysOf(id)].flatMap((key) => [...(this.#sourcesByKey.get(key) ?? [])]));
    sources.delete(id);
    return [...sources].sort(compareText).flatMap((source) => this.#linksFrom(source, id));
  }

  /** Returns link targets that match no note, sorted by name. Embedded files and training are excluded. */
  unresolved(): readonly UnresolvedTarget[] {
    const byKey = new Map<string, { target: string; sources: Set<string> }>();
    for (const [source, { links }] of this.#bySource) {
      for (const { link } of links) {
        if (isFile(link) || isTraining(link) || link.target === '' || this.#names.resolveLink(link).found !== 'none')
          continue;
        const target = plainLinkName(link.target);
        const key = linkKey(target);
        const known = byKey.get(key);
        if (known === undefined) byKey.set(key, { target, sources: new Set([source]) });
        else known.sources.add(source);
      }
    }
    return [...byKey]
      .sort(([a], [b]) => compareText(a, b))
      .map(([, { target, sources }]) => ({ target, sources: [...sources].sort(compareText) }));
  }

  /** Returns whether a note has this name. */
  readonly isName = (name: string): boolean => this.#names.resolveLink({ name, target: name }).found !== 'none';

  /** Returns the mentions of an exercise, a workout or another record in notes. */
  mentionsOf(key: RecordKey): readonly MentionPosition[] {
    const sources = [...(this.#sourcesByMention.get(key) ?? [])].sort(compareText);
    return sources.flatMap((source) => {
      const mentions = this.#bySource.get(source)?.mentions ?? [];
      return mentions
        .filter(({ mention }) => mention.key === key)
        .map(({ mention: { label, from, to }, line }) => ({
          source,
          label,
          from,
          to,
          context: line.context(this.isName),
        }));
    });
  }

  #linksFrom(source: string, id: string): readonly Backlink[] {
    const links = this.#bySource.get(source)?.links ?? [];
    return links
      .filter(({ link }) => means(this.#names, link, id))
      .map(({ link: { heading, from, to }, line }) => ({
        source,
        heading,
        from,
        to,
        context: line.context(this.isName),
      }));
  }
}

interface LinksOfSource {
  readonly links: readonly { readonly link: OutgoingLink; readonly line: LinkLine }[];
  readonly mentions: readonly { readonly mention: Mention; readonly line: LinkLine }[];
}

function means(names: LinkedNames, link: OutgoingLink, id: string): boolean {
  const target = names.resolveLink(link);
  return target.found === 'one' ? target.id === id : target.found === 'several' && target.ids.includes(id);
}

function keysOfLink(link: OutgoingLink): ReadonlySet<string> {
  return new Set([...namesOfLink(link)].map(linkKey).filter((key) => key !== ''));
}

/** Returns whether the link is an embed such as `![[plan.pdf]]`, which other apps use for files. */
function isFile({ embed, target }: OutgoingLink): boolean {
  return embed && /\.[a-z\d]{2,5}$/i.test(target);
}

/** Returns whether the link is an embed that shows the training of a day. */
function isTraining({ embed, target }: OutgoingLink): boolean {
  return embed && trainingEmbedOf(target) !== null;
}

function add<K>(sources: Map<K, Set<string>>, key: K, id: string): void {
  const known = sources.get(key);
  if (known === undefined) sources.set(key, new Set([id]));
  else known.add(id);
}

function take<K>(sources: Map<K, Set<string>>, key: K, id: string): void {
  const known = sources.get(key);
  known?.delete(id);
  if (known?.size === 0) sources.delete(key);
}
