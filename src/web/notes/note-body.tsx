import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../language/index.ts';
import { Notice } from '../page/index.ts';
import { useBody } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { StateView } from '../ui/state-view.tsx';
import { notesMessages } from './messages/index.ts';
import styles from './notes.module.css';

const BodyEditor = lazy(() => import('./body-editor.tsx'));

/** The text of a note, with a word about it where there is something to say. */
export function NoteBody({ id, isReadOnly }: { readonly id: string; readonly isReadOnly: boolean }) {
  const m = useMessages(notesMessages);
  const { percent } = useTimeFormat();
  const { state, text } = useBody('notes', id);
  const [share, setShare] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const loading = <StateView kind="loading" title={m.loading} />;
  return (
    <>
      {state === 'damaged' && (
        <Notice tone="warn">
          <strong>{m.damaged}</strong> {m.damagedText}
        </Notice>
      )}
      {isRefused && <Notice tone="warn">{m.full}</Notice>}
      {!isRefused && share > 0 && <Notice tone="warn">{m.nearlyFull({ percent: percent(share) })}</Notice>}
      {state === 'loading' && loading}
      {text !== null && (
        <Suspense fallback={loading}>
          <div className={styles.editor}>
            <BodyEditor
              text={text}
              label={m.text}
              placeholder={m.textPlaceholder}
              isReadOnly={isReadOnly || state === 'damaged'}
              autoFocus={false}
              onFilled={(filled) => {
                setShare(filled);
                setRefused(false);
              }}
              onRefused={() => setRefused(true)}
            />
          </div>
        </Suspense>
      )}
    </>
  );
}
