import { type ComponentProps, useMemo, useState } from 'react';
import { watchFraternity } from '../../../data/staff/fraternities.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { ContactEditor } from './ContactEditor.tsx';

type Props = Omit<ComponentProps<typeof ContactEditor>, 'gone'>;

/** The editor of a contact. It stays open when its fraternity leaves the list. */
export function LiveContactEditor({ fraternity, ...props }: Props) {
  const { collegeId } = props;
  const [opened] = useState(fraternity);
  const live = useLive(useMemo(() => watchFraternity(collegeId, opened.id), [collegeId, opened]));
  const known = live.status === 'ready' ? live.data : null;
  const gone = known !== null && known.item === null && !known.fromCache;
  return <ContactEditor {...props} fraternity={known?.item ?? opened} gone={gone} />;
}
