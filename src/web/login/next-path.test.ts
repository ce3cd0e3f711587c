import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

const origin = 'https://mensana.example';

test.each([
  '/dashboard/notes',
  '/dashboard/notes/0193-abc?sort=title#line',
  '/dashboard/exercise/workouts/1',
  'dashboard/notes',
])('sign-in redirects to %s', (next) => {
  expect(nextPath(next, origin)).toBe(new URL(next, origin).href.slice(origin.length));
});

test('sign-in redirects to an absolute URL of this origin', () => {
  expect(nextPath('https://mensana.example/dashboard/profile', origin)).toBe('/dashboard/profile');
});

test('sign-in redirects to the overview by default', () => {
  expect(nextPath(undefined, origin)).toBe('/dashboard');
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  'https://evil.example/dashboard',
  'https://mensana.example@evil.example/',
  'https://mensana.example.evil.example/',
  'http://mensana.example/dashboard',
  'https://mensana.example:8443/dashboard',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'blob:https://mensana.example/1',
  'https://[',
  '/.//evil.example',
  '/x/..//evil.example',
])('sign-in never leaves the origin for %j', (next) => {
  expect(nextPath(next, origin)).toBe('/dashboard');
});

test.each([
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '%2F%2Fevil.example',
  'javascript%3Aalert(1)',
  'https:evil.example',
])('sign-in treats %s as a path of this origin', (next) => {
  const path = nextPath(next, origin);
  expect(new URL(path, origin).origin).toBe(origin);
  expect(path).toMatch(/^\/[^/\\]/);
});

test.each(['/login', '/login?next=/login', '/api/account'])('sign-in avoids a redirect loop at %s', (next) => {
  expect(nextPath(next, origin)).toBe('/dashboard');
});
