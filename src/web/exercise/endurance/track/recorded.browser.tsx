import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { figuresOfTrack, TrackBuilder } from '#domain/track/index.ts';
import { expectAccessible, focus, keyboard, onPhone } from '../../../testing/index.ts';
import { circle, openExercise, recordedRun, watchLabels } from '../../testing/index.ts';
import './recorded.tsx';

const track = circle();

/** A run of 8 km with 5 minutes in a car. */
function drive() {
  const builder = new TrackBuilder('run');
  for (let s = 0; s <= 2700; s++)
    builder.add({
      at: s * 1000,
      distance: 3 * s + 12 * Math.min(Math.max(s - 1800, 0), 300),
      latitude: 52,
      longitude: 13,
    });
  return builder.build(0);
}

/** Opens an activity with a recording whose points are on this device. */
async function openRecorded(opened = track) {
  const app = await openExercise('/activities');
  const { screen, changeElsewhere, goTo, store } = app;
  const run = await recordedRun(opened);
  await changeElsewhere('zones', 'z', (draft) => {
    Object.assign(draft, { measure: 'heartRate', from: '2020-01-01', bounds: [145, 155, 200] });
  });
  await changeElsewhere('activities', 'run', (draft) => {
    Object.assign(draft, run);
  });
  await goTo('/activities/run');
  await expect.element(screen.getByRole('img', { name: 'The route, north up' })).toBeVisible();
  return { ...app, stored: () => store.record('activities', 'run').entry?.value };
}

test('a recording shows its route, charts, splits, best efforts and zones', async () => {
  const { screen } = await openRecorded();
  for (const chart of ['Pace', 'Heart rate', 'Altitude'])
    await expect.element(screen.getByRole('img', { name: chart, exact: true })).toBeVisible();
  const splits = screen.getByRole('table', { name: 'Splits' });
  expect(splits.getByRole('row').elements()[1]?.textContent).toBe('18:56 /mi140 bpm85 ft');
  await expect.element(screen.getByText('Rises of 20 ft or more.', { exact: false })).toBeVisible();
  await expect
    .element(screen.getByRole('table', { name: 'Best efforts' }).getByRole('row', { name: /^5 km/ }))
    .toBeVisible();
  const zones = screen.getByRole('table', { name: 'Time in heart rate zones' });
  await expect.element(zones.getByRole('row', { name: 'Zone 1 ≤ 145 bpm 30:00 50%' })).toBeVisible();
  await expect.element(zones.getByRole('row', { name: /^Zone 2 146–155 bpm/ })).toBeVisible();
  await expectAccessible('main');
});

test('an elevation gain counted from the recording is no figure of the device', async () => {
  const { screen, changeElsewhere } = await openRecorded();
  const gain = figuresOfTrack(track, 'run', []).climb?.ascent ?? 0;
  const setGain = (si: number) =>
    changeElsewhere('activities', 'run', (draft) => {
      draft.climb = { si: Math.round(si) };
    });
  await setGain(gain);
  await expect.element(screen.getByText('Rises of 20 ft or more. Satellite altitude is rough.')).toBeVisible();
  await setGain(gain + 10);
  await expect
    .element(screen.getByText(/^Rises of 20 ft or more, counted from the recorded altitudes\. The activity’s/))
    .toBeVisible();
});

test('nothing in sight moves when a recording is opened', async () => {
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
  });
  const { screen, goTo } = await openRecorded();
  await goTo('/activities/gear');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Gear' })).toBeVisible();
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  await goTo('/activities/run');
  await expect.element(screen.getByRole('img', { name: 'The route, north up' })).toBeVisible();
  await expect.element(screen.getByRole('table', { name: 'Splits' })).toBeVisible();
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});

