import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { type AttachmentHash, attachmentHash } from './attachment.ts';
import { attachmentMarkdown, attachmentOfDestination } from './attachment-link.ts';

const hash = 'ab'.repeat(32) as AttachmentHash;

describe('the Markdown of an attachment', () => {
  it('is an image, or a link to a file', () => {
    expect(attachmentMarkdown({ hash, name: 'Knee', isImage: true })).toBe(`![Knee](attachment:${hash})`);
    expect(attachmentMarkdown({ hash, name: 'plan.pdf', isImage: false })).toBe(`[plan.pdf](attachment:${hash})`);
  });

  it('leaves a name unchanged if nothing in it is Markdown', () => {
    const name = 'IMG_2026_11 (2), at 50 %.jpg';
    expect(attachmentMarkdown({ hash, name, isImage: true })).toBe(`![${name}](attachment:${hash})`);
  });

  it('is not a footnote if the name starts like one', () => {
    expect(attachmentMarkdown({ hash, name: '^a^.txt', isImage: false })).toBe(`[\\^a^.txt](attachment:${hash})`);
  });

  it('is one link with exactly the name, whatever its characters', () => {
    const markdown = new MarkdownIt({ linkify: true });
    markdown.validateLink = () => true;
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'[](){}<>!`*_~=\\&#|"\n a;:') })),
        (name) => {
          const shown = name.replaceAll(/\s+/gu, ' ').trim();
          const [paragraph, ...others] = markdown
            .parse(attachmentMarkdown({ hash, name, isImage: false }), {})
            .filter(({ type }) => type === 'inline');
          const parts = paragraph?.children ?? [];
          expect(others).toEqual([]);
          expect(parts.map(({ type }) => type).filter((type) => !/^text/.test(type))).toEqual([
            'link_open',
            'link_close',
          ]);
          expect(parts[0]?.attrGet('href')).toBe(`attachment:${hash}`);
          const text = parts.map(({ content }) => content).join('');
          expect(text).toBe(shown.replaceAll('\0', '\uFFFD'));
        },
      ),
    );
  });
});

describe('a link destination', () => {
  it('names an attachment by our scheme and a canonical digest', () => {
    expect(attachmentOfDestination(`attachment:${hash}`)).toBe(hash);
  });

  it.each([
    ['another scheme', `https:${hash}`],
    ['a path', `attachment:../${hash}`],
    ['upper-case digits', `attachment:${hash.toUpperCase()}`],
    ['a missing digit', `attachment:${hash.slice(1)}`],
    ['a line end after it', `attachment:${hash}\n`],
  ])('with %s names no attachment', (_, destination) => {
    expect(attachmentOfDestination(destination)).toBeNull();
  });
});

it('a digest is 64 hexadecimal digits in lower case', () => {
  expect(attachmentHash(hash)).toBe(hash);
  expect(attachmentHash('')).toBeNull();
});
