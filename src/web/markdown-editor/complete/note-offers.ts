import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeCompletion,
  insertCompletionText,
  pickedCompletion,
} from '@codemirror/autocomplete';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { foldForSearch } from '#domain/kernel/index.ts';
import { wikiLinkInner } from '#domain/notes/markdown/index.ts';
import type { EditorMessages } from '../messages/index.ts';
import { isInCode } from '../text/block-at.ts';
import { fitInRow } from '../text/fit-in-row.ts';
import { answerLineAfter } from './answer-offer.ts';
import { type CompletionOffer, lineAfter } from './completion-offer.ts';
import type { Offered } from './enter-key.ts';
import { headingsOf } from './headings-of.ts';
import {
  type CompletionProviders,
  type FormerTag,
  mostChoices,
  type TextDay,
  type TitleChoice,
  type TrainingChoice,
} from './providers.ts';

/**
 * Completes note names after `[[`, and the headings of the named note after `#`. If no note fits, offers a link to a new
 * one, or says that it needs a name.
 */
export function noteLinkOffer(
  providers: () => Pick<CompletionProviders, 'titles' | 'headings'>,
  labels: EditorMessages,
): CompletionOffer {
  const complete: CompletionOffer['complete'] = async (typed, context) => {
    const titles = (await providers().titles(typed.text)).filter(({ title }) => title.trim() !== '');
    const headings = await headingOptions(providers(), typed.text, context.state);
    const found = [...titles.map((choice) => noteOption(choice, labels)), ...headings];
    const isEmbed = context.state.sliceDoc(typed.from - '![['.length, typed.from) === '![[';
    const options = found.length > 0 || isEmbed ? found : newNoteOptions(typed.text, labels);
    return resultOf(context, typed.from, options);
  };
  return { behind: /\[\[((?:[^[\]\n|]|\[(?!\[)|\](?!\]))*)$/, complete };
}

/** Completes the training of the note's day, if it has one, and of today after `![[` at the start of a line. */
export function trainingOffer(textDay: () => TextDay, labels: EditorMessages): CompletionOffer {
  const complete: CompletionOffer['complete'] = (typed, context) => {
    const { today, hasDay } = textDay();
    const choices = [
      ...(hasDay ? [{ label: 'training', detail: labels.trainingOfNote }] : []),
      { label: `training:${today()}`, detail: labels.today },
    ].filter(({ label }) => label.startsWith(typed.text));
    const options = choices.map((choice) => ({ ...choice, type: 'training', apply: insertLinkEnd(choice.label) }));
    return resultOf(context, typed.from, options);
  };
  return { behind: /^ {0,3}!\[\[([a-z\d:-]*)$/, complete };
}

/**
 * Completes headings. Titles may contain `#` too, so the heading starts at the last `#` that follows the name of a
 * note.
 */
async function headingOptions(
  { headings }: Pick<CompletionProviders, 'headings'>,
  typed: string,
  state: EditorState,
): Promise<readonly Completion[]> {
  for (let hash = typed.lastIndexOf('#'); hash >= 0; hash = hash === 0 ? -1 : typed.lastIndexOf('#', hash - 1)) {
    const name = typed.slice(0, hash).trim();
    const found = name === '' ? { title: '', headings: headingsOf(state.doc.toString()) } : await headings(name);
    const wanted = foldForSearch(typed.slice(hash + 1).trim());
    const fitting = found?.headings.filter((heading) => foldForSearch(heading).includes(wanted)) ?? [];
    if (found !== null && fitting.length > 0)
      return fitting.map((heading) => ({
        label: heading,
        type: 'heading',
        apply: insertLinkEnd(wikiLinkInner({ title: found.title, heading })),
      }));
  }
  return [];
}

/**
 * Completes tags after `#`, and says as which tag an earlier name counts. An answer line quotes tags, so nothing is
 * offered there. At the start of a line, where `#` may become a heading, it waits for a letter.
 */
export function tagOffer(
  providers: () => Pick<CompletionProviders, 'tags' | 'formerTags'>,
  labels: EditorMessages,
): CompletionOffer {
  const complete: CompletionOffer['complete'] = (typed, context) => {
    if (typed.text === '' && /^\s*(?:>\s*)*#$/.test(lineAfter(context.state, context.pos))) return null;
    const found = providers()
      .tags(typed.text)
      .filter((tag) => !/\s/.test(tag));
    const folded = foldForSearch(typed.text);
    const formers = typed.text === '' ? [] : formerOptions(providers().formerTags(typed.text), labels);
    if (formers.length === 0 && found.length === 1 && found.every((tag) => foldForSearch(tag) === folded)) return null;
    const options = found.map((tag): Offered => {
      const takenBy = typed.text === '' ? 'arrows' : foldForSearch(tag) === folded ? 'press' : null;
      return { label: tag, displayLabel: `#${tag}`, type: 'tag', ...(takenBy !== null && { takenBy }) };
    });
    return resultOf(context, typed.from, [...options, ...formers]);
  };
  const isWithin = (state: EditorState, pos: number) => !isInCode(state, pos) && answerLineAfter(state, pos) === null;
  return {
    isWithin,
    behind: /(?:^|[\s([{"'“‘«„,;:*_~=|>—–])#((?:[^\s#()[\]{}"'.,;:!?*~=|<>`\\]|(?<=\p{L})')*)$/u,
    complete,
  };
}

/** An earlier name may be meant as it is typed, so Enter alone does not replace it. */
function formerOptions(formers: readonly FormerTag[], labels: EditorMessages): readonly Offered[] {
  return formers
    .filter(({ current }) => !/\s/.test(current))
    .map(({ former, current }) => ({
      label: current,
      displayLabel: `#${current}`,
      detail: labels.formerTag({ former }),
      type: 'tag',
      takenBy: 'arrows',
    }));
}

/**
 * Completes exercises and workouts after `@` and inserts a link that mentions them. A digit there begins the RPE or the
 * load of a set, as in `80x5 @8`.
 */
export function mentionOffer(providers: () => CompletionProviders, labels: EditorMessages): CompletionOffer {
  const complete: CompletionOffer['complete'] = async (typed, context) => {
    const found = await providers().training(typed.text);
    return resultOf(
      context,
      typed.from - 1,
      found.map((choice) => ({
        ...mentionOption(choice, labels),
        ...(typed.text === '' && { takenBy: 'arrows' as const }),
      })),
    );
  };
  return { behind: /(?:^|[\s([{"'“‘«„,;:*_~=|>—–])@((?:[^\s@[\]\d][^@[\]\n]{0,60})?)$/u, complete };
}

function noteOption({ title, alias }: TitleChoice, labels: EditorMessages): Completion {
  return {
    label: alias ?? title,
    type: 'noteLink',
    ...(alias !== undefined && { detail: labels.aliasOf({ title }) }),
    apply: insertLinkEnd(wikiLinkInner({ title, ...(alias !== undefined && { shown: alias }) })),
  };
}

/** A new note can have any name but one that reads as a heading of another. */
function newNoteOptions(typed: string, labels: EditorMessages): readonly Offered[] {
  const title = typed.trim();
  if (title.includes('#')) return [];
  if (title === '') return [{ label: labels.nameNewNote, type: 'noteLink', takenBy: 'press', apply: closeCompletion }];
  const displayLabel = labels.linkToNewNote({ title });
  return [{ label: title, displayLabel, type: 'noteLink', apply: insertLinkEnd(wikiLinkInner({ title })) }];
}

function mentionOption({ kind, key, name, detail }: TrainingChoice, labels: EditorMessages): Completion {
  const kindWord = kind === 'exercise' ? labels.exercise : labels.workout;
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

/**
 * Returns a function that inserts a completion into a link, closes the link if necessary, and moves the cursor past it.
 */
function insertLinkEnd(text: string) {
  return (view: EditorView, completion: Completion, from: number, to: number) => {
    const behind = view.state.sliceDoc(to, view.state.doc.lineAt(to).to);
    const { replaced, kept } = restOfLink(behind) ?? { replaced: 0, kept: null };
    // a completion with a label replaces the label that the link has
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
 * Splits the text between the cursor and the end of the link, as in `ame#Heading|shown]]`, into the part that belongs
 * to the name and the remainder. Returns null if no link is closed there.
 */
export function restOfLink(behind: string): { readonly replaced: number; readonly kept: string } | null {
  const [, name, kept] = /^([^[\]|#\n]*)((?:[|#][^[\]\n]*)?\]\])/.exec(behind) ?? [];
  return name === undefined || kept === undefined ? null : { replaced: name.length, kept };
}

function resultOf(context: CompletionContext, from: number, options: readonly Offered[]): CompletionResult | null {
  if (context.aborted || options.length === 0) return null;
  return { from, options: options.slice(0, mostChoices), filter: false };
}
