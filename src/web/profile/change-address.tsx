import { accountSettings, checkAccount } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogTrigger } from '../ui/dialog.tsx';
import { Form } from '../ui/form.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { profileMessages } from './messages/index.ts';
import { textOf, useCall } from './use-call.ts';

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
    const changed = await call(
      () => accountSettings.changeAddress(textOf(fields, 'email'), textOf(fields, 'password')),
      {
        'account/address-invalid': 'email',
        'account/address-in-use': 'email',
        'account/password-missing': 'password',
        'account/credentials-wrong': 'password',
      },
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
      <PasswordField
        label={m.yourPassword}
        name="password"
        error={errorOf('password')}
        autoComplete="current-password"
        showLabel={m.showPassword}
        hideLabel={m.hidePassword}
      />
      <Button type="submit" variant="primary" isPending={isPending}>
        {m.changeAddress}
      </Button>
    </Form>
  );
}
