import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instantAt, localDayAt } from '#domain/kernel/index.ts';
import { feedAddressOf, forgetFeedAddresses } from '../db/calendar-feeds.ts';
import { setDisabled } from '../db/members.ts';
import { testDatabases } from '../db/testing.ts';
import { type LiveServer, type Person, startLiveServer } from '../live/testing.ts';
import { refusalOf } from '../testing.ts';

const tomorrow = localDayAt(Date.now() + 86_400_000, 'UTC');

describe.each(testDatabases)('a calendar feed on %s', (_, open) => {
  let server: LiveServer;
  let ann: Person;

  beforeEach(async () => {
    server = await startLiveServer({ open });
    ann = await server.person();
  });
  afterEach(() => server.remove());

  function send(person: Person, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return fetch(`${server.origin}${path}`, {
      method,
      headers: {
        cookie: person.cookie,
        origin: server.origin,
        ...(body !== undefined && {
          'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
        }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async function renew(person: Person, zone = 'Europe/Berlin'): Promise<string> {
    const answer = await send(person, 'POST', `/api/users/${person.uid}/calendar`, { zone });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { path } = (await answer.json()) as { readonly path: string };
    return path;
  }

  const write = async (notes: Readonly<Record<string, object>>) => {
    const answer = await send(ann, 'PATCH', `/api/users/${ann.uid}`, { notesData: { notes } });
    expect(answer.status).toBe(200);
  };
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${server.origin}${path}`, { method, headers });
  const feed = async (path: string) => (await get(path)).text();
  const summaries = async (path: string) =>
    Array.from((await feed(path)).matchAll(/^SUMMARY:(.*)\r$/gm), ([, title]) => title);

  it('has the titles of reminders and timed tasks, without a session, and nothing else of a note', async () => {
    await write({
      knee: {
        title: 'Knee',
        body: `secret words\n\n- [ ] call physio @${tomorrow} 9:00\n- [x] rest @${tomorrow} 8:00\n- [ ] stretch\n`,
        reminders: { r: { at: instantAt(tomorrow, 8 * 60 + 30, 'Europe/Berlin'), zone: 'Europe/Berlin' } },
      },
    });
    const answer = await get(await renew(ann));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const text = await answer.text();
    expect(Array.from(text.matchAll(/^SUMMARY:(.*)\r$/gm), ([, title]) => title).toSorted()).toEqual([
      'Knee',
      'call physio',
    ]);
    expect(text).toContain(`DTSTART:${tomorrow.replaceAll('-', '')}T083000\r\n`);
    expect(text).not.toMatch(/secret words|rest|stretch/);
  });

  it('has times by the wall clock, and names the zone of the user', async () => {
    const reminders = { r: { at: Date.parse('2027-01-15T12:00:00Z'), zone: 'Asia/Tokyo' } }; // 21:00
    await write({ knee: { title: 'Knee', body: '- [ ] call @2027-01-15 9:00', reminders } });
    for (const zone of ['America/New_York', 'Europe/Berlin']) {
      const text = await feed(await renew(ann, zone));
      expect(text).toContain(`X-WR-TIMEZONE:${zone}\r\n`);
      for (const start of ['20270115T090000', '20270115T210000']) expect(text).toContain(`DTSTART:${start}\r\n`);
    }
  });

  it('names what has no title in the language that the user chose, else in that of the calendar app', async () => {
    await write({ knee: { reminders: { r: { at: Date.parse(`${tomorrow}T07:30:00Z`), zone: 'Europe/Berlin' } } } });
    const path = await renew(ann);
    const nameIn = async (language: string) =>
      /^SUMMARY:(.*)\r$/m.exec(await (await get(path, { 'accept-language': language })).text())?.[1];
    expect([await nameIn('en-GB'), await nameIn('de-AT,en;q=0.5')]).toEqual(['Note', 'Notiz']);
    const choice = { profileData: { preferences: { main: { language: 'de' } } } };
    expect((await send(ann, 'PATCH', `/api/users/${ann.uid}`, choice)).status).toBe(200);
    expect(await nameIn('en-GB')).toBe('Notiz');
  });

  it('reads times in German, whatever the language', async () => {
    await write({ knee: { title: 'Knie', body: '- [ ] anrufen @1. Januar 2030 um 9 Uhr' } });
    expect(await feed(await renew(ann))).toContain('DTSTART:20300101T090000\r\n');
  });

  it('has nothing of templates and of notes in the trash', async () => {
    const body = `- [ ] call @${tomorrow} 9:00`;
    await write({ a: { title: 'A', body, kind: 'template' }, b: { title: 'B', body } });
    const path = await renew(ann);
    expect(await summaries(path)).toEqual(['call']);
    await write({ b: null as unknown as object });
    expect(await summaries(path)).toEqual([]);
  });

  it('keeps no secret: only its digest is stored and nothing is logged', async () => {
    const path = await renew(ann);
    const secret = path.slice('/calendar/'.length, -'.ics'.length);
    expect(secret).toHaveLength(43);
    await get(path);
    const stored = await feedAddressOf(server.test.database.kysely, ann.uid);
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(server.lines.join('\n')).not.toContain(secret);
    expect(server.lines.join('\n')).toContain('/calendar/:file');
    const known = await send(ann, 'GET', `/api/users/${ann.uid}/calendar`);
    expect(await known.json()).toEqual({ createdAt: stored?.createdAt });
  });

  it('with a renewed address is not found at the previous one', async () => {
    const before = await renew(ann);
    expect((await get(before)).status).toBe(200);
    const after = await renew(ann);
    expect(await refusalOf(await get(before))).toBe('404 request/not-found');
    expect((await get(after)).status).toBe(200);
  });

  it('is not found once its address is removed, or after a restore', async () => {
    const removed = await renew(ann);
    expect((await send(ann, 'DELETE', `/api/users/${ann.uid}/calendar`)).status).toBe(204);
    expect((await get(removed)).status).toBe(404);
    expect(await (await send(ann, 'GET', `/api/users/${ann.uid}/calendar`)).json()).toEqual({ createdAt: null });
    const again = await renew(ann);
    await forgetFeedAddresses(server.test.database.kysely); // as a restore does
    expect((await get(again)).status).toBe(404);
  });

  it('is not found once the account is deleted, and its address is removed', async () => {
    const path = await renew(ann);
    expect((await send(ann, 'POST', '/api/account/delete', {})).status).toBe(204);
    expect((await get(path)).status).toBe(404);
    expect(await feedAddressOf(server.test.database.kysely, ann.uid)).toBeNull();
  });

  it.each(['/calendar/x.ics', `/calendar/${'A'.repeat(43)}.ics`, `/calendar/${'A'.repeat(43)}`])(
    'is not found at %s',
    async (path) => {
      await renew(ann);
      expect(await refusalOf(await get(path))).toBe('404 request/not-found');
    },
  );

  it('is not found while the account is disabled', async () => {
    const path = await renew(ann);
    await setDisabled(server.test.database.kysely, ann.uid, Date.now());
    expect((await get(path)).status).toBe(404);
    await setDisabled(server.test.database.kysely, ann.uid, null);
    expect((await get(path)).status).toBe(200);
  });

  it('of another user cannot be renewed, seen or removed', async () => {
    const bob = await server.person();
    const path = await renew(ann);
    for (const [method, body] of [['GET'], ['POST', { zone: 'UTC' }], ['DELETE']] as const)
      expect((await send(bob, method, `/api/users/${ann.uid}/calendar`, body)).status).toBe(404);
    expect((await get(path)).status).toBe(200);
  });

  it('with an unknown time zone gets no address', async () => {
    const answer = await send(ann, 'POST', `/api/users/${ann.uid}/calendar`, { zone: 'Atlantis/Capital' });
    expect(await refusalOf(answer)).toBe('422 calendar/zone-unknown');
  });

  it('is not sent again while nothing has changed', async () => {
    await write({ knee: { title: 'Knee', body: `- [ ] call @${tomorrow} 9:00` } });
    const path = await renew(ann);
    const first = await get(path);
    const etag = first.headers.get('etag') ?? '';
    const unchanged = await get(path, { 'if-none-match': etag });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    const head = await get(path, {}, 'HEAD');
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    await write({ hip: { title: 'Hip' } });
    const changed = await get(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toBe(await first.text());
  });

  it('refuses too many requests from one address', async () => {
    const path = `/calendar/${'A'.repeat(43)}.ics`;
    const statuses = new Set<number>();
    for (let count = 0; count < 250; count += 1) statuses.add((await get(path)).status);
    expect([...statuses]).toEqual([404, 429]);
  });

  it('is found after a restart', async () => {
    await write({ knee: { title: 'Knee', body: `- [ ] call @${tomorrow} 9:00` } });
    const path = await renew(ann);
    const { test } = server;
    await server.stop();
    const again = await startLiveServer({
      open: async () => ({ ...test, database: test.reopen(), remove: async () => {} }),
    });
    const answer = await fetch(`${again.origin}${path}`);
    expect(await answer.text()).toContain('SUMMARY:call\r\n');
    await again.stop();
  });
});
