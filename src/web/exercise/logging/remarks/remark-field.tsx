import { Pencil } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../language/index.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { LinkedText, mayHaveLinks } from '../../mentions/index.ts';
import { loggingMessages } from '../messages/index.ts';
import styles from './remark.module.css';

export interface RemarkFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  /** Shown above the field if its text is not an ordinary remark. */
  readonly caption?: string;
  readonly isReadOnly: boolean;
  /** Whether the user has just opened the field, so that focus moves to it. */
  readonly isFresh?: boolean;
  readonly onChange: (remark: string | undefined) => void;
  readonly onLeave?: () => void;
  /** What else the text can become; offered while the field is edited. */
  readonly uses?: RemarkUses;
}

export interface RemarkUses {
  readonly onNextTime: () => void;
  /** Null for an exercise that is not known. */
  readonly onCue: (() => void) | null;
}

const menuGoneMs = 60;

/**
 * A field for a remark. It saves on each keystroke and grows with its text. A text with tags or links shows them as
 * links until it is edited.
 */
export function RemarkField(props: RemarkFieldProps) {
  const { label, value, placeholder, caption, isReadOnly, isFresh = false, onChange, onLeave, uses } = props;
  const l = useMessages(loggingMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isInside, setInside] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const isLinked = mayHaveLinks(value) && !isFresh && (!isInside || !isEditing);
  useEffect(() => {
    if (!isFresh) return;
    // the menu that opened the field first returns focus to its button
    const timer = window.setTimeout(() => field.current?.focus(), menuGoneMs);
    return () => window.clearTimeout(timer);
  }, [isFresh]);
  useEffect(() => {
    if (isEditing) field.current?.focus();
  }, [isEditing]);
  const leave = () => {
    setInside(false);
    setEditing(false);
    onLeave?.();
  };
  const leaveIfOutside = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    if (!currentTarget.contains(relatedTarget)) leave();
  };
  // the pressed button disappears with the text, and removal fires no blur event
  const withLeave = (use: () => void) => () => {
    use();
    leave();
  };
  return (
    <Stack
      as="fieldset"
      gap={1}
      {...(isLinked && { 'aria-label': label })}
      onFocus={() => setInside(true)}
      onBlur={leaveIfOutside}
    >
      {caption !== undefined && (
        <Text size={1} tone="muted">
          {caption}
        </Text>
      )}
      {isLinked ? (
        <Row gap={2} align="start" justify="between" className={styles.linked}>
          <Text personal className={styles.linkedText ?? ''}>
            <LinkedText text={value} />
          </Text>
          {!isReadOnly && <IconButton icon={<Pencil />} label={l.editOf({ label })} onPress={() => setEditing(true)} />}
        </Row>
      ) : (
        <textarea
          ref={field}
          className={styles.remark}
          rows={1}
          dir="auto"
          aria-label={label}
          placeholder={placeholder}
          readOnly={isReadOnly}
          value={value}
          autoComplete="off"
          onFocus={() => setEditing(true)}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        />
      )}
      {uses !== undefined && isInside && isEditing && !isReadOnly && value.trim() !== '' && (
        <Row gap={1} wrap>
          <Button variant="quiet" onPress={withLeave(uses.onNextTime)}>
            {l.keepForNextTime}
          </Button>
          {uses.onCue !== null && (
            <Button variant="quiet" onPress={withLeave(uses.onCue)}>
              {l.useAsCue}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}
