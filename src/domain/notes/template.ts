import type { LocalDay } from '../kernel/index.ts';

export interface TemplateLabels {
  /** Of the note that begins; where it has none, it goes by its day. */
  readonly title: string;
  readonly day: LocalDay;
}

/**
 * A template's text with its marks filled in: `{{date}}` is the day as `2026-11-21`, `{{title}}` the title; other marks
 * stay as they are. Language, region and clock have no part in it: two devices that fill it in for the same note come
 * to the same bytes, and so to one copy. A name of a weekday would need the language of whoever reads it, so there is
 * no mark for one.
 */
export function fillTemplate(template: string, { title, day }: TemplateLabels): string {
  const words: Readonly<Record<string, string>> = { date: day, title: title.trim() || day };
  return template.replaceAll(marks, (mark, name: string) => words[name] ?? mark);
}

/** Whether a template says the title of the note that begins with it. */
export function saysTitle(template: string): boolean {
  return [...template.matchAll(marks)].some(([, name]) => name === 'title');
}

const marks = /\{\{\s*(date|title)\s*\}\}/g;
