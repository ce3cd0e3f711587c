import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  insertCompletionText,
  pickedCompletion,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { foldForSearch } from '#domain/kernel/index.ts';
import { fitInRow } from '../commands/fit-in-row.ts';
import type { EditorWords } from '../messages/index.ts';
import { type CompletionOffer, lineBehind } from './completion-offer.ts';
import { type CompletionProviders, mostChoices, type TitleChoice, type TrainingChoice } from './providers.ts';

/** `[[` completes notes, and after a `#` the headings of the note named before it. */
export function noteLinkOffer({ titles, headings }: CompletionProviders, words: EditorWords): CompletionOffer {
  const complete: CompletionOffer['complete'] = async (typed, context) => {
    const hash = typed.text.indexOf('#');
    if (hash < 0) {
      const found = (await titles(typed.text)).filter(({ title }) => canBeLinked(title));
      return resultOf(
        context,
        typed.from,
        found.map((choice) => noteOption(choice, words)),
      );
    }
    const wanted = foldForSearch(typed.text.slice(hash + 1).trim());
    const found = (await headings(typed.text.slice(0, hash).trim())).filter(
      (heading) => canBeLinked(heading) && foldForSearch(heading).includes(wanted),
    );
    return resultOf(
      context,
      typed.from + hash + 1,
      found.map((heading) => ({ label: heading, type: 'heading', apply: insertLinkEnd(heading) })),
    );
  };
  return { behind: /\[\[([^[\]\n|]*)$/, complete };
}

/** `#` completes tags; where it may still become a heading it waits for a letter. */
export function tagOffer({ tags }: CompletionProviders): CompletionOffer {
  const complete: CompletionOffer['complete'] = async (typed, context) => {
    if (typed.text === '' && /^\s*(?:>\s*)*#$/.test(lineBehind(context.state, context.pos))) return null;
    const found = (await tags(typed.text)).filter((tag) => !/\s/.test(tag));
    const folded = foldForSearch(typed.text);
    // The whole of a tag is there: Enter begins a new line again.
    if (found.length === 1 && found.every((tag) => foldForSearch(tag) === folded)) return null;
    return resultOf(
      context,
      typed.from,
      found.map((tag) => ({ label: tag, displayLabel: `#${tag}`, type: 'tag' })),
    );
  };
  return { behind: /(?:^|[\s([{"'“‘«„,;:*_~=|>—–])#([^\s#()[\]{}"'.,;:!?*~=|<>`\\]*)$/u, complete };
}

/** `@` completes exercises and workouts, and puts in a link that mentions them. */
export function mentionOffer({ training }: CompletionProviders, words: EditorWords): CompletionOffer {
  const complete: CompletionOffer['complete'] = async (typed, context) => {
    const found = await training(typed.text);
    return resultOf(
      context,
      typed.from - 1,
      found.map((choice) => mentionOption(choice, words)),
    );
  };
  return { behind: /(?:^|[\s([{"'“‘«„,;:*_~=|>—–])@((?:[^\s@[\]][^@[\]\n]{0,60})?)$/u, complete };
}

/** A title that the grammar of links cannot hold is not offered: the link would name another note. */
function canBeLinked(title: string): boolean {
  return title.trim() !== '' && !/\[\[|\]\]|[|#\n]|^[[\]]|[[\]]$/.test(title);
}

function noteOption({ title, alias }: TitleChoice, words: EditorWords): Completion {
  const shown = alias !== undefined && canBeLinked(alias) ? alias : undefined;
  return {
    label: alias ?? title,
    type: 'noteLink',
    ...(alias !== undefined && { detail: words.aliasOf({ title }) }),
    apply: insertLinkEnd(shown === undefined ? title : `${title}|${shown}`),
  };
}

function mentionOption({ kind, key, name, detail }: TrainingChoice, words: EditorWords): Completion {
  const kindWord = kind === 'exercise' ? words.exercise : words.workout;
  return {
    label: name,
    type: kind,
    detail: detail ?? kindWord,
    apply: insertMention(`[@${name.replaceAll(/[\\[\]`*_<]/g, '\\$&')}](mensana:${key})`),
  };
}

function insertMention(link: string) {
  return (view: EditorView, completion: Completion, from: number, to: number) => {
    view.dispatch({
      ...insertCompletionText(view.state, fitInRow(view.state, from, link), from, to),
      annotations: pickedCompletion.of(completion),
    });
  };
}

/** Closes the link, or goes behind what is left of one that is there. */
function insertLinkEnd(text: string) {
  return (view: EditorView, completion: Completion, from: number, to: number) => {
    const behind = view.state.sliceDoc(to, view.state.doc.lineAt(to).to);
    const { replaced, kept } = restOfLink(behind) ?? { replaced: 0, kept: null };
    // a name of its own takes the place of the one that the link has
    const end = kept === null || text.includes('|') ? ']]' : kept;
    const gone = kept === null ? 0 : replaced + (end === kept ? 0 : kept.length);
    const shown = fitInRow(view.state, from, text);
    const insert = end === kept ? shown : shown + end;
    view.dispatch({
      changes: { from, to: to + gone, insert },
      selection: { anchor: from + shown.length + end.length },
      annotations: pickedCompletion.of(completion),
      userEvent: 'input.complete',
      scrollIntoView: true,
    });
  };
}

/**
 * Of a link that the cursor stands in: how much of its name is behind the cursor, and what comes then to its end, as in
 * `ame#Heading|shown]]`. Null where none is closed there.
 */
export function restOfLink(behind: string): { readonly replaced: number; readonly kept: string } | null {
  const [, name, kept] = /^([^[\]|#\n]*)((?:[|#][^[\]\n]*)?\]\])/.exec(behind) ?? [];
  return name === undefined || kept === undefined ? null : { replaced: name.length, kept };
}

function resultOf(context: CompletionContext, from: number, options: readonly Completion[]): CompletionResult | null {
  if (context.aborted || options.length === 0) return null;
  return { from, options: options.slice(0, mostChoices), filter: false };
}
