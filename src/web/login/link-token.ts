import { Emitter } from '../lifecycle/index.ts';

const purposes = ['reset-password', 'confirm-address', 'invitation'] as const;

/** The purpose and the token of a link in an email or an invitation. The token works once. */
export interface LinkToken {
  readonly purpose: (typeof purposes)[number];
  readonly token: string;
}

/** Parses `#reset-password=<token>`. A token in the fragment never appears in a server's log. */
function parseLinkToken(hash: string): LinkToken | null {
  const [purpose, token] = hash.replace(/^#/, '').split('=');
  const known = purposes.find((each) => each === purpose);
  return known && token ? { purpose: known, token } : null;
}

let held: LinkToken | null = null;
const changes = new Emitter();

/** Calls the listener when a token is taken or dropped. */
export const onLinkTokenChange = changes.subscribe;

/**
 * Removes the token from the address bar and the browser history before the router sees it. Afterwards, `linkToken`
 * returns it. A link that is pasted into an open page only changes the fragment, so those changes are watched.
 */
export function takeLinkTokens(): void {
  take();
  window.addEventListener('hashchange', take);
}

function take(): void {
  const found = parseLinkToken(window.location.hash);
  if (found === null) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  held = found;
  changes.emit();
}

export function linkToken(): LinkToken | null {
  return held;
}

export function dropLinkToken(): void {
  held = null;
  changes.emit();
}
