/** The account as its owner sees it. Instants are UTC milliseconds. */
export interface User {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photo: string | null;
  readonly phone: string | null;
  /** `password`, `oidc`. */
  readonly providers: readonly string[];
  readonly createdAt: number;
  readonly lastSignInAt: number;
}

/** What the server or this device says a person is, or null for anything else. */
export function parseUser(value: unknown): User | null {
  if (!isObject(value)) return null;
  const { uid, email, emailVerified, displayName, photo, phone, providers, createdAt, lastSignInAt } = value;
  if (typeof uid !== 'string' || uid === '' || typeof email !== 'string') return null;
  if (typeof createdAt !== 'number' || typeof lastSignInAt !== 'number') return null;
  return {
    uid,
    email,
    emailVerified: emailVerified === true,
    displayName: typeof displayName === 'string' ? displayName : '',
    photo: typeof photo === 'string' ? photo : null,
    phone: typeof phone === 'string' ? phone : null,
    providers: Array.isArray(providers) ? providers.filter((each) => typeof each === 'string') : [],
    createdAt,
    lastSignInAt,
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
