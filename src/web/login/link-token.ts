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

/**
 * Removes the token from the address bar and the browser history before the router sees it. Afterwards, `linkToken`
 * returns it.
 */
export function takeLinkToken(): void {
  held = parseLinkToken(window.location.hash);
  if (held) window.history.replaceState(null, '', window.location.pathname + window.location.search);
}

export function linkToken(): LinkToken | null {
  return held;
}

export function dropLinkToken(): void {
  held = null;
}
