import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { newExercise, writeMade } from './made-exercise.ts';
import { MadeFields } from './made-fields.tsx';
import { libraryMessages } from './messages/index.ts';
import { listingLink, useExercisesRoute } from './use-exercises-route.ts';

export interface NewExerciseProps {
  /** The initial name, as typed in a search field. */
  readonly name: string;
  readonly title?: string;
  /** The id of an exercise whose name was deleted. Its sets then count for the new exercise. */
  readonly replaces?: string;
  readonly onClose: () => void;
}

/** Creates a custom exercise and opens it. */
export function NewExercise({ name: typed, title, replaces, onClose }: NewExerciseProps) {
  const m = useMessages(libraryMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const { listing } = useExercisesRoute();
  const [name, setName] = useState(typed);
  const [made, setMade] = useState(newExercise);
  const [isRefused, setRefused] = useState(false);
  const create = () => {
    const called = name.trim();
    setRefused(called === '');
    if (called === '') return;
    const id = document.createRecord('exercises', (draft) => {
      draft.name = called;
      writeMade(draft, made);
      if (replaces !== undefined) draft.replaces[replaces] = true;
    });
    onClose();
    void navigate(listingLink(listing, id));
  };
  return (
    <Sheet title={title ?? m.newExercise} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Form onSubmit={create}>
        <TextField
          label={m.name}
          name="name"
          autoFocus
          autoComplete="off"
          value={name}
          onChange={setName}
          error={isRefused && name.trim() === '' ? m.nameMissing : null}
        />
        <MadeFields value={made} onChange={(said) => setMade({ ...made, ...said })} />
        <SubmitButton isWide>{m.create}</SubmitButton>
      </Form>
    </Sheet>
  );
}
