import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';

/**
 * Registers a function that is called when the user goes back. If it returns true, the page stays.
 *
 * @returns a function that removes it
 */
export type InterceptBack = (intercept: () => boolean) => () => void;

interface RouterProviderProps {
  /** Navigates to a URL of the app without a page load. */
  readonly navigate: (href: string) => void;
  readonly interceptBack: InterceptBack;
  readonly children: ReactNode;
}

const NavigateContext = /* @__PURE__ */ createContext<((href: string) => void) | null>(null);
const BackContext = /* @__PURE__ */ createContext<InterceptBack>(() => () => {});

/** Makes all links and menus of `ui` navigate with the given router. */
export function RouterProvider({ navigate, interceptBack, children }: RouterProviderProps) {
  return (
    <NavigateContext value={navigate}>
      <BackContext value={interceptBack}>
        <AriaRouterProvider navigate={navigate}>{children}</AriaRouterProvider>
      </BackContext>
    </NavigateContext>
  );
}

export function useInterceptBack(): InterceptBack {
  return useContext(BackContext);
}

/** Returns a click handler for a plain `a`. The router navigates unless the user asked for another tab or window. */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useContext(NavigateContext);
  return (event) => {
    const { href, origin, pathname, search, hash } = event.currentTarget;
    const wantsMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (navigate === null || wantsMore || href === '' || origin !== window.location.origin) return;
    event.preventDefault();
    navigate(`${pathname}${search}${hash}`);
  };
}
