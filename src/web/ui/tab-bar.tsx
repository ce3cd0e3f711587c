import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import type { NavigationItem } from './navigation.ts';
import styles from './tab-bar.module.css';

export interface TabBarProps {
  readonly label: string;
  readonly items: readonly NavigationItem[];
}

/** The sections at the bottom of a phone's screen. */
export function TabBar({ label, items }: TabBarProps) {
  return (
    <nav className={styles.tabBar} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link
              {...item.link}
              variant="plain"
              className={classNames(styles.tab)}
              {...(item.isCurrent && { 'aria-current': 'page' })}
            >
              <span className={styles.icon} aria-hidden="true">
                {item.icon}
              </span>
              <span className={styles.label}>{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
