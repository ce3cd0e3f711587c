import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';
import { isUnspecified } from '../http/origin.ts';
import { checkPath, checkReason } from '../live/check-socket.ts';
import { errorCodeOf } from '../log/log.ts';
import { noNetworks } from '../network/networks.ts';
import { type Answer, ask, certificateOf, openSocket } from './doctor-requests.ts';
import { bad, type Finding, good } from './finding.ts';

const day = 24 * 60 * 60_000;
const minCertificateDays = 7;
const maxClockSkewMs = 60_000;

/** Checks that the server answers on its own port. */
export async function checkServer(config: Config): Promise<Finding> {
  const name = 'Server';
  const url = ownAddress(config);
  try {
    const answer = await ask(new URL('/health', url));
    if (answer.status === 200) return good(name, `answers at ${url.origin}`);
    return bad(name, `The server at ${url.origin} cannot use its database: ${reasonIn(answer)}. See its log.`);
  } catch (error) {
    return bad(
      name,
      `Nothing answers at ${url.origin}: ${codeOf(error)}. Start the server, with the same PORT and HOST.`,
    );
  }
}

/** Checks one address that people open: whether it leads here, and whether pages there may use the server. */
export async function checkAddress(config: Config, address: string): Promise<readonly Finding[]> {
  const url = new URL(address);
  const isSecure = url.protocol === 'https:';
  const certificate = isSecure ? [await checkCertificate(url)] : [];
  const reached = await reach(url);
  if ('finding' in reached) return [...certificate, reached.finding];
  return [
    ...certificate,
    good(`Address ${address}`, 'leads to this server'),
    checkClock(address, reached.answer),
    await checkOrigin(url),
    await checkWebSocket(url),
    checkProxy(config, url, reached.answer),
  ];
}

async function reach(url: URL): Promise<{ readonly answer: Answer } | { readonly finding: Finding }> {
  const name = `Address ${url.origin}`;
  try {
    const answer = await ask(new URL('/health', url));
    if (answer.body.includes('"database"')) return { answer };
    const isAway = answer.status >= 502 && answer.status <= 504;
    const what = isAway
      ? `The proxy reaches no server that answers /health (status ${answer.status}). Check that one runs and can use its database.`
      : `Another program answers (status ${answer.status}). Let the proxy pass all paths here.`;
    return { finding: bad(name, what) };
  } catch (error) {
    return { finding: bad(name, `Cannot be reached: ${codeOf(error)}. Check the name, the proxy and the firewall.`) };
  }
}

async function checkCertificate(url: URL): Promise<Finding> {
  const name = `TLS certificate of ${url.host}`;
  try {
    const { validUntil, problem } = await certificateOf(url);
    const days = Math.floor((validUntil - Date.now()) / day);
    if (days < 0) return bad(name, 'Expired. Renew it, and check why that did not happen by itself.');
    if (problem !== null)
      return bad(
        name,
        `Browsers do not trust it: ${problem}. Install the whole chain, or trust its authority on each device.`,
      );
    if (days < minCertificateDays) return bad(name, `Expires in ${days} days. Renew it now.`);
    return good(name, `valid for ${days} days`);
  } catch (error) {
    return bad(name, `Cannot be read: ${codeOf(error)}. Check that the address serves TLS.`);
  }
}

/** A wrong clock makes links expire early or late, and changes of devices look old or too new. */
function checkClock(address: string, { headers }: Answer): Finding {
  const name = `Clock at ${address}`;
  const there = Date.parse(headers.date ?? '');
  if (Number.isNaN(there)) return good(name, 'the proxy does not send its time');
  const skew = Math.abs(there - Date.now());
  if (skew <= maxClockSkewMs) return good(name, 'same time');
  return bad(name, `The clocks differ by ${Math.round(skew / 1000)} seconds. Turn on time synchronisation (NTP).`);
}

/** Sends a request that changes nothing, as a page at the address would. */
async function checkOrigin(url: URL): Promise<Finding> {
  const name = `Origin ${url.origin}`;
  try {
    const answer = await ask(new URL('/api/account/invitation', url), {
      method: 'POST',
      headers: { origin: url.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'doctor' }),
    });
    if (answer.body.includes('account/link-expired')) return good(name, 'accepted');
    if (answer.body.includes('request/origin-refused')) {
      return bad(
        name,
        'Refused. Set PUBLIC_URL to exactly this address and restart the server; let the proxy keep Host and Origin.',
      );
    }
    return bad(name, `Unexpected answer (status ${answer.status}). Let the proxy pass POST requests unchanged.`);
  } catch (error) {
    return bad(name, `No answer to a POST request: ${codeOf(error)}. Let the proxy pass POST requests.`);
  }
}

/** Opens a socket. A refused handshake shows nothing, because a proxy may have refused it. */
async function checkWebSocket(url: URL): Promise<Finding> {
  const name = `WebSocket at ${url.origin}`;
  try {
    const answer = await openSocket(new URL(checkPath, url));
    if (answer.kind === 'opened' && answer.closeReason === checkReason) return good(name, 'connects');
    if (answer.kind === 'opened') return bad(name, `Opens, but frames do not arrive. ${passSockets}`);
    if (answer.status === 401 || answer.status === 403)
      return bad(
        name,
        `The proxy refuses it (status ${answer.status}). Let it pass /api without a sign-in of its own.`,
      );
    return bad(name, `Does not get through (status ${answer.status}). ${passSockets}`);
  } catch (error) {
    return bad(name, `Does not get through: ${codeOf(error)}. ${passSockets}`);
  }
}

const passSockets = 'Let the proxy pass Upgrade and Connection.';

/**
 * Behind a proxy that is not listed, all people share the proxy's address and its rate limits. Another port alone is no
 * proxy: a container may be published on it.
 */
function checkProxy(config: Config, url: URL, answer: Answer): Finding {
  const name = `Proxy of ${url.origin}`;
  const ownProtocol = config.tls === null ? 'http:' : 'https:';
  if (url.protocol === ownProtocol && !answer.body.includes('"proxy":true')) return good(name, 'none');
  if (config.trustedProxies !== noNetworks) return good(name, 'TRUSTED_PROXIES is set');
  return bad(
    name,
    'TRUSTED_PROXIES is not set, so all people share one set of rate limits. Set it to the address of the proxy; for one on this machine: 127.0.0.1/32, ::1/128.',
  );
}

/** Returns an address at which the server can be reached from its own machine. */
function ownAddress({ host, port, tls }: Config): URL {
  const name = isUnspecified(host) ? '127.0.0.1' : host;
  return new URL(`${tls === null ? 'http' : 'https'}://${isIP(name) === 6 ? `[${name}]` : name}:${port}`);
}

function reasonIn({ status, body }: Answer): string {
  return /"reason":"([\w-]+)"/.exec(body)?.[1] ?? `status ${status}`;
}

function codeOf(error: unknown): string {
  return errorCodeOf(error) ?? 'no answer';
}
