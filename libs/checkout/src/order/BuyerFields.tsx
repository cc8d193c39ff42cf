import { NameField, PhoneField, TextField } from '@tropa/ui-kit';
import { Controller, useFormContext } from 'react-hook-form';
import { CityField } from './CityField.js';
import type { OrderFormInput } from './order.schema.js';
import type { OrderTexts } from './order.texts.js';
import styles from './OrderFields.module.css';

export interface BuyerFieldsProps {
  /** A new city was chosen: what depends on it is reset, the address too. */
  readonly onCityChange: () => void;
  /** Whether an order needs an e-mail. */
  readonly isEmailRequired: boolean;
  readonly texts: OrderTexts;
}

/** The buyer's name, phone, e-mail and city. */
export function BuyerFields({ onCityChange, isEmailRequired, texts }: BuyerFieldsProps) {
  const { register, control, formState } = useFormContext<OrderFormInput>();
  const { errors } = formState;
  return (
    <div className={styles.pair}>
      <NameField
        {...register('name')}
        label={texts.name}
        placeholder={texts.namePlaceholder}
        required
        error={errors.name?.message}
      />
      <PhoneField
        {...register('phone')}
        label={texts.phone}
        autoComplete="tel"
        required
        error={errors.phone?.message}
      />
      <TextField
        {...register('email')}
        label={texts.email}
        type="email"
        inputMode="email"
        placeholder={texts.emailPlaceholder}
        autoComplete="email"
        required={isEmailRequired}
        hint={isEmailRequired ? undefined : texts.emailHint}
        error={errors.email?.message}
      />
      <Controller
        name="city"
        control={control}
        render={({ field }) => (
          <CityField
            value={field.value || null}
            inputRef={field.ref}
            error={errors.city?.message}
            texts={texts}
            onBlur={field.onBlur}
            onChange={(city) => {
              if (city?.id === (field.value || null)?.id) return;
              field.onChange(city);
              onCityChange();
            }}
          />
        )}
      />
    </div>
  );
}
