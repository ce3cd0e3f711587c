import { expect, test } from 'vitest';
import { notePageStyle, notePageStyleHash } from '#domain/notes/html/index.ts';

test('the hash in the page’s security policy matches its style', async () => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(notePageStyle));
  expect(notePageStyleHash).toBe(`sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`);
});
