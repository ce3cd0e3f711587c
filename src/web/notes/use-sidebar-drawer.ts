import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Returns whether the drawer with the sidebar is open, and a function that sets it. Any navigation closes the drawer,
 * even to the current list.
 */
export function useSidebarDrawer(): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => (isOpen ? router.subscribe('onBeforeLoad', () => setOpen(false)) : undefined), [isOpen, router]);
  return [isOpen, setOpen];
}
