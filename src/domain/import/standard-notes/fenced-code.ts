/** Returns a code block, with a fence that is longer than any run of backticks in the text. */
export function fencedCode(text: string, language = ''): string {
  const longest = (text.match(/`{3,}/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.endsWith('\n') ? text : `${text}\n`}${fence}\n`;
}
