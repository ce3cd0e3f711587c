import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The cookie with the session's token. The token is signed, so that a forged one never reaches the database. */
export interface SessionCookie {
  readonly name: string;
  readonly secure: boolean;
  /** Returns the token, or null if the cookie is missing or its signature is invalid. */
  readonly read: (headers: Headers) => string | null;
  /** Returns the `Set-Cookie` value. On a shared computer the cookie expires when the browser closes. */
  readonly issue: (token: string, sharedComputer: boolean) => string;
  readonly clear: () => string;
}

const longestLifeSeconds = 400 * 24 * 60 * 60; // the browsers' maximum; the stored row decides when a session ends

export function createSessionCookie(secret: string, secure: boolean): SessionCookie {
  const name = sessionCookieName(secure);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const sign = (token: string) => createHmac('sha256', secret).update(token).digest();
  return {
    name,
    secure,
    read: (headers) => {
      const value = cookieValue(headers.get('cookie') ?? '', name);
      const dot = value?.lastIndexOf('.') ?? -1;
      if (value === null || dot < 1) return null;
      const given = Buffer.from(value.slice(dot + 1), 'base64');
      const expected = sign(value.slice(0, dot));
      return given.length === expected.length && timingSafeEqual(given, expected) ? value.slice(0, dot) : null;
    },
    issue: (token, sharedComputer) => {
      const value = encodeURIComponent(`${token}.${sign(token).toString('base64')}`);
      return `${name}=${value}; ${attributes}${sharedComputer ? '' : `; Max-Age=${longestLifeSeconds}`}`;
    },
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
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
