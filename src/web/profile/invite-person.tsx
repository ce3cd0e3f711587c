import { useState } from 'react';
import { peopleApi } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { copyText } from '../secure-context/index.ts';
import { Button, SubmitButton } from '../ui/button.tsx';
import { Form, textOf } from '../ui/form.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { SecondaryText } from '../ui/text.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { profileMessages } from './messages/index.ts';
import { useCall } from './use-call.ts';

/** Creates an invitation and shows its link. The server stores only a hash of the link, so it is shown once. */
export function InvitePerson({ onInvited }: { readonly onInvited: () => void }) {
  const m = useMessages(profileMessages);
  const { call, errors, errorOf, isPending } = useCall(m.notInvited);
  const [address, setAddress] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const submit = async (fields: FormData) => {
    const created = await call(() => peopleApi.invite(textOf(fields, 'email').trim()));
    if (created === undefined) return;
    setLink(created);
    setAddress('');
    onInvited();
  };
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    showToast(isCopied ? { message: m.linkCopied } : { message: m.linkNotCopied, tone: 'bad' });
  };
  return (
    <Stack paddingTop={2} gap={5} full>
      <Form onSubmit={(fields) => void submit(fields)} errors={errors} label={m.invite}>
        <TextField
          label={m.inviteAddress}
          description={m.inviteAddressHint}
          name="email"
          type="email"
          autoComplete="off"
          spellCheck="false"
          value={address}
          onChange={setAddress}
          error={errorOf('email')}
        />
        <SubmitButton isPending={isPending}>{m.createLink}</SubmitButton>
      </Form>
      <div role="status">
        {link !== null && (
          <Stack gap={3}>
            <TextField label={m.invitationLink} value={link} isReadOnly description={m.invitationLinkHint} />
            <Row>
              <Button onPress={() => void copy(link)}>{m.copyLink}</Button>
            </Row>
            <SecondaryText>{m.shownOnce}</SecondaryText>
          </Stack>
        )}
      </div>
    </Stack>
  );
}
