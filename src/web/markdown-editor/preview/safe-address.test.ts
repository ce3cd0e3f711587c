import { describe, expect, it } from 'vitest';
import { pathAfter, safeAddress } from './safe-address.ts';

describe('safeAddress', () => {
  it.each([
    ['https://example.org/a b', 'https://example.org/a%20b'],
    ['<https://example.org>', 'https://example.org/'],
    ['HTTP://example.org/\\_x', 'http://example.org/_x'],
    ['www.example.org', 'https://www.example.org/'],
    ['ann@example.org', 'mailto:ann@example.org'],
    ['mailto:ann@example.org', 'mailto:ann@example.org'],
  ])('opens %s', (destination, address) => {
    expect(safeAddress(destination)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '<javascript:alert(1)>',
    'javascript\\:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    '/relative',
    'page.md',
    '#heading',
    '//example.org',
    '',
  ])('does not open %j', (destination) => {
    expect(safeAddress(destination)).toBeNull();
  });
});

describe('pathAfter', () => {
  it('returns the path after one of our schemes, and nothing that leads elsewhere', () => {
    expect(pathAfter('mensana', 'mensana:exercises/bench-press')).toBe('exercises/bench-press');
    expect(pathAfter('attachment', 'mensana:exercises/bench-press')).toBeNull();
    expect(pathAfter('mensana', 'mensana:')).toBeNull();
    expect(pathAfter('mensana', 'mensana:exercises/a?b#c')).toBeNull();
  });
});
