import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { builtInProgrammes } from '#domain/exercise/built-in/index.ts';
import { useMessages } from '../../../language/index.ts';
import { builtInProgrammesLink } from '../../../links/exercise.ts';
import { BackLink } from '../../../records/index.ts';
import { Link } from '../../../ui/link.tsx';
import { SplitView } from '../../../ui/split-view.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { builtInProgrammeRoute } from '../../navigation/routes.ts';
import { BuiltInPane } from './built-in-pane.tsx';
import { BuiltInView } from './built-in-view.tsx';
import { builtInMessages } from './messages/index.ts';

/** The list of built-in programmes, and beside it the open one. */
export default function BuiltInTab(): ReactNode {
  const m = useMessages(builtInMessages);
  const { builtIn: id } = useParams({ from: builtInProgrammeRoute.id, shouldThrow: false }) ?? {};
  return (
    <SplitView
      listLabel={m.programmes}
      list={<BuiltInPane isPage={id === undefined} openId={id ?? null} />}
      detailLabel={m.programme}
      detail={id === undefined ? null : <Detail id={id} />}
      placeholder={<EmptyState title={m.nothingSelected} />}
    />
  );
}

function Detail({ id }: { readonly id: string }) {
  const m = useMessages(builtInMessages);
  const open = builtInProgrammes.find((each) => each.id === id);
  return (
    <>
      <BackLink link={builtInProgrammesLink}>{m.programmes}</BackLink>
      {open === undefined ? (
        <EmptyState level={1} title={m.noBuiltIn} action={<Link {...builtInProgrammesLink}>{m.allBuiltIn}</Link>}>
          {m.noBuiltInText}
        </EmptyState>
      ) : (
        <BuiltInView key={id} programme={open} />
      )}
    </>
  );
}
