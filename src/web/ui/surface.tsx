import { classNames } from './class-names.ts';
import { Stack, type StackProps } from './layout.tsx';
import styles from './surface.module.css';

type SurfaceTag = 'div' | 'section' | 'article' | 'li' | 'span';

export type SurfaceProps<As extends SurfaceTag> = StackProps<As> & {
  /** `small` is for what is within a text, `large` for a card beside others. */
  readonly scale?: 'small' | 'large';
  /** What it has in place of the border: a shadow, or a tint. */
  readonly look?: 'shadow' | 'sunken' | 'accent' | 'body';
};

/** A surface, by default raised with a border, whose children are below each other. */
export function Surface<As extends SurfaceTag = 'div'>({ scale, look, className, ...props }: SurfaceProps<As>) {
  return (
    <Stack
      gap={3}
      justify="start"
      {...(props as unknown as StackProps<'div'>)}
      className={classNames(styles.surface, className)}
      data-scale={scale}
      data-look={look}
    />
  );
}
