/**
 * The German words of answer lines, with the English ones they stand for. A line means the same in every language of the
 * app, so the words of all languages are read.
 */
const englishByGerman: ReadonlyMap<string, string> = new Map([
  ...entries('best', ['beste', 'bester', 'besten', 'bestes', 'bestwert']),
  ...entries('sum', ['summe', 'gesamt']),
  ...entries('count', ['anzahl']),
  ...entries('average', ['durchschnitt']),
  ...entries('latest', ['neueste', 'neuester', 'neuestes']),
  ...entries('first', ['erste', 'erster', 'erstes']),
  ...entries('of', ['von']),
  ...entries('load', ['gewicht']),
  ...entries('reps', ['wiederholungen', 'wdh']),
  ...entries('volume', ['volumen']),
  ...entries('sets', ['sätze']),
  ...entries('distance', ['distanz']),
  ...entries('duration', ['dauer']),
  ...entries('climb', ['höhenmeter']),
  ...entries('hr', ['herzfrequenz', 'puls']),
  ...entries('weight', ['körpergewicht']),
  ...entries('sessions', ['einheiten']),
  ...entries('as', ['als']),
  ...entries('list', ['liste']),
  ...entries('table', ['tabelle']),
  ...entries('chart', ['diagramm']),
  ...entries('number', ['zahl']),
  ...entries('by', ['pro']),
  ...entries('day', ['tag']),
  ...entries('week', ['woche']),
  ...entries('month', ['monat']),
  ...entries('exercise', ['übung']),
  ...entries('last', ['letzte', 'letzten']),
]);

/** Returns the English word of answer lines for a German one, and any other word in lower case. */
export function englishAnswerWord(word: string): string {
  const key = word.normalize().toLowerCase();
  return englishByGerman.get(key) ?? key;
}

function entries(english: string, german: readonly string[]): readonly (readonly [string, string])[] {
  return german.map((word) => [word, english]);
}
