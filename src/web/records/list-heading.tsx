import { PageHeading } from '../page/index.ts';
import { Heading } from '../ui/text.tsx';

/** The heading of a list. While an item is open beside it, the item's heading is the `h1` of the page. */
export function ListHeading({ isPage, children }: { readonly isPage: boolean; readonly children: string }) {
  if (isPage) return <PageHeading>{children}</PageHeading>;
  return (
    <Heading level={2} size={6}>
      {children}
    </Heading>
  );
}
