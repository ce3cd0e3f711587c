import type { OpenInvitation, Person } from '#api/people.ts';
import { accountMessages, explain, peopleApi, useAuth } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Loading, Notice, useFocusKept } from '../page/index.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogTrigger } from '../ui/dialog.tsx';
import { Form, textOf } from '../ui/form.tsx';
import { PlainList, Row, Stack } from '../ui/layout.tsx';
import { StateView } from '../ui/state-view.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { showToast } from '../ui/toast.tsx';
import { useAccountList, useRowAction } from './account-list.ts';
import { InvitePerson } from './invite-person.tsx';
import { profileMessages } from './messages/index.ts';
import { Section } from './section.tsx';
import { useCall } from './use-call.ts';
import { YourPassword } from './your-password.tsx';

/**
 * The accounts of the server and its open invitations, for its owner. A list that cannot be loaded again stays, so that
 * the link of a new invitation stays too.
 */
export default function PeoplePart() {
  const m = useMessages(profileMessages);
  const { errors: words } = useMessages(accountMessages);
  const { found, error, isLoading, load } = useAccountList(peopleApi.list);
  useFocusKept(found);
  const again = (
    <Button isPending={isLoading} onPress={load}>
      {m.tryAgain}
    </Button>
  );
  if (found === null) {
    if (error === null) return <Loading />;
    return (
      <StateView kind={error.code === 'network/offline' ? 'offline' : 'failed'} title={m.peopleFailed} action={again}>
        {explain(words, error)}
      </StateView>
    );
  }
  return (
    <>
      {error !== null && (
        <Notice tone="warn" action={again}>
          {m.peopleOutdated} {explain(words, error)}
        </Notice>
      )}
      <Section title={m.invite} text={m.inviteText}>
        <InvitePerson onInvited={load} />
      </Section>
      {found.invitations.length > 0 && (
        <Section title={m.openInvitations}>
          <PlainList full divided>
            {found.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} onRevoked={load} />
            ))}
          </PlainList>
        </Section>
      )}
      <Section title={m.accounts} text={m.accountsText}>
        <PlainList full divided>
          {found.people.map((person) => (
            <PersonRow key={person.uid} person={person} onChanged={load} />
          ))}
        </PlainList>
      </Section>
    </>
  );
}

function InvitationRow({
  invitation,
  onRevoked,
}: {
  readonly invitation: OpenInvitation;
  readonly onRevoked: () => void;
}) {
  const m = useMessages(profileMessages);
  const { run, isPending } = useRowAction();
  const name = invitation.address ?? m.anyone;
  const revoke = () =>
    run(() => peopleApi.revoke(invitation.id), { done: m.invitationRevoked, failed: m.notRevoked }, onRevoked);
  return (
    <Row as="li" gap={4} paddingY={4} align="start" justify="between">
      <Stack grow gap={1} align="start">
        <Text weight="medium">{name}</Text>
        <SecondaryText>{m.invitedAt({ at: invitation.createdAt, until: invitation.expiresAt })}</SecondaryText>
      </Stack>
      <Button
        aria-label={m.revokeInvitation({ name, at: invitation.createdAt })}
        isPending={isPending}
        onPress={() => void revoke()}
      >
        {m.revoke}
      </Button>
    </Row>
  );
}

function PersonRow({ person, onChanged }: { readonly person: Person; readonly onChanged: () => void }) {
  const m = useMessages(profileMessages);
  const { run, isPending } = useRowAction();
  const { uid, email, disabled } = person;
  const words = disabled
    ? { done: m.accountEnabled({ email }), failed: m.notEnabled({ email }) }
    : { done: m.accountDisabled({ email }), failed: m.notDisabled({ email }) };
  const toggle = () => run(() => (disabled ? peopleApi.enable(uid) : peopleApi.disable(uid)), words, onChanged);
  return (
    <Row as="li" gap={4} rowGap={3} paddingY={4} align="start" justify="between" wrap>
      <Stack basis={16} gap={1} align="start">
        <Text weight="medium">{email}</Text>
        {person.displayName !== '' && <Text personal>{person.displayName}</Text>}
        <SecondaryText>{m.since({ at: person.createdAt })}</SecondaryText>
        <SecondaryText>{m.lastUsed({ at: person.lastSeenAt })}</SecondaryText>
        {person.role === 'owner' && <StatusBadge tone="plain">{m.owner}</StatusBadge>}
        {disabled && <StatusBadge tone="warn">{m.disabled}</StatusBadge>}
      </Stack>
      {person.role !== 'owner' && (
        <Row gap={2} wrap>
          <Button
            aria-label={disabled ? m.enableAccount({ email }) : m.disableAccount({ email })}
            isPending={isPending}
            onPress={() => void toggle()}
          >
            {disabled ? m.enable : m.disable}
          </Button>
          <DeletePerson person={person} onDeleted={onChanged} />
        </Row>
      )}
    </Row>
  );
}

interface DeletePersonProps {
  readonly person: Person;
  readonly onDeleted: () => void;
}

/** Deletes an account of the server after the owner has entered their own password. */
function DeletePerson({ person, onDeleted }: DeletePersonProps) {
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
