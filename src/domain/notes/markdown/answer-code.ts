/** The language of a fenced block that holds an answer line. */
export const answerLanguage = 'mensana';

/**
 * Returns the answer line of a fenced block; null for a block in another language and for an empty one. A line that was
 * broken into several is joined.
 *
 * @param info the text after the opening fence
 * @param code the text between the fences
 */
export function answerLineOfBlock(info: string, code: string): string | null {
  return info.trim().toLowerCase() === answerLanguage ? lineOf(code) : null;
}

/**
 * Returns the answer line of inline code such as `` `=best squat 5` ``; null for other code.
 *
 * @param code the text between the backticks
 */
export function answerLineOfCode(code: string): string | null {
  const text = code.trimStart();
  return text.startsWith('=') && !code.includes('\n') ? lineOf(text.slice(1)) : null;
}

function lineOf(code: string): string | null {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  // code such as `==` or `=> x` is not a question
  return /^[\p{L}\p{N}"(#-]/u.test(line) ? line : null;
}
