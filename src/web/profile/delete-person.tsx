import type { Person } from '#api/people.ts';
import { peopleApi, useAuth } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogTrigger } from '../ui/dialog.tsx';
import { Form, textOf } from '../ui/form.tsx';
import { Text } from '../ui/text.tsx';
import { showToast } from '../ui/toast.tsx';
import { profileMessages } from './messages/index.ts';
import { useCall } from './use-call.ts';
import { YourPassword } from './your-password.tsx';

interface DeletePersonProps {
  readonly person: Person;
  readonly onDeleted: () => void;
}

/** Deletes an account of the server after the owner has entered their own password. */
export function DeletePerson({ person, onDeleted }: DeletePersonProps) {
  const m = useMessages(profileMessages);
  return (
    <DialogTrigger>
      <Button aria-label={m.deletePerson(person)}>{m.deleteShort}</Button>
      <Dialog title={m.deletePersonAsk} closeLabel={m.close}>
        {({ close }) => (
          <DeletePersonForm
            person={person}
            onDeleted={() => {
              close();
              onDeleted();
            }}
          />
        )}
      </Dialog>
    </DialogTrigger>
  );
}

function DeletePersonForm({ person, onDeleted }: DeletePersonProps) {
  const m = useMessages(profileMessages);
  const { user } = useAuth();
  const { call, errors, errorOf, isPending } = useCall(m.personNotDeleted);
  const submit = async (fields: FormData) => {
    const deleted = await call(() => peopleApi.delete(person.uid, textOf(fields, 'password')));
    if (deleted === undefined) return;
    showToast({ message: m.personDeleted(person) });
    onDeleted();
  };
  return (
    <Form onSubmit={(fields) => void submit(fields)} errors={errors} label={m.deletePersonAsk}>
      <Text>{m.deletePersonWarn(person)}</Text>
      {user?.providers.includes('password') === true && <YourPassword error={errorOf('password')} autoFocus />}
      <Button type="submit" variant="danger" isPending={isPending}>
        {m.delete}
      </Button>
    </Form>
  );
}
