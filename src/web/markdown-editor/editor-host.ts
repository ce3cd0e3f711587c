import type { LineReader } from '../line-signs/index.ts';
import type { CompletionProviders } from './complete/providers.ts';
import type { TakeFiles } from './files/attach-files.ts';
import type { FoldMemory } from './folding/fold-memory.ts';
import type { PreviewHost } from './preview/preview-options.ts';
import type { SlashHost } from './slash/slash-offer.ts';
import type { TaskDating } from './tasks/date-tasks.ts';
import type { HoldText } from './view/saved-position.ts';

/** What the editor needs of the app around it. The editor reads it when it needs it, so each render may pass another. */
export interface EditorHost extends PreviewHost, SlashHost, TaskDating {
  readonly files: PreviewHost['files'] & { readonly take: TakeFiles };
  /** Values of which one changes when the target of a link may have changed, so that links are drawn again. */
  readonly linkTargets: readonly unknown[];
  readonly completions: CompletionProviders;
  /** Reads lines for another section of the app; null if it reads none in this text. */
  readonly reader: LineReader | null;
  readonly folds: FoldMemory;
  /** Opens a page of the app. */
  readonly openPage: (href: string) => void;
  /** Keeps the text open while an insertion is pending. */
  readonly hold: HoldText;
  /**
   * Called after the editor was closed.
   *
   * @param hasSteps whether something can be undone or redone as long as the text stays open
   */
  readonly onClosed: (hasSteps: boolean) => void;
}
