import { useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { type SignedOutBecause, sharesCache, useAccount } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { untilCancelled } from '../lifecycle/index.ts';
import { landingLink } from '../links/landing.ts';
import { shareLink } from '../links/share.ts';
import { Brand, InsecureNotice, Notice, pageMessages, usePageTitle } from '../page/index.ts';
import { cacheStorage } from '../secure-context/index.ts';
import { Link } from '../ui/link.tsx';
import { dropLinkToken, type LinkToken, linkToken, onLinkTokenChange } from './link-token.ts';
import styles from './login.module.css';
import { loginMessages } from './messages/index.ts';
import type { LinkProps } from './new-password.tsx';
import { loginRoute } from './routes.ts';
import { SignIn } from './sign-in.tsx';

export function LoginPage() {
  const { app } = useMessages(pageMessages);
  const router = useRouter();
  const link = useSyncExternalStore(onLinkTokenChange, linkToken);
  const done = () => {
    dropLinkToken();
    void router.invalidate(); // redirects if already signed in
  };
  return (
    <div className={styles.page}>
      <header>
        <Link variant="plain" {...landingLink}>
          <Brand name={app} />
        </Link>
      </header>
      <main className={styles.main}>
        <InsecureNotice />
        {link ? <FromLink key={link.token} link={link} onDone={done} /> : <WithoutLink />}
      </main>
    </div>
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
      <Suspense>
        <Form token={link.token} onDone={onDone} />
      </Suspense>
    </>
  );
}

/** Loaded when they are needed, so that signing in does not load them. */
const CreateAccount = lazy(async () => ({ default: (await import('./create-account.tsx')).CreateAccount }));
const ForgottenPassword = lazy(async () => ({ default: (await import('./forgotten-password.tsx')).ForgottenPassword }));

const linkForms: { readonly [P in LinkToken['purpose']]: ComponentType<LinkProps> } = {
  'reset-password': lazy(async () => ({ default: (await import('./new-password.tsx')).NewPassword })),
  'confirm-address': lazy(async () => ({ default: (await import('./confirm-address.tsx')).ConfirmAddress })),
  invitation: lazy(async () => ({ default: (await import('./accept-invitation.tsx')).AcceptInvitation })),
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
      <Suspense>
        {mode === 'create' && <CreateAccount {...parts} />}
        {mode === 'forgotten' && <ForgottenPassword {...parts} />}
      </Suspense>
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

/** Returns whether something that another app shared is waiting on this device. */
function useShareWaits(): boolean {
  const [isWaiting, setWaiting] = useState(false);
  // a browser that denies storage has no shares
  useEffect(() => untilCancelled(isShareWaiting(), setWaiting, () => setWaiting(false)), []);
  return isWaiting;
}

async function isShareWaiting(): Promise<boolean> {
  const storage = cacheStorage();
  if (storage === undefined || !(await storage.has(sharesCache))) return false; // opening would create it
  const cache = await storage.open(sharesCache);
  return (await cache.keys()).length > 0;
}
