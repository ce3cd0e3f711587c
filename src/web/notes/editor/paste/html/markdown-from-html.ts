import TurndownService from 'turndown';
import { cleanHtml } from './clean-html.ts';
import { escapeText } from './escape-text.ts';
import { markdownRules } from './markdown-rules.ts';

/**
 * What was copied as HTML, as Markdown. It is read in a document of its own, where nothing is loaded and nothing runs,
 * and only its text comes out.
 */
export function markdownFromHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(trusted(html), 'text/html');
  cleanHtml(body);
  return service().turndown(body);
}

let made: TurndownService | undefined;

function service(): TurndownService {
  if (made !== undefined) return made;
  made = new TurndownService({ headingStyle: 'atx', hr: '---', codeBlockStyle: 'fenced' });
  made.escape = escapeText;
  for (const [name, rule] of Object.entries(markdownRules())) made.addRule(name, rule);
  return made;
}

/** `DOMParser` takes only what a policy has let through; this one lets it through to a document that nobody shows. */
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
