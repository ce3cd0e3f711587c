import { useState } from 'react';
import { type Gear, sports } from '#domain/exercise/index.ts';
import { useMessages } from '../../../language/index.ts';
import { type RecordEntry, useDocument } from '../../../replica/index.ts';
import { SubmitButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { Form, type FormErrors } from '../../../ui/form.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { writeChanged } from '../../editing/index.ts';
import { useDistanceSystem } from '../../quantities/index.ts';
import { QuantityField } from '../fields/quantity-field.tsx';
import { enduranceMessages } from '../messages/index.ts';

export interface GearDialogProps {
  /** The gear to edit; null to add new gear. */
  readonly gear: RecordEntry<'gear'> | null;
  readonly onClose: () => void;
}

type Typed = Pick<Gear, 'name' | 'kind' | 'startDistance' | 'warnAt' | 'defaultFor'>;

const kinds = ['shoes', 'bicycle', 'other'] as const;

export function GearDialog({ gear, onClose }: GearDialogProps) {
  const m = useMessages(enduranceMessages);
  return (
    <Dialog
      title={gear === null ? m.addGear : m.editGear({ name: gear.value.name?.trim() || m.untitled })}
      closeLabel={m.close}
      isOpen
      onOpenChange={onClose}
    >
      <GearForm gear={gear} onClose={onClose} />
    </Dialog>
  );
}

function GearForm({ gear, onClose }: GearDialogProps) {
  const m = useMessages(enduranceMessages);
  const document = useDocument();
  const system = useDistanceSystem();
  const [opened] = useState<Typed>(() => gear?.value ?? { defaultFor: {} });
  const [typed, setTyped] = useState<Typed>(() => gear?.value ?? { kind: 'shoes', defaultFor: {} });
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const set = (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed }));
  const save = () => {
    const name = typed.name?.trim() ?? '';
    if (name === '') {
      setErrors({ title: m.notSaved, fields: [{ name: 'name', message: m.nameMissing }] });
      return;
    }
    const { kind, startDistance, warnAt, defaultFor } = typed;
    const write = (draft: Gear) => {
      writeChanged(draft, opened, { name, kind, startDistance, warnAt });
      for (const sport of sports) {
        if (defaultFor[sport] === opened.defaultFor[sport]) continue;
        if (defaultFor[sport] === true) draft.defaultFor[sport] = true;
        else delete draft.defaultFor[sport];
      }
    };
    if (gear === null) document.createRecord('gear', write);
    else document.changeRecord('gear', gear.id, write);
    onClose();
  };
  return (
    <Form onSubmit={save} errors={errors} label={m.gear}>
      <TextField
        label={m.name}
        name="name"
        autoFocus
        autoComplete="off"
        value={typed.name ?? ''}
        onChange={(name) => set({ name })}
      />
      <Select
        label={m.type}
        options={kinds.map((kind) => ({ id: kind, label: m.kinds[kind] }))}
        value={kinds.find((kind) => kind === typed.kind) ?? 'other'}
        onChange={(kind) => set({ kind })}
      />
      <QuantityField
        label={m.startDistance}
        description={m.startDistanceText}
        unit={system}
        loneMark="thousands"
        quantity={typed.startDistance}
        onChange={(startDistance) => set({ startDistance })}
      />
      <QuantityField
        label={m.replaceAfter}
        {...(typed.kind === 'shoes' && { description: m.replaceAfterText })}
        unit={system}
        loneMark="thousands"
        quantity={typed.warnAt}
        onChange={(warnAt) => set({ warnAt })}
      />
      <FieldGroup label={m.defaultFor}>
        <Row gap={5} rowGap={1} wrap>
          {sports.map((sport) => (
            <Checkbox
              key={sport}
              isSelected={typed.defaultFor[sport] === true}
              onChange={(isDefault) => set({ defaultFor: withSport(typed.defaultFor, sport, isDefault) })}
            >
              {m.sports[sport]}
            </Checkbox>
          ))}
        </Row>
      </FieldGroup>
      <SubmitButton>{m.save}</SubmitButton>
    </Form>
  );
}

function withSport(defaultFor: Gear['defaultFor'], sport: string, isDefault: boolean): Gear['defaultFor'] {
  const others = Object.entries(defaultFor).filter(([each]) => each !== sport);
  return Object.fromEntries(isDefault ? [...others, [sport, true as const]] : others);
}
