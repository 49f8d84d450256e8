import { cardsText, parseCards } from '../../domain/night/drawing/cards.ts';
import type { SchemaForm } from '../../hooks/useSchemaForm.ts';
import { Field } from '../../ui/Field.tsx';
import { CardPicker } from './CardPicker.tsx';
import type { CardsInput } from './cardsInput.ts';

/** The field for three cards, with keys to pick them. */
export function CardsFields({ form }: { form: SchemaForm<CardsInput, CardsInput> }) {
  const typed = form.watch('cards');
  const cards = parseCards(typed);
  return (
    <>
      <Field
        {...form.field('cards')}
        label="Three cards"
        hint={cards ? cardsText(cards) : '7S KD 2C'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <CardPicker
        full={cards !== null}
        onPick={(card) =>
          form.setValue('cards', `${typed.trim()} ${card}`.trim(), { shouldDirty: true, shouldTouch: true })
        }
        onClear={() => form.reset()}
      />
    </>
  );
}
