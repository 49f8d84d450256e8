import { useWatch } from 'react-hook-form';
import { ImageField } from '../../parts/images/ImageField.tsx';
import type { EventFieldProps } from './eventForm.ts';
import { eventLabels } from './eventLabels.ts';

type Props = EventFieldProps & { name: 'collegeLogo' | 'backgroundImage'; onBusy: (busy: boolean) => void };

/** An image of an event: its college's logo, or the image of its card (specification 2.10). */
export function PictureField({ form, name, onBusy }: Props) {
  const [value, collegeName] = useWatch({ control: form.control, name: [name, 'collegeName'] });
  const isLogo = name === 'collegeLogo';
  return (
    <ImageField
      label={eventLabels[name]}
      use={isLogo ? 'logo' : 'branding'}
      about={collegeName || 'event'}
      value={value}
      failed={isLogo ? 'Failed to upload college logo. Please try again.' : undefined}
      onChange={(url) => form.setValue(name, url, { shouldDirty: true, shouldValidate: true })}
      onBusy={onBusy}
    />
  );
}
