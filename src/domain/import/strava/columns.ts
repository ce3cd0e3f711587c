import { foldForSearch } from '../../kernel/index.ts';
import type { CsvRow } from '../csv/index.ts';

/**
 * Names of the columns in English, German, Spanish, French, Italian, Portuguese and Dutch, as Strava exports them in the
 * language of the account.
 */
const names = {
  id: 'activity id|aktivitäts-id|id de actividad|id de la actividad|id de l’activité|id attività|id da atividade|activiteits-id',
  date:
    'activity date|aktivitätsdatum|fecha de la actividad|fecha de actividad|date de l’activité|data dell’attività|' +
    'data attività|data da atividade|datum van activiteit|activiteitsdatum',
  title:
    'activity name|name der aktivität|aktivitätsname|nombre de la actividad|nombre de actividad|nom de l’activité|' +
    'nome dell’attività|nome attività|nome da atividade|naam activiteit|naam van activiteit',
  type:
    'activity type|aktivitätsart|aktivitätstyp|tipo de actividad|type d’activité|tipo di attività|tipo attività|' +
    'tipo de atividade|activiteitstype|soort activiteit',
  description:
    'activity description|aktivitätsbeschreibung|beschreibung der aktivität|descripción de la actividad|' +
    'description de l’activité|descrizione dell’attività|descrizione attività|descrição da atividade|' +
    'beschrijving van activiteit|activiteitsbeschrijving',
  elapsed:
    'elapsed time|verstrichene zeit|vergangene zeit|tiempo transcurrido|temps écoulé|tempo trascorso|' +
    'tempo decorrido|verstreken tijd',
  moving:
    'moving time|bewegungszeit|tiempo en movimiento|durée de déplacement|temps de déplacement|tempo in movimento|' +
    'tempo de movimentação|tempo em movimento|beweegtijd|bewegingstijd',
  distance: 'distance|distanz|strecke|distancia|distanza|distância|afstand',
  climb:
    'elevation gain|höhenmeter|höhenzunahme|desnivel positivo|desnivel|dénivelé positif|dislivello|dislivello positivo|' +
    'ganho de elevação|stijging|hoogteverschil',
  descent:
    'elevation loss|höhenverlust|desnivel negativo|dénivelé négatif|dislivello negativo|perda de elevação|daling',
  averageHeartRate:
    'average heart rate|durchschnittliche herzfrequenz|frecuencia cardiaca media|frecuencia cardiaca promedio|' +
    'fréquence cardiaque moyenne|frequenza cardiaca media|frequência cardíaca média|gemiddelde hartslag',
  maxHeartRate:
    'max heart rate|maximale herzfrequenz|max. herzfrequenz|frecuencia cardiaca máxima|frecuencia cardiaca máx.|' +
    'fréquence cardiaque maximum|fréquence cardiaque maximale|fréquence cardiaque max.|frequenza cardiaca massima|' +
    'frequência cardíaca máxima|maximale hartslag|max. hartslag',
  averagePower:
    'average watts|durchschnittliche leistung|durchschnittliche watt|vatios promedio|vatios medios|watts moyens|' +
    'puissance moyenne|watt medi|média de watts|gemiddeld aantal watt|gemiddelde watts',
  maxPower:
    'max watts|max. watt|maximale watt|maximale leistung|vatios máximos|vatios máx.|watts max.|watts maximum|watt massimi|' +
    'máximo de watts|max. aantal watt|max. watts',
  calories: 'calories|kalorien|calorías|calorie|calorias|calorieën',
  effort:
    'perceived exertion|gefühlte anstrengung|wahrgenommene anstrengung|esfuerzo percibido|effort perçu|effort ressenti|' +
    'sforzo percepito|esforço percebido|esforço percetível|ervaren inspanning',
  note:
    'activity private note|private notiz zur aktivität|private notiz|private aktivitätsnotiz|nota privada de la actividad|' +
    'nota privada de actividad|note privée de l’activité|note privée sur l’activité|nota privata sull’attività|' +
    'nota privata dell’attività|nota privada da atividade|privénotitie bij activiteit|privénotitie activiteit',
  gear:
    'activity gear|ausrüstung der aktivität|ausrüstung für aktivität|aktivitätsausrüstung|equipamiento de la actividad|' +
    'equipo de la actividad|matériel de l’activité|équipement de l’activité|attrezzatura dell’attività|' +
    'attrezzatura attività|equipamento da atividade|uitrusting voor activiteit|uitrusting activiteit|activiteitsuitrusting',
  file:
    'filename|dateiname|nombre de archivo|nombre del archivo|nom du fichier|nom de fichier|nome del file|nome file|' +
    'nome do arquivo|nome do ficheiro|nome de arquivo|bestandsnaam',
} as const;

