/**
 * Returns the address of each host of a PostgreSQL URL. As for PostgreSQL's own programs, there can be several, of which
 * one takes writes: `postgres://user@one:5432,two:5433/name?target_session_attrs=read-write`.
 */
export function addressesOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/i.exec(url) ?? [];
  return hosts.split(',').map((host) => {
    const address = `${before}${host}${after}`;
    if (!URL.canParse(address)) return address;
    const parsed = new URL(address);
    parsed.searchParams.delete('target_session_attrs'); // the driver does not know it
    return parsed.href;
  });
}
