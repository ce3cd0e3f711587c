const image = /!\[(?:\\.|[^\]\\\n])*\]\(attachment:[\da-f]{64}\)/g;

/** Returns a text without its attached images, whose file names say nothing in a preview. */
export function withoutImages(text: string): string {
  return text.includes('](attachment:') ? text.replaceAll(image, '') : text;
}
