import { err, type LocalDay, ok, type Result } from '../../kernel/index.ts';

export type Sex = 'female' | 'male';

export type BodyEstimateError =
  | { readonly code: 'exercise/age-out-of-range'; readonly years: number; readonly min: number; readonly max: number }
  | { readonly code: 'exercise/not-a-body-size'; readonly of: 'weight' | 'height' | 'neck' | 'waist' | 'hips' }
  | { readonly code: 'exercise/waist-not-above-neck' }
  | { readonly code: 'exercise/body-fat-out-of-range'; readonly share: number };

export interface BasalEnergyInputs {
  readonly kilograms: number;
  readonly heightMetres: number;
  readonly years: number;
  readonly sex: Sex;
}

/**
 * Computes basal energy expenditure with the Mifflin–St Jeor equation: 10 kg + 6.25 cm − 5 years, + 5 for men, − 161
 * for women.
 *
 * @returns kilocalories per day, not rounded; `exercise/age-out-of-range` outside the study's age range of 19 to 78
 * years; `exercise/not-a-body-size` for a weight or height that is not above 0
 * @see M. D. Mifflin, S. T. St Jeor et al., Am J Clin Nutr 51 (1990) 241–247
 */
export function basalEnergy(body: BasalEnergyInputs): Result<number, BodyEstimateError> {
  const { kilograms, heightMetres, years, sex } = body;
  if (!(kilograms > 0)) return err({ code: 'exercise/not-a-body-size', of: 'weight' });
  if (!(heightMetres > 0)) return err({ code: 'exercise/not-a-body-size', of: 'height' });
  const [min, max] = agesMeasured;
  if (!(years >= min && years <= max)) return err({ code: 'exercise/age-out-of-range', years, min, max });
  return ok(10 * kilograms + 6.25 * heightMetres * 100 - 5 * years + (sex === 'male' ? 5 : -161));
}

/** The age range of the study from which the formula was derived. */
const agesMeasured = [19, 78] as const;

export interface NavyInputs {
  readonly sex: Sex;
  readonly heightMetres: number;
  /** Metres; at the navel for men, at the narrowest point for women. */
  readonly waist: number;
  /** Metres, below the larynx. */
  readonly neck: number;
  /** Metres, at the widest point. Women only. */
  readonly hips: number | null;
}

/**
 * Estimates body fat from girths with the US Navy formula: 495 / density − 450. The standard error of the estimate is
 * 3.5 to 3.7 percentage points.
 *
 * @returns a share of body mass, 0–1, not rounded; `exercise/waist-not-above-neck` if the waist (for women waist and
 * hips together) is not above the neck; `exercise/not-a-body-size` if a girth or the height is missing or not above 0;
 * `exercise/body-fat-out-of-range` if the result is not between 0.02 and 0.7
 * @see J. A. Hodgdon, M. B. Beckett, Naval Health Research Center reports 84-11 and 84-29 (1984), metric form
 */
export function bodyFatFromGirths(body: NavyInputs): Result<number, BodyEstimateError> {
  const { sex, heightMetres, waist, neck, hips } = body;
  if (!(heightMetres > 0)) return err({ code: 'exercise/not-a-body-size', of: 'height' });
  if (!(waist > 0)) return err({ code: 'exercise/not-a-body-size', of: 'waist' });
  if (!(neck > 0)) return err({ code: 'exercise/not-a-body-size', of: 'neck' });
  if (sex === 'female' && !(hips !== null && hips > 0)) return err({ code: 'exercise/not-a-body-size', of: 'hips' });
  const around = waist + (sex === 'female' ? (hips ?? 0) : 0) - neck;
  if (!(around > 0)) return err({ code: 'exercise/waist-not-above-neck' });
  const logAround = Math.log10(around * 100);
  const logHeight = Math.log10(heightMetres * 100);
  const density =
    sex === 'male'
      ? 1.0324 - 0.19077 * logAround + 0.15456 * logHeight
      : 1.29579 - 0.35004 * logAround + 0.221 * logHeight;
  const share = (495 / density - 450) / 100;
  return share >= 0.02 && share <= 0.7 ? ok(share) : err({ code: 'exercise/body-fat-out-of-range', share });
}

/**
 * Returns the age in whole years on a day; negative before birth. In common years, a person born on 29 February has
 * their birthday on 1 March.
 */
export function yearsOfAge(bornOn: LocalDay, on: LocalDay): number {
  const years = Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return on.slice(5) < bornOn.slice(5) ? years - 1 : years;
}
