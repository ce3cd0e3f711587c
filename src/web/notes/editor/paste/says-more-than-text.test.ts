import { describe, expect, it } from 'vitest';
import { saysMoreThanText } from './says-more-than-text.ts';

describe('what was copied', () => {
  it.each([
    ['<p>two <b>words</b></p>', true],
    ['<ul><li>one</li></ul>', true],
    ['<span style="font-weight: 700">x</span>', true],
    ['<a href="https://example.org">x</a>', true],
    ['<meta charset="utf-8"><span>**as typed**</span>', false],
    ['<div>one</div><div>two</div>', false],
    ['<bdi>x</bdi><body>y</body>', false],
    ['', false],
  ])('%s says more than its text: %s', (html, expected) => {
    expect(saysMoreThanText({ html, types: ['text/html', 'text/plain'] })).toBe(expected);
  });

  it('is plain text when it is code from an editor, or too long to read', () => {
    const html = '<div><b>const</b></div>';
    expect(saysMoreThanText({ html, types: ['text/html', 'vscode-editor-data'] })).toBe(false);
    expect(saysMoreThanText({ html: html + ' '.repeat(4_000_000), types: ['text/html'] })).toBe(false);
  });
});
