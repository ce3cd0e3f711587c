import styles from './opening-track.module.css';

/**
 * The place of a recording that is being opened: a map, and as much room below as the window has, so that nothing moves
 * in sight when the charts appear.
 */
export function OpeningTrack() {
  return (
    <div className={styles.opening} aria-busy="true">
      <div className={styles.map} />
    </div>
  );
}
