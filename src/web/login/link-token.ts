const purposes = ['reset-password', 'confirm-address'] as const;

/** What a link from a letter asks for; its token is good once. */
export interface LinkToken {
  readonly purpose: (typeof purposes)[number];
  readonly token: string;
}

/** Reads `#reset-password=<token>`: after the `#`, a token reaches no server's log. */
function parseLinkToken(hash: string): LinkToken | null {
  const [purpose, token] = hash.replace(/^#/, '').split('=');
  const known = purposes.find((each) => each === purpose);
  return known && token ? { purpose: known, token } : null;
}

let held: LinkToken | null = null;

/** Takes the token out of the address bar and the history, before the router sees it; `linkToken` has it from then on. */
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
