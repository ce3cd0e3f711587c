import { useState } from 'react';
import { accountApi } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Button, SubmitButton } from '../ui/button.tsx';
import { Form, textOf } from '../ui/form.tsx';
import { Password } from './fields.tsx';
import { LinkDone } from './link-done.tsx';
import { loginMessages } from './messages/index.ts';
import { missingFrom, useAttempt } from './use-attempt.ts';
import { useOptions } from './use-options.ts';

export interface LinkProps {
  readonly token: string;
  readonly onDone: () => void;
}

export function NewPassword({ token, onDone }: LinkProps) {
  const m = useMessages(loginMessages);
  const { passwordMin } = useOptions();
  const { attempt, errors, errorOf, isPending } = useAttempt(m.notSaved);
  const [isSaved, setSaved] = useState(false);

  const submit = async (fields: FormData) => {
    const password = textOf(fields, 'password');
    const saved = await attempt(missingFrom({ password, passwordMin }), () =>
      accountApi.resetPassword(token, password),
    );
    if (saved !== undefined) setSaved(true);
  };
  if (isSaved) return <LinkDone title={m.savedTitle} text={m.savedText} next={m.signIn} onNext={onDone} />;
  return (
    <>
      <Form onSubmit={(fields) => void submit(fields)} errors={errors} label={m.newPasswordTitle}>
        <Password error={errorOf('password')} min={passwordMin} />
        <SubmitButton isWide isPending={isPending}>
          {m.savePassword}
        </SubmitButton>
      </Form>
      <Button variant="quiet" isWide onPress={onDone}>
        {m.backToSignIn}
      </Button>
    </>
  );
}
