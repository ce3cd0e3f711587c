import { useState } from 'react';
import type { TimeConstants } from '#domain/exercise/load/index.ts';
import { useMessages } from '../../language/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Form } from '../../ui/form.tsx';
import { Grid } from '../../ui/layout.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { offerUndo } from '../../undo/index.ts';
import { DecimalField } from '../quantities/index.ts';
import styles from './load.module.css';
import { trainingLoadMessages } from './messages/index.ts';

interface LoadDaysProps {
  readonly constants: TimeConstants;
}

/** Sets the time constants of the load in days. The defaults are never stored. */
export function LoadDays({ constants }: LoadDaysProps) {
  const m = useMessages(trainingLoadMessages);
  const save = useSaveDays();
  const [ctlDays, setCtlDays] = useState<number | null>(constants.ctlDays);
  const [atlDays, setAtlDays] = useState<number | null>(constants.atlDays);
  const canSave = isDays(ctlDays) && isDays(atlDays);
  return (
    <Disclosure summary={m.timeConstants} className={styles.constants ?? ''}>
      <Form label={m.timeConstants} onSubmit={() => canSave && save({ ctlDays, atlDays })}>
        <SecondaryText>{m.timeConstantsText}</SecondaryText>
        <Grid columns={2} gap={3}>
          <DaysField label={m.ctlDays} value={ctlDays} onChange={setCtlDays} />
          <DaysField label={m.atlDays} value={atlDays} onChange={setAtlDays} />
        </Grid>
        <div>
          <Button type="submit" isDisabled={!canSave}>
            {m.save}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}

interface DaysFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

function DaysField({ label, value, onChange }: DaysFieldProps) {
  const m = useMessages(trainingLoadMessages);
  return (
    <DecimalField
      label={label}
      value={value}
      loneMark="thousands"
      onChange={onChange}
      unreadableError={m.notWhole}
      error={isDays(value) ? null : m.notWhole}
    />
  );
}

function isDays(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 1 && value <= 365;
}

function useSaveDays(): (constants: TimeConstants) => void {
  const m = useMessages(trainingLoadMessages);
  const { preferences, changePreferences } = useProfileData();
  const { ctlDays, atlDays } = preferences.trainingLoad;
  const write = (constants: { readonly ctlDays: number | undefined; readonly atlDays: number | undefined }) =>
    changePreferences((draft) => {
      draft.trainingLoad.ctlDays = constants.ctlDays;
      draft.trainingLoad.atlDays = constants.atlDays;
    });
  return (constants) => {
    write(constants);
    offerUndo(m.saved, () => write({ ctlDays, atlDays }));
  };
}
