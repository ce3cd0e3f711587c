import type { Sport } from '../../exercise/index.ts';
import type { SetDraft } from '../draft/index.ts';
import { namesTo, plainName } from './column-names.ts';

/** Returns the sport for its name in English, German, Spanish, French, Italian, Portuguese or Dutch; null for another. */
export function sportNamed(name: string): Sport | null {
  return sports.get(plainName(name)) ?? null;
}

const sports = namesTo<Sport>([
  [
    'run',
    'run, running, jog, jogging, treadmill, trail run, trail running, virtual run, lauf, laufen, joggen, laufband',
  ],
  ['run', 'carrera, correr, course, course a pied, corsa, corrida, corrida a pe, hardlopen, rennen'],
  [
    'ride',
    'ride, cycling, bike, biking, bike ride, bicycle, virtual ride, indoor cycling, mountain biking, fahrt, radfahren',
  ],
  [
    'ride',
    'radfahrt, rad, fahrrad, ciclismo, bicicleta, velo, cyclisme, sortie velo, bici, pedalada, fietsen, fiets, fietsrit',
  ],
  [
    'walk',
    'walk, walking, spaziergang, gehen, spazieren, caminata, caminar, caminhada, marche, camminata, wandeling, wandelen',
  ],
  ['hike', 'hike, hiking, wanderung, wandern, senderismo, randonnee, escursione, escursionismo, trilha, bergwandelen'],
  [
    'swim',
    'swim, swimming, pool swim, open water swim, schwimmen, freibad, natacion, nadar, natation, nuoto, natacao, zwemmen',
  ],
  ['row', 'row, rowing, indoor rowing, rower, rudern, rudergerat, remo, aviron, rameur, canottaggio, vogatore, roeien'],
]);

/** Returns the kind of a set; null for a word that is none. A number is the position of a working set. */
export function setKindNamed(word: string): SetDraft['kind'] | null {
  const plain = plainName(word);
  return /^\d{1,4}(?: 0)?$/.test(plain) ? 'working' : (setKinds.get(plain) ?? null);
}

const setKinds = namesTo<SetDraft['kind']>([
  [
    'warmUp',
    'w, warm up, warmup, warm up set, warming up, aufwarmen, aufwarmsatz, calentamiento, echauffement, riscaldamento, aquecimento',
  ],
  [
    'working',
    'normal, working, work, working set, regular, standard, arbeitssatz, normaler satz, arbeid, trabajo, efectiva',
  ],
  ['working', 'normale, travail, lavoro, trabalho, valida, werkset, n'],
  ['drop', 'd, drop, drop set, dropset, reduktionssatz, serie descendente, degressive, serie degressive'],
  ['failure', 'f, failure, to failure, versagen, muskelversagen, fallo, al fallo, echec, cedimento, falha, falen'],
  ['amrap', 'amrap, as many reps as possible'],
]);

/** Returns whether a word means yes; null for a word that means neither yes nor no. */
export function isYes(word: string): boolean | null {
  return yesOrNo.get(plainName(word)) ?? null;
}

const yesOrNo = namesTo<boolean>([
  [true, '1, true, yes, y, x, ja, j, wahr, si, s, verdadero, oui, o, vrai, vero, sim, verdadeiro, waar'],
  [false, '0, false, no, n, nein, falsch, falso, non, faux, nao, nee, onwaar'],
]);

/** Returns the side of a set; null for a word that is none. */
export function sideNamed(word: string): 'left' | 'right' | null {
  return sides.get(plainName(word)) ?? null;
}

const sides = namesTo<'left' | 'right'>([
  ['left', 'left, l, links, linker, izquierda, izquierdo, gauche, sinistra, sinistro, esquerda, esquerdo'],
  ['right', 'right, r, rechts, rechter, derecha, derecho, droite, droit, destra, destro, direita, direito'],
]);
