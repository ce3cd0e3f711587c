import { describe, expect, it } from 'vitest';
import { findUndo, undoImport } from '../import/report/undo-import.ts';
import { importByItself } from '../import/session/import-by-itself.ts';
import { ImportFailed } from '../import/session/import-failed.ts';
import { type ImportDevice, importFiles, openDevice } from '../testing/import-device.ts';
import { type InboxImportParts, importInbox } from './import-inbox.ts';
import { type InboxServer, InboxUnavailable, type WaitingRecording } from './inbox-server.ts';

/** A recording with a point a minute, a kilometre apart. */
function gpx(start: string, name = 'Run'): string {
  const at = (minute: number) => new Date(Date.parse(start) + minute * 60_000).toISOString();
  const points = [0, 1, 2, 3, 4, 5].map(
    (minute) => `<trkpt lat="${48 + minute * 0.002}" lon="11"><time>${at(minute)}</time></trkpt>`,
  );
  return `<gpx creator="Watch"><trk><name>${name}</name><type>running</type><trkseg>${points.join('')}</trkseg></trk></gpx>`;
}

/** The inbox of a server that exists only in this test. */
class TestInbox implements InboxServer {
  readonly contents = new Map<string, string>();
  readonly files: WaitingRecording[] = [];
  readonly asked: string[] = [];
  isGone = false;

  put(name: string, content: string, relay: WaitingRecording['relay'] = 'intervals'): void {
    const hash = `hash of ${content}`;
    this.contents.set(hash, content);
    this.files.push({ hash, name, relay, bytes: content.length, receivedAt: 1_700_000_000_000 });
  }

  readonly list = async () => [...this.files];

  readonly content = async (hash: string) => {
    this.asked.push(hash);
    if (this.isGone) throw new InboxUnavailable('network/failed');
    const content = this.contents.get(hash);
    return content === undefined ? null : new Blob([content]);
  };

  readonly acknowledge = async (hash: string) => {
    if (this.isGone) throw new InboxUnavailable('network/failed');
    this.contents.delete(hash);
    this.files.splice(
      this.files.findIndex((file) => file.hash === hash),
      1,
    );
  };
}

async function importOn(
  device: ImportDevice,
  inbox: TestInbox,
  whenSaved = async () => {},
  importFiles: InboxImportParts['importFiles'] = (chosen, writes) => importByItself(device.session, chosen, writes),
) {
  const imported: { batch: string; names: readonly string[] }[] = [];
  const undecided: string[] = [];
  await importInbox({
    server: inbox,
    waiting: await inbox.list(),
    importFiles,
    whenSaved,
    importing: (batch, files) => imported.push({ batch, names: files.map(({ name }) => name) }),
    undecided: (hashes) => undecided.push(...hashes),
  });
  return { imported, undecided };
}

const activities = ({ document }: ImportDevice) =>
  document
    .records('activities')
    .filter(({ inTrash }) => !inTrash)
    .map(({ value }) => value.title);

