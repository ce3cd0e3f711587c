import { expect, test } from 'vitest';
import { addressesOf } from './postgres-addresses.ts';

test.each([
  ['postgres://ann:secret@db.example.org/notes', ['postgres://ann:secret@db.example.org/notes']],
  [
    'postgres://ann:a%40b@one:5432,two:5433/notes?sslmode=require&target_session_attrs=read-write',
    ['postgres://ann:a%40b@one:5432/notes?sslmode=require', 'postgres://ann:a%40b@two:5433/notes?sslmode=require'],
  ],
  ['postgresql://one,[::1]:5433/notes', ['postgresql://one/notes', 'postgresql://[::1]:5433/notes']],
])('%s has the addresses of its hosts', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses);
});

test('a URL whose host cannot be read has no address that can', () => {
  for (const url of ['postgres://one:port/notes', 'postgres://one,:5432/notes'])
    expect(addressesOf(url).every((each) => URL.canParse(each) && new URL(each).hostname !== '')).toBe(false);
});
