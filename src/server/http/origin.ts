/** Exactly one of ours. No `Origin` is not one: every browser sends it with what changes state. */
export function originAllowed(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  return origin !== null && origins.includes(origin);
}

/**
 * The origins that pages of this server have. The first is used in links.
 *
 * @param port the one that is listened on
 */
export function originsOf(publicUrl: string | null, port: number): readonly string[] {
  if (publicUrl !== null) return [publicUrl];
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => new URL(`http://${host}:${port}`).origin);
}
