import { zodResolver } from '@hookform/resolvers/zod';
import { Button, PhoneField, TextField } from '@tropa/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callbackSchema, type CallbackInput, type CallbackValues } from './callback.schema.js';

/** A form of the site: its schema is zod's, its fields are the shop's. */
export function CallbackForm() {
  const [sent, setSent] = useState<CallbackValues>();
  const { register, handleSubmit, formState } = useForm<CallbackInput, unknown, CallbackValues>({
    resolver: zodResolver(callbackSchema),
    defaultValues: { name: '', phone: '' },
  });
  const { errors } = formState;
  return (
    <form aria-label="Обратный звонок" noValidate onSubmit={(event) => void handleSubmit(setSent)(event)}>
      <TextField label="Имя" error={errors.name?.message} {...register('name')} />
      <PhoneField label="Телефон" error={errors.phone?.message} {...register('phone')} />
      <Button type="submit">Перезвоните мне</Button>
      <output>{sent && `${sent.name}, ${sent.phone}`}</output>
    </form>
  );
}
