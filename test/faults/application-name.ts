const protocolVersion = 3 << 16;
const headerBytes = 8;

/**
 * Returns the `application_name` in the first packet of a connection to PostgreSQL: a length, the version of the protocol,
 * and names and values, each ended by a zero byte.
 *
 * @returns null if the packet names none
 */
export function applicationNameIn(packet: Buffer): string | null {
  if (packet.length < headerBytes || packet.readInt32BE(4) !== protocolVersion) return null;
  const parts = packet.subarray(headerBytes, packet.readInt32BE(0)).toString('utf8').split('\0');
  const at = parts.findIndex((part, index) => index % 2 === 0 && part === 'application_name');
  return at === -1 ? null : (parts[at + 1] ?? null);
}
