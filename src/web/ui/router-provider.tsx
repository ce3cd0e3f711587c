import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';

interface RouterProviderProps {
  /** Goes to an address of the app without loading a page. */
  readonly navigate: (href: string) => void;
  readonly children: ReactNode;
}

const NavigateContext = /* @__PURE__ */ createContext<((href: string) => void) | null>(null);

/** Everything of `ui` that leads somewhere goes through the router given here. */
export function RouterProvider({ navigate, children }: RouterProviderProps) {
  return (
    <NavigateContext value={navigate}>
      <AriaRouterProvider navigate={navigate}>{children}</AriaRouterProvider>
    </NavigateContext>
  );
}

/** What a plain `a` does with a press: the router goes there, unless the person asks for another tab or window. */
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
