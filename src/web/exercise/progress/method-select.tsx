import { oneRepMaxMethods } from '#domain/exercise/strength/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign, useProfileData } from '../../replica/index.ts';
import { Select } from '../../ui/select.tsx';
import { progressMessages } from './messages/index.ts';
import { useOneRepMaxMethod } from './use-one-rep-max-method.ts';

/** Selects how to estimate the one-rep max: by a formula or by the RPE chart. */
export function OneRepMaxMethodSelect({ label }: { readonly label: string }) {
  const m = useMessages(progressMessages);
  const { changePreferences } = useProfileData();
  return (
    <Select
      label={label}
      isLabelHidden
      options={oneRepMaxMethods.map((id) => ({ id, label: m.methods[id] }))}
      value={useOneRepMaxMethod()}
      onChange={(method) => changePreferences(assign({ e1rmFormula: method }))}
    />
  );
}
