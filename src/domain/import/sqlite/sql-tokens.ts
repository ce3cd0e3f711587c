export interface SqlToken {
  /** As it is written: `"Order"`. */
  readonly text: string;
  /** Without quotes: `Order`. */
  readonly name: string;
}

/** Splits an SQL statement into its words, quoted names, and signs. Comments and white space are left out. */
export function tokensOf(sql: string): readonly SqlToken[] {
  return Array.from(sql.matchAll(token), ([text]) => ({ text, name: nameOf(text) })).filter(
    ({ text }) => !isBlank(text),
  );
}

/** Returns whether a token is a word of SQL rather than a quoted name. */
export function isWord(token: SqlToken | undefined, word: string): boolean {
  return token?.text.toLowerCase() === word;
}

/** A quote without its end reaches to the end of the statement. Each character beyond ASCII can be part of a name. */
const token =
  /[ \t\n\f\r]+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"]|"")*(?:"|$)|'(?:[^']|'')*(?:'|$)|`(?:[^`]|``)*(?:`|$)|\[[^\]]*(?:\]|$)|(?:[\w$]|\P{ASCII})+|[\s\S]/gu;

function isBlank(text: string): boolean {
  return /^(?:[ \t\n\f\r]|--|\/\*)/.test(text);
}

function nameOf(text: string): string {
  const [quote] = text;
  if (quote === '[') return text.slice(1, -1);
  if (quote === '"' || quote === "'" || quote === '`') return text.slice(1, -1).replaceAll(quote + quote, quote);
  return text;
}
