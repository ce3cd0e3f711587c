import { foldCase } from '../kernel/index.ts';
import type { DayPhrase } from './day-phrase.ts';
import type { Phrases } from './read-typed-time.ts';
import { englishTimeWords } from './time-words.ts';
import { timeWordsRead } from './time-words-read.ts';

/** Words that read as a time, and what is around them. */
export interface StatedTime {
  readonly before: string;
  readonly words: string;
  readonly after: string;
  /** Null for elapsed time, such as `in 2 hours`. */
  readonly phrases: Phrases | null;
}

/**
 * Returns whether the words surely mean the time that they read as: they name their day, time of day or recurrence in
 * full, and nothing else in the text belongs to a time. All other words may mean another time, or no time.
 */
export function isClearTime(stated: StatedTime): boolean {
  return isNamedInFull(stated) && !hasMoreOfTime(stated) && !isNeighbourOfTime(stated) && !isPartOfName(stated);
}

/** Distances such as `in 2 hours` are none: `5 km in 30 minutes` and `learn Go in 3 months` say how long it takes. */
function isNamedInFull(stated: StatedTime): boolean {
  const { before, words, phrases } = stated;
  if (phrases === null) return false;
  const { clock, day, rule } = phrases;
  if (day?.kind === 'in' && wordsOf(words).some((word) => timeWordsRead.in.includes(word))) return false;
  if (day?.kind === 'weekday' && day.isNextWeek) return false; // some mean this week by `next friday`
  if (clock !== null) return hasClearClock(words) && (day !== null || rule !== null || isAloneClear(stated));
  if (before !== '') return isClearDay(stated);
  // At the beginning, the name may belong to what is to be done: `Sunday run`, `weekly review`.
  const isOneWord = /^\p{L}+$/u.test(words);
  return isClearDay(stated) && !(isOneWord && (day?.kind === 'weekday' || rule !== null));
}

/** Without minutes, `am`, `pm` or `Uhr`, a number may be another hour of the day: `dinner tomorrow at 8`. */
function hasClearClock(words: string): boolean {
  return clockTime.test(words);
}

const clockTime = /\d:\d\d|\d\s*(?:[ap]\.?m|uhr|h)(?![\p{L}\d])/iu;

/** A time of day without a day; `plank 3:00` and `5 km at 5:30` are amounts. */
function isAloneClear({ before, words }: StatedTime): boolean {
  if (/^\d{1,2}:\d{2}$/.test(words)) return false;
  return /\p{L}$/u.test(words) || !/\d/.test(before);
}

/** A month before its day may be a word before a number, and `Morgen` with a capital is a morning. */
function isClearDay({ before, words, phrases }: StatedTime): boolean {
  if (phrases?.day?.kind === 'day-of-year') return !/^\p{L}+\.?\s+\d+$/u.test(words) && !numberAndVerb.test(words);
  return before === '' || words !== 'Morgen';
}

const numberAndVerb = /^\d+\S*\s+(?:march|may)$/i;

/** Returns whether the rest of the text names a day, a time of day or a recurrence, wherever it is. */
function hasMoreOfTime({ before, after }: StatedTime): boolean {
  return [before, after].some(
    (rest) =>
      clockTime.test(rest) || hourOrDistance.test(rest) || otherWeek.test(rest) || wordsOf(rest).some(isWordOfTime),
  );
}

const hourOrDistance = /(?<![\p{L}\d])(?:at|um|gegen|ab|around|alle)\s+\d/iu;
const otherWeek =
  /(?<!\p{L})(?:next|this|coming|following|last|(?:über)?nächste\p{L}*|diese\p{L}*|kommende\p{L}*|letzte\p{L}*)\s+(?:week|month|year|woche|monat|jahr)/iu;

function wordsOf(text: string): readonly string[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\d]+/gu), ([word]) => foldCase(word));
}

/** Names of days are found in longer words too: `mondays`, `Ostermontag`. */
function isWordOfTime(word: string): boolean {
  return wordsOfTime.has(word) || longNamesOfDays.some((name) => word.includes(name));
}

