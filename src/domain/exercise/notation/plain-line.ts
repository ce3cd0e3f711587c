/**
 * Replaces what surrounds the sets of a line by spaces, so that offsets stay those of the line: list markers and
 * check boxes, fields of Dataview (`[reps:: 10]`), labels (`Set 1:`, `Weight: [60] kg | Reps: [10]`), cells of tables
 * and the id of a block.
 */
export function plainLine(line: string): string {
  return replacements.reduce((text, [pattern, by]) => text.replace(pattern, by), line);
}

const blank = (text: string) => ' '.repeat(text.length);

const replacements: readonly (readonly [pattern: RegExp, by: (text: string, ...groups: string[]) => string])[] = [
  // the id of the block at the end of the line, which two devices may have written twice
  [/(?:\s\^[\w-]+)+\s*$/u, blank],
  // quotes, headings, list markers and check boxes
  [/^\s*(?:>\s?)*(?:#{1,6}\s+|(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?)?/u, blank],
  // a mention of an exercise keeps its name
  [/\[@([^[\]]+)\]\(mensana:exercises\/[^()\s]+\)/gu, (whole, name) => ` @${name}`.slice(1).padEnd(whole.length)],
  // fields of Dataview: dates say nothing about the set
  [/\[date::[^\]]*\]\s*\|?/giu, blank],
  [/\[reps::\s*(\d+)\]/giu, (whole, number) => number.padStart(whole.length)],
  [/\[(?:weight|load)::\s*([\d.,]+)\]/giu, (whole, number) => number.padStart(whole.length)],
  // the number of a set, before its values
  [/^\s*set\s+\d{1,2}\s*[:.)]/iu, blank],
  // labels of fields
  [/\|?\s*\b(?:weight|load):\s*\[?([\d.,]+)\]?/giu, (whole, number) => number.padStart(whole.length)],
  [/\|?\s*\breps:\s*\[?(\d+)\]?/giu, (whole, number) => `x${number.padStart(whole.length - 1)}`],
  // a row of a table: number of the set, load, repetitions, RPE
  [
    /^\s*\|\s*\d{1,2}\s*\|\s*(\d[\d.,]*)\s*\|\s*(\d+)\s*\|(?:\s*(\d+(?:\.\d+)?)?\s*\|)?\s*$/u,
    (whole, load = '', reps = '', rpe = '') => `${load}x${reps}${rpe === '' ? '' : `@${rpe}`}`.padEnd(whole.length),
  ],
];
