import TurndownService from 'turndown';
import { cleanHtml, removeUnseen } from './clean-html.ts';
import { escapeText } from './escape-text.ts';
import { keepMedia } from './keep-media.ts';
import type { LeftOut } from './left-out.ts';
import { removeDrawnBoxes } from './lists.ts';
import { markdownRules } from './markdown-rules.ts';
import { type TakeFile, takeAddresses } from './take-addresses.ts';

/**
 * Converts copied HTML to Markdown. The HTML is parsed into a separate document in which nothing is loaded or executed.
 * Only its text and its embedded images are kept.
 */
export async function markdownFromHtml(
  html: string,
  take: TakeFile,
): Promise<{ readonly markdown: string; readonly leftOut: LeftOut }> {
  const { body } = new DOMParser().parseFromString(trusted(html), 'text/html');
  const media = keepMedia(body);
  removeUnseen(body);
  removeDrawnBoxes(body);
  const { images, links } = await takeAddresses(body, take);
  const leftOut = { images: images + media.images, media: media.media, links };
  cleanHtml(body);
  return { markdown: service().turndown(body), leftOut };
}

let made: TurndownService | undefined;

function service(): TurndownService {
  if (made !== undefined) return made;
  made = new TurndownService({ headingStyle: 'atx', hr: '---', codeBlockStyle: 'fenced' });
  made.escape = escapeText;
  for (const [name, rule] of Object.entries(markdownRules())) made.addRule(name, rule);
  return made;
}

/**
 * Wraps HTML for `DOMParser`, which under Trusted Types accepts only values from a policy. The policy returns the HTML
 * unchanged, because the parsed document is never displayed.
 */
function trusted(html: string): string {
  policy ??= (window as unknown as TrustedTypesWindow).trustedTypes?.createPolicy('mensana-paste', {
    createHTML: (each) => each,
  });
  return policy === undefined ? html : policy.createHTML(html);
}

let policy: HtmlPolicy | undefined;

interface HtmlPolicy {
  createHTML(html: string): string;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };
}
