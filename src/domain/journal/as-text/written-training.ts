import type { LocalDay } from '../../kernel/index.ts';
import { frontMatterEnd, noteMarkdownParser, printTrainingEmbed, trainingEmbedOn } from '../../notes/markdown/index.ts';

export interface WrittenTraining {
  /** The day of the note; null if it has none. */
  readonly noteDay: LocalDay | null;
  /** Returns the training of a day as a Markdown list; null to leave the embed as it is. */
  readonly linesOf: (day: LocalDay) => readonly string[] | null;
  /** Whether the embed is kept in a comment above the list. */
  readonly keepsEmbed: boolean;
}

/** Returns the days whose training a text shows, without the same day twice. */
export function trainingDaysIn(text: string, noteDay: LocalDay | null): readonly LocalDay[] {
  const days = embedsIn(text).flatMap(({ day }) => day ?? noteDay ?? []);
  return [...new Set(days)];
}

/** Replaces each embed of training in a text by a list of what was done, for readers without this app. */
export function withWrittenTraining(text: string, { noteDay, linesOf, keepsEmbed }: WrittenTraining): string {
  let written = '';
  let read = 0;
  for (const { from, to, day } of embedsIn(text)) {
    const on = day ?? noteDay;
    const lines = on === null ? null : linesOf(on);
    if (lines === null) continue;
    const block = [...(keepsEmbed ? [`<!-- ${printTrainingEmbed(day)} -->`] : []), ...lines].join('\n');
    written +=
      text.slice(read, from) + (startsBlock(text, from) ? '' : '\n') + block + (endsBlock(text, to) ? '' : '\n');
    read = to;
  }
  return written + text.slice(read);
}

interface EmbedInText {
  readonly from: number;
  readonly to: number;
  readonly day: LocalDay | null;
}

/** Returns the embeds of a text that are alone on their lines, without those in code. */
function embedsIn(text: string): readonly EmbedInText[] {
  if (!text.includes('![[training')) return [];
  const bodyFrom = frontMatterEnd(text);
  const found: EmbedInText[] = [];
  noteMarkdownParser.parse(text.slice(bodyFrom)).iterate({
    enter: ({ name, from }) => {
      if (name !== 'WikiEmbed') return;
      const line = lineAt(text, bodyFrom + from);
      const embed = trainingEmbedOn(text.slice(line.from, line.to));
      if (embed !== null) found.push({ ...line, day: embed.day });
    },
  });
  return found;
}

function lineAt(text: string, at: number): { readonly from: number; readonly to: number } {
  const end = text.indexOf('\n', at);
  return { from: text.lastIndexOf('\n', at - 1) + 1, to: end === -1 ? text.length : end };
}

function startsBlock(text: string, at: number): boolean {
  return at === 0 || /\n[ \t]*\n$/.test(text.slice(0, at)) || text.slice(0, at).trim() === '';
}

function endsBlock(text: string, at: number): boolean {
  return /^\n?$|^\n[ \t]*(?:\n|$)/.test(text.slice(at));
}
