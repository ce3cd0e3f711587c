import { hourOfHalf } from './clock.ts';
import { type WallTime, wallTimeOf } from './wall-time.ts';

/**
 * Reads a time as apps print it for people: `9 Apr 2026, 17:18`, `9. Apr. 2026, 17:18`, `9 de abr. de 2026 17:18` or
 * `Apr 9, 2026, 5:18 PM`. Months are read in the languages of {@link months}.
 */
export function spokenTimeIn(text: string): WallTime | null {
  const plain = text.trim().replaceAll(/[\u00a0\u202f]/g, ' ');
  if (plain.length > maxTimeLength) return null;
  const [, day = '', word = '', year = '', clock = ''] =
    /^(\d{1,2})\.? (?:de )?(\p{L}+)\.? (?:de )?(\d{4}),? (.+)$/u.exec(plain) ?? [];
  if (clock !== '') return timeOf(year, word, day, clock);
  const [, word2 = '', day2 = '', year2 = '', clock2 = ''] =
    /^(\p{L}+)\.? (\d{1,2}), (\d{4}),? (.+)$/u.exec(plain) ?? [];
  return timeOf(year2, word2, day2, clock2);
}

const maxTimeLength = 60;

function timeOf(year: string, word: string, day: string, clock: string): WallTime | null {
  const month = monthOf(word);
  const [, hour = '', minute = '', second, half] = /^(\d{1,2}):(\d{2})(?::(\d{2}))? ?([AaPp][Mm])?$/.exec(clock) ?? [];
  const hourOfDay = half === undefined ? Number(hour) : hourOfHalf(Number(hour), half);
  if (month === null || hour === '' || hourOfDay === null) return null;
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return wallTimeOf(date, String(hourOfDay), minute, second);
}

/** Returns 1–12 for the name of a month, or its first three letters or more; null for another word. */
export function monthOf(word: string): number | null {
  const plain = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (plain.length < 3) return null;
  const at = months.findIndex((names) => names.some((name) => name.startsWith(plain)));
  return at < 0 ? null : at + 1;
}

/** Months in English, German, Spanish, Portuguese, French, Italian, Dutch, Polish and Turkish, without diacritics. */
const months: readonly (readonly string[])[] = [
  ['january', 'januar', 'janner', 'enero', 'janeiro', 'janvier', 'gennaio', 'januari', 'styczen', 'stycznia', 'ocak'],
  ['february', 'februar', 'febrero', 'fevereiro', 'fevrier', 'febbraio', 'februari', 'luty', 'lutego', 'subat'],
  ['march', 'marz', 'mrz', 'marzo', 'marco', 'mars', 'maart', 'mrt', 'marzec', 'marca', 'mart'],
  ['april', 'abril', 'avril', 'aprile', 'kwiecien', 'kwietnia', 'nisan'],
  ['may', 'mai', 'mayo', 'maio', 'maggio', 'mei', 'maj', 'maja', 'mayis'],
  ['june', 'juni', 'junio', 'junho', 'juin', 'giugno', 'czerwiec', 'czerwca', 'haziran'],
  ['july', 'juli', 'julio', 'julho', 'juillet', 'luglio', 'lipiec', 'lipca', 'temmuz'],
  ['august', 'agosto', 'aout', 'augustus', 'sierpien', 'sierpnia', 'agustos'],
  ['september', 'septiembre', 'setembro', 'septembre', 'settembre', 'wrzesien', 'wrzesnia', 'eylul'],
  ['october', 'oktober', 'octubre', 'outubro', 'octobre', 'ottobre', 'pazdziernik', 'pazdziernika', 'ekim'],
  ['november', 'noviembre', 'novembro', 'novembre', 'listopad', 'listopada', 'kasim'],
  ['december', 'dezember', 'diciembre', 'dezembro', 'decembre', 'dicembre', 'grudzien', 'grudnia', 'aralik'],
];
