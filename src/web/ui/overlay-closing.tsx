import { useContext, useEffect, useEffectEvent } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useInterceptBack } from './router-provider.tsx';

/** Receives the browser's requests to close what is open, such as Android's Back. */
interface CloseWatcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** What closes on Back in browsers without `CloseWatcher`, the one on top last. */
const open: object[] = [];

/**
 * Calls a function instead of leaving the page when Back is pressed on a touchscreen, while the component is shown. On
 * other screens only Escape asks to close, which every overlay and the fields in it handle themselves.
 */
export function useCloseOnBack(close: () => void): void {
  const onClose = useEffectEvent(close);
  const interceptBack = useInterceptBack();
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) return;
    if (window.CloseWatcher !== undefined) {
      const watcher = new window.CloseWatcher();
      watcher.onclose = () => onClose();
      return () => watcher.destroy();
    }
    const self = {};
    open.push(self);
    const release = interceptBack(() => {
      if (open.at(-1) !== self) return false;
      onClose();
      return true;
    });
    return () => {
      release();
      open.splice(open.indexOf(self), 1);
    };
  }, [interceptBack]);
}

/**
 * Closes the dialog, popover or menu around it when Back is pressed, and keeps the second click of a double click on
 * what closed it from the page behind.
 *
 * @param isPending whether the overlay must stay open
 */
export function OverlayClosing({ isPending = false }: { readonly isPending?: boolean }): null {
  const overlay = useContext(OverlayTriggerStateContext);
  useCloseOnBack(() => {
    if (!isPending) overlay?.close();
  });
  useSecondClickShield();
  return null;
}

/** The longest time between the clicks of a double click. */
const doubleClickMs = 400;
/** How far apart the clicks of a double click are at most. */
const reachPx = 24;

/**
 * Covers the place of the press that removed the component, for as long as a second click may follow. Otherwise a
 * double click on *Save* would also press what is behind the dialog.
 */
function useSecondClickShield(): void {
  useEffect(() => {
    const listening = new AbortController();
    let last: PointerEvent | null = null;
    const note = (event: PointerEvent) => {
      last = event;
    };
    window.addEventListener('pointerup', note, { capture: true, signal: listening.signal });
    return () => {
      listening.abort();
      if (last !== null && performance.now() - last.timeStamp < doubleClickMs) cover(last);
    };
  }, []);
}

function cover({ clientX, clientY }: PointerEvent): void {
  const shield = document.createElement('div');
  // for overlays that open meanwhile, a press on it is not one outside of them
  shield.dataset.reactAriaTopLayer = 'true';
  shield.dataset.secondClickShield = '';
  shield.setAttribute('aria-hidden', 'true');
  Object.assign(shield.style, {
    position: 'fixed',
    left: `${clientX - reachPx}px`,
    top: `${clientY - reachPx}px`,
    width: `${2 * reachPx}px`,
    height: `${2 * reachPx}px`,
    zIndex: '2147483647',
  });
  document.body.append(shield);
  setTimeout(() => shield.remove(), doubleClickMs);
}
