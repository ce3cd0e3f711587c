/** Encodes the signs of an address that would end the destination of a Markdown link. */
export function safeAddress(address: string): string {
  return address.replaceAll(
    /[\s<>()\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
