import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible, focus, keyboard, onPhone, openApp, shownLines, texts } from '../../testing/index.ts';
import { notebooks, noteList, openNotes, rowNames, searchField, searchResults, tagSelected } from '../testing/index.ts';

const knees = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, { title: `Knee ${at}` }]));

const shownCount = () => searchResults.getByRole('row').elements().length;

/** Returns the highlighted parts of the results. */
const marked = () => texts('[aria-label="Search results"] mark');

const resultAt = (index: number) =>
  document.querySelector<HTMLElement>(`[aria-label="Search results"] [role=row][aria-rowindex="${index}"]`);

/** Records what `look` returns after each change of the section, leaving out consecutive duplicates. */
function momentsOf(look: (section: Element) => string): readonly string[] {
  const section = document.querySelector('main');
  if (section === null) throw new Error('The page has no main element');
  const moments: string[] = [];
  const observer = new MutationObserver(() => {
    const moment = look(section);
    if (moments.at(-1) !== moment) moments.push(moment);
  });
  observer.observe(section, { subtree: true, childList: true, attributes: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return moments;
}

describe('names and hits that look like markup', () => {
  const markup = '<img src=//far.example/x onerror=globalThis.pwned=1>';
  const document_ = {
    notes: { odd: { title: `${markup} title`, notebook: 'odd', tags: { [markup]: markup }, aliases: { a: markup } } },
    notebooks: { odd: { name: `${markup} notebook` } },
    searches: { odd: { name: `${markup} search`, query: 'onerror' } },
  };

  function expectNothingRan(): void {
    expect(document.querySelectorAll('img[src]')).toHaveLength(0); // images that the editor adds have no source
    expect('pwned' in globalThis).toBe(false);
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(asked.filter((address) => address.includes('far.example'))).toEqual([]);
  }

  test('are shown as text in and around the results', async () => {
    const { screen } = await openNotes(document_, '?q=onerror');
    await expect.element(searchResults.getByRole('row')).toMatchTextContent(/<img src=.*> title/);
    await expect.poll(() => marked()[0]).toBe('onerror');
    await expect.element(screen.getByRole('link', { name: `${markup} search` })).toBeVisible();
    await expect.element(screen.getByText(`${markup} notebook`).first()).toBeVisible();
    expectNothingRan();
  });

  test('are shown as text in the palette and in the note', async () => {
    const { screen } = await openNotes(document_);
    await expect.element(screen.getByRole('row', { name: `${markup} title` })).toBeVisible();
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await keyboard.type('title');
    await screen.getByRole('dialog').getByText(`${markup} title`).click();
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(`${markup} title`);
    expectNothingRan();
  });
});

test.each([
  ['a desktop', () => {}],
  ['a phone', onPhone],
])('distant hits in a long note fit into the row on %s', async (_, setViewport) => {
  await setViewport();
  const far = 'and so it goes on and on '.repeat(20);
  await openNotes({ notes: { long: { title: 'Long', body: `stairs ${far}knee ${far}` } } });
  await searchField.fill('stairs knee');
  await expect.poll(marked).toEqual(['stairs', 'knee']);
  const row = searchResults.getByRole('row').element();
  const { right } = row.getBoundingClientRect();
  const passages = Array.from(row.querySelectorAll('p'), (passage) => passage.getBoundingClientRect().right);
  expect(passages.length).toBeGreaterThan(0);
  expect(Math.max(...passages)).toBeLessThanOrEqual(right);
});

test('either the list or the results are shown after each key press', async () => {
  await openNotes({ notes: { stairs: { title: 'Stairs', body: 'left knee' } } });
  await expect.element(noteList.getByText('left knee')).toBeVisible(); // the search has read the note
  const moments = momentsOf(
    (section) => section.querySelector('[role="grid"]')?.getAttribute('aria-label') ?? 'neither',
  );
  await focus(searchField);
  for (const [typed, word] of [
    ['knee', 'knee'],
    ['stairs', 'Stairs'],
    ['"left knee"', 'left knee'],
  ] as const) {
    await keyboard.type(typed);
    await expect.poll(marked).toEqual([word]);
    await keyboard.press('Escape');
    await expect.poll(() => noteList.getByRole('row').elements()).toHaveLength(1);
  }
  expect(moments).toEqual([
    ...['List of notes', 'Search results', 'List of notes', 'Search results', 'List of notes', 'Search results'],
    'List of notes',
  ]);
});

test('the explained query, the count and the rows always belong to the same query', async () => {
  const notes = Object.fromEntries(['knob', 'knee', 'knees'].map((title) => [title, { title, body: 'words' }]));
  await openNotes({ notes });
  await searchField.fill('title:knob');
  await expect.poll(shownCount).toBe(1);
  const moments = momentsOf((section) => {
    const said = Array.from(section.querySelectorAll('p, [role="status"]'), ({ textContent }) => textContent ?? '');
    const understood = said.find((words) => words.endsWith('in the title')) ?? '';
    const counted = said.find((words) => /^\d+ notes?$/.test(words)) ?? '';
    const leadsBackTo = section.querySelector<HTMLElement>('[role="row"]')?.dataset.href?.split('q=')[1] ?? '';
    return [understood, counted, leadsBackTo].join(' | ');
  });
  await searchField.fill('title:knee');
  await expect.poll(shownCount).toBe(2);
  expect([...new Set(moments)]).toEqual([
    'Notes that have “knob” in the title | 1 note | title%3Aknob',
    'Notes that have “knee” in the title | 2 notes | title%3Aknee',
  ]);
});

test('notes are found by any part of a word in any script, and a syntax error is explained', async () => {
  const { screen, router } = await openNotes({
    notes: {
      stairs: { title: 'Stairs', body: 'The Überlastung of a knee' },
      records: { title: '膝の記録', body: '階段を上る #rehab' },
    },
  });
  await searchField.fill('berlast');
  await expect.poll(() => rowNames(searchResults)).toEqual(['Stairs']);
  await expect.poll(marked).toEqual(['berlast']);
  await expect.poll(() => router.state.location.href).toBe('/dashboard/notes/records?q=berlast');
  await searchField.fill('段を');
  await expect.poll(() => rowNames(searchResults)).toEqual(['膝の記録']);
  await searchField.fill('tag:rehab OR title:STAIRS');
  await expect.element(screen.getByText('Notes that are tagged #rehab or have “STAIRS” in the title')).toBeVisible();
  await expect.poll(shownCount).toBe(2);
  await searchField.fill('uber edited:yesterdayish');
  await expect.element(screen.getByText(/^edited:yesterdayish isn’t a date and was ignored/)).toBeVisible();
  await expect.poll(() => rowNames(searchResults)).toEqual(['Stairs']);
  await expectAccessible('html');

  await focus(searchField);
  await keyboard.press('ArrowDown');
  await expect.element(searchResults.getByRole('row', { name: 'Stairs' })).toHaveFocus();
  await keyboard.press('Enter');
  await expect.poll(shownLines).toEqual(['The Überlastung of a knee']);
  router.history.back();
  await expect.element(searchField).toHaveValue('uber edited:yesterdayish');
  await focus(searchField);
  await keyboard.press('Escape');
  await expect.element(searchField).toHaveValue('');
  await expect.poll(() => rowNames(noteList).toSorted()).toEqual(['Stairs', '膝の記録']);
  await expect.element(noteList.getByText('The Überlastung of a knee')).toBeVisible();
  await expect.element(noteList.getByText('rehab', { exact: true })).toBeVisible();
});

test('a shortcut moves focus to the search field', async () => {
  const { screen } = await openNotes({ notes: { one: { title: 'One' } } });
  await screen.getByRole('row', { name: 'One' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('One');
  await keyboard.press('ControlOrMeta+Shift+F');
  await expect.element(searchField).toHaveFocus();
});

test('the palette passes its text to the search of everything, as one history entry', async () => {
  const { screen, router } = await openApp('/dashboard/overview', { notesData: { notes: { one: { title: 'One' } } } });
  await screen.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  await keyboard.type('t kne');
  await screen.getByRole('option', { name: 'Search for “t kne”' }).click();
  const field = screen.getByRole('searchbox', { name: 'Search notes and training' });
  await expect.element(field).toHaveValue('t kne');
  for (const query of ['knee', 'tag:joints']) {
    await field.fill(query);
    await expect.poll(() => router.state.location.search).toEqual({ q: query });
  }
  router.history.back();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/overview');
});

test('all results are tagged together', async () => {
  const { screen, store } = await openNotes(
    { notes: { one: { title: 'One', body: 'left knee' }, two: { title: 'Two', body: 'right knee' } } },
    '?q=knee',
  );
  await expect.poll(shownCount).toBe(2);
  await screen.getByRole('button', { name: 'Select notes' }).click();
  for (const name of ['One', 'Two']) await searchResults.getByRole('row', { name }).click();
  await tagSelected('joints');
  expect(store.records('notes').map(({ value }) => value.tags)).toEqual([{ joints: 'joints' }, { joints: 'joints' }]);
  await searchField.fill('tag:joints');
  await expect.poll(() => rowNames(searchResults).toSorted()).toEqual(['One', 'Two']);
});

test('typing is one history entry, after that of the list', async () => {
  const { router } = await openNotes({ notes: { one: { title: 'One', body: 'left knee' } } });
  await expect.element(noteList).toBeVisible();
  for (const query of ['knee', 'left', 'tag:joints']) {
    await searchField.fill(query);
    await expect.poll(() => router.state.location.search).toEqual({ q: query });
  }
  router.history.back();
  await expect.poll(() => router.state.location.search).toEqual({});
  await expect.element(searchField).toHaveValue('');
  await expect.element(noteList).toBeVisible();
});

test('notes that leave the results are deselected, and all shown notes are selected together', async () => {
  const { screen } = await openNotes(
    {
      notebooks: { work: { name: 'Work' }, zoo: { name: 'Zoo' } },
      notes: { a: { title: 'Alpha', notebook: 'work' }, b: { title: 'Beta', notebook: 'work' } },
    },
    '?q=in:work',
  );
  await screen.getByRole('button', { name: 'Select notes' }).click();
  await screen.getByRole('button', { name: 'Select all' }).click();
  await expect.element(screen.getByText('2 selected')).toBeVisible();
  await searchResults.getByRole('row', { name: 'Beta' }).click();
  await expect.element(screen.getByText('1 selected')).toBeVisible();
  await searchResults.getByRole('row', { name: 'Alpha' }).dropTo(notebooks.getByRole('row', { name: 'Zoo' }));
  await expect.poll(() => rowNames(searchResults)).toEqual(['Beta']);
  await expect.element(screen.getByText('0 selected')).toBeVisible();
});

describe('all results of a search', () => {
  const notes = { ...knees(230), hip: { title: 'Hip' } };

  test('are selected by the button, including those not listed', async () => {
    const { screen } = await openNotes({ notes }, '?q=knee');
    await expect.element(screen.getByText('230 notes')).toBeVisible();
    await screen.getByRole('button', { name: 'Select notes' }).click();
    await screen.getByRole('button', { name: 'Select all' }).click();
    await expect.element(screen.getByText('230 selected')).toBeVisible();
  });

  test('are selected by a shortcut, and tagged except for one that is deselected', async () => {
    const { screen, store } = await openNotes({ notes }, '?q=knee');
    await expect.element(screen.getByText('230 notes')).toBeVisible();
    await focus(searchResults.getByRole('row').first());
    await keyboard.press('ControlOrMeta+a');
    await expect.element(screen.getByText('230 selected')).toBeVisible();
    await keyboard.press('Space');
    await expect.element(screen.getByText('229 selected')).toBeVisible();
    await tagSelected('joints');
    expect(store.records('notes').filter(({ value }) => value.tags?.joints === 'joints')).toHaveLength(229);
    await searchField.fill('tag:joints');
    await expect.element(screen.getByText('229 notes', { exact: true })).toBeVisible();
  });
});

test('the results keep their scroll position after going back', async () => {
  const { screen, router } = await openNotes({ notes: knees(300) });
  await searchField.fill('knee');
  await screen.getByRole('button', { name: 'Show more' }).click();
  await expect.element(searchResults).toHaveAttribute('aria-rowcount', '300');
  searchResults.element().scrollTop = 20_000;
  await expect.poll(() => resultAt(203)).not.toBeNull();
  const name = resultAt(203)?.ariaLabel ?? '';
  await searchResults.getByRole('row', { name, exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/notes\/n/);
  await screen.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Overview' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/overview');
  router.history.back();
  await expect.poll(() => router.state.location.pathname).toMatch(/notes\/n/);
  router.history.back();
  await expect.poll(() => router.state.location.search).toEqual({ q: 'knee' });
  await expect.element(searchResults.getByRole('row', { name, exact: true })).toBeInViewport();
  await expect.poll(() => searchResults.element().scrollTop).toBe(20_000);
});

test('the results are scrolled to the top when another query is typed, and when the first is retyped', async () => {
  const { screen, router } = await openNotes({ notes: knees(300) });
  await searchField.fill('knee');
  await screen.getByRole('button', { name: 'Show more' }).click();
  await expect.element(searchResults).toHaveAttribute('aria-rowcount', '300');
  searchResults.element().scrollTop = 20_000;
  await expect.poll(() => resultAt(203)).not.toBeNull();
  await searchField.fill('kne');
  await expect.poll(() => router.state.location.search).toEqual({ q: 'kne' });
  await expect.poll(() => searchResults.element().scrollTop).toBe(0);
  await searchField.fill('knee');
  await expect.poll(() => router.state.location.search).toEqual({ q: 'knee' });
  await expect.element(searchResults).toHaveAttribute('aria-rowcount', '100');
  expect(searchResults.element().scrollTop).toBe(0);
});

test('showing more results focuses the first new one', async () => {
  const { screen } = await openNotes({ notes: knees(130) }, '?q=knee');
  await expect.element(screen.getByText('130 notes')).toBeVisible();
  const more = screen.getByRole('button', { name: 'Show more' });
  await focus(more);
  await keyboard.press('Enter');
  await expect.poll(() => document.activeElement?.getAttribute('aria-rowindex')).toBe('101');
  expect(searchResults.element().contains(document.activeElement)).toBe(true);
  await expect.element(more).not.toBeInTheDocument();
});

test('the search field is focused if an action leaves no results', async () => {
  const { screen, store } = await openNotes({ notes: { a: { title: 'A' } } }, '?q=is:trashed');
  store.actions.changeRecord('notes', 'a', (draft) => {
    draft.trashedAt = Date.now();
  });
  await expect.poll(shownCount).toBe(1);
  for (const name of ['Select notes', 'Select all', 'Restore']) {
    await focus(screen.getByRole('button', { name }));
    await keyboard.press('Enter');
  }
  await expect.element(screen.getByText('No notes found')).toBeVisible();
  await expect.element(searchField).toHaveFocus();
});

test.each(['?q=knee', '?list=tasks', '?list=unlinked'])(
  '%s shows an error if notes cannot be searched',
  async (place) => {
    class NoWorker extends EventTarget {
      constructor() {
        super();
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
      postMessage(): void {}
      terminate(): void {}
    }
    vi.stubGlobal('Worker', NoWorker);
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const { screen } = await openNotes({ notes: knees(1) }, place);
    await expect.element(screen.getByText('Your notes can’t be searched right now')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
);

test('the clear button keeps focus in the field, and is shown only if there is something to clear', async () => {
  const { screen } = await openNotes();
  const clear = screen.getByRole('button', { name: 'Clear search' });
  await expect.element(searchField).toBeVisible();
  await expect.element(clear).not.toBeInTheDocument();
  await searchField.fill('knee');
  await clear.click();
  await expect.element(searchField).toHaveValue('');
  await expect.element(searchField).toHaveFocus();
  await expect.element(clear).not.toBeInTheDocument();
});
