import { PageHeading } from '../page/index.ts';
import { Heading } from '../ui/text.tsx';

/** Heads a list. While something of it is open beside it, that is what the page is about. */
export function ListHeading({ isPage, children }: { readonly isPage: boolean; readonly children: string }) {
  if (isPage) return <PageHeading>{children}</PageHeading>;
  return (
    <Heading level={2} size={6}>
      {children}
    </Heading>
  );
}
