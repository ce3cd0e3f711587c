import { describe, expect, it } from 'vitest';
import { saysMoreThanText } from './says-more-than-text.ts';

describe('copied HTML', () => {
  it.each([
    ['<p>two <b>words</b></p>', true],
    ['<ul><li>one</li></ul>', true],
    ['<span style="font-weight: 700">x</span>', true],
    ['<a href="https://example.org">x</a>', true],
    ['<meta charset="utf-8"><span>**as typed**</span>', false],
    ['<div>one</div><div>two</div>', false],
    ['<bdi>x</bdi><body>y</body>', false],
    ['<p>Before</p><svg width="300" height="200"><path d="M0 0L9 9"/></svg><p>After</p>', true],
    ['<p>Before</p><svg viewBox="0 0 300 200"></svg>', true],
    ['<p>Before</p><svg class="a" style="display: block; width: 300px"></svg>', true],
    ['<p>Before</p><svg width="100%"></svg>', true],
    ['<p>Before</p><canvas></canvas>', true],
    ['<p>Saved <svg width="16" height="16"></svg></p>', false],
    ['<p>Saved <svg style="width: 1em"></svg></p>', false],
    ['<p>Saved <svg viewBox="0 0 24 24"></svg></p>', false],
    ['<p>Saved <svg><use href="#i"></use></svg></p>', false],
    ['<p>Saved <canvas width="16"></canvas></p>', false],
    ['', false],
  ])('%s has more content than its text: %s', (html, expected) => {
    expect(saysMoreThanText({ html, types: ['text/html', 'text/plain'] })).toBe(expected);
  });

  it('is treated as plain text if it is code from an editor or too long', () => {
    const html = '<div><b>const</b></div>';
    expect(saysMoreThanText({ html, types: ['text/html', 'vscode-editor-data'] })).toBe(false);
    expect(saysMoreThanText({ html: html + ' '.repeat(4_000_000), types: ['text/html'] })).toBe(false);
  });
});
