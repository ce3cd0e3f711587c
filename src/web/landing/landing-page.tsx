import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect } from 'react';
import { useAuth, useSignUp } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { pageMessages, useTheme } from '../page/index.ts';
import { useHref } from '../ui/use-href.ts';
import { LandingAnchor } from './landing-anchor.tsx';
import { type LandingLinkProps, LandingView } from './landing-view.tsx';

/** The landing page in the app. Visitors get the one that the build writes; see `static-pages.tsx`. */
export function LandingPage() {
  const { titleLanding } = useMessages(pageMessages);
  const { user } = useAuth();
  const isOpen = useSignUp() === 'open';
  useEffect(() => {
    document.title = titleLanding;
  }, [titleLanding]);
  const name = user === null ? null : user.displayName || user.email;
  return <LandingView user={name} isOpen={isOpen} dark={useDarkCondition()} link={RoutedLink} />;
}

function RoutedLink({ link, ...rest }: LandingLinkProps) {
  const { history } = useRouter();
  const href = useHref()(link);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(href);
  };
  return <LandingAnchor {...rest} href={href} onClick={follow} />;
}

/** Returns the media query under which dark pictures are shown. A theme chosen in the app overrides the device's. */
function useDarkCondition(): string {
  const theme = useTheme();
  if (theme === 'system') return '(prefers-color-scheme: dark)';
  return theme === 'dark' ? 'all' : 'not all';
}
