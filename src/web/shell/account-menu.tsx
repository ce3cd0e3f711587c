import { CircleUserRound, Download, LogOut, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { type User, useAuth } from '../account/index.ts';
import { HomeScreenHelp, showInstallDialog, useInstallOffer } from '../installation/index.ts';
import { useMessages } from '../language/index.ts';
import { profileLink } from '../links/profile.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx';
import { Text } from '../ui/text.tsx';
import { useMinWidth } from '../ui/use-min-width.ts';
import { shellMessages } from './messages/index.ts';
import styles from './shell.module.css';

export function AccountMenu({ user }: { readonly user: User }) {
  const m = useMessages(shellMessages);
  const { logout } = useAuth();
  const isWide = useMinWidth(900);
  const offer = useInstallOffer();
  const [isExplaining, setExplaining] = useState(false);
  const trigger = isWide ? (
    <Button variant="quiet" isWide icon={<CircleUserRound />} className={styles.account ?? ''}>
      <Text as="span" lines={1} personal>
        {user.displayName || user.email}
      </Text>
    </Button>
  ) : (
    <IconButton icon={<CircleUserRound />} label={m.account} />
  );
  return (
    <>
      <Menu trigger={trigger} label={m.signedInAs({ email: user.email })}>
        <MenuItem icon={<Settings2 />} description={user.email} link={profileLink}>
          {m.toProfile}
        </MenuItem>
        {offer === 'dialog' && (
          <MenuItem icon={<Download />} onAction={() => void showInstallDialog()}>
            {m.install}
          </MenuItem>
        )}
        {offer === 'by-hand' && (
          <MenuItem icon={<Download />} onAction={() => setExplaining(true)}>
            {m.addToHomeScreen}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={<LogOut />} onAction={() => void logout()}>
          {m.signOut}
        </MenuItem>
      </Menu>
      {isExplaining && <HomeScreenHelp onClose={() => setExplaining(false)} />}
    </>
  );
}
