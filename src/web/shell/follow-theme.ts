import { useEffect } from 'react';
import { chooseTheme } from '../page/index.ts';
import { useProfileData } from '../replica/index.ts';

/**
 * Applies the user's theme, which is the same on all devices. Until the document is loaded, the page uses this device's
 * last theme.
 */
export function FollowTheme() {
  const { theme } = useProfileData().preferences;
  useEffect(() => {
    if (theme !== undefined) chooseTheme(theme);
  }, [theme]);
  return null;
}
