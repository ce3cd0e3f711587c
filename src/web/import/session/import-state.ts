import type { SkippedItem } from '#domain/import/draft/index.ts';
import type { ImportErrorCode } from '#domain/import/files/index.ts';
import type { ImportAnswers, ImportChoices } from '#domain/import/plan/index.ts';
import type { TableMapping } from '#domain/import/table/index.ts';
import type { AddError } from '../../attachments/index.ts';
import type { ChosenFile } from '../files/chosen-file.ts';
import type {
  HowToRead,
  ImportProgress,
  ItemException,
  OpenedFiles,
  OpenedTable,
  Plan,
  ReadFiles,
} from '../worker/desk-protocol.ts';

/** Where an import stands. */
export type ImportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly progress: ImportProgress | null }
  /** No source recognises the files by themselves: the user says what the columns mean, or chooses a source. */
  | UnclearState
  | PreviewState
  | { readonly kind: 'applying'; readonly done: number; readonly total: number }
  | { readonly kind: 'applied'; readonly batch: string; readonly groups: ChosenGroups }
  | { readonly kind: 'failed'; readonly failure: ImportFailure; readonly groups: ChosenGroups };

/** The chosen files by the apps that they are from. One group is imported at a time. */
export interface ChosenGroups {
  readonly all: readonly ChosenGroup[];
  /** The position of the group that is imported. */
  readonly at: number;
}

export interface ChosenGroup {
  /** Null for files that no source recognises. */
  readonly app: string | null;
  readonly files: readonly ChosenFile[];
}

export interface UnclearState {
  readonly kind: 'unclear';
  readonly opened: OpenedFiles;
  readonly groups: ChosenGroups;
  readonly tables: readonly OpenedTable[];
  readonly mappings: ReadonlyMap<string, TableMapping>;
}

export interface PreviewState {
  readonly kind: 'preview';
  /** The id that the import will have. */
  readonly batch: string;
  readonly opened: OpenedFiles;
  readonly groups: ChosenGroups;
  readonly how: HowToRead;
  readonly read: ReadFiles;
  readonly answers: ImportAnswers;
  readonly plan: Plan;
  readonly verdicts: ImportChoices['verdicts'];
  /** The items with the opposite of their verdict's choice, by position. */
  readonly exceptions: ReadonlyMap<number, ItemException>;
  /** Whether a new plan is being made after a change of the answers. The old one is still shown. */
  readonly isPlanning: boolean;
}

/** Why an import ended. Nothing was imported. */
export type ImportFailure =
  | {
      readonly code: ImportErrorCode;
      /** The files that cannot be imported, if it is known which. */
      readonly skipped?: readonly SkippedItem[];
    }
  /** The worker ended, for example because it needed too much memory. */
  | { readonly code: 'import/worker-failed' }
  /** A file of the disk was moved or changed after it was chosen. */
  | { readonly code: 'import/files-unreadable' }
  /** The disk of this device is full or does not answer, or the files exceed the user's quota. */
  | AddError;

/** No files are chosen. */
export const noGroups: ChosenGroups = { all: [], at: 0 };

/** Returns the groups that are not imported yet. */
export function restOf({ all, at }: ChosenGroups): readonly ChosenGroup[] {
  return all.filter((_, each) => each !== at);
}
