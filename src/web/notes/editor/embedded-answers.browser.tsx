import { expect, test } from 'vitest';
import { expectAccessible, keyboard, onPhone, openApp, smallTargets, texts } from '../../testing/index.ts';
// Loading this on demand from source can take longer than the timeout of `expect`.
import './answers-of-line.tsx';

const dayMs = 86_400_000;

/** Returns a workout with one set of five squats. */
function squat(kilograms: number, daysAgo: number, remark?: string): object {
  const startedAt = Date.now() - daysAgo * dayMs;
  const result = { kind: 'working', load: { si: kilograms }, reps: 5, completedAt: startedAt + 60_000 };
  return {
    ...{ startedAt, endedAt: startedAt + 3_600_000, zone: 'UTC', day: new Date(startedAt).toISOString().slice(0, 10) },
    exercises: { e: { exercise: 'exercises/back-squat', order: 'a0' } },
    sets: { s: { place: { exercise: 'e', order: 'a0' }, result, ...(remark !== undefined && { remark }) } },
  };
}

const workouts = { first: squat(100, 20), second: squat(120, 10, 'left knee'), third: squat(110, 3) };

async function openWith(body: string, notes: Readonly<Record<string, object>> = {}, isShared = true) {
  const data = {
    notesData: { notes: { plan: { title: 'Plan', createdAt: 1, body }, ...notes } },
    exerciseData: { workouts: workouts as Record<string, object> },
  };
  const opened = await openApp('/dashboard/notes/plan', data, 'member', { isShared });
  await expect.poll(() => document.querySelector('.cm-content')).not.toBeNull(); // its placeholder completes nothing
  return opened;
}

const block = (line: string) => `Before\n\n\`\`\`mensana\n${line}\n\`\`\`\n\nAfter`;
const answers = () => texts('.md-answer');

test('a block shows its answer, which follows the training, and the text stays as it is', async () => {
  const { screen, store, changeElsewhere } = await openWith(block('best squat'));
  await expect.element(screen.getByRole('button', { name: '120 kg' })).toBeVisible();
  expect(texts('.cm-line').join()).not.toContain('```');
  await changeElsewhere('workouts', 'fourth', (draft) => Object.assign(draft, squat(130, 1)));
  await expect.element(screen.getByRole('button', { name: '130 kg' })).toBeVisible();
  expect(await store.actions.bodyText('notes/plan')).toBe(block('best squat'));
  await expectAccessible('[data-layout]');
});

