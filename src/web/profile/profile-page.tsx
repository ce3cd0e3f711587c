import { useParams } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { accountSettings, checkAccount, useAuth } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { profileLink, profilePartLink, profileParts } from '../links/profile.ts';
import { Loading, Page, PageHeading, pageMessages } from '../page/index.ts';
import { Button, SubmitButton } from '../ui/button.tsx';
import { Dialog, DialogTrigger } from '../ui/dialog.tsx';
import { Form, textOf } from '../ui/form.tsx';
import { Link } from '../ui/link.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import { EmptyState } from '../ui/state-view.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { AppearancePart } from './appearance-part.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { profileMessages } from './messages/index.ts';
import styles from './profile.module.css';
import { profilePartRoute } from './routes.ts';
import { Section } from './section.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { UnitsPart } from './units-part.tsx';
import { useCall } from './use-call.ts';
import { YourPassword } from './your-password.tsx';

const lazyParts = new Map<string, ComponentType>([
  ['language', lazy(() => import('./language-part.tsx'))],
  ['notifications', lazy(() => import('./notifications-part.tsx'))],
  ['training', lazy(() => import('./training-part.tsx'))],
  ['sources', lazy(() => import('./sources-part.tsx'))],
  ['people', lazy(() => import('./people-part.tsx'))],
  ['data', lazy(() => import('./data-part.tsx'))],
]);

export function ProfilePage() {
  const m = useMessages(profileMessages);
  const { user } = useAuth();
  const { part = 'account' } = useParams({ from: profilePartRoute.id, shouldThrow: false }) ?? {};
  if (!user) return null;
  const isOwner = user.role === 'owner';
  const parts = profileParts.filter((each) => each !== 'people' || isOwner);
  const labels = { ...m, sessions: m.devices };
  return (
    <Page>
      <PageHeading>{m.profile}</PageHeading>
      <nav className={styles.parts} aria-label={m.parts}>
        <PartLink link={profileLink} isCurrent={part === 'account'}>
          {m.account}
        </PartLink>
        {parts.map((each) => (
          <PartLink key={each} link={profilePartLink(each)} isCurrent={part === each}>
            {labels[each]}
          </PartLink>
        ))}
      </nav>
      <Part name={part} isOwner={isOwner} />
    </Page>
  );
}

function Part({ name, isOwner }: { readonly name: string; readonly isOwner: boolean }) {
  if (name === 'account') return <AccountPart />;
  if (name === 'sessions') return <SessionsPart />;
  if (name === 'appearance') return <AppearancePart />;
  if (name === 'units') return <UnitsPart />;
  const LazyPart = name === 'people' && !isOwner ? undefined : lazyParts.get(name);
  if (LazyPart === undefined) return <UnknownPart />;
  return (
    <Suspense fallback={<Loading />}>
      <LazyPart />
    </Suspense>
  );
}

/** Shown for a part that does not exist, or that is the owner's. */
function UnknownPart() {
  const m = useMessages(pageMessages);
  return (
    <EmptyState level={2} icon={<SearchX />} title={m.notFound}>
      {m.notFoundText}
    </EmptyState>
  );
}

interface PartLinkProps {
  readonly link: LinkTarget;
  readonly isCurrent: boolean;
  readonly children: string;
}

function PartLink({ link, isCurrent, children }: PartLinkProps) {
  return (
    <div ref={isCurrent ? intoSight : null}>
      <Link variant="plain" {...link} className={styles.part ?? ''} {...(isCurrent && { 'aria-current': 'page' })}>
        {children}
      </Link>
    </div>
  );
}

/** Scrolls the current part into view, since the row scrolls on a phone. */
function intoSight(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function AccountPart() {
  const m = useMessages(profileMessages);
  const { user, logout } = useAuth();
  if (!user) return null;
  return (
    <>
      <Section title={m.name} action={<ChangeName name={user.displayName} />}>
        {user.displayName === '' ? <SecondaryText>{m.notSet}</SecondaryText> : <Text personal>{user.displayName}</Text>}
      </Section>
      <Section title={m.address} action={<ChangeAddress />}>
        <Text>{user.email}</Text>
        {user.emailVerified && <StatusBadge tone="good">{m.confirmed}</StatusBadge>}
        <SecondaryText>{m.since({ at: user.createdAt })}</SecondaryText>
      </Section>
      {user.providers.includes('password') && (
        <Section title={m.password} text={m.passwordText} action={<ChangePassword />} />
      )}
      <Section
        title={m.signOut}
        text={m.signOutText}
        action={<Button onPress={() => void logout()}>{m.signOut}</Button>}
      />
      <Section title={m.delete} text={m.deleteText} action={<DeleteAccount email={user.email} />} />
    </>
  );
}

function ChangeName({ name }: { readonly name: string }) {
  const m = useMessages(profileMessages);
  return (
    <DialogTrigger>
      <Button>{name === '' ? m.addName : m.changeName}</Button>
      <Dialog title={m.changeName} closeLabel={m.close}>
        {({ close }) => <ChangeNameForm name={name} onDone={close} />}
      </Dialog>
    </DialogTrigger>
  );
}

/** The longest name that the server takes. */
const nameMaxLength = 200;

function ChangeNameForm({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const m = useMessages(profileMessages);
  const { call, errors, isPending } = useCall(m.nameNotChanged);
  const submit = async (fields: FormData) => {
    const changed = await call(() => accountSettings.changeName(textOf(fields, 'name')));
    if (changed === undefined) return;
    await checkAccount();
    onDone();
  };
  return (
    <Form onSubmit={(fields) => void submit(fields)} errors={errors} label={m.changeName}>
      <TextField
        label={m.name}
        name="name"
        defaultValue={name}
        maxLength={nameMaxLength}
        autoComplete="name"
        spellCheck="false"
        autoFocus
      />
      <SubmitButton isPending={isPending}>{m.save}</SubmitButton>
    </Form>
  );
}

function ChangeAddress() {
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