export type StravaColumn = keyof typeof names;

/** Where the columns are in front of that with the file's name; the same since 2018, in every language. */
const positionsFromStart: Partial<Record<StravaColumn, number>> = { id: 0, date: 1, title: 2, type: 3, description: 4 };

/** Where the others are, counted from that with the file's name, before and behind which columns were added. */
const positionsFromFile: Partial<Record<StravaColumn, number>> = {
  ...{ gear: -1, file: 0, elapsed: 3, moving: 4, distance: 5, climb: 8, descent: 9, maxHeartRate: 18 },
  ...{ averageHeartRate: 19, maxPower: 20, averagePower: 21, calories: 22, effort: 31 },
};

/** The private note is in tables that have this position of the file's name. */
const fileWithNote = 12;

/** The cells of a table of activities by the meaning of its columns. */
export interface StravaColumns {
  /** Returns the cell of a column as it is; empty if the table has none. */
  readonly text: (row: CsvRow, column: StravaColumn) => string;
  /** Returns the unit of the distances. The table has kilometres to read first, and metres among all figures. */
  readonly distanceUnit: 'km' | 'm';
}

/**
 * Finds the columns of a table of activities. Names are repeated, and the last column with a name has the exact figure.
 * In a language whose names are not known, the columns are found by their usual positions.
 *
 * @param rows some rows, to find the names of files in them
 * @returns null for another table
 */
export function stravaColumns(header: readonly string[], rows: readonly CsvRow[]): StravaColumns | null {
  const named = columnsByName(header);
  const file = named.get('file') ?? fileColumn(header, rows);
  if (file === null) return null;
  const isKnown = named.has('id') && named.has('date');
  if (!isKnown && !rows.some(({ cells }) => isId(cells[0]))) return null;
  const columns = isEnglish(header) ? named : withPositions(named, header.length, file);
  return {
    text: (row, column) => row.cells[columns.get(column) ?? -1] ?? '',
    distanceUnit: (columns.get('distance') ?? 0) > file ? 'm' : 'km',
  };
}

/** The English names are all known: a column that is not there by its name is missing. */
function isEnglish(header: readonly string[]): boolean {
  return header.some((name) => plain(name) === 'activity id');
}

function columnsByName(header: readonly string[]): ReadonlyMap<StravaColumn, number> {
  const columns = new Map<StravaColumn, number>();
  for (const [at, name] of header.entries()) {
    const column = columnsOfNames.get(plain(name));
    if (column !== undefined) columns.set(column, at);
  }
  return columns;
}

/** Adds the columns whose names are in no known language, unless another column is in their place. */
function withPositions(
  named: ReadonlyMap<StravaColumn, number>,
  count: number,
  file: number,
): ReadonlyMap<StravaColumn, number> {
  const columns = new Map(named);
  const taken = new Set(named.values());
  const put = (column: StravaColumn, at: number) => {
    if (!named.has(column) && at >= 0 && at < count && !taken.has(at)) columns.set(column, at);
  };
  for (const [column, at] of Object.entries(positionsFromStart)) put(column as StravaColumn, at);
  for (const [column, at] of Object.entries(positionsFromFile)) put(column as StravaColumn, file + at);
  if (file === fileWithNote) put('note', file - 2);
  return columns;
}

/** Finds the column whose cells name files of activities; null if there is none. */
function fileColumn(header: readonly string[], rows: readonly CsvRow[]): number | null {
  const at = header.findIndex((_, column) => rows.some(({ cells }) => isActivityPath(cells[column])));
  return at < 0 ? null : at;
}

function isActivityPath(cell = ''): boolean {
  return /^activities\/[^/]+\.(?:fit|gpx|tcx)(?:\.gz)?$/i.test(cell.trim());
}

function isId(cell = ''): boolean {
  return /^\d{5,20}$/.test(cell.trim());
}

/** Apostrophes are straight or curly. */
function plain(name: string): string {
  return foldForSearch(name.trim().replaceAll('’', "'"));
}

const columnsOfNames: ReadonlyMap<string, StravaColumn> = new Map(
  Object.entries(names).flatMap(([column, all]) =>
    all.split('|').map((name) => [plain(name), column as StravaColumn] as const),
  ),
);
