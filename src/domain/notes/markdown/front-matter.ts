/** What is longer is no list of properties, UTF-16 code units. */
export const longestFrontMatter = 16_384;

/** Where the text begins behind the properties that stand between two lines of `---` at the top; 0 without them. */
export function frontMatterEnd(text: string): number {
  if (!text.startsWith('---')) return 0;
  return frontMatter.exec(text.slice(0, longestFrontMatter))?.[0].length ?? 0;
}

/** The closing line may be one of three dots. */
const frontMatter = /^---[ \t]*\n(?:.*\n)*?(?:---|\.\.\.)[ \t]*(?:\n|$)/;
