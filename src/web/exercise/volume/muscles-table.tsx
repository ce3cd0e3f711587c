import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Muscle } from '#domain/exercise/index.ts';
import type { BandStanding } from '#domain/exercise/volume/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { Table } from '../../ui/table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { libraryMessages } from '../library/index.ts';
import { volumeMessages } from './messages/index.ts';
import { type MuscleRow, mostSets } from './muscle-rows.ts';
import styles from './muscles-table.module.css';
import { SetsBar } from './sets-bar.tsx';
import { useBandLabels } from './use-muscle-labels.ts';

export interface MusclesTableProps {
  readonly rows: readonly MuscleRow[];
  readonly linkOf: (muscle: Muscle) => LinkTarget;
}

export function MusclesTable({ rows, linkOf }: MusclesTableProps) {
  const m = useMessages(volumeMessages);
  const { muscles: names } = useMessages(libraryMessages);
  const bandLabels = useBandLabels();
  const { count } = useTimeFormat();
  const most = mostSets(rows);
  return (
    <Table
      headings={[m.muscle, null, m.sets, m.target, <VisuallyHidden key="status">{m.status}</VisuallyHidden>]}
      atEnd="rest"
      size={2}
      touch
      className={styles.table ?? ''}
      aria-label={m.table}
    >
      {rows.map((row) => (
        <tr key={row.muscle} data-empty={row.sets === 0 || undefined}>
          <th scope="row">
            <Link variant="quiet" className={styles.name ?? ''} {...linkOf(row.muscle)}>
              {names[row.muscle] ?? row.muscle}
            </Link>
          </th>
          <td className={styles.bar}>
            <SetsBar row={row} most={most} />
          </td>
          <td className={styles.number}>{count(row.sets)}</td>
          <td className={styles.number}>{bandLabels(row.band)}</td>
          <td className={styles.standing} data-standing={row.standing}>
            {row.sets > 0 && <Standing standing={row.standing} />}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Standing({ standing }: Pick<MuscleRow, 'standing'>) {
  const m = useMessages(volumeMessages);
  if (standing === 'none') return <VisuallyHidden>{m.standings.none}</VisuallyHidden>; // the dash in the column before says it
  return (
    <>
      {signs[standing]}
      <span className={styles.standingWords}>{m.standings[standing]}</span>
    </>
  );
}

const signs: { readonly [S in BandStanding]: ReactNode } = {
  below: <ChevronDown aria-hidden="true" />,
  within: <Check aria-hidden="true" />,
  above: <ChevronUp aria-hidden="true" />,
  none: null,
};
