import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsLeaf, type LeafChange, type Leaves, readRecord } from '../kernel/index.ts';
import { preferences } from '../profile/index.ts';
import { arrangedCards, type CardTarget, moveCard, type OverviewCard, partOfDay, showCard } from './overview-cards.ts';

const cards: readonly OverviewCard[] = [
  { id: 'today', order: 'a0' },
  { id: 'planned', order: 'a1' },
  { id: 'week', order: 'a2' },
  { id: 'weight', order: 'a3' },
];

describe('the cards of the overview', () => {
  it('are all visible in their default order until the person arranges them', () => {
    expect(arrangedCards(cards.toReversed(), {}, 'midday')).toEqual({
      visible: ['today', 'planned', 'week', 'weight'],
      hidden: [],
    });
    expect(arrangedCards([], {}, 'midday')).toEqual({ visible: [], hidden: [] });
  });

  it('are in the order of the person, hidden ones apart', () => {
    const overview = { week: { order: 'a0V' }, today: { visible: false }, weight: { order: 'Zz', visible: true } };
    expect(arrangedCards(cards, overview, 'midday')).toEqual({
      visible: ['weight', 'week', 'planned'],
      hidden: ['today'],
    });
  });

  it('of a later version appear at their default place, wherever the others were moved', () => {
    const later = [...cards, { id: 'tasks', order: 'a1V' }];
    expect(arrangedCards(later, {}, 'midday').visible).toEqual(['today', 'planned', 'tasks', 'week', 'weight']);
    const moved = written(new Map(), moveOf(new Map(), 'today', { after: 'weight' }));
    expect(arrangedCards(later, overviewOf(moved), 'midday').visible).toEqual([
      'planned',
      'tasks',
      'week',
      'weight',
      'today',
    ]);
  });

  it('that this version does not know are left out, and their preferences are kept', () => {
    const leaves = written(new Map(), [{ path: 'overview/newer', value: { order: 'a0V', visible: false } }]);
    expect(arrangedCards(cards, overviewOf(leaves), 'midday')).toMatchObject({ hidden: [] });
    const moved = written(leaves, moveOf(leaves, 'weight', { before: 'today' }));
    expect(moved.get('overview/newer')).toEqual(leaves.get('overview/newer'));
  });

  it('can have any name', () => {
    const named = [...cards, { id: '__proto__', order: 'a5' }, { id: 'constructor', order: 'a6' }];
    expect(arrangedCards(named, {}, 'midday').visible.slice(-2)).toEqual(['__proto__', 'constructor']);
    expect(showCard({}, 'constructor', false)).toEqual([{ path: 'overview/constructor', value: { visible: false } }]);
  });
});

describe('the order by the hour', () => {
  const led: readonly OverviewCard[] = [
    { id: 'today', order: 'a0', leadsIn: ['evening'] },
    { id: 'planned', order: 'a1', leadsIn: ['morning', 'evening'] },
    { id: 'week', order: 'a2' },
    { id: 'weight', order: 'a3', leadsIn: ['morning'] },
  ];

  it.each([
    [0, 'evening'],
    [239, 'evening'],
    [240, 'morning'],
    [659, 'morning'],
    [660, 'midday'],
    [1019, 'midday'],
    [1020, 'evening'],
    [1439, 'evening'],
  ] as const)('minute %i belongs to the %s', (minutes, part) => {
    expect(partOfDay(minutes)).toBe(part);
  });

  it('puts the cards that lead in the part of the day first', () => {
    expect(arrangedCards(led, {}, 'morning').visible).toEqual(['planned', 'weight', 'today', 'week']);
    expect(arrangedCards(led, {}, 'midday').visible).toEqual(['today', 'planned', 'week', 'weight']);
    expect(arrangedCards(led, {}, 'evening').visible).toEqual(['today', 'planned', 'week', 'weight']);
  });

  it('stays while cards are only hidden, and is followed by the person’s own order once a card was moved', () => {
    const hidden = { weight: { visible: false } };
    expect(arrangedCards(led, hidden, 'morning').visible).toEqual(['planned', 'today', 'week']);
    const own = { week: { order: 'Zz' } };
    for (const part of ['morning', 'midday', 'evening'] as const)
      expect(arrangedCards(led, own, part).visible).toEqual(['week', 'today', 'planned', 'weight']);
  });

  it('is kept by the first move, so that only the moved card moves', () => {
    const moved = moveCard(led, {}, { card: 'week', to: { before: 'weight' }, part: 'morning' });
    const overview = overviewOf(written(new Map(), moved.ok ? moved.value : []));
    for (const part of ['morning', 'midday', 'evening'] as const)
      expect(arrangedCards(led, overview, part).visible).toEqual(['planned', 'week', 'weight', 'today']);
  });
});