const { today, tonight, tomorrow, dayAfterTomorrow, oClock, pm, workday, weekdays, months, recurring } = timeWordsRead;
const longNamesOfDays = weekdays.flat().filter((name) => name.length >= 'monday'.length);
const wordsOfTime = new Set(
  [
    ...[today, tonight, tomorrow, dayAfterTomorrow, oClock, pm, workday, ...weekdays, ...months].flat(),
    ...Object.values(recurring).flat(),
    ...['every', 'each', 'weekend', 'weekends', 'yesterday', 'half', 'quarter', 'tmr', 'tmw', 'tomorow', 'tommorow'],
    ...['morning', 'mornings', 'noon', 'midday', 'afternoon', 'evening', 'evenings', 'night', 'nights', 'midnight'],
    ...['christmas', 'easter', 'eve', 'weihnachten', 'heiligabend', 'silvester', 'neujahr', 'ostern', 'pfingsten'],
    ...['jeden', 'jede', 'jedes', 'jeder', 'jedem', 'wochenende', 'gestern', 'halb', 'viertel', 'dreiviertel'],
    ...['früh', 'morgens', 'vormittag', 'vormittags', 'mittag', 'mittags', 'nachmittag', 'nachmittags'],
    ...['abend', 'abends', 'nacht', 'nachts', 'mitternacht'],
  ].map(foldCase),
);

/** Returns whether the word before or after the time changes what it means, or counts something. */
function isNeighbourOfTime({ before, after }: StatedTime): boolean {
  const last = wordsOf(before.slice(-maxWordLength)).at(-1) ?? '';
  const next = wordsOf(after.slice(0, maxWordLength))[0] ?? '';
  return [last, next].some((word) => /^\d/.test(word) || neighbours.has(word)) || wordsOfSubject.has(last);
}

const maxWordLength = 60;
const neighbours = new Set(
  [
    ...[
      'to',
      'until',
      'till',
      'til',
      'from',
      'between',
      'and',
      'or',
      'not',
      'around',
      'about',
      'after',
      'before',
      'by',
    ],
    ...['other', 'next', 'this', 'coming', 'following', 'last', 'past', 'except', 'than', 'maybe', 'due', 'in', 'at'],
    ...['on', 'of', 'since', 'within', 'ago', 'through', 'later', 'times', 'once', 'twice', 'is', 'was', 'show'],
    ...['day', 'days', 'week', 'weeks', 'month', 'months', 'first', 'second', 'third', 'fourth', 'fifth', 'one', 'two'],
    ...['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    ...['bis', 'von', 'vom', 'zwischen', 'und', 'oder', 'nicht', 'kein', 'gegen', 'nach', 'vor', 'ab', 'um', 'seit'],
    ...['außer', 'vielleicht', 'spätestens', 'frühestens', 'fällig', 'davor', 'danach', 'später', 'mal', 'einmal'],
    ...['zweimal', 'dreimal', 'ist', 'war', 'journal', 'tag', 'tage', 'tagen', 'woche', 'wochen', 'monat', 'monats'],
    ...['erste', 'ersten', 'erster', 'zweite', 'zweiten', 'zweiter', 'dritte', 'dritten', 'dritter', 'vierte'],
    ...['vierten', 'vierter', 'fünfte', 'fünften', 'fünfter', 'letzte', 'letzten', 'letzter', 'nächste', 'nächsten'],
    ...['nächster', 'übernächste', 'übernächsten', 'übernächster', 'diese', 'diesen', 'dieser', 'kommende'],
    ...['kommenden', 'kommender', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
    ...['elf', 'zwölf', 'mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
  ].map(foldCase),
);

/** After these, a time is what something is about, or a part of a name: `plan for friday`, `Frau Sonntag`. */
const wordsOfSubject = new Set(
  [
    ...['for', 'the', 'a', 'dated', 'mr', 'mrs', 'ms'],
    ...['für', 'über', 'der', 'den', 'dem', 'die', 'das', 'des', 'ein', 'einen', 'herr', 'herrn', 'frau'],
  ].map(foldCase),
);

/** English days that are written like a part of a name: `watch Freaky Friday`, `USA Today`, `black friday`. */
function isPartOfName({ before, words, phrases }: StatedTime): boolean {
  const [word = ''] = /^\p{L}+/u.exec(words) ?? [];
  if (before === '' || !isEnglishDay(word, phrases?.day ?? null)) return false;
  if (namedDays.has(wordsOf(before.slice(-maxWordLength)).at(-1) ?? '')) return true;
  if (!/^\p{Lu}/u.test(word)) return false;
  return !weekdaysInEnglish.has(foldCase(word)) || /\s\p{Lu}[\p{L}'’]*\s+$/u.test(before.slice(-maxWordLength));
}

function isEnglishDay(word: string, day: DayPhrase | null): boolean {
  const folded = foldCase(word);
  if (day?.kind === 'weekday') return weekdaysInEnglish.has(folded);
  return [...englishTimeWords.today, ...englishTimeWords.tomorrow].includes(folded);
}

const weekdaysInEnglish = new Set(englishTimeWords.weekdays.flat());
const namedDays = new Set([
  'black',
  'good',
  'ash',
  'cyber',
  'casual',
  'super',
  'ruby',
  'freaky',
  'shrove',
  'palm',
  'usa',
]);