test('a number opens its formula and the records from which it came', async () => {
  const { screen } = await openWith(block('sum reps squat'));
  await screen.getByRole('button', { name: '15 reps' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Total' })).toBeVisible();
  await expect.poll(() => texts('[role="dialog"] li')).toHaveLength(3);
  await expect
    .element(screen.getByRole('dialog').getByRole('link').first())
    .toHaveAttribute('href', '/dashboard/exercise/workouts/third');
});

test('a list has training and notes, and each row opens its record', async () => {
  const others = { knee: { title: 'Knee rehab', createdAt: Date.now() - 5 * dayMs, body: 'Rest.' } };
  const { screen } = await openWith(block('knee'), others);
  await expect
    .poll(() => texts('.md-answer li'))
    .toEqual([expect.stringMatching(/^Knee rehab/), expect.stringMatching(/squat.*120 kg/i)]);
  await screen.getByRole('link', { name: /Knee rehab/ }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Knee rehab');
});

test('a table, a grouped table and a chart are shown', async () => {
  const { screen } = await openWith(
    [block('squat type:set as table'), block('sum volume squat by day'), block('best squat by day as chart')].join(
      '\n\n',
    ),
  );
  await expect.element(screen.getByRole('columnheader', { name: 'Estimated 1RM' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '600 kg' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: /^Best weight by day/ })).toBeVisible();
  await expectAccessible('[data-layout]');
});

test('the text below a chart does not move when that is shown', async () => {
  const heights: number[] = [];
  const watch = new MutationObserver(() => {
    const section = document.querySelector('.md-answer section');
    if (section !== null) heights.push(section.getBoundingClientRect().height);
  });
  watch.observe(document.body, { subtree: true, childList: true });
  const { screen } = await openWith(block('best squat by day as chart'));
  await expect.element(screen.getByRole('img', { name: /^Best weight by day/ })).toBeVisible();
  watch.disconnect();
  const [first = 0] = heights;
  const shown = document.querySelector('.md-answer section')?.getBoundingClientRect().height ?? 0;
  expect(shown).toBeGreaterThan(200);
  expect(Math.abs(shown - first)).toBeLessThan(8);
});

test('the size of an answer is kept free the next time, until the answer is there, without the words of the note', async () => {
  const line = 'squat type:set as table';
  const { screen, router } = await openWith(block(line), { other: { title: 'Other', createdAt: 1, body: '' } }, false);
  await expect.element(screen.getByRole('columnheader', { name: 'Estimated 1RM' })).toBeVisible();
  const height = answerHeight();
  const sizes = () => Object.keys(localStorage).find((key) => key.endsWith('answer-sizes')) ?? '';
  await expect.poll(() => localStorage.getItem(sizes())).toMatch(new RegExp(` ${height}"]$`));
  expect(JSON.stringify({ ...localStorage })).not.toContain(line);
  await router.navigate({ href: '/dashboard/notes/other' });
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Other');
  localStorage.setItem(sizes(), (localStorage.getItem(sizes()) ?? '').replace(` ${height}"`, ' 555"'));
  const styles: (string | null)[] = [];
  const watch = new MutationObserver((changes) => styles.push(...changes.map(({ oldValue }) => oldValue)));
  watch.observe(document.body, { subtree: true, attributeFilter: ['style'], attributeOldValue: true });
  await router.navigate({ href: '/dashboard/notes/plan' });
  await expect.element(screen.getByRole('columnheader', { name: 'Estimated 1RM' })).toBeVisible();
  await expect.poll(() => styles).toContain('min-block-size: 555px;');
  watch.disconnect();
  expect(answerHeight()).toBe(height);
});

function answerHeight(): number {
  return Math.round(document.querySelector('.md-answer')?.getBoundingClientRect().height ?? 0);
}

test('the same line in several places is answered in all of them', async () => {
  await openWith(`${block('best squat')}\n\nBest: \`=best squat\`.`);
  await expect.poll(answers).toEqual([expect.stringContaining('120 kg')]);
  await expect.poll(() => texts('.md-answer-inline')).toEqual(['120 kg']);
});

test('within a line only a number is shown', async () => {
  await openWith('All: `=squat type:set`');
  await expect
    .poll(() => texts('.md-answer-inline'))
    .toEqual([expect.stringMatching(/^Within a line, only a number fits/)]);
});

test('editing shows the source, how it is understood and what is wrong', async () => {
  const { screen } = await openWith(block('best squat'));
  await screen.getByRole('button', { name: 'Edit: best squat' }).click();
  await expect.poll(() => texts('.cm-line')).toContain('best squat');
  await expect.poll(answers).toEqual([expect.stringMatching(/^Best weight · .*“squat”.*120 kg$/)]);
  await keyboard.type(' as pie');
  await expect.poll(answers).toEqual([expect.stringMatching(/“as pie” isn’t recognised.*120 kg$/)]);
});

test('words are completed while a line is typed', async () => {
  const { screen, store } = await openWith('');
  await screen.getByRole('textbox', { name: 'Text', exact: true }).click();
  await keyboard.type('/live');
  await expect.element(screen.getByRole('option', { name: 'Live answer' })).toBeVisible();
  await optionsOffered();
  await keyboard.press('Enter');
  await keyboard.type('be');
  await expect.element(screen.getByRole('option', { name: /^best ?Highest value$/ })).toBeVisible();
  await optionsOffered();
  await keyboard.press('Enter');
  await keyboard.type('squat');
  await expect.poll(() => store.actions.bodyText('notes/plan')).toBe('```mensana\nbest squat\n```');
  await expect.poll(answers).toEqual([expect.stringContaining('120 kg')]);
});

/** Waits until Enter takes an option: those of "b" are shown, but not offered, until those of "be" are known. */
function optionsOffered(): Promise<void> {
  return expect.poll(() => document.querySelector('.cm-tooltip-autocomplete-disabled')).toBeNull();
}

test('an exercise that was done is completed first, and Enter takes it into inline code', async () => {
  const { screen, store } = await openWith(`${block('first squat')}\n\n`);
  await expect.element(screen.getByRole('button', { name: '100 kg' })).toBeVisible(); // the training is read
  await screen.getByRole('textbox', { name: 'Text', exact: true }).click();
  await keyboard.press('Control+End');
  await keyboard.type('Best: `=best squ');
  await expect
    .poll(async () => {
      await keyboard.press('Backspace'); // the history, which is read from the first key on, sorts with the next one
      await keyboard.type('u');
      return texts('[role="option"]')[0];
    })
    .toMatch(/^Back squat/);
  expect(texts('[role="option"]').length).toBeGreaterThan(1);
  await optionsOffered();
  await keyboard.press('Enter');
  await keyboard.type('` so far.');
  const body = () => store.actions.bodyText('notes/plan');
  await expect.poll(body).toMatch(/^Best: `=best exercise:"Back squat"` so far\.$/m);
  await expect.poll(() => texts('.md-answer-inline')).toEqual(['120 kg']);
});

test('the fence of a live answer is completed to a block in which a line is typed', async () => {
  const { screen, store } = await openWith('');
  await screen.getByRole('textbox', { name: 'Text', exact: true }).click();
  await keyboard.type('```men');
  await expect.element(screen.getByRole('option', { name: /^```mensana/ })).toBeVisible();
  await optionsOffered();
  await keyboard.press('Enter');
  await keyboard.type('best squat');
  await expect.poll(() => store.actions.bodyText('notes/plan')).toBe('```mensana\nbest squat\n```');
});

test('a line that finds nothing says so', async () => {
  const { screen } = await openWith(block('best deadlift'));
  await expect.element(screen.getByText('No results')).toBeVisible();
});

test('on a phone, answers fit and their controls are large enough', async () => {
  await onPhone();
  const { screen } = await openWith(`${block('squat type:set as table')}\n\n${block('squat type:set')}`);
  await expect.element(screen.getByRole('columnheader', { name: 'Estimated 1RM' })).toBeInTheDocument();
  await expect.poll(() => texts('.md-answer li')).toHaveLength(3);
  expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  expect(smallTargets().filter((target) => /squat/i.test(target))).toEqual([]);
});
