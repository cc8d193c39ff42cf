/** Ten digits as the masked field writes them; an unknown spelling stays as it is. */
export const maskedPhone = (phone: string): string =>
  phone.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4');
