import { accountSettings } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Button, SubmitButton } from '../ui/button.tsx';
import { Dialog, DialogTrigger } from '../ui/dialog.tsx';
import { Form, textOf } from '../ui/form.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { profileMessages } from './messages/index.ts';
import { useCall } from './use-call.ts';

export function ChangePassword() {
  const m = useMessages(profileMessages);
  return (
    <DialogTrigger>
      <Button>{m.changePassword}</Button>
      <Dialog title={m.changePassword} closeLabel={m.close}>
        {({ close }) => <ChangePasswordForm onDone={close} />}
      </Dialog>
    </DialogTrigger>
  );
}

const fieldOf = {
  'account/password-missing': 'current',
  'account/credentials-wrong': 'current',
  'account/password-weak': 'next',
};

function ChangePasswordForm({ onDone }: { readonly onDone: () => void }) {
  const m = useMessages(profileMessages);
  const { call, errors, errorOf, isPending } = useCall(m.passwordNotChanged, fieldOf);
  const submit = async (fields: FormData) => {
    const changed = await call(() => accountSettings.changePassword(textOf(fields, 'current'), textOf(fields, 'next')));
    if (changed === undefined) return;
    showToast({ message: m.passwordChanged });
    onDone();
  };
  const words = { showLabel: m.showPassword, hideLabel: m.hidePassword };
  return (
    <Form onSubmit={(fields) => void submit(fields)} errors={errors} label={m.changePassword}>
      <PasswordField
        {...words}
        label={m.currentPassword}
        name="current"
        error={errorOf('current')}
        autoComplete="current-password"
        autoFocus
      />
      <PasswordField {...words} label={m.newPassword} name="next" error={errorOf('next')} autoComplete="new-password" />
      <SubmitButton isPending={isPending}>{m.changePassword}</SubmitButton>
    </Form>
  );
}
