import type { ReactNode } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger, type Placement } from 'react-aria-components/Popover';
import { classNames } from './class-names.ts';
import listStyles from './list-box.module.css';
import { OverlayClosing } from './overlay-closing.tsx';
import styles from './popover.module.css';

export interface PopoverProps {
  readonly trigger: ReactNode;
  /** The label of the popover; by default the text of the button. */
  readonly label?: string;
  readonly children: ReactNode | ((popover: { readonly close: () => void }) => ReactNode);
  readonly placement?: Placement;
}

/** Shows more content beside the button that opens it. */
export function Popover({ trigger, label, children, placement = 'bottom start' }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={classNames(listStyles.popover)} placement={placement}>
        <OverlayClosing />
        <Dialog
          ref={letKeysScroll}
          className={classNames(styles.content)}
          {...(label !== undefined && { 'aria-label': label })}
        >
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}

/** Content that scrolls can be reached by the keyboard. */
function letKeysScroll(content: HTMLElement | null): (() => void) | undefined {
  if (content === null) return undefined;
  const sizes = new ResizeObserver(() => {
    content.tabIndex = content.scrollHeight > content.clientHeight ? 0 : -1;
  });
  sizes.observe(content);
  return () => sizes.disconnect();
}
