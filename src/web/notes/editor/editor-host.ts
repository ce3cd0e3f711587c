import { useNavigate } from '@tanstack/react-router';
import { inTrash, type LocalDay, normaliseTag, type RecordKey } from '#domain/kernel/index.ts';
import { timesCountFrom } from '#domain/reminders/index.ts';
import type { LineReader } from '../../line-signs/index.ts';
import { recordLink } from '../../links/exercise.ts';
import type { EditorHost, PreviewHost } from '../../markdown-editor/index.ts';
import { useTimeContext, useTimeLabel } from '../../reminders/index.ts';
import { type DocumentActions, useDocument, useRecords } from '../../replica/index.ts';
import { namesOfNotes, useNamesVersion, useOpenLink } from '../links/index.ts';
import { dateTask } from '../reminders/index.ts';
import { useTags } from '../tags/index.ts';
import { useAnswerSizes } from './answer-sizes.ts';
import type { Embeds } from './embeds.ts';
import { useFoldMemory } from './fold-memory.ts';
import { keepUndo } from './undo-cache.ts';
import { useCompletions } from './use-completions.ts';
import { useNoteFiles } from './use-note-files.ts';

export interface EditedNote {
  readonly noteKey: RecordKey;
  /** The day of the note, whose training it can show; null if it has none. */
  readonly day: LocalDay | null;
  /** Whether it is a template: its text takes the day of the notes that are made from it. */
  readonly isTemplate: boolean;
  readonly reader: LineReader | null;
  readonly onChooseTemplate: () => void;
}

/**
 * Returns what the editor of a note needs of the app.
 *
 * @param embeds receives the elements in which the app shows something
 */
export function useEditorHost(note: EditedNote, embeds: Embeds): EditorHost {
  const { noteKey, reader, onChooseTemplate } = note;
  const document = useDocument();
  const navigate = useNavigate();
  const context = useTimeContext();
  const completions = useCompletions(note.day);
  return {
    ...usePreviewHost(embeds),
    linkTargets: [useNamesVersion(), useTags().nameNow, useRecords('exercises'), useRecords('workouts')],
    completions: note.isTemplate ? { ...completions, plainTime: () => null } : completions,
    reader,
    hasDay: note.day !== null || note.isTemplate,
    today: document.today,
    now: document.now,
    dateTask: (task, writtenAt) =>
      // the times of a template count from when it is inserted
      note.isTemplate ? null : dateTask(task, { ...context, now: timesCountFrom(note.day, writtenAt, context.zone) }),
    chooseTemplate: onChooseTemplate,
    folds: useFoldMemory(noteKey),
    openPage: (href) => void navigate({ href }),
    hold: () => document.watchBody(noteKey),
    onClosed: (hasSteps) => keepUndo(document, noteKey, hasSteps),
  };
}

/** Returns what a text that is not edited needs of the app. */
export function usePreviewHost({ training, answers }: Embeds): Pick<EditorHost, keyof PreviewHost> {
  const document = useDocument();
  const navigate = useNavigate();
  const { nameNow, spell } = useTags();
  const sizeOf = useAnswerSizes();
  return {
    links: {
      openNote: useOpenLink(),
      hasNote: (name) => namesOfNotes(document).find(name) !== null,
      openMention: (path) => {
        const link = recordLink(path);
        if (link !== null) void navigate(link);
      },
      isGone: (path) => isGone(document, path),
      currentTag: (written) => {
        const tag = normaliseTag(written);
        const current = tag.ok ? nameNow(tag.value) : null;
        return !tag.ok || current === null || current === tag.value ? null : spell(current, current);
      },
    },
    files: useNoteFiles(),
    timeLabel: useTimeLabel(),
    showTraining: training.add,
    showAnswer: (element, shown) => {
      const { onAnswered, end } = sizeOf(element, shown);
      const remove = answers.add(element, { ...shown, onAnswered });
      return () => {
        end();
        remove();
      };
    },
  };
}

/** A record that this device does not know does not count as deleted, because it may still arrive. */
function isGone({ ready, reader }: DocumentActions, path: string): boolean {
  const state = ready ? reader.state(path as RecordKey) : undefined;
  return state !== undefined && (state.tombstone !== undefined || inTrash(state.fields));
}
