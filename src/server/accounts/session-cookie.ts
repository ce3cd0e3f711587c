import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The cookie with the session's token. The token is signed, so that a forged one never reaches the database. Its name
 * and attributes depend on the page that sent the request, because browsers store `Secure` cookies only over TLS.
 */
export interface SessionCookie {
  /** Returns the token, or null if the cookie is missing or its signature is invalid. */
  readonly read: (headers: Headers) => string | null;
  /** Returns the `Set-Cookie` value of the answer to a request. On a shared computer the cookie expires when the browser closes. */
  readonly issue: (headers: Headers, token: string, sharedComputer: boolean) => string;
  readonly clear: (headers: Headers) => string;
}

const maxLifeSeconds = 400 * 24 * 60 * 60; // the browsers' maximum; the stored row decides when a session ends

/** @param isSecure returns whether the page that sent a request was loaded over TLS */
export function createSessionCookie(secret: string, isSecure: (headers: Headers) => boolean): SessionCookie {
  const nameFor = (headers: Headers) => sessionCookieName(isSecure(headers));
  const attributesFor = (headers: Headers) => `Path=/; HttpOnly; SameSite=Lax${isSecure(headers) ? '; Secure' : ''}`;
  const sign = (token: string) => createHmac('sha256', secret).update(token).digest();
  return {
    read: (headers) => {
      const value = cookieValue(headers.get('cookie') ?? '', nameFor(headers));
      const dot = value?.lastIndexOf('.') ?? -1;
      if (value === null || dot < 1) return null;
      const given = Buffer.from(value.slice(dot + 1), 'base64');
      const expected = sign(value.slice(0, dot));
      return given.length === expected.length && timingSafeEqual(given, expected) ? value.slice(0, dot) : null;
    },
    issue: (headers, token, sharedComputer) => {
      const value = encodeURIComponent(`${token}.${sign(token).toString('base64')}`);
      const life = sharedComputer ? '' : `; Max-Age=${maxLifeSeconds}`;
      return `${nameFor(headers)}=${value}; ${attributesFor(headers)}${life}`;
    },
    clear: (headers) => `${nameFor(headers)}=; ${attributesFor(headers)}; Max-Age=0`,
  };
}

/** Behind TLS, the `__Host-` prefix makes browsers bind the cookie to this host. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-mensana-session' : 'mensana-session';
}

/** Hashes the token of an ended session or of a link: enough to recognise it, not enough to use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key, value] = [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()];
    if (key === name) return decoded(value);
  }
  return null;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null; // an invalid escape cannot be a token
  }
}
