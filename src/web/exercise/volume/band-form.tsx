import { useState } from 'react';
import type { Muscle } from '#domain/exercise/index.ts';
import { type Band, type BandError, publicBands, readBand } from '#domain/exercise/volume/index.ts';
import { useMessages } from '../../language/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Grid, Row } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { offerUndo } from '../../undo/index.ts';
import { DecimalField } from '../quantities/index.ts';
import { volumeMessages } from './messages/index.ts';

interface BandFormProps {
  readonly muscle: Muscle;
  /** The current weekly target; null if there is none. */
  readonly band: Band | null;
}

/**
 * Edits both ends of a muscle's weekly target. The default is shown until the user saves another, and is never stored.
 */
export function BandForm({ muscle, band }: BandFormProps) {
  const m = useMessages(volumeMessages);
  const { isOwn, save } = useOwnBand(muscle);
  const [min, setMin] = useState(band?.min ?? null);
  const [max, setMax] = useState(band?.max ?? null);
  const [error, setError] = useState<BandError['code'] | 'missing' | null>(null);
  const submit = () => {
    if (min === null || max === null) return setError('missing');
    const read = readBand({ min, max });
    setError(read.ok ? null : read.error.code);
    if (read.ok) save(read.value, m.targetSaved);
  };
  const clear = () => {
    const usual = publicBands[muscle];
    setMin(usual?.min ?? null);
    setMax(usual?.max ?? null);
    setError(null);
    save(undefined, usual === undefined ? m.targetRemoved : m.targetReset);
  };
  return (
    <Form label={m.weeklyTarget} onSubmit={submit}>
      <BandText muscle={muscle} />
      <Grid columns={2} gap={3}>
        <DecimalField label={m.minimum} loneMark="decimal" value={min} onChange={setMin} />
        <DecimalField label={m.maximum} loneMark="decimal" value={max} onChange={setMax} />
      </Grid>
      {error !== null && (
        <Text role="alert" tone="bad" size={2}>
          {error === 'missing' ? m.endMissing : m.targetErrors[error]}
        </Text>
      )}
      <Row gap={2} wrap>
        <Button type="submit">{m.saveTarget}</Button>
        {isOwn && (
          <Button variant="quiet" onPress={clear}>
            {publicBands[muscle] === undefined ? m.removeTarget : m.resetTarget}
          </Button>
        )}
      </Row>
    </Form>
  );
}

function BandText({ muscle }: Pick<BandFormProps, 'muscle'>) {
  const m = useMessages(volumeMessages);
  const { count } = useTimeFormat();
  const usual = publicBands[muscle];
  const about =
    usual === undefined ? m.noCommonTarget : m.commonTarget({ min: count(usual.min), max: count(usual.max) });
  return (
    <SecondaryText>
      {m.weeklyTargetText} {about}
    </SecondaryText>
  );
}

/** Returns the weekly target that the user saved, and a function to save another, or undefined for none. */
function useOwnBand(muscle: Muscle) {
  const { preferences, changePreferences } = useProfileData();
  const before = preferences.bands[muscle];
  const write = (band: Band | undefined) =>
    changePreferences((draft) => {
      if (band === undefined) delete draft.bands[muscle];
      else draft.bands[muscle] = band;
    });
  return {
    isOwn: before !== undefined,
    save: (band: Band | undefined, message: string) => {
      write(band);
      offerUndo(message, () => write(before));
    },
  };
}
