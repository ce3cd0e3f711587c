import { Label } from 'react-aria-components/Label';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { classNames } from './class-names.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  readonly label: string;
  /** From 0 to `max`; null if it is not known how much there is to do. */
  readonly value: number | null;
  readonly max?: number;
  /** The progress as text, such as “3 of 12”. */
  readonly valueLabel?: string;
}

export function Progress({ label, value, max = 100, valueLabel }: ProgressProps) {
  return (
    <ProgressBar
      className={classNames(styles.progress)}
      maxValue={max}
      {...(value === null ? { isIndeterminate: true } : { value })}
      {...(valueLabel !== undefined && { valueLabel })}
    >
      {({ percentage }) => (
        <>
          <div className={styles.words}>
            <Label>{label}</Label>
            {valueLabel !== undefined && <span className={styles.value}>{valueLabel}</span>}
          </div>
          <div className={styles.track}>
            {percentage === undefined ? (
              <div className={styles.unknown} />
            ) : (
              <div className={styles.fill} style={{ translate: `${percentage - 100}%` }} />
            )}
          </div>
        </>
      )}
    </ProgressBar>
  );
}
