import { type ReactNode, useRef } from 'react';
import styles from './app-shell.module.css';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import type { NavigationItem } from './navigation.ts';
import tabBar from './tab-bar.module.css';
import { TopBar } from './top-bar.tsx';
import { useDock } from './use-dock.ts';
import { useMinWidth } from './use-min-width.ts';

export interface AppShellProps {
  readonly children: ReactNode;
  readonly navigationLabel: string;
  readonly skipLabel: string;
  readonly items: readonly NavigationItem[];
  /** Shown in the top bar, below 900 px. On a page whose own heading would repeat it, it is the `h1`. */
  readonly title: ReactNode;
  readonly brand?: ReactNode;
  readonly search?: ReactNode;
  /** The navigation of the current section, shown in the sidebar below the list of sections. */
  readonly section?: ReactNode;
  readonly status?: ReactNode;
  readonly account?: ReactNode;
  /** The running workout, above the tab bar or at the bottom of the page. */
  readonly running?: ReactNode;
  readonly accent: 'mind' | 'body' | undefined;
}

/**
 * The layout of the app. It is as high as the window, and `main` scrolls. Below 600 px it has a top bar and a tab bar,
 * from 600 px a navigation rail and a top bar, and from 900 px a sidebar with everything.
 */
export function AppShell(props: AppShellProps) {
  const { children, navigationLabel, skipLabel, items, running, accent } = props;
  const layout = useLayout();
  const main = useRef<HTMLElement>(null);
  return (
    <div className={styles.shell} data-layout={layout} data-accent={accent}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {skipLabel}
      </button>
      {layout === 'sidebar' ? <Sidebar {...props} /> : <ShellTopBar {...props} />}
      {layout === 'rail' && <Sections label={navigationLabel} items={items} looks={{ ...styles, nav: styles.rail }} />}
      <main ref={main} className={styles.main} tabIndex={-1} data-scroll-restoration-id="main">
        {children}
      </main>
      {running !== undefined && <Running>{running}</Running>}
      {layout === 'phone' && (
        <div className={styles.tabs}>
          <Sections label={navigationLabel} items={items} looks={tabBar} />
        </div>
      )}
    </div>
  );
}

function Running({ children }: { readonly children: ReactNode }) {
  const footer = useRef<HTMLElement>(null);
  useDock(footer, '--running');
  return (
    <footer ref={footer} className={styles.running}>
      {children}
    </footer>
  );
}

function useLayout(): 'phone' | 'rail' | 'sidebar' {
  const isMedium = useMinWidth(600);
  const isWide = useMinWidth(900);
  if (isWide) return 'sidebar';
  return isMedium ? 'rail' : 'phone';
}

function ShellTopBar({ title, search, status, account }: AppShellProps) {
  return (
    <div className={styles.top}>
      <TopBar title={title}>
        {status}
        {search}
        {account}
      </TopBar>
    </div>
  );
}

function Sidebar({ navigationLabel, items, brand, search, section, status, account }: AppShellProps) {
  return (
    <header className={styles.sidebar}>
      {brand !== undefined && <div className={styles.brand}>{brand}</div>}
      {search}
      <nav className={styles.sections} aria-label={navigationLabel}>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <SectionLink item={item} looks={styles} />
              {item.links !== undefined && <SectionLinks links={item.links} />}
            </li>
          ))}
        </ul>
      </nav>
      {section}
      <div className={styles.foot}>
        {status}
        {account}
      </div>
    </header>
  );
}

interface SectionsProps {
  readonly label: string;
  readonly items: readonly NavigationItem[];
  readonly looks: Looks;
}

/** The classes `nav`, `section`, `icon` and `label`, which differ between the sidebar, the rail and the tab bar. */
type Looks = Readonly<Record<string, string | undefined>>;

/** The sections as the rail or, at the bottom of a phone's screen, as the tab bar. */
function Sections({ label, items, looks }: SectionsProps) {
  return (
    <nav className={looks.nav} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <SectionLink item={item} looks={looks} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionLink({ item, looks }: { readonly item: NavigationItem; readonly looks: Looks }) {
  return (
    <Link
      {...item.link}
      variant="plain"
      className={classNames(looks.section)}
      {...(item.isCurrent && { 'aria-current': 'page' })}
    >
      <span className={looks.icon} aria-hidden="true">
        {item.icon}
      </span>
      <span className={looks.label}>{item.label}</span>
    </Link>
  );
}

function SectionLinks({ links }: { readonly links: NonNullable<NavigationItem['links']> }) {
  return (
    <ul className={styles.links}>
      {links.map(({ id, link, label, isCurrent }) => (
        <li key={id}>
          <Link
            {...link}
            variant="plain"
            className={classNames(styles.subLink)}
            {...(isCurrent && { 'aria-current': 'page' })}
          >
            <span dir="auto">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
