import { useContext, useEffect, useEffectEvent } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

/** Receives the browser's requests to close what is open, such as Android's Back. Safari has none. */
interface CloseWatcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Calls a function instead of leaving the page when Back is pressed on a touchscreen, while the component is shown. On
 * other screens only Escape asks to close, which every overlay and the fields in it handle themselves.
 */
export function useCloseOnBack(close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (window.CloseWatcher === undefined || !window.matchMedia('(pointer: coarse)').matches) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, []);
}

/** Closes the dialog, popover or menu around it when Back is pressed. */
export function CloseOnBack(): null {
  const overlay = useContext(OverlayTriggerStateContext);
  useCloseOnBack(() => overlay?.close());
  return null;
}
