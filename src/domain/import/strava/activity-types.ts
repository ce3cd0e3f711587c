import type { Sport } from '../../exercise/index.ts';
import { foldForSearch } from '../../kernel/index.ts';

export interface StravaType {
  /** Null if it is none of the app's, or in another language. */
  readonly sport: Sport | null;
  readonly isIndoor: boolean | null;
}

/** Parts of the names of types in English, German, Spanish, French, Italian, Portuguese and Dutch, folded. */
const sports: readonly (readonly [RegExp, Sport | null])[] = [
  // a German skate or ski is a "Lauf" too, and a French course can be on skis
  [/ski|sci\b|esqui|skat|schlittschuh|eislauf|langlauf|patin|pattin|schaats|snow|schnee|wheel|rollstuhl/, null],
  [/\brun|lauf|carrera|course|corsa|corrida|hardlo/, 'run'],
  [
    /\brid(?:e|ing)\b|bik(?:e|ing)|\bcycling|rad(?:fahr|tour)|\brad\b|velo\b|velomob|\bvtt\b|cicl|bici|pedalad|fiets/,
    'ride',
  ],
  [/\bhik|wander|senderis|excursion|randonn|escursion|trilha|bergwand/, 'hike'],
  [/\bwalk|spazier|gehen|caminata|caminhada|marche|camminata|wandeling|wandelen|paseo/, 'walk'],
  [/\bswim|schwimm|natac|natation|nuoto|zwem/, 'swim'],
  [/\brow(?:ing)?\b|ruder|\bremo\b|aviron|canottaggio|roei/, 'row'],
];

/** Returns what the type of an activity means. */
export function stravaType(type: string): StravaType {
  const plain = foldForSearch(type.trim());
  return {
    sport: sports.find(([pattern]) => pattern.test(plain))?.[1] ?? null,
    isIndoor: /virtu/.test(plain) ? true : null,
  };
}