describe('moving a card', () => {
  it.each<[string, CardTarget, readonly string[]]>([
    ['weight', { before: 'today' }, ['weight', 'today', 'planned', 'week']],
    ['weight', { after: 'today' }, ['today', 'weight', 'planned', 'week']],
    ['today', { after: 'weight' }, ['planned', 'week', 'weight', 'today']],
    ['today', { before: 'weight' }, ['planned', 'week', 'today', 'weight']],
  ])('%s to %j writes only its own leaf', (card, to, expected) => {
    const changes = moveOf(new Map(), card, to);
    expect(changes.map(({ path }) => path)).toEqual([`overview/${card}`]);
    expect(arrangedCards(cards, overviewOf(written(new Map(), changes)), 'midday').visible).toEqual(expected);
  });

  it.each<[string, CardTarget]>([
    ['planned', { after: 'today' }],
    ['planned', { before: 'week' }],
    ['planned', { before: 'planned' }],
  ])('%s to %j, where it is already, writes nothing', (card, to) => {
    expect(moveOf(new Map(), card, to)).toEqual([]);
  });

  it('keeps it hidden, and keeps what a newer version stores with it', () => {
    const leaves = written(new Map(), [{ path: 'overview/week', value: { visible: false, size: 'large' } }]);
    const [change] = moveOf(leaves, 'week', { before: 'today' });
    expect(change?.value).toEqual({ visible: false, size: 'large', order: expect.any(String) });
  });

  it('next to or of a card that does not exist is refused', () => {
    expect(moveCard(cards, {}, { card: 'gone', to: { before: 'today' }, part: 'midday' })).toEqual({
      ok: false,
      error: { code: 'overview/no-such-card', card: 'gone' },
    });
    expect(moveCard(cards, {}, { card: 'today', to: { after: 'newer' }, part: 'midday' })).toMatchObject({
      error: { card: 'newer' },
    });
  });

  it('between two cards to which two devices gave the same order separates them', () => {
    const same = [
      { path: 'overview/today', value: { order: 'a1' } },
      { path: 'overview/week', value: { order: 'a1' } },
    ];
    const leaves = written(new Map(), same);
    expect(arrangedCards(cards, overviewOf(leaves), 'midday').visible).toEqual(['planned', 'today', 'week', 'weight']);
    const moved = written(leaves, moveOf(leaves, 'weight', { before: 'today' }));
    expect(arrangedCards(cards, overviewOf(moved), 'midday').visible).toEqual(['planned', 'weight', 'today', 'week']);
  });

  it('on two devices at once keeps both moves if they are of different cards', () => {
    const first = moveOf(new Map(), 'weight', { before: 'today' });
    const second = moveOf(new Map(), 'planned', { after: 'week' });
    const merged = written(written(new Map(), first), second);
    expect(arrangedCards(cards, overviewOf(merged), 'midday').visible).toEqual(['weight', 'today', 'week', 'planned']);
  });

  it('again and again puts it next to the other card, loses none and writes what preferences accept', () => {
    const id = fc.constantFrom(...cards.map((card) => card.id));
    const target = fc.oneof(fc.record({ before: id }), fc.record({ after: id }));
    fc.assert(
      fc.property(fc.array(fc.tuple(id, target), { maxLength: 15 }), (moves) => {
        let leaves: Leaves = new Map();
        for (const [card, to] of moves) {
          const changes = moveOf(leaves, card, to);
          expect(changes.every(({ path, value }) => acceptsLeaf(preferences, path, value))).toBe(true);
          leaves = written(leaves, changes);
          const { visible } = arrangedCards(cards, overviewOf(leaves), 'midday');
          expect(visible.toSorted()).toEqual(cards.map((each) => each.id).toSorted());
          const beside = 'before' in to ? to.before : to.after;
          const distance = visible.indexOf(card) - visible.indexOf(beside);
          if (beside !== card) expect(distance).toBe('before' in to ? -1 : 1);
        }
      }),
    );
  });
});

describe('hiding a card', () => {
  it('keeps its place, to which it returns when it is shown', () => {
    const moved = written(new Map(), moveOf(new Map(), 'weight', { before: 'today' }));
    const hidden = written(moved, showCard(overviewOf(moved), 'weight', false));
    expect(arrangedCards(cards, overviewOf(hidden), 'midday')).toEqual({
      visible: ['today', 'planned', 'week'],
      hidden: ['weight'],
    });
    const shown = written(hidden, showCard(overviewOf(hidden), 'weight', true));
    expect(arrangedCards(cards, overviewOf(shown), 'midday').visible).toEqual(['weight', 'today', 'planned', 'week']);
  });

  it('twice, or showing a visible card, writes nothing', () => {
    expect(showCard({ week: { visible: false } }, 'week', false)).toEqual([]);
    expect(showCard({}, 'week', true)).toEqual([]);
    expect(showCard({ week: { order: 'a9' } }, 'week', true)).toEqual([]);
  });
});

function moveOf(leaves: Leaves, card: string, to: CardTarget): readonly LeafChange[] {
  const changes = moveCard(cards, overviewOf(leaves), { card, to, part: 'midday' });
  if (!changes.ok) throw new Error(changes.error.code);
  return changes.value;
}

function written(leaves: Leaves, changes: readonly LeafChange[]): Leaves {
  return new Map([...leaves, ...changes.map(({ path, value }) => [path, { value, stamp: '1' }] as const)]);
}

function overviewOf(leaves: Leaves) {
  return readRecord(preferences, leaves).value.overview;
}
