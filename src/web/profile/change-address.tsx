import { accountSettings, checkAccount } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Button, SubmitButton } from '../ui/button.tsx';
import { Dialog, DialogTrigger } from '../ui/dialog.tsx';
import { Form, textOf } from '../ui/form.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { profileMessages } from './messages/index.ts';
import { useCall } from './use-call.ts';
import { YourPassword } from './your-password.tsx';

export function ChangeAddress() {
  const m = useMessages(profileMessages);
  return (
    <DialogTrigger>
      <Button>{m.changeAddress}</Button>
      <Dialog title={m.changeAddress} closeLabel={m.close}>
        {({ close }) => <ChangeAddressForm onDone={close} />}
      </Dialog>
    </DialogTrigger>
  );
}

function ChangeAddressForm({ onDone }: { readonly onDone: () => void }) {
  const m = useMessages(profileMessages);
  const { call, errors, errorOf, isPending } = useCall(m.addressNotChanged);
  const submit = async (fields: FormData) => {
    const changed = await call(() =>
      accountSettings.changeAddress(textOf(fields, 'email'), textOf(fields, 'password')),
    );
    if (changed === undefined) return;
    showToast({ message: changed === 'changed' ? m.addressChanged : m.confirmationSent });
    onDone();
    void checkAccount();
  };
  return (
    <Form onSubmit={(fields) => void submit(fields)} errors={errors} label={m.changeAddress}>
      <TextField
        label={m.newAddress}
        name="email"
        error={errorOf('email')}
        type="email"
        autoComplete="email"
        spellCheck="false"
        autoFocus
      />
      <YourPassword error={errorOf('password')} />
      <SubmitButton isPending={isPending}>{m.changeAddress}</SubmitButton>
    </Form>
  );
}
