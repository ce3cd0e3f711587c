import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import styles from '../import.module.css';
import { type ImportMessages, importMessages } from '../messages/index.ts';

export interface SkippedItemsProps {
  readonly skipped: readonly { readonly origin: string; readonly code: string; readonly detail?: string | undefined }[];
  /** Of all, including those that are not listed. */
  readonly count: number;
}

const shownAtFirst = 10;
const shownMore = 100;

/** Lists what could not be read, and why. */
export function SkippedItems({ skipped, count }: SkippedItemsProps) {
  const m = useMessages(importMessages);
  const [most, setMost] = useState(shownAtFirst);
  if (count === 0) return null;
  const rest = count - skipped.length;
  return (
    <section className={styles.section}>
      <div>
        <Heading level={2} size={4}>
          {m.skippedTitle}
        </Heading>
        <Text tone="muted">{m.skippedText({ count })}</Text>
      </div>
      <ul className={styles.rows} aria-label={m.skippedTitle}>
        {skipped.slice(0, most).map(({ origin, code, detail }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows of a file can have the same origin and reason
          <li key={at} className={styles.row}>
            <Text weight="medium" personal className={styles.origin ?? ''}>
              {origin}
            </Text>
            <Text size={2} tone="muted">
              {errorText(code, m)}
            </Text>
            {detail !== undefined && (
              <Text size={2} tone="muted" personal>
                {detail}
              </Text>
            )}
          </li>
        ))}
        {most >= skipped.length && rest > 0 && <li className={styles.row}>{m.moreSkipped({ count: rest })}</li>}
      </ul>
      {most < skipped.length && <Button onPress={() => setMost(most + shownMore)}>{m.showMore}</Button>}
    </section>
  );
}

/** A code of another version has no sentence here. */
function errorText(code: string, { errors, unknownError }: ImportMessages): string {
  const known: Readonly<Record<string, string>> = errors;
  return (Object.hasOwn(known, code) ? known[code] : undefined) ?? unknownError;
}
