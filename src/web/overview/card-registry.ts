import type { ComponentType } from 'react';
import type { OverviewCard } from '#domain/journal/index.ts';
import { BodyWeightCard } from './cards/body-weight-card.tsx';
import { DoneCard } from './cards/done-card.tsx';
import { NotesCard } from './cards/notes-card.tsx';
import { OnThisDayCard } from './cards/on-this-day-card.tsx';
import { PlannedCard } from './cards/planned-card.tsx';
import { RecordCard } from './cards/record-card.tsx';
import { TasksCard } from './cards/tasks-card.tsx';
import { TodayNoteCard } from './cards/today-note-card.tsx';
import { WeekCard } from './cards/week-card.tsx';
import type { messages } from './messages/en.ts';

/** The id of a card, for which the messages have a name. */
export type OverviewCardId = keyof typeof messages.cards;

interface RegisteredCard extends OverviewCard {
  readonly id: OverviewCardId;
  /** Renders the card, `LoadingCard` while it does not know its content, or nothing if it has none. */
  readonly Card: ComponentType;
}

/** The cards in their default order. Ids and orders are permanent; a new card is one line and a name. */
export const overviewCards: readonly RegisteredCard[] = [
  { id: 'today-note', order: 'a0', Card: TodayNoteCard },
  { id: 'planned', order: 'a1', Card: PlannedCard },
  { id: 'tasks', order: 'a2', Card: TasksCard },
  { id: 'done', order: 'a3', Card: DoneCard },
  { id: 'body-weight', order: 'a4', Card: BodyWeightCard },
  { id: 'week', order: 'a5', Card: WeekCard },
  { id: 'record', order: 'a6', Card: RecordCard },
  { id: 'on-this-day', order: 'a7', Card: OnThisDayCard },
  { id: 'notes', order: 'a8', Card: NotesCard },
];
