import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { AccountError } from './account-error.ts';
import { type Answer, request } from './request.ts';
import { isObject, parseUser, type User } from './user.ts';

/** One place where this person is signed in. Instants are UTC milliseconds. */
export interface SessionInfo {
  readonly id: string;
  /** As the browser called itself. */
  readonly device: string;
  readonly shared: boolean;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly current: boolean;
}

/** What the server lets people do. */
export interface SignInOptions {
  readonly isSignUpOpen: boolean;
  readonly passwordMin: number;
  /** What the button of the other sign-in service says; null without one. */
  readonly provider: string | null;
  /** Whether the server sends mail; if not, whoever runs it hands links on. */
  readonly hasMail: boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly sharedComputer: boolean;
}

type Outcome<T> = Promise<Result<T, AccountError>>;

/** The account part of the server, call by call. None of these changes what this device holds. */
export const accountApi = {
  current: () => read(request('GET', ''), readUser),
  options: () => read(request('GET', '/options'), readOptions),
  create: (credentials: Credentials) => read(request('POST', '/create', credentials), readUser),
  signIn: (credentials: Credentials) => read(request('POST', '/sign-in', credentials), readUser),
  /** @returns where to send the browser */
  signInByProvider: (next: string, sharedComputer: boolean) =>
    read(request('POST', '/sign-in/provider', { next, sharedComputer }), readUrl),
  forgotPassword: (email: string) => done(request('POST', '/forgot-password', { email })),
  resetPassword: (token: string, password: string) => done(request('POST', '/reset-password', { token, password })),
  confirmAddress: (token: string) => done(request('POST', '/confirm-address', { token })),
  changePassword: (currentPassword: string, newPassword: string) =>
    done(request('POST', '/change-password', { currentPassword, newPassword })),
  changeAddress: (email: string, password: string) =>
    read(request('POST', '/change-address', { email, password }), readAddressChange),
  sessions: () => read(request('GET', '/sessions'), readSessions),
  endSession: (id: string) => done(request('DELETE', `/sessions/${encodeURIComponent(id)}`)),
  delete: (password: string) => done(request('POST', '/delete', { password })),
};

/** An answer that does not have its shape came from somebody else than our server. */
async function read<T>(answer: Answer, parse: (json: Readonly<Record<string, unknown>>) => T | null): Outcome<T> {
  const answered = await answer;
  if (!answered.ok) return answered;
  const value = isObject(answered.value) ? parse(answered.value) : null;
  return value === null ? err({ code: 'network/failed' }) : ok(value);
}

async function done(answer: Answer): Outcome<null> {
  const answered = await answer;
  return answered.ok ? ok(null) : answered;
}

function readUser({ user }: Readonly<Record<string, unknown>>): User | null {
  return parseUser(user);
}

function readUrl({ url }: Readonly<Record<string, unknown>>): string | null {
  return typeof url === 'string' && /^https?:/.test(url) ? url : null;
}

function readAddressChange({ state }: Readonly<Record<string, unknown>>): 'changed' | 'confirmation-sent' | null {
  return state === 'changed' || state === 'confirmation-sent' ? state : null;
}

function readOptions(json: Readonly<Record<string, unknown>>): SignInOptions | null {
  if (typeof json.passwordMin !== 'number') return null;
  return {
    isSignUpOpen: json.signUp === 'open',
    passwordMin: json.passwordMin,
    provider: isObject(json.provider) && typeof json.provider.name === 'string' ? json.provider.name : null,
    hasMail: json.mail === true,
  };
}

function readSessions({ sessions }: Readonly<Record<string, unknown>>): readonly SessionInfo[] | null {
  return Array.isArray(sessions) ? sessions.flatMap(readSession) : null;
}

function readSession(value: unknown): readonly SessionInfo[] {
  if (!isObject(value) || typeof value.id !== 'string') return [];
  const { id, device, createdAt, lastUsedAt } = value;
  return [
    {
      id,
      device: typeof device === 'string' ? device : '',
      shared: value.shared === true,
      createdAt: Number(createdAt),
      lastUsedAt: Number(lastUsedAt),
      current: value.current === true,
    },
  ];
}
