import { useEffect } from 'react';
import { chooseTheme } from '../page/index.ts';
import { useProfileData } from '../replica/index.ts';

/** Until the document is loaded, the page uses this device's last theme; then the person's theme on all devices. */
export function FollowTheme() {
  const { theme } = useProfileData().preferences;
  useEffect(() => {
    if (theme !== undefined) chooseTheme(theme);
  }, [theme]);
  return null;
}