describe('the recordings of the inbox', () => {
  it('become activities in one import, are acknowledged, and can be undone', async () => {
    const [device, inbox] = [await openDevice(), new TestInbox()];
    inbox.put('a.gpx', gpx('2026-11-01T07:00:00Z', 'Morning run'));
    inbox.put('b.gpx', gpx('2026-11-02T07:00:00Z', 'Evening run'));
    const { imported, undecided } = await importOn(device, inbox);
    expect([imported.length, imported[0]?.names, undecided]).toEqual([1, ['a.gpx', 'b.gpx'], []]);
    expect(activities(device).toSorted()).toEqual(['Evening run', 'Morning run']);
    expect(inbox.files).toEqual([]);
    const batch = imported[0]?.batch ?? '';
    await undoImport(device.document, batch, await findUndo(device.document, batch));
    expect(activities(device)).toEqual([]);
  });

  it('are announced before anything is written, because the page may end at any moment', async () => {
    const [device, inbox] = [await openDevice(), new TestInbox()];
    inbox.put('a.gpx', gpx('2026-11-01T07:00:00Z'));
    const before: (string | undefined)[][] = [];
    await importInbox({
      server: inbox,
      waiting: await inbox.list(),
      importFiles: (chosen, writes) => importByItself(device.session, chosen, writes),
      whenSaved: async () => {},
      importing: (batch) => before.push([batch, ...activities(device)]),
      undecided: () => {},
    });
    expect(before).toEqual(device.document.records('imports').map(({ id }) => [id]));
  });

  it('are the same activities on every device that imports them', async () => {
    const inbox = new TestInbox();
    inbox.put('a.gpx', gpx('2026-11-01T07:00:00Z'));
    const [one, other] = [await openDevice(), await openDevice()];
    const lost = () => Promise.reject(new InboxUnavailable());
    await expect(importOn(one, inbox, lost)).rejects.toThrow(InboxUnavailable);
    await importOn(other, inbox);
    const idsOf = ({ document }: ImportDevice) => document.records('activities').map(({ id }) => id);
    expect(idsOf(one)).toEqual(idsOf(other));
    expect(idsOf(one)).toHaveLength(1);
  });

  it('that are in the document already are acknowledged without another import', async () => {
    const [device, inbox] = [await openDevice(), new TestInbox()];
    await importFiles(device, { 'by hand.gpx': gpx('2026-11-01T07:00:00Z') });
    inbox.put('a.gpx', gpx('2026-11-01T07:00:00Z'));
    expect(await importOn(device, inbox)).toEqual({ imported: [], undecided: [] });
    expect([inbox.files, device.document.records('imports').length]).toEqual([[], 1]);
  });

  it('whose activity was deleted by the user stay deleted', async () => {
    const [device, inbox] = [await openDevice(), new TestInbox()];
    await importFiles(device, { 'by hand.gpx': gpx('2026-11-01T07:00:00Z') });
    const [activity] = device.document.records('activities');
    device.document.trash([activity?.key ?? ('' as never)]);
    inbox.put('a.gpx', gpx('2026-11-01T07:00:00Z'));
    expect((await importOn(device, inbox)).imported).toEqual([]);
    expect([activities(device), inbox.files]).toEqual([[], []]);
  });

  it('that look like an activity that exists are left to the user, and the others arrive', async () => {
    const [device, inbox] = [await openDevice(), new TestInbox()];
    device.document.createRecord('activities', (draft) => {
      Object.assign(draft, { sport: 'run', startedAt: Date.parse('2026-11-01T07:00:30Z'), title: 'Typed by hand' });
    });
    inbox.put('alike.gpx', gpx('2026-11-01T07:00:00Z', 'Recorded'));
    inbox.put('new.gpx', gpx('2026-11-02T07:00:00Z', 'New'));
    const { imported, undecided } = await importOn(device, inbox);
    expect(imported.map(({ names }) => names)).toEqual([['new.gpx']]);
    expect(undecided).toEqual([`hash of ${gpx('2026-11-01T07:00:00Z', 'Recorded')}`]);
    expect(inbox.files.map(({ name }) => name)).toEqual(['alike.gpx']);
    expect(activities(device).toSorted()).toEqual(['New', 'Typed by hand']);
  });

  it.each([
    ['damaged', '<gpx><trk><oops'],
    ['no recording', 'something else'],
    ['without times', gpx('2026-11-01T07:00:00Z').replaceAll(/<time>.*?<\/time>/g, '')],
  ])('that are %s are left to the user, alone or among others', async (_, content) => {
    for (const others of [[], ['good.gpx']]) {
      const [device, inbox] = [await openDevice(), new TestInbox()];
      inbox.put('bad.gpx', content);
      for (const name of others) inbox.put(name, gpx('2026-11-02T07:00:00Z'));
      const { imported, undecided } = await importOn(device, inbox);
      expect([imported.length, undecided]).toEqual([others.length, [`hash of ${content}`]]);
      expect(inbox.files.map(({ name }) => name)).toEqual(['bad.gpx']);
    }
  });

  it('that end the worker are left to the user, and the others arrive; if all do, none is to blame', async () => {
    const [device, inbox] = [await openDevice(), new TestInbox()];
    for (let day = 1; day <= 9; day += 1) inbox.put(`${day}.gpx`, gpx(`2026-11-0${day}T07:00:00Z`, `Day ${day}`));
    const bad = new Set(['3.gpx', '8.gpx']);
    const endingAt =
      (names: ReadonlySet<string>) =>
      async (...[chosen, writes]: Parameters<InboxImportParts['importFiles']>) => {
        if (chosen.some(({ path }) => names.has(path))) throw new ImportFailed({ code: 'import/worker-failed' });
        return importByItself(device.session, chosen, writes);
      };
    const all = new Set(inbox.files.map(({ name }) => name));
    await expect(importOn(device, inbox, undefined, endingAt(all))).rejects.toThrow(ImportFailed);
    const { undecided } = await importOn(device, inbox, undefined, endingAt(bad));
    expect(inbox.files.map(({ name }) => name)).toEqual([...bad]);
    expect(undecided.toSorted()).toEqual(inbox.files.map(({ hash }) => hash).toSorted());
    expect(activities(device)).toHaveLength(7);
  });

  it('with the same name are both imported', async () => {
    const [device, inbox] = [await openDevice(), new TestInbox()];
    inbox.put('a.gpx', gpx('2026-11-01T07:00:00Z', 'One'));
    inbox.put('a.gpx', gpx('2026-11-02T07:00:00Z', 'Two'), 'folder');
    expect((await importOn(device, inbox)).imported[0]?.names).toEqual(['a.gpx', 'a.gpx']);
    expect(activities(device).toSorted()).toEqual(['One', 'Two']);
  });

  it('are imported in parts, if there are many', async () => {
    const [device, inbox] = [await openDevice(), new TestInbox()];
    for (let at = 0; at < 201; at += 1) inbox.put(`${at}.gpx`, gpx(new Date(1.7e12 + at * 86_400_000).toISOString()));
    const { imported } = await importOn(device, inbox);
    expect(imported.map(({ names }) => names.length)).toEqual([200, 1]);
    expect([activities(device).length, inbox.files.length]).toEqual([201, 0]);
  });

  it('stay in the inbox until the hub has the records', async () => {
    const [device, inbox] = [await openDevice(), new TestInbox()];
    inbox.put('a.gpx', gpx('2026-11-01T07:00:00Z'));
    let saved = () => {};
    const importing = importOn(device, inbox, () => new Promise((resolve) => (saved = resolve)));
    await expect.poll(() => activities(device)).toHaveLength(1);
    expect(inbox.files).toHaveLength(1);
    saved();
    await importing;
    expect(inbox.files).toEqual([]);
  });

  it('are tried again after the network was lost at any step, and arrive once', async () => {
    const [device, inbox] = [await openDevice(), new TestInbox()];
    inbox.put('a.gpx', gpx('2026-11-01T07:00:00Z'));
    inbox.isGone = true;
    await expect(importOn(device, inbox)).rejects.toThrow(InboxUnavailable);
    expect(activities(device)).toEqual([]);
    inbox.isGone = false;
    const lost = async () => {
      inbox.isGone = true;
    };
    await expect(importOn(device, inbox, lost)).rejects.toThrow(InboxUnavailable);
    inbox.isGone = false;
    expect((await importOn(device, inbox)).imported).toEqual([]);
    expect([activities(device).length, inbox.files]).toEqual([1, []]);
  });

  it('that another device has just imported are nothing to do', async () => {
    const [device, inbox] = [await openDevice(), new TestInbox()];
    inbox.put('a.gpx', gpx('2026-11-01T07:00:00Z'));
    inbox.contents.clear();
    expect(await importOn(device, inbox)).toEqual({ imported: [], undecided: [] });
  });
});
