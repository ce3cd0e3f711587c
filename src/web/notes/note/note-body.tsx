import { lazy, type RefObject, Suspense, useState } from 'react';
import { dayOfNote } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { noteLink } from '../../links/notes.ts';
import { EarlyField, type MarkdownEditorHandle, type PasteLoss } from '../../markdown-editor/index.ts';
import { Notice } from '../../page/index.ts';
import { type RecordEntry, useBody } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { toggleSourceView, useEarlyText, useReading, useSourceView } from '../editor/index.ts';
import { type DailyTemplate, TemplatePicker, useDailyTemplate, useTemplateChoice } from '../templates/index.ts';
import { noteMessages } from './messages/index.ts';
import styles from './note.module.css';

const NoteEditor = lazy(async () => {
  const editor = await import('../editor/note-editor.tsx');
  await editor.loadMessages();
  return editor;
});

export interface NoteBodyProps {
  readonly note: RecordEntry<'notes'>;
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  readonly isChoosing: boolean;
  readonly onChoosingChange: (isChoosing: boolean) => void;
}

/** Shows the body of a note, and notices about it. */
export function NoteBody({ note, editor, isChoosing, onChoosingChange }: NoteBodyProps) {
  const m = useMessages(noteMessages);
  const { state, text } = useBody('notes', note.id);
  const { isKept } = useTemplateChoice(note);
  const template = useDailyTemplate(note, text);
  const [share, setShare] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [loss, setLoss] = useState<PasteLoss | null>(null);
  const isSource = useSourceView();
  const reading = useReading();
  const early = useEarlyText(note.key);
  const isReadOnly = note.inTrash || state === 'damaged';
  const loading = isReadOnly ? (
    <StateView kind="loading" title={m.loading} />
  ) : (
    <EarlyField
      label={m.text}
      placeholder={m.loading}
      early={early}
      onGone={(typed) => {
        text?.insert(text.length, typed);
        return text !== null;
      }}
    />
  );
  return (
    <>
      <BodyNotices note={note} isDamaged={state === 'damaged'} share={share} isRefused={isRefused} loss={loss} />
      {text === null && state === 'loading' && loading}
      {text !== null && (
        <Suspense fallback={loading}>
          <div className={styles.editor}>
            <NoteEditor
              ref={editor}
              day={dayOfNote(note.id, note.value)}
              isTemplate={isKept}
              noteKey={note.key}
              text={text}
              label={m.text}
              placeholder={isReadOnly ? '' : (template?.text ?? m.textPlaceholder)}
              isReadOnly={isReadOnly}
              takeEarly={early.take}
              isSource={isSource}
              onToggleSource={toggleSourceView}
              reading={reading}
              onPasted={setLoss}
              onBegin={() => template?.insert()}
              onChooseTemplate={() => onChoosingChange(true)}
              onFilled={(filled) => {
                setShare(filled);
                setRefused(false);
              }}
              onRefused={() => setRefused(true)}
            />
          </div>
          {isChoosing && (
            <TemplatePicker
              note={note}
              text={text}
              onClose={() => onChoosingChange(false)}
              onPick={({ id, filled }) => {
                // as initial content, the daily template appears only once even if two devices insert it
                if (id === template?.templateId) editor.current?.begin();
                else editor.current?.insert(filled);
              }}
            />
          )}
          {template !== null && <TemplateOffer template={template} onBegin={() => editor.current?.begin()} />}
        </Suspense>
      )}
    </>
  );
}

interface BodyNoticesProps {
  readonly note: RecordEntry<'notes'>;
  readonly isDamaged: boolean;
  /** The used share of the size limit, 0–1; 0 means that no warning is needed. */
  readonly share: number;
  /** Whether the last edit was rejected because it would exceed the limit. */
  readonly isRefused: boolean;
  readonly loss: PasteLoss | null;
}

function BodyNotices({ note, isDamaged, share, isRefused, loss }: BodyNoticesProps) {
  const m = useMessages(noteMessages);
  const { percent } = useTimeFormat();
  const { isTemplate, isKept } = useTemplateChoice(note);
  return (
    <>
      {isDamaged && (
        <Notice tone="warn">
          <strong>{m.damaged}</strong> {m.damagedText}
        </Notice>
      )}
      {isKept && !note.inTrash && <Notice tone="plain">{isTemplate ? m.isDailyTemplate : m.isTemplate}</Notice>}
      {isRefused && <Notice tone="warn">{m.full}</Notice>}
      {!isRefused && share > 0 && <Notice tone="warn">{m.nearlyFull({ percent: percent(share) })}</Notice>}
      {loss !== null && <Notice tone="plain">{loss.kind === 'formatting' ? m.pastedPlain : m.pastedLess(loss)}</Notice>}
    </>
  );
}

interface TemplateOfferProps {
  readonly template: DailyTemplate;
  readonly onBegin: () => void;
}

/** Shown below the note's text, so that nothing moves when it disappears on the first keystroke. */
function TemplateOffer({ template, onBegin }: TemplateOfferProps) {
  const m = useMessages(noteMessages);
  return (
    <Stack ruled gap={2} paddingTop={4} data-print="none">
      <SecondaryText>{m.templatePreview}</SecondaryText>
      <Row gap={4} rowGap={2} align="center" wrap>
        <Button onPress={onBegin}>{m.useTemplate}</Button>
        <Link variant="quiet" {...noteLink(template.templateId)}>
          {m.openTemplate}
        </Link>
      </Row>
    </Stack>
  );
}
