import type { Muscle } from '../../exercise/index.ts';
import { foldForSearch } from '../../kernel/index.ts';

type Muscles = { readonly [M in Muscle]?: number };

/**
 * Returns the muscles of a category such as “Chest”, or of a list of muscles such as “Triceps Brachii, Deltoid Anterior”.
 * Unknown names and categories without muscles, such as “Cardio”, add nothing.
 */
export function musclesOfCategory(category: string): Muscles {
  const muscles = new Map<Muscle, number>();
  for (const part of foldForSearch(category).split(/[,;/|&]|\band\b/)) {
    for (const [muscle, weight] of musclesNamed(part.trim())) {
      muscles.set(muscle, Math.max(weight, muscles.get(muscle) ?? 0));
    }
  }
  return Object.fromEntries(muscles);
}

function musclesNamed(name: string): readonly (readonly [Muscle, number])[] {
  return names.find(([pattern]) => pattern.test(name))?.[1] ?? [];
}

/** The first that matches counts, so the more exact ones come first. */
const names: readonly (readonly [RegExp, readonly (readonly [Muscle, number])[]])[] = [
  [/^(?:full ?body|cardio|other|olympic)/, []],
  [/front delt|deltoid anterior|anterior delt/, [['frontDelts', 1]]],
  [/side delt|lateral delt|deltoid lateral/, [['sideDelts', 1]]],
  [/rear delt|posterior delt|deltoid posterior/, [['rearDelts', 1]]],
  [
    /shoulder|delt/,
    [
      ['frontDelts', 1],
      ['sideDelts', 1],
    ],
  ],
  [/chest|^pec/, [['chest', 1]]],
  [/tricep/, [['triceps', 1]]],
  [/forearm|wrist|grip|brachioradialis/, [['forearms', 1]]],
  [/bicep(?!s femoris)|brachialis/, [['biceps', 1]]],
  [
    /^(?:upper )?arms?$/,
    [
      ['biceps', 1],
      ['triceps', 1],
    ],
  ],
  [/lower back|erector/, [['lowerBack', 1]]],
  [/^lats?$|latissimus/, [['lats', 1]]],
  [/trapezius lower|lower trap/, [['lowerTraps', 1]]],
  [/trapezius middle|mid(?:dle)? trap/, [['midTraps', 1]]],
  [/^traps?$|trapezius|upper trap/, [['upperTraps', 1]]],
  [/upper back|middle back|rhomboid|teres|infraspinatus/, [['upperBack', 1]]],
  [
    /back/,
    [
      ['lats', 1],
      ['upperBack', 1],
    ],
  ],
  [/oblique/, [['obliques', 1]]],
  [/^abs?$|abdom|core|rectus abdominis|waist|midsection/, [['abs', 1]]],
  [/hip flexor|iliopsoas/, [['hipFlexors', 1]]],
  [/quad/, [['quads', 1]]],
  [/hamstring|biceps femoris/, [['hamstrings', 1]]],
  [/glute/, [['glutes', 1]]],
  [/adductor|inner thigh/, [['adductors', 1]]],
  [/abductor|outer thigh|tensor fasciae/, [['abductors', 1]]],
  [/tibialis/, [['tibialis', 1]]],
  [/calf|calves|gastrocnemius|soleus|lower leg/, [['calves', 1]]],
  [
    /\blegs?\b|thigh/,
    [
      ['quads', 1],
      ['glutes', 0.5],
      ['hamstrings', 0.5],
    ],
  ],
  [/neck|sternocleidomastoid/, [['neck', 1]]],
];
