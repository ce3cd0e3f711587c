import { useState } from 'react';
import { type LoadSource, loadSources } from '#domain/exercise/load/index.ts';
import { useMessages } from '../../language/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Form } from '../../ui/form.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { offerUndo } from '../../undo/index.ts';
import { DecimalField } from '../quantities/index.ts';
import styles from './load.module.css';
import { trainingLoadMessages } from './messages/index.ts';

interface LoadSettingsProps {
  readonly prefers: LoadSource;
  /** The load of a week before the first session; null if the user gave none. */
  readonly weekBefore: number | null;
}

/** Sets from what the load of an activity is computed, and the load at which the curves begin. */
export function LoadSettings({ prefers, weekBefore }: LoadSettingsProps) {
  const m = useMessages(trainingLoadMessages);
  const { changePreferences } = useProfileData();
  return (
    <Disclosure summary={m.calculation} className={styles.constants ?? ''}>
      <Stack gap={5}>
        <Stack gap={2}>
          <SecondaryText>{m.preferText}</SecondaryText>
          <ToggleGroup
            label={m.prefer}
            options={loadSources.map((id) => ({ id, label: m.sources[id] }))}
            value={prefers}
            onChange={(id) =>
              changePreferences((draft) => {
                draft.trainingLoad.prefers = id;
              })
            }
          />
        </Stack>
        <WeekBefore key={weekBefore} weekBefore={weekBefore} />
      </Stack>
    </Disclosure>
  );
}

function WeekBefore({ weekBefore }: Pick<LoadSettingsProps, 'weekBefore'>) {
  const m = useMessages(trainingLoadMessages);
  const { changePreferences } = useProfileData();
  const [typed, setTyped] = useState(weekBefore);
  const [isReadable, setReadable] = useState(true);
  const write = (value: number | null) =>
    changePreferences((draft) => {
      draft.trainingLoad.weekBefore = value ?? undefined;
    });
  const save = () => {
    write(typed);
    offerUndo(m.weekBeforeSaved, () => write(weekBefore));
  };
  return (
    <Form label={m.weekBefore} onSubmit={() => isReadable && save()}>
      <SecondaryText>{m.weekBeforeText}</SecondaryText>
      <DecimalField
        label={m.weekBefore}
        value={typed}
        loneMark="thousands"
        unreadableError={m.notALoad}
        check={(value) => (value < 0 ? m.notALoad : null)}
        onChange={(value, text) => {
          setTyped(value);
          setReadable(value !== null || text.trim() === '');
        }}
      />
      <div>
        <Button type="submit" isDisabled={!isReadable}>
          {m.save}
        </Button>
      </div>
    </Form>
  );
}
