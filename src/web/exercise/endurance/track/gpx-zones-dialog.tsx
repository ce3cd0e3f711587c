import { useState } from 'react';
import { useMessages } from '../../../language/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { SecondaryText } from '../../../ui/text.tsx';
import { enduranceMessages } from '../messages/index.ts';
import type { SaveGpx } from './use-save-gpx.ts';

interface GpxZonesDialogProps extends Pick<SaveGpx, 'answer'> {
  readonly insideZones: number;
}

/** Says that a GPX file leaves out the places inside privacy zones, and offers to include them. */
export function GpxZonesDialog({ insideZones, answer }: GpxZonesDialogProps) {
  const m = useMessages(enduranceMessages);
  const [includes, setIncludes] = useState(false);
  return (
    <Dialog title={m.saveGpx} closeLabel={m.close} isOpen onOpenChange={() => answer(null)}>
      <Stack gap={4}>
        <SecondaryText as="p">{m.gpxZonesText({ count: insideZones })}</SecondaryText>
        <Checkbox isSelected={includes} onChange={setIncludes}>
          {m.gpxIncludeZones}
        </Checkbox>
        <Row gap={2}>
          <Button variant="primary" onPress={() => answer(includes ? 'whole' : 'withoutZones')}>
            {m.save}
          </Button>
          <Button variant="secondary" onPress={() => answer(null)}>
            {m.cancel}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
