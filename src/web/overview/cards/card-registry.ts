import type { ComponentType } from 'react';
import type { OverviewCard } from '#domain/journal/index.ts';
import { NextToday } from '../../exercise/index.ts';
import type { messages } from '../messages/en.ts';
import { BodyWeightCard } from './body-weight-card.tsx';
import { DoneCard } from './done-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { OnThisDayCard } from './on-this-day-card.tsx';
import { RecordCard } from './record-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import { TodayNoteCard } from './today-note-card.tsx';
import { WeekCard } from './week-card.tsx';

/** The id of a card, for which the messages have a name. */
export type OverviewCardId = keyof typeof messages.cards;

interface RegisteredCard extends OverviewCard {
  readonly id: OverviewCardId;
  /** The usual height in pixels, for a device on which the card was never shown. */
  readonly usualHeight: number;
  /** Whether the card has content for everybody, so that its place can be kept while it loads. */
  readonly isAlwaysShown?: true;
  /** Renders the card, `LoadingCard` while it does not know its content, or nothing if it has none. */
  readonly Card: ComponentType;
}

/** The cards in their default order. Ids and orders are permanent; a new card is one line and a name. */
export const overviewCards: readonly RegisteredCard[] = [
  { id: 'today-note', order: 'a0', leadsIn: ['evening'], usualHeight: 170, isAlwaysShown: true, Card: TodayNoteCard },
  { id: 'planned', order: 'a1', leadsIn: ['morning', 'evening'], usualHeight: 190, Card: NextToday },
  { id: 'tasks', order: 'a2', usualHeight: 440, isAlwaysShown: true, Card: TasksCard },
  { id: 'done', order: 'a3', leadsIn: ['evening'], usualHeight: 200, Card: DoneCard },
  { id: 'body-weight', order: 'a4', leadsIn: ['morning'], usualHeight: 240, isAlwaysShown: true, Card: BodyWeightCard },
  { id: 'week', order: 'a5', usualHeight: 290, Card: WeekCard },
  { id: 'record', order: 'a6', usualHeight: 180, Card: RecordCard },
  { id: 'on-this-day', order: 'a7', usualHeight: 150, Card: OnThisDayCard },
  { id: 'notes', order: 'a8', usualHeight: 250, Card: NotesCard },
];
