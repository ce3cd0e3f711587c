import { accountSettings, forgetDeletedAccount } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogTrigger } from '../ui/dialog.tsx';
import { Form, textOf } from '../ui/form.tsx';
import { Text } from '../ui/text.tsx';
import { TextField } from '../ui/text-field.tsx';
import { profileMessages } from './messages/index.ts';
import { useCall } from './use-call.ts';
import { YourPassword } from './your-password.tsx';

export function DeleteAccount({ email }: { readonly email: string }) {
  const m = useMessages(profileMessages);
  return (
    <DialogTrigger>
      <Button>{m.delete}</Button>
      <Dialog title={m.deleteAsk} closeLabel={m.close}>
        <DeleteAccountForm email={email} />
      </Dialog>
    </DialogTrigger>
  );
}

/** The form that deletes the account. Only this action is confirmed by typing, since it cannot be undone. */
function DeleteAccountForm({ email }: { readonly email: string }) {
  const m = useMessages(profileMessages);
  const { call, errors, errorOf, setErrors, isPending } = useCall(m.notDeleted);
  const submit = async (fields: FormData) => {
    const word = m.deleteWord;
    if (textOf(fields, 'word').trim().toLowerCase() !== word) {
      setErrors({ title: m.notDeleted, fields: [{ name: 'word', message: m.deleteTypeWrong({ word }) }] });
      return;
    }
    const deleted = await call(() => accountSettings.delete(textOf(fields, 'password')));
    if (deleted !== undefined) await forgetDeletedAccount();
  };
  return (
    <Form onSubmit={(fields) => void submit(fields)} errors={errors} label={m.deleteAsk}>
      <Text>{m.deleteWarn({ email })}</Text>
      <TextField
        label={m.deleteType({ word: m.deleteWord })}
        name="word"
        error={errorOf('word')}
        autoComplete="off"
        autoFocus
      />
      <YourPassword error={errorOf('password')} />
      <Button type="submit" variant="danger" isPending={isPending}>
        {m.delete}
      </Button>
    </Form>
  );
}
