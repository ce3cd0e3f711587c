import { isLocalDay, type LocalDay } from '../../kernel/index.ts';

/**
 * Compiles the format of dates in names, such as `YYYY-MM-DD`, `yyyy_MM_dd` or `MMM do, yyyy`: the tokens of Moment
 * (Obsidian) and of Java (Logseq) that name a day. Months and weekdays are English.
 *
 * @returns a function from a name to its day; it returns null for other names, and for every name if the format does
 *   not state year, month and day
 */
export function dayPattern(format: string): (name: string) => LocalDay | null {
  const fields: Field[] = [];
  let pattern = '';
  let count = 0;
  for (const [token, quoted] of format.slice(0, maxFormatLength).matchAll(tokens)) {
    const known = knownTokens.get(token);
    if (quoted !== undefined) pattern += escaped(token.slice(1, -1));
    else if (known === undefined) pattern += escaped(token);
    else {
      pattern += known.pattern;
      count += 1;
      if (known.field !== null) fields.push(known.field);
    }
  }
  // Many tokens without text between them could match a name in very many ways.
  if (new Set(fields).size < 3 || count > maxTokens) return () => null;
  const expression = new RegExp(`^${pattern}$`, 'i');
  return (name) => dayIn(expression.exec(name), fields);
}

type Field = 'year' | 'month' | 'day';

function dayIn(match: RegExpExecArray | null, fields: readonly Field[]): LocalDay | null {
  if (match === null) return null;
  const values = new Map<Field, string>();
  for (const [at, field] of fields.entries()) {
    const value = match[at + 1] ?? '';
    const number = field === 'month' ? monthNumber(value) : value;
    const padded = number.padStart(field === 'year' ? 4 : 2, '0');
    // A format can repeat a token, as in `YYYY/YYYY-MM-DD`.
    if (values.has(field) && values.get(field) !== padded) return null;
    values.set(field, padded);
  }
  const day = `${values.get('year')}-${values.get('month')}-${values.get('day')}`;
  return isLocalDay(day) ? day : null;
}

function monthNumber(written: string): string {
  const at = months.indexOf(written.slice(0, 3).toLowerCase());
  return at < 0 ? written : String(at + 1);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

const maxFormatLength = 100;
const maxTokens = 8;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** Quoted text, a token, or a single character. */
const tokens = /(\[[^\]]*\]|'[^']*')|YYYY|yyyy|MMMM|MMM|MM|M|DD|dddd|ddd|dd|Do|do|D|d|EEEE|EEE|EE|E|[\s\S]/g;

interface Token {
  /** Null for a weekday, which says nothing about the day. */
  readonly field: Field | null;
  readonly pattern: string;
}

const year: Token = { field: 'year', pattern: String.raw`(\d{4})` };
const monthInWords: Token = { field: 'month', pattern: monthNames };
const twoDigitDay: Token = { field: 'day', pattern: String.raw`(\d{2})` };
const shortDay: Token = { field: 'day', pattern: String.raw`(\d{1,2})` };
const ordinalDay: Token = { field: 'day', pattern: String.raw`(\d{1,2})(?:st|nd|rd|th)` };
const weekday: Token = { field: null, pattern: '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}' };

const knownTokens: ReadonlyMap<string, Token> = new Map([
  ['YYYY', year],
  ['yyyy', year],
  ['MMMM', monthInWords],
  ['MMM', monthInWords],
  ['MM', { field: 'month', pattern: String.raw`(\d{2})` }],
  ['M', { field: 'month', pattern: String.raw`(\d{1,2})` }],
  ['DD', twoDigitDay],
  ['dd', twoDigitDay],
  ['D', shortDay],
  ['d', shortDay],
  ['Do', ordinalDay],
  ['do', ordinalDay],
  ['dddd', weekday],
  ['ddd', weekday],
  ['EEEE', weekday],
  ['EEE', weekday],
  ['EE', weekday],
  ['E', weekday],
]);
