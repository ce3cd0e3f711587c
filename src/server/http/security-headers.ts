import type { MiddlewareHandler } from 'hono';
import type { Environment } from './environment.ts';

/** The Trusted Types policies that the web app may create. Writing HTML or script URLs without one of them throws. */
const trustedTypes = ['mensana', 'mensana-paste'];

/** @param nonce for the style elements that libraries insert; scripts are loaded only from files */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob:",
    // attached sounds and videos
    'media-src blob:',
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ')}`,
  ].join('; ');
}

/** The policy of pages that need no script. */
export const staticPagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // tools that judge a page read robots.txt as the page
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The policy of script files: a service worker runs under the policy that its own file was served with. */
export const scriptFilePolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

const forEveryAnswer = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Browsers apply it to documents. It is not sent with the dozen files of a page, where it would be 190 bytes each. */
const permissionsPolicy =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

const twoYears = 2 * 365 * 24 * 60 * 60;

export interface HeaderChoices {
  /** Returns whether browsers treat the page of a request as a secure context. */
  readonly isTrusted: (headers: Headers) => boolean;
  /** Returns whether browsers should use only TLS for the host of a request, and its subdomains, from now on. */
  readonly isTlsOnly: (headers: Headers) => boolean;
}

/** Sets the security headers of every answer. */
export function securityHeaders({ isTrusted, isTlsOnly }: HeaderChoices): MiddlewareHandler<Environment> {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const asked = context.req.raw.headers;
    for (const [name, value] of Object.entries(forEveryAnswer)) headers.set(name, value);
    if (headers.get('Content-Type')?.startsWith('text/html')) headers.set('Permissions-Policy', permissionsPolicy);
    // elsewhere, browsers ignore the header and log an error
    if (isTrusted(asked)) headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (isTlsOnly(asked)) headers.set('Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`);
  };
}
