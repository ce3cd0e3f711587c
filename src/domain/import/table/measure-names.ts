import type { KnownMeasure } from '../../exercise/body/index.ts';
import { measureNamed } from '../lifting/index.ts';
import { namesTo, plainName } from './column-names.ts';

/** Returns the app's measurement for a name in one of several languages; null for another name. */
export function knownMeasureNamed(name: string): { readonly id: string } | null {
  const plain = plainName(name).replace(/ %$/, '');
  const known = whole.get(plain) ?? sidedMeasure(plain);
  if (known !== undefined) return { id: known };
  const english = measureNamed(plain);
  return 'id' in english ? english : null;
}

/** English, German, Spanish, French, Italian, Portuguese, Dutch. */
const whole = namesTo<KnownMeasure>([
  ['body-weight', 'weight, body weight, bodyweight, body mass, mass, gewicht, korpergewicht, peso, peso corporal'],
  ['body-weight', 'poids, poids corporel, masse, peso corporeo, lichaamsgewicht'],
  [
    'body-fat',
    'body fat, bodyfat, fat, body fat percentage, fat percentage, fat %, korperfett, korperfettanteil, kfa, fett',
  ],
  [
    'body-fat',
    'grasa, grasa corporal, porcentaje de grasa, masse grasse, graisse, graisse corporelle, massa grassa, grasso',
  ],
  ['body-fat', 'grasso corporeo, gordura, gordura corporal, percentual de gordura, vet, vetpercentage, lichaamsvet'],
  ['neck', 'neck, hals, nacken, halsumfang, cuello, cou, collo, pescoco, nek'],
  ['shoulders', 'shoulders, shoulder, schultern, schulter, hombros, epaules, spalle, ombros, schouders'],
  ['chest', 'chest, bust, brust, brustumfang, pecho, poitrine, petto, torace, peito, borst'],
  [
    'waist',
    'waist, waist circumference, taille, taillenumfang, bauch, bauchumfang, cintura, tour de taille, vita, tailleomtrek',
  ],
  [
    'hips',
    'hips, hip, hip circumference, hufte, huften, huftumfang, cadera, caderas, hanches, fianchi, quadril, heup, heupen',
  ],
  [
    'resting-pulse',
    'resting heart rate, resting pulse, resting hr, rhr, ruhepuls, frecuencia cardiaca en reposo, pulso en reposo',
  ],
  ['resting-pulse', 'frequence cardiaque au repos, pouls au repos, frequenza cardiaca a riposo, battito a riposo'],
  ['resting-pulse', 'frequencia cardiaca em repouso, hartslag in rust, rusthartslag, rustpols'],
]);

type Limb = 'upper-arm' | 'forearm' | 'thigh' | 'calf';

const limbs = namesTo<Limb>([
  ['upper-arm', 'arm, upper arm, bicep, biceps, oberarm, bizeps, brazo, bras, braccio, braco, bovenarm'],
  ['forearm', 'forearm, lower arm, unterarm, antebrazo, avant bras, avambraccio, antebraco, onderarm'],
  ['thigh', 'thigh, upper leg, quad, oberschenkel, muslo, cuisse, coscia, coxa, dij, bovenbeen'],
  ['calf', 'calf, lower leg, wade, pantorrilla, gemelo, mollet, polpaccio, panturrilha, kuit'],
]);

const sides = namesTo<'left' | 'right'>([
  [
    'left',
    'left, l, links, linker, linke, linkes, izquierdo, izquierda, izq, gauche, g, sinistro, sinistra, sx, esquerdo, esquerda',
  ],
  [
    'right',
    'right, r, rechts, rechter, rechte, rechtes, derecho, derecha, der, droit, droite, d, destro, destra, dx, direito, direita',
  ],
]);

/** Reads a limb and its side in either order: `left thigh`, `Oberschenkel links`. */
function sidedMeasure(plain: string): KnownMeasure | undefined {
  const words = plain.split(' ');
  for (const [side, limb] of [
    [words[0], words.slice(1)],
    [words.at(-1), words.slice(0, -1)],
  ] as const) {
    const [foundSide, foundLimb] = [sides.get(side ?? ''), limbs.get(limb.join(' '))];
    if (foundSide !== undefined && foundLimb !== undefined) return `${foundLimb}-${foundSide}`;
  }
  return undefined;
}
