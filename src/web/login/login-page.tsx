import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useState, useSyncExternalStore } from 'react';
import { type SignedOutBecause, useAccount } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { landingLink } from '../links/landing.ts';
import { shareLink } from '../links/share.ts';
import { Brand, InsecureNotice, Notice, pageMessages, usePageTitle } from '../page/index.ts';
import { Column, Stack } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { CreateAccount } from './create-account.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { dropLinkToken, type LinkToken, linkToken, onLinkTokenChange } from './link-token.ts';
import styles from './login.module.css';
import { loginMessages } from './messages/index.ts';
import { type LinkProps, NewPassword } from './new-password.tsx';
import { loginRoute } from './routes.ts';
import { SignIn } from './sign-in.tsx';
import { useShareWaits } from './use-share-waits.ts';

export function LoginPage() {
  const { app } = useMessages(pageMessages);
  const router = useRouter();
  const link = useSyncExternalStore(onLinkTokenChange, linkToken);
  const done = () => {
    dropLinkToken();
    void router.invalidate(); // redirects if already signed in
  };
  return (
    <Column className={styles.page}>
      <header>
        <Link variant="plain" {...landingLink}>
          <Brand name={app} />
        </Link>
      </header>
      <Stack as="main" gap={5} className={styles.main}>
        <InsecureNotice />
        {link ? <FromLink key={link.token} link={link} onDone={done} /> : <WithoutLink />}
      </Stack>
    </Column>
  );
}

function FromLink({ link, onDone }: { readonly link: LinkToken; readonly onDone: () => void }) {
  const m = useMessages(loginMessages);
  const titles: { readonly [P in LinkToken['purpose']]: string } = {
    'reset-password': m.newPasswordTitle,
    'confirm-address': m.confirmTitle,
    invitation: m.createTitle,
  };
  const title = titles[link.purpose];
  usePageTitle(title);
  const Form = linkForms[link.purpose];
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <Form token={link.token} onDone={onDone} />
    </>
  );
}

const linkForms: { readonly [P in LinkToken['purpose']]: ComponentType<LinkProps> } = {
  'reset-password': NewPassword,
  'confirm-address': ConfirmAddress,
  invitation: AcceptInvitation,
};

/** The login forms. The email address is kept when the form changes, so that the user types it only once. */
function WithoutLink() {
  const m = useMessages(loginMessages);
  const account = useAccount();
  const { mode = 'sign-in' } = loginRoute.useSearch();
  const [email, setEmail] = useState(account.kind === 'signed-in' ? account.user.email : '');
  const titles = { 'sign-in': m.signIn, create: m.createTitle, forgotten: m.forgottenTitle };
  usePageTitle(titles[mode]);
  const parts = { email, onEmailChange: setEmail };
  return (
    <>
      <h1 className={styles.title}>{titles[mode]}</h1>
      <SignInStatus />
      {mode === 'sign-in' && <SignIn {...parts} />}
      {mode === 'create' && <CreateAccount {...parts} />}
      {mode === 'forgotten' && <ForgottenPassword {...parts} />}
    </>
  );
}

function SignInStatus() {
  const m = useMessages(loginMessages);
  const account = useAccount();
  const { next } = loginRoute.useSearch();
  const isShareWaiting = useShareWaits();
  if (account.kind !== 'signed-in' && next === shareLink.to && isShareWaiting)
    return <Notice tone="plain">{m.shareWaits}</Notice>;
  if (account.kind === 'signed-in') return <Notice tone="warn">{m.signInAgain}</Notice>;
  if (account.kind === 'loading' || account.because === 'never-signed-in') return null;
  const words: { readonly [B in Exclude<SignedOutBecause, 'never-signed-in'>]: string } = {
    left: m.left,
    revoked: m.revoked,
    deleted: m.deleted,
  };
  return <Notice tone={account.because === 'left' ? 'good' : 'plain'}>{words[account.because]}</Notice>;
}
