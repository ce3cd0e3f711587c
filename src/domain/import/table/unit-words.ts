import { foldForSearch, type Unit } from '../../kernel/index.ts';
import { unitIn } from '../lifting/index.ts';

/** Reads a unit as tables write it, in several languages: `kg`, `lbs`, `millas`, `Minuten`. */
export function unitOfWord(word: string): Unit | '%' | null {
  const known = unitIn(word);
  if (known !== null) return known;
  return words.get(foldForSearch(word.trim()).replace(/\.$/, '')) ?? null;
}

const words: ReadonlyMap<string, Unit> = new Map([
  ...['g', 'gr', 'gram', 'grams', 'gramm'].map((word) => [word, 'g'] as const),
  ...['kilogramos', 'kilogrammes', 'chilogrammi', 'quilogramas', 'quilos', 'chili'].map(
    (word) => [word, 'kg'] as const,
  ),
  ...['libra', 'libras', 'livre', 'livres', 'libbra', 'libbre', 'pond', '#'].map((word) => [word, 'lb'] as const),
  ...['kilometros', 'chilometri', 'quilometros'].map((word) => [word, 'km'] as const),
  ...['metro', 'metros', 'metri'].map((word) => [word, 'm'] as const),
  ...['centimetros', 'centimetri'].map((word) => [word, 'cm'] as const),
  ...['milla', 'millas', 'mille', 'milles', 'miglia', 'miglio', 'milha', 'milhas', 'mijl'].map(
    (word) => [word, 'mi'] as const,
  ),
  ...['zoll', 'pulgadas', 'pouces', 'pollici', 'polegadas', '″'].map((word) => [word, 'in'] as const),
  ...[
    's',
    'sec',
    'secs',
    'second',
    'seconds',
    'sek',
    'sekunden',
    'segundos',
    'secondes',
    'secondi',
    'seconden',
    'seg',
  ].map((word) => [word, 's'] as const),
  ...['min', 'mins', 'minute', 'minutes', 'minuten', 'minutos', 'minuti'].map((word) => [word, 'min'] as const),
  ...['h', 'hr', 'hrs', 'hour', 'hours', 'std', 'stunden', 'horas', 'heures', 'ore', 'uur', 'uren'].map(
    (word) => [word, 'h'] as const,
  ),
]);
