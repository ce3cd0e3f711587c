import { useEffect } from 'react';
import { chooseTheme } from '../page/index.ts';
import { useProfileData } from '../replica/index.ts';

/** Until the document is read the page is as it was last here; then as the person wants it on all their devices. */
export function FollowTheme() {
  const { theme } = useProfileData().preferences;
  useEffect(() => {
    if (theme !== undefined) chooseTheme(theme);
  }, [theme]);
  return null;
}
