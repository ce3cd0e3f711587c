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

/** The policy of script files: a service worker runs under the policy that its own file was served with. */
export const scriptFilePolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

const forEveryAnswer = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

const twoYears = 2 * 365 * 24 * 60 * 60;

/**
 * Sets the security headers of every answer.
 *
 * @param tlsOnly returns whether browsers should use only TLS for the request's host and all its subdomains from now
 *   on. This is for addresses that the operator named: on a home server's name, it would also apply to other services.
 */
export function securityHeaders(tlsOnly: (headers: Headers) => boolean): MiddlewareHandler<Environment> {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(forEveryAnswer)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (tlsOnly(context.req.raw.headers))
      headers.set('Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`);
  };
}
