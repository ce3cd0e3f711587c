import type { LocalDay } from '#domain/kernel/index.ts';
import { EmbedHosts } from './embed-hosts.ts';
import type { ShownAnswer } from './preview/preview-options.ts';

/** What the app shows within the text of an editor. */
export interface Embeds {
  /** Of a day; null for the day of the note. */
  readonly training: EmbedHosts<LocalDay | null>;
  readonly answers: EmbedHosts<ShownAnswer>;
}

export function noEmbeds(): Embeds {
  return { training: new EmbedHosts(), answers: new EmbedHosts() };
}
