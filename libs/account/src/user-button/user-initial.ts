/** The first letter of the name in upper case; empty when the name has no letter (a person icon takes its place). */
export function userInitial(name: string): string {
  return (/\p{L}/u.exec(name)?.[0] ?? '').toLocaleUpperCase('ru');
}
