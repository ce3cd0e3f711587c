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
function hasMoreOfTime({ before, after, phrases }: StatedTime): boolean {
  const hasNoClock = (phrases?.clock ?? null) === null;
  return [before, after].some((rest) => {
    if (clockTime.test(rest) || hourOrDistance.test(rest) || otherWeek.test(rest)) return true;
    const words = wordsOf(rest);
    return words.some(isWordOfTime) || (hasNoClock && words.some((word) => limits.has(word)));
  });
}

const hours = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
];
const hourOrDistance = new RegExp(
  `(?<![\\p{L}\\d])(?:at|um|gegen|ab|around|alle)\\s+(?:\\d|(?:${hours.join('|')})(?!\\p{L}))`,
  'iu',
);
const otherWeek =
  /(?<!\p{L})(?:next|this|coming|following|last|(?:über)?nächste\p{L}*|diese\p{L}*|kommende\p{L}*|letzte\p{L}*)\s+(?:week|month|year|woche|monat|jahr)/iu;

function wordsOf(text: string): readonly string[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\d]+/gu), ([word]) => foldCase(word));
}

/** @param lists words that are separated by spaces */
function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')).map(foldCase));
}

/** Names of days are found in longer words too: `mondays`, `Ostermontag`. */
function isWordOfTime(word: string): boolean {
  return namesOfTimes.has(word) || otherWordsOfTime.has(word) || longNamesOfDays.some((name) => word.includes(name));
}

const { today, tonight, tomorrow, dayAfterTomorrow, oClock, pm, workday, weekdays, months, recurring } = timeWordsRead;
const namesOfTimes = new Set([
  ...[today, tonight, tomorrow, dayAfterTomorrow, oClock, pm, workday, ...weekdays, ...months].flat(),
  ...Object.values(recurring).flat(),
]);
const longNamesOfDays = weekdays.flat().filter((name) => name.length >= 'monday'.length);
const otherWordsOfTime = wordSet(
  'every each weekend weekends yesterday half quarter tmr tmw tomorow tommorow christmas easter eve',
  'morning mornings noon midday afternoon evening evenings night nights midnight',
  'jeden jede jedes jeder jedem wochenende gestern halb viertel dreiviertel',
  'weihnachten heiligabend silvester neujahr ostern pfingsten',
  'früh morgens vormittag vormittags mittag mittags nachmittag nachmittags abend abends nacht nachts mitternacht',
);
/** With these, another time of day may be meant if none is named: `call mum after work tomorrow`. */
const limits = wordSet('after before until till between', 'nach vor bis zwischen');

/** Returns whether the word before or after the time changes what it means, or counts something. */
function isNeighbourOfTime({ before, after }: StatedTime): boolean {
  const last = wordsOf(before.slice(-maxWordLength)).at(-1) ?? '';
  const next = wordsOf(after.slice(0, maxWordLength))[0] ?? '';
  return (
    [last, next].some((word) => /^\d/.test(word) || neighbours.has(word)) ||
    wordsOnlyBefore.has(last) ||
    wordsOnlyAfter.has(next)
  );
}

const maxWordLength = 60;
const neighbours = wordSet(
  'to until till til from between and or not around about after before by other next this coming following last past',
  'except than maybe due in at on of since within ago through later times once twice',
  'day days week weeks month months first second third fourth fifth',
  'bis von vom zwischen und oder nicht kein gegen nach vor ab um seit außer vielleicht spätestens frühestens fällig',
  'davor danach später mal einmal zweimal dreimal tag tage tagen woche wochen monat monats',
  'erste ersten erster zweite zweiten zweiter dritte dritten dritter vierte vierten vierter fünfte fünften fünfter',
  'letzte letzten letzter nächste nächsten nächster übernächste übernächsten übernächster',
  'diese diesen dieser kommende kommenden kommender',
  ...hours,
);

/** After these, a time is of another day or a part of a name, or it is what something is about: `plan for friday`. */
const wordsOnlyBefore = wordSet(
  'for the a dated mr mrs ms',
  'für über der den dem die das des ein einen herr herrn frau mo di mi do fr sa so',
);

/** Before these, a day is what a sentence is about, or a part of a name: `heute journal sehen`. */
const wordsOnlyAfter = wordSet('is was show', 'ist war journal');

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
const namedDays = wordSet('black good ash cyber casual super ruby freaky shrove palm usa');
