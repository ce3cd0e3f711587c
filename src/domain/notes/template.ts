import type { LocalDay } from '../kernel/index.ts';

export interface TemplateLabels {
  /** The title of the new note; if it is empty, the day is used. */
  readonly title: string;
  readonly day: LocalDay;
}

/**
 * Fills in the placeholders of a template: `{{date}}` is the day as `2026-11-21`, `{{title}}` the title; others are
 * left unchanged. The result does not depend on language, region or clock. Two devices that create the same note
 * therefore produce identical bytes, and so a single copy. There is no placeholder for the weekday, because its name
 * depends on the reader's language.
 */
export function fillTemplate(template: string, { title, day }: TemplateLabels): string {
  const words: Readonly<Record<string, string>> = { date: day, title: title.trim() || day };
  return template.replaceAll(marks, (mark, name: string) => words[name] ?? mark);
}

/** Returns whether a template contains the title placeholder. */
export function saysTitle(template: string): boolean {
  return [...template.matchAll(marks)].some(([, name]) => name === 'title');
}

const marks = /\{\{\s*(date|title)\s*\}\}/g;
