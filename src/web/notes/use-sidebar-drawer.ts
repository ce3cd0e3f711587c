import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Whether the drawer with the places is open. Going anywhere closes it, to the place that is open already too. */
export function useSidebarDrawer(): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => (isOpen ? router.subscribe('onBeforeLoad', () => setOpen(false)) : undefined), [isOpen, router]);
  return [isOpen, setOpen];
}
