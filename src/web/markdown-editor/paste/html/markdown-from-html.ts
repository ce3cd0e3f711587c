import { linkMarkdown, markdownOfShownHtml, printImage } from '#domain/import/html/index.ts';
import { cleanHtml } from './clean-html.ts';
import { isDrawing } from './is-drawing.ts';
import type { LeftOut } from './left-out.ts';
import { type TakeFile, takeAddresses } from './take-addresses.ts';
import { treeOf } from './tree-of-dom.ts';

/**
 * Converts copied HTML to Markdown. The HTML is parsed into a separate document in which nothing is loaded or executed.
 * Only its text and its embedded images are kept.
 */
export async function markdownFromHtml(
  html: string,
  take: TakeFile,
): Promise<{ readonly markdown: string; readonly leftOut: LeftOut }> {
  const { body } = new DOMParser().parseFromString(trusted(html), 'text/html');
  cleanHtml(body);
  const drawings = removeDrawings(body);
  const { files, images, links } = await takeAddresses(body, take);
  let unreachable = 0;
  const { text, leftOut } = markdownOfShownHtml(treeOf(body), {
    embeddedPart: ({ address, alt, widthPx }) => {
      const file = files.get(address);
      if (file == null) return null;
      const [to, name] = [`attachment:${file.hash}`, alt || file.name];
      return file.isImage ? printImage(to, name, widthPx) : linkMarkdown(to, name);
    },
    mediaPart: ({ address }) => {
      if (/^https?:/i.test(address)) return null;
      unreachable += 1;
      return '';
    },
  });
  const markdown = text.filter((part) => typeof part === 'string').join('');
  const media = unreachable + (leftOut.get('video') ?? 0) + (leftOut.get('audio') ?? 0);
  return { markdown, leftOut: { images: images + drawings, media, links } };
}

/** Returns the number of drawings. Small graphics, and those in links or beside a text that says the same, are icons. */
function removeDrawings(body: HTMLElement): number {
  let drawings = 0;
  for (const element of body.querySelectorAll('svg, canvas')) {
    const isIcon = element.closest('a, [aria-hidden="true"]') !== null;
    if (!isIcon && isDrawing(element.localName, (name) => element.getAttribute(name))) drawings += 1;
    element.remove();
  }
  return drawings;
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
