import { useState } from 'react';
import { peopleApi } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { copyText } from '../secure-context/index.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { Text } from '../ui/text.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { profileMessages } from './messages/index.ts';
import styles from './profile.module.css';
import { textOf, useCall } from './use-call.ts';

/** Creates an invitation and shows its link. The server stores only a hash of the link, so it is shown once. */
export function InvitePerson({ onInvited }: { readonly onInvited: () => void }) {
  const m = useMessages(profileMessages);
  const { call, errors, errorOf, isPending } = useCall(m.notInvited);
  const [address, setAddress] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const submit = async (fields: FormData) => {
    const created = await call(() => peopleApi.invite(textOf(fields, 'email').trim()), {
      'account/address-invalid': 'email',
    });
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
    <div className={styles.controls}>
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
        <Button type="submit" variant="primary" isPending={isPending}>
          {m.createLink}
        </Button>
      </Form>
      <div role="status">
        {link !== null && (
          <div className={styles.newLink}>
            <TextField label={m.invitationLink} value={link} isReadOnly description={m.invitationLinkHint} />
            <Button onPress={() => void copy(link)}>{m.copyLink}</Button>
            <Text size={2} tone="muted">
              {m.shownOnce}
            </Text>
          </div>
        )}
      </div>
    </div>
  );
}
