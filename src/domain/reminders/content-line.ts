/** The most octets of a line of a calendar, without its line break. */
const maxLineLength = 75;

/**
 * Prints the lines of a calendar, each with its line break. A long line continues after a line break and a space, never
 * within a character.
 *
 * @see RFC 5545, section 3.1
 */
export function printContentLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}

/**
 * Escapes a text for a property of a calendar. Control characters other than line breaks and tabs are left out, because
 * a calendar cannot contain them.
 *
 * @see RFC 5545, section 3.3.11
 */
export function escapedText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '');
}

function foldedLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const sign of line) {
    const size = octetsOf(sign);
    if (octets + size > maxLineLength) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += sign;
    octets += size;
  }
  return folded;
}

/** Returns the length of a character in UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
