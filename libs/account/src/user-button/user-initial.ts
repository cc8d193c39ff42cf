/** The first letter of the name, upper case; empty when the name has no letter. S1 §2, decision 30. */
export function userInitial(name: string): string {
  return (/\p{L}/u.exec(name)?.[0] ?? '').toLocaleUpperCase('ru');
}