test.each([
  [390, 60],
  [320, 12],
])('the zones break no number at %i pixels, and their bars have room', async (width, room) => {
  await onPhone(width);
  const { screen } = await openRecorded();
  const second = screen.getByRole('table', { name: 'Time in heart rate zones' }).getByRole('row').nth(2);
  const linesOf = (cell: Element) => {
    const range = new Range();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
  };
  const cells = second.getByRole('cell').elements();
  expect([second.getByRole('rowheader').element(), ...cells].map(linesOf)).toEqual([1, 1, 1, 1, 1]);
  expect(cells[1]?.getBoundingClientRect().width).toBeGreaterThan(room);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('the charts have room for the label below their end', async () => {
  const labels = watchLabels();
  // a label is centred below its mark
  const ends = () => labels.flatMap(({ text, beyond }) => (text === '1:00:00' ? [beyond] : []));
  const { screen } = await openRecorded();
  await focus(screen.getByRole('radio', { name: 'Time' }));
  await keyboard.press('Space');
  await expect.poll(() => ends().length).toBeGreaterThan(0);
  expect(Math.max(...ends())).toBeLessThanOrEqual(0);
});

test('a map of the server is behind the route, and names whom it is from', async () => {
  const { screen } = await openRecorded();
  await expect.element(screen.getByText('© Mappers')).toBeVisible();
});

test('the wheel with Ctrl zooms the map and not the page, from the moment the map is there', async () => {
  const turned = (map: Element, ctrlKey: boolean) => {
    const event = new WheelEvent('wheel', { ctrlKey, deltaY: -1, bubbles: true, cancelable: true });
    map.dispatchEvent(event);
    return event.defaultPrevented;
  };
  let atOnce: boolean | undefined;
  const observer = new MutationObserver(() => {
    const map = document.querySelector('canvas[role=img]');
    if (map !== null) atOnce ??= turned(map, true);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  const { screen } = await openRecorded();
  const map = screen.getByRole('img', { name: 'The route, north up' }).element();
  expect([atOnce, turned(map, true), turned(map, false)]).toEqual([true, true, false]);
});

test('the position is moved by keyboard and says what was measured there', async () => {
  const { screen } = await openRecorded();
  const slider = screen.getByRole('slider', { name: 'Position' });
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^0\.07 mi · 0:36 · 8:56 \/mi · 140 bpm/));
});

describe('hiding a stretch', () => {
  test('changes the figures, and showing it again brings them back', async () => {
    const { screen, stored } = await openRecorded();
    await screen.getByRole('button', { name: 'Hide a stretch' }).click();
    await screen.getByRole('slider', { name: 'From' }).fill('0');
    await screen.getByRole('slider', { name: 'To' }).fill('1800');
    await expectAccessible('main');
    await screen.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect.poll(() => stored()?.movingSeconds).toBe(1799);
    expect(stored()).toMatchObject({ distance: { si: 5397 }, heartRate: { average: 160, max: 160 } });
    expect(stored()?.trackFigures?.hidden).toBe('0-1800');
    await screen.getByRole('button', { name: 'Show again' }).click();
    await expect.poll(() => stored()?.distance).toEqual({ si: 10_500 });
    expect([stored()?.movingSeconds, stored()?.hidden, stored()?.unhidden]).toEqual([3500, {}, undefined]);
  });

  test('is offered where the recording is faster than anybody can be', async () => {
    const { screen, stored } = await openRecorded(drive());
    await expect.element(screen.getByText(/^From \d+:\d+ to \d+:\d+, this recording is faster/)).toBeVisible();
    await expectAccessible('main');
    await focus(screen.getByRole('button', { name: 'Hide this stretch' }));
    await keyboard.press('Enter');
    await expect.poll(() => stored()?.trackFigures?.impossible).toBeUndefined();
    expect(Object.values(stored()?.hidden ?? {})).toHaveLength(1);
    expect(stored()?.distance?.si).toBeCloseTo(7200, -2);
    expect(screen.getByText(/this recording is faster/).query()).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Hide a stretch' })).toHaveFocus();
  });

  test('by keyboard, focus goes to what is left', async () => {
    const { screen, stored } = await openRecorded();
    const toggle = screen.getByRole('button', { name: 'Hide a stretch' });
    await focus(toggle);
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect.element(screen.getByRole('slider', { name: 'From' })).toHaveFocus();
    await focus(screen.getByRole('button', { name: 'Cancel' }));
    await keyboard.press('Enter');
    await expect.element(toggle).toHaveFocus();
    await keyboard.press('Enter');
    await focus(screen.getByRole('button', { name: 'Hide', exact: true }));
    await keyboard.press('Enter');
    await expect.element(toggle).toHaveFocus();
    await focus(screen.getByRole('button', { name: 'Show again' }));
    await keyboard.press('Enter');
    await expect.poll(() => stored()?.hidden).toEqual({});
    await expect.element(toggle).toHaveFocus();
  });

  test('of the heart rate alone leaves the distance', async () => {
    const { screen, stored } = await openRecorded();
    await screen.getByRole('button', { name: 'Hide a stretch' }).click();
    await screen.getByRole('slider', { name: 'To' }).fill('3600');
    await screen.getByRole('slider', { name: 'From' }).fill('1800');
    await screen.getByRole('radio', { name: 'Heart rate only' }).click();
    await screen.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect.poll(() => stored()?.heartRate).toEqual({ average: 140, max: 140 });
    expect(stored()?.distance).toEqual({ si: 10_500 });
  });

  test('on another device is followed by the figures once the activity is open', async () => {
    const { changeElsewhere, stored } = await openRecorded();
    await changeElsewhere('activities', 'run', (draft) => {
      draft.hidden.drive = { from: 0, to: 1800 };
    });
    await expect.poll(() => stored()?.trackFigures?.hidden).toBe('0-1800');
    expect(stored()?.distance).toEqual({ si: 5397 });
  });
});

test('figures of a newer version of the app stay as they are', async () => {
  const { changeElsewhere, goTo, screen, stored, store } = await openRecorded();
  const { stored: figures } = figuresOfTrack(track, 'run', []);
  for (const [id, version] of [
    ['newer', figures.version + 1],
    ['older', figures.version - 1],
  ] as const)
    await changeElsewhere('activities', id, (draft) => {
      const { points, distance, movingSeconds } = stored() ?? {};
      Object.assign(draft, { ...{ sport: 'run', startedAt: Date.now(), points, distance, movingSeconds } });
      draft.trackFigures = { ...figures, version, timer: 1 };
    });
  const timerOf = (id: string) => store.record('activities', id).entry?.value.trackFigures?.timer;
  await goTo('/activities/newer');
  await expect.element(screen.getByRole('img', { name: 'The route, north up' })).toBeVisible();
  await goTo('/activities/older');
  await expect.poll(() => timerOf('older')).toBe(3600);
  expect(timerOf('newer')).toBe(1);
});

test('a privacy zone around the start is left out of the route, and can be removed', async () => {
  const { screen, store } = await openRecorded();
  await screen.getByRole('button', { name: 'Privacy zones' }).click();
  await screen.getByRole('button', { name: 'Add privacy zone' }).click();
  const zones = () => Object.values(store.record('preferences', 'main').entry?.value.privacyZones ?? {});
  await expect.poll(zones).toMatchObject([{ name: 'Home', radius: 400 }]);
  expect(zones()[0]?.latitude).not.toBe(52);
  await expectAccessible('[role=dialog]');
  await focus(screen.getByRole('button', { name: 'Remove Home' }));
  await keyboard.press('Enter');
  await expect.poll(zones).toEqual([]);
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('the outline in a list leaves out a privacy zone, and is not drawn before it does', async () => {
  const app = await openRecorded();
  const { screen, changeElsewhere, goTo, stored } = app;
  await changeElsewhere('activities', 'typed', (draft) => {
    Object.assign(draft, {
      sport: 'run',
      startedAt: Date.now() - 86_400_000,
      distance: { si: 5000 },
      movingSeconds: 1500,
    });
    draft.trackFigures = { ...figuresOfTrack(track, 'run', []).stored };
  });
  await goTo('/activities');
  const drawn = () =>
    Array.from(document.querySelectorAll('[role=row] polyline'), (line) => line.getAttribute('points'));
  await expect.poll(drawn).toHaveLength(2);
  const [before] = drawn();
  const [latitude, longitude] = [track.latitude[600] as number, track.longitude[600] as number];
  await changeElsewhere('preferences', 'main', (draft) => {
    draft.privacyZones.work = { name: 'Work', latitude, longitude, radius: 400 };
  });
  // the points of the other are nowhere, so it is not known where its outline goes
  await expect.poll(drawn).toHaveLength(1);
  expect(drawn()[0]).not.toBe(before);
  const { zones, outline } = stored()?.trackFigures?.outsideZones ?? {};
  expect(outline).toEqual(
    figuresOfTrack(track, 'run', [], [{ name: '', latitude, longitude, radius: 400 }]).stored.outsideZones?.outline,
  );
  expect(zones).not.toContain('52');
  await changeElsewhere('preferences', 'main', (draft) => {
    draft.privacyZones = {};
  });
  await expect.poll(drawn).toEqual([before, before]);
  await expect.element(screen.getByRole('row').first()).toBeVisible();
});

test('the same route on another day is compared split by split', async () => {
  const { screen, changeElsewhere } = await openRecorded();
  const { stored } = figuresOfTrack(circle(), 'run', []);
  await changeElsewhere('activities', 'before', (draft) => {
    Object.assign(draft, {
      ...{ sport: 'run', startedAt: Date.now() - 86_400_000 * 9, day: '2026-05-06', distance: { si: 10_480 } },
      ...{
        movingSeconds: 3600,
        trackFigures: { ...stored, miles: stored.miles.map(([time]) => [time + 10, null, 0]) },
      },
    });
  });
  const route = screen.getByRole('table', { name: 'On the same route' });
  await route.getByRole('button', { name: /^Compare with/ }).click();
  const splits = screen.getByRole('table', { name: 'Splits compared' });
  await expect.element(splits.getByRole('row').nth(1).getByRole('cell').last()).toHaveTextContent('−0:10');
  await expectAccessible('main');
});

describe('saving as GPX', () => {
  /** Returns the text of the next file that is saved. */
  function savedFile(): () => Promise<string | null> {
    const blobs: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:saved';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    onTestFinished(() => {
      create.mockRestore();
      click.mockRestore();
    });
    return async () => (await blobs.find(({ type }) => type === 'application/gpx+xml')?.text()) ?? null;
  }

  async function saveAsGpx({ screen }: Pick<Awaited<ReturnType<typeof openRecorded>>, 'screen'>) {
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await expectAccessible('[role=menu]');
    await screen.getByRole('menuitem', { name: 'Save as GPX' }).click();
  }

  test('saves the recording without its hidden stretches', async () => {
    const app = await openRecorded();
    await app.changeElsewhere('activities', 'run', (draft) => {
      draft.hidden.drive = { from: 0, to: 1799 };
    });
    const saved = savedFile();
    await saveAsGpx(app);
    await expect.poll(saved).not.toBeNull();
    expect((await saved())?.match(/<trkpt /g)).toHaveLength(1801);
    expect(app.screen.getByRole('dialog').query()).toBeNull();
  });

  test.each([
    [false, 3],
    [true, 1],
  ])('asks whether to include privacy zones if some points are inside: %s', async (includes, segments) => {
    const app = await openRecorded();
    const { screen, changeElsewhere } = app;
    // the route passes this place twice
    const { latitude: north, longitude: east } = circle();
    const [latitude, longitude] = [north[600] as number, east[600] as number];
    await changeElsewhere('preferences', 'main', (draft) => {
      draft.privacyZones.work = { name: 'Work', latitude, longitude, radius: 200 };
    });
    const saved = savedFile();
    await saveAsGpx(app);
    const dialog = screen.getByRole('dialog', { name: 'Save as GPX' });
    await expect.element(dialog.getByText(/points are inside your privacy zones/)).toBeVisible();
    await expectAccessible('[role=dialog]');
    if (includes) await dialog.getByText('Include points inside privacy zones').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(saved).not.toBeNull();
    expect((await saved())?.match(/<trkseg>/g)).toHaveLength(segments);
  });

  test('says why it cannot, if the points are not on this device', async () => {
    const { screen } = await openExercise('/activities/run', {
      activities: {
        run: { sport: 'run', startedAt: Date.now(), distance: { si: 1 }, points: 'a'.repeat(64) },
      },
    });
    await saveAsGpx({ screen });
    await expect.element(screen.getByText(/Save it once/)).toBeVisible();
  });
});

test('a recording that is not on this device says so, and shows what is known without it', async () => {
  await onPhone();
  const { stored: trackFigures } = figuresOfTrack(circle(), 'run', []);
  const { screen } = await openExercise('/activities/run', {
    activities: {
      run: {
        ...{ sport: 'run', startedAt: Date.now() - 7_200_000, distance: { si: 10_500 }, movingSeconds: 3500 },
        ...{ points: 'a'.repeat(64), trackFigures },
      },
    },
  });
  await expect.element(screen.getByText(/^The recording isn’t on this device yet/)).toBeVisible();
  await expect.element(screen.getByRole('table', { name: 'Splits' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
