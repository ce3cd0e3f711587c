import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reminderHere } from '#domain/reminders/index.ts';
import { cameDue, type DueNote, zonesApartMs } from './came-due.ts';

const hourMs = 60 * 60_000;
const start = Date.parse('2026-11-30T12:00:00Z');
const zones = ['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'] as const;

/** Notes that are due every hour by the wall clock, from one day after the start for two days. */
const hours = Array.from({ length: 48 }, (_, nth) => start + (24 + nth) * hourMs);

function timesIn(zone: string) {
  return new Map(
    hours.map((wall, nth) => {
      const { at } = reminderHere({ at: wall, zone: 'UTC' }, zone);
      const note = `note${nth}`;
      return [note, [{ noteId: note, title: '', at, zone, repeat: null }]];
    }),
  );
}

describe('what came due', () => {
  it('is sent once, wherever the person goes and whenever the server looks', () => {
    const looks = fc.record({ afterHours: fc.integer({ min: 1, max: 40 }), zone: fc.constantFrom(...zones) });
    fc.assert(
      fc.property(fc.array(looks, { minLength: 1, maxLength: 60 }), (moves) => {
        let [from, zoneBefore]: [number, string] = [start, 'UTC'];
        let sent: readonly (DueNote & { readonly sentAt: number })[] = [];
        const notes: string[] = [];
        const look = (until: number, zone: string) => {
          const due = cameDue({ timesByNote: timesIn(zone), zone }, { from, zoneBefore, until, sent });
          sent = [
            ...sent.filter(({ sentAt }) => sentAt >= until - zonesApartMs),
            ...due.map((each) => ({ ...each, sentAt: until })),
          ];
          notes.push(...due.map(({ note }) => note));
          [from, zoneBefore] = [until, zone];
        };
        for (const { afterHours, zone } of moves) look(from + (afterHours * hourMs) / 4, zone);
        look(Math.max(from, start + 5 * 24 * hourMs), zoneBefore);
        expect(notes.toSorted()).toEqual(hours.map((_, nth) => `note${nth}`).toSorted());
      }),
    );
  });
});
