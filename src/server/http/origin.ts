/**
 * Returns whether `Origin` is exactly one of our origins. A missing `Origin` is refused, because every browser sends
 * the header with state-changing requests.
 */
export function originAllowed(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  return origin !== null && origins.includes(origin);
}

/**
 * Returns the origins of this server's pages. Links use the first one.
 *
 * @param port the port that the server listens on
 */
export function originsOf(publicUrl: string | null, port: number): readonly string[] {
  if (publicUrl !== null) return [publicUrl];
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => new URL(`http://${host}:${port}`).origin);
}
