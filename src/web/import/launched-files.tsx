import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { importLink } from '../links/import.ts';
import { fileLaunches } from '../secure-context/index.ts';
import { dropFiles } from './files/dropped-files.ts';

/** Starts an import of files that the user opens with the installed app. */
export function LaunchedFiles() {
  const navigate = useNavigate();
  const open = useEffectEvent((handles: readonly FileSystemFileHandle[]) => {
    const files = handles.map(async (handle) => ({ path: handle.name, file: await handle.getFile() }));
    dropFiles(Promise.all(files));
    void navigate(importLink);
  });
  useEffect(() => {
    fileLaunches()?.setConsumer(({ files = [] }) => {
      if (files.length > 0) open(files);
    });
  }, []);
  return null;
}
