import type { Sex } from '#domain/exercise/body/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { useProfileData } from '../../replica/index.ts';

/** The personal data that formulas use; null where the user has not entered it. */
export interface AboutBody {
  readonly heightMetres: number | null;
  readonly bornOn: LocalDay | null;
  readonly sex: Sex | null;
}

export function useAboutBody(): AboutBody {
  const { heightMetres, bornOn, ...body } = useProfileData().preferences.body;
  const sex: string | undefined = body.sex;
  return {
    heightMetres: heightMetres ?? null,
    bornOn: bornOn ?? null,
    sex: sex === 'female' || sex === 'male' ? sex : null,
  };
}
