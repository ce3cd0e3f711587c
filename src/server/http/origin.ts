import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';
import { isLoopback, isLoopbackHost } from '../network/loopback.ts';

/** Which pages may change something on this server, and where links to it point. */
export interface OriginRule {
  /** The origin to which links in emails and the redirect of a provider point. */
  readonly first: string;
  /** Pages of these origins may act. */
  readonly listed: readonly string[];
  /**
   * The protocol of the server's own port, if pages at local hosts may act on the host from which they were loaded.
   * Otherwise null.
   */
  readonly sameHost: 'http:' | 'https:' | null;
}

/** The headers of a request that tell which page sent it. A browser sets both; a page cannot change them. */
export interface Sender {
  readonly origin: string | null;
  readonly host: string | null;
}

export function senderOf(headers: Headers): Sender {
  return { origin: headers.get('origin'), host: headers.get('host') };
}

/**
 * Returns the rule of a configuration.
 *
 * @param port the port that the server listens on
 * @param lanAddress the address of this machine in its network, for links if the server listens on all addresses
 */
export function originRuleOf(
  { publicUrls, host, tls }: Pick<Config, 'publicUrls' | 'host' | 'tls'>,
  port: number,
  lanAddress: string | null = null,
): OriginRule {
  const protocol = tls === null ? 'http:' : 'https:';
  const at = (name: string) => new URL(`${protocol}//${isIP(name) === 6 ? `[${name}]` : name}:${port}`).origin;
  const [first] = publicUrls;
  if (first !== undefined) return { first, listed: publicUrls, sameHost: null };
  if (isLoopback(host)) {
    const usual = ['localhost', '127.0.0.1', '::1'];
    const hosts = usual.includes(host) ? usual : [host, ...usual];
    return { first: at(hosts[0] ?? host), listed: hosts.map(at), sameHost: null };
  }
  return { first: at(isUnspecified(host) ? (lanAddress ?? 'localhost') : host), listed: [], sameHost: protocol };
}

/** Returns whether a server that listens on this address listens on every address of the machine. */
export function isUnspecified(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/**
 * Returns whether a page may change something. A missing `Origin` is refused, because every browser sends the header
 * with requests that change something and with WebSocket handshakes.
 */
export function mayAct({ origin, host }: Sender, { listed, sameHost }: OriginRule): boolean {
  if (origin === null) return false;
  if (listed.includes(origin)) return true;
  if (sameHost === null || host === null) return false;
  if (/[\s/\\@?#]/.test(host)) return false; // more than a host with or without a port
  const address = `${sameHost}//${host}`;
  if (!URL.canParse(address)) return false;
  const parsed = new URL(address);
  return parsed.origin === origin && isLocalHost(parsed.hostname);
}

/**
 * Returns the origin of a link that its reader passes on to someone else: the configured one, or else the one of the
 * page that asks for it. The server may know only an address that nobody else can reach, such as that of its container.
 * The same is true of a page on a loopback address.
 */
export function sharedLinkOrigin(sender: Sender, rule: OriginRule): string {
  const { origin } = sender;
  if (rule.sameHost === null || origin === null || !mayAct(sender, rule)) return rule.first;
  return isLoopback(new URL(origin).hostname) ? rule.first : origin;
}

/**
 * Returns whether a host name, as `URL` prints it, cannot be a name in the public DNS. Pages at other names could be
 * anyone's: with DNS rebinding, their owner makes the name point here, and then the browser sends `Host` and `Origin`
 * with that name.
 */
function isLocalHost(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0) return true;
  return /^[a-z0-9_-]+$|^(?:[a-z0-9_-]+\.)+(?:local|lan|internal|home\.arpa)$/.test(hostname);
}

/** Returns whether browsers treat the page as a secure context: it was loaded over TLS or from this machine. */
export function isTrustedPage(sender: Sender, rule: OriginRule): boolean {
  return isSecurePage(sender, rule) || isLoopbackHost(sender.host);
}

/**
 * Returns whether the page that sent a request was loaded over TLS, so that its cookies can be restricted to TLS. `GET`
 * requests have no `Origin`; their host tells.
 */
export function isSecurePage(sender: Sender, rule: OriginRule): boolean {
  return pageOf(sender, rule).startsWith('https:');
}

/**
 * Returns whether browsers should use only TLS for the host of the page from now on. They apply this to all ports of
 * the host and to its subdomains, so it is not for names in a home network, where other services use them too.
 */
export function isTlsOnlyPage(sender: Sender, rule: OriginRule): boolean {
  const page = pageOf(sender, rule);
  return page.startsWith('https:') && rule.listed.includes(page) && !isLocalHost(new URL(page).hostname);
}

/** Returns the origin of the page that sent a request, as far as the rule knows it; otherwise the first one. */
function pageOf({ origin, host }: Sender, { first, listed }: OriginRule): string {
  const isOfHost = (each: string) => each.endsWith(`//${host?.toLowerCase()}`);
  return listed.find((each) => each === origin) ?? listed.find(isOfHost) ?? first;
}
