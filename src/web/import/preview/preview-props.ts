import type { ImportSession } from '../session/import-session.ts';
import type { PreviewState } from '../session/import-state.ts';

export interface PreviewProps {
  readonly state: PreviewState;
  readonly session: ImportSession;
}
