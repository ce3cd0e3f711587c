import type { LocalDay } from '#domain/kernel/index.ts';
import type { Explanation, State } from '#domain/search/index.ts';
import { amountWords } from './amount-words.ts';
import type { messages } from './messages/en.ts';

export interface ExplanationLanguage {
  readonly m: typeof messages;
  /** A BCP 47 language tag. */
  readonly locale: string;
  readonly dayName: (day: LocalDay) => string;
}

/** What a query is asked of. */
export type Searched = 'notes' | 'training' | 'everything';

/** Returns a sentence that says how a query was understood. */
export function explanationText(
  explanation: Explanation,
  language: ExplanationLanguage,
  searched: Searched = 'notes',
): string {
  const { m } = language;
  const condition = predicate(explanation, false, language);
  const isMuscle = needs(explanation, ['explain/muscle']);
  if (needs(explanation, ['explain/amount']) || (searched === 'training' && !isMuscle))
    return m.understoodTraining({ condition });
  if (searched === 'notes' || needs(explanation, ofNotes)) return m.understood({ condition });
  return isMuscle ? m.understoodSets({ condition }) : m.understoodEverything({ condition });
}

/** The conditions that only notes can meet. */
const ofNotes: readonly Explanation['code'][] = [
  'explain/in',
  'explain/is',
  'explain/has',
  'explain/created',
  'explain/edited',
];

/** Returns whether only what meets one of these conditions can match. */
function needs(explanation: Explanation, codes: readonly Explanation['code'][]): boolean {
  if (explanation.code === 'explain/all') return explanation.of.some((each) => needs(each, codes));
  if (explanation.code === 'explain/any') return explanation.of.every((each) => needs(each, codes));
  return codes.includes(explanation.code);
}

function predicate(explanation: Explanation, isNot: boolean, language: ExplanationLanguage): string {
  const { m } = language;
  switch (explanation.code) {
    case 'explain/all':
    case 'explain/any':
      return joined(explanation, isNot, language);
    case 'explain/not':
      return predicate(explanation.of, !isNot, language);
    case 'explain/contains':
    case 'explain/contains-phrase':
      return m.contains({ quoted: m.quoted({ text: explanation.text }), isNot });
    case 'explain/titled':
      return m.titled({ text: explanation.text, isNot });
    case 'explain/tagged':
      return m.tagged({ tag: explanation.tag, isNot });
    case 'explain/in':
      return m.inNotebook({ notebook: explanation.notebook, isNot });
    case 'explain/sport':
      return m.ofSport({ name: explanation.name, isNot });
    case 'explain/exercise':
      return m.ofExercise({ name: explanation.name, isNot });
    case 'explain/muscle':
      return m.worksMuscle({
        muscles: listed(
          explanation.muscles.map((name) => m.muscleNamed({ name })),
          language,
        ),
        isNot,
      });
    case 'explain/type':
      return m.ofType({ type: explanation.type, isNot });
    case 'explain/amount':
      return amountWords(explanation, isNot, language);
    case 'explain/day':
      return m.ofDay({ when: spanIn(explanation.first, explanation.last, language), isNot });
    case 'explain/is':
      return m[messageByState[explanation.state]]({ isNot });
    case 'explain/has':
      return m.has({ content: explanation.content, isNot });
    case 'explain/created':
      return m.created({ when: daysIn(explanation.first, explanation.last, language), isNot });
    case 'explain/edited':
      return m.edited({ when: daysIn(explanation.first, explanation.last, language), isNot });
  }
}

const messageByState = {
  pinned: 'isPinned',
  archived: 'isArchived',
  trashed: 'isTrashed',
  task: 'isTask',
  done: 'isDone',
} as const satisfies { readonly [S in State]: keyof typeof messages };

type Group = Explanation & { readonly code: 'explain/all' | 'explain/any' };

/** Joins the parts of a group, with nested groups in parentheses to make the grouping clear. */
function joined({ code, of }: Group, isNot: boolean, language: ExplanationLanguage): string {
  const { m, locale } = language;
  const listOf = (kind: Group['code']) =>
    new Intl.ListFormat(locale, { type: kind === 'explain/all' ? 'conjunction' : 'disjunction' });
  const texts = of.filter(isText).map(({ text }) => m.quoted({ text }));
  const others = of.filter((each) => !isText(each)).map((each) => grouped(each, isNot, language));
  // By De Morgan, negating a group negates each part and swaps "and" and "or". In contrast, "not contain a or b" counts
  // as one part.
  const parts = listOf(isNot ? otherCode[code] : code);
  if (texts.length === 0) return parts.format(others);
  if (isNot && code === 'explain/all')
    return parts.format([...texts.map((quoted) => m.contains({ quoted, isNot })), ...others]);
  return parts.format([m.contains({ quoted: listOf(code).format(texts), isNot }), ...others]);
}

const otherCode = { 'explain/all': 'explain/any', 'explain/any': 'explain/all' } as const;

function grouped(explanation: Explanation, isNot: boolean, language: ExplanationLanguage): string {
  const condition = predicate(explanation, isNot, language);
  return isGroup(explanation) ? language.m.group({ condition }) : condition;
}

function isGroup(explanation: Explanation): boolean {
  if (explanation.code === 'explain/not') return isGroup(explanation.of);
  return explanation.code === 'explain/all' || explanation.code === 'explain/any';
}

function isText(
  explanation: Explanation,
): explanation is Explanation & { readonly code: 'explain/contains' | 'explain/contains-phrase' } {
  return explanation.code === 'explain/contains' || explanation.code === 'explain/contains-phrase';
}

function listed(words: readonly string[], { locale }: ExplanationLanguage): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);
}

function spanIn(first: LocalDay | null, last: LocalDay | null, { m, dayName }: ExplanationLanguage): string {
  if (first === null) return last === null ? '' : m.dayOrEarlier({ day: dayName(last) });
  if (last === null) return m.dayOrLater({ day: dayName(first) });
  if (first === last) return dayName(first);
  return m.dayToDay({ first: dayName(first), last: dayName(last) });
}

function daysIn(first: LocalDay | null, last: LocalDay | null, { m, dayName }: ExplanationLanguage): string {
  if (first === null) return last === null ? '' : m.untilDay({ day: dayName(last) });
  if (last === null) return m.sinceDay({ day: dayName(first) });
  if (first === last) return m.onDay({ day: dayName(first) });
  return m.betweenDays({ first: dayName(first), last: dayName(last) });
}
