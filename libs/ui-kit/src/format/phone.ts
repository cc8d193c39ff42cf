/**
 * A phone for display: ten digits become `+7 912 345 67 89`. Anything other than ten digits (with or without a leading
 * 7 or 8) is returned unchanged.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/gu, '');
  const ten = digits.length === 11 && /^[78]/u.test(digits) ? digits.slice(1) : digits;
  if (ten.length !== 10) return phone;
  return `+7 ${ten.slice(0, 3)} ${ten.slice(3, 6)} ${ten.slice(6, 8)} ${ten.slice(8)}`;
}
