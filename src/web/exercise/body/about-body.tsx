import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { heightFromTyped, printHeight, type Sex } from '#domain/exercise/body/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { DayField } from '../../day-and-time-fields/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument, useProfileData } from '../../replica/index.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Dialog, DialogTrigger } from '../../ui/dialog.tsx';
import { Form, type FormErrors } from '../../ui/form.tsx';
import { Row } from '../../ui/layout.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { dayErrorOf } from '../editing/index.ts';
import { lengthUnit } from './measure-units.ts';
import { bodyMessages } from './messages/index.ts';
import { useAboutBody } from './use-about-body.ts';

interface AboutBodyProps {
  /** What the formula beside it still needs. */
  readonly missing?: string | undefined;
}

/**
 * A dialog for the personal data that formulas use: height, date of birth and sex. All fields are optional. Its button
 * stays in place once nothing is missing, so that focus returns to it.
 */
export function AboutBody({ missing }: AboutBodyProps) {
  const m = useMessages(bodyMessages);
  return (
    <>
      {missing !== undefined && <SecondaryText>{missing}</SecondaryText>}
      <DialogTrigger>
        <Row bleedX={4}>
          <Button variant="quiet">{m.bodyDetails}</Button>
        </Row>
        <Dialog title={m.bodyDetails} closeLabel={m.close}>
          {({ close }) => <AboutBodyForm onDone={close} />}
        </Dialog>
      </DialogTrigger>
    </>
  );
}

const sexes = ['female', 'male', 'notSet'] as const;

function AboutBodyForm({ onDone }: { readonly onDone: () => void }) {
  const m = useMessages(bodyMessages);
  const { locale } = useLocale();
  const { preferences, changePreferences } = useProfileData();
  const { today } = useDocument();
  const unit = lengthUnit(preferences.units, locale);
  const about = useAboutBody();
  const [opened] = useState(about);
  const [before] = useState(opened.heightMetres === null ? '' : printHeight(opened.heightMetres, unit));
  const [height, setHeight] = useState(before);
  const [bornOn, setBornOn] = useState<LocalDay | null>(opened.bornOn);
  const [sex, setSex] = useState<Sex | null>(opened.sex);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const save = (incomplete: readonly string[]) => {
    const read = height.trim() === '' ? null : heightFromTyped(height, unit);
    const hasNoBirth = bornOn === null && !incomplete.includes('born');
    const dayError = hasNoBirth ? null : dayErrorOf(bornOn, today(), m);
    if (read?.ok === false || dayError !== null) {
      const fields = [
        ...(read?.ok === false ? [{ name: 'height', message: m.notAHeight }] : []),
        ...(dayError === null ? [] : [{ name: 'born', message: dayError }]),
      ];
      setErrors({ title: m.notSaved, fields });
      return;
    }
    changePreferences((draft) => {
      // an unedited detail is not written, so it keeps any change by another device
      if (height !== before) draft.body.heightMetres = read === null ? undefined : read.value;
      if (bornOn !== opened.bornOn) draft.body.bornOn = bornOn ?? undefined;
      if (sex !== opened.sex) draft.body.sex = sex ?? undefined;
    });
    onDone();
  };
  return (
    <Form label={m.bodyDetails} errors={errors} onSubmit={(_, incomplete) => save(incomplete)}>
      <SecondaryText>{m.bodyDetailsText}</SecondaryText>
      <TextField
        name="height"
        label={unit === 'cm' ? m.heightInCm : m.heightInFeet}
        inputMode={unit === 'cm' ? 'decimal' : 'text'}
        autoComplete="off"
        value={height}
        onChange={setHeight}
        autoFocus
      />
      <DayField name="born" label={m.dateOfBirth} value={bornOn} onChange={setBornOn} />
      <ToggleGroup
        label={m.sex}
        options={sexes.map((id) => ({ id, label: m.sexes[id] }))}
        value={sex ?? 'notSet'}
        onChange={(chosen) => setSex(chosen === 'notSet' ? null : chosen)}
      />
      <SubmitButton isWide>{m.save}</SubmitButton>
    </Form>
  );
}
