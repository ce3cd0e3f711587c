import type { MiddlewareHandler } from 'hono';
import type { Environment } from './environment.ts';

/** Trusted Types policies the web app may create; anything else that would write HTML or script URLs throws. */
const trustedTypes = ['mensana', 'mensana-paste'];

/** @param nonce for the style elements that libraries insert; scripts come from files only */
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

/** For script files: a service worker lives under the policy that its own file came with. */
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

export function securityHeaders(overTls: boolean): MiddlewareHandler<Environment> {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(forEveryAnswer)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (overTls) headers.set('Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`);
  };
}
